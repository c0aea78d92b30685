/* Ways: where an object keeps its callers, and how it comes by them. */
#include "_method.h"

static void
way_dealloc(PyObject *self)
{
    Way *me = (Way *)self;
    Py_XDECREF(me->of[0]);
    Py_XDECREF(me->of[1]);
    Py_XDECREF(me->about);
    Py_XDECREF(me->named);
    Py_TYPE(self)->tp_free(self);
}

PyTypeObject WayType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "rnea.engine.native._calls.Way",
    .tp_basicsize = sizeof(Way),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The callers that answer one question about one object.",
    .tp_dealloc = way_dealloc,
};

/* the names that were said, as a key: the first where it stands alone, else a tuple of all */
static PyObject *
key_of(Method *me, Said *said)
{
    PyObject *key;
    int k;

    if (said->named == 1 && said->names[0] != NULL) {
        return Py_NewRef(said->names[0]);
    }
    key = PyTuple_New(me->names);
    for (k = 0; key != NULL && k < me->names; ++k) {
        PyObject *name = said->names[k] == NULL ? Py_None : said->names[k];
        PyTuple_SET_ITEM(key, k, Py_NewRef(name));
    }
    return key;
}

Way *
way_of(Method *me, PyObject *robot, Said *said)
{
    PyObject *ways = *(PyObject **)((char *)robot + me->ways), *key;
    Way *way;

    if (ways == NULL || PyList_GET_SIZE(ways) <= me->index) {
        return NULL;
    }
    way = (Way *)PyList_GET_ITEM(ways, me->index);
    if ((PyObject *)way == Py_None) {
        return NULL;
    }
    if (said->named == 0) {
        return way;
    }
    if (way->named == NULL || (key = key_of(me, said)) == NULL) {
        return NULL;
    }
    way = (Way *)PyDict_GetItemWithError(way->named, key);
    Py_DECREF(key);
    return way;
}

/* the list of ways of an object, with a place for this method; borrowed */
static PyObject *
ways_with_place(Method *me, PyObject *robot)
{
    PyObject **slot = (PyObject **)((char *)robot + me->ways);

    if (*slot == NULL && (*slot = PyList_New(0)) == NULL) {
        return NULL;
    }
    while (PyList_GET_SIZE(*slot) <= me->index) {
        if (PyList_Append(*slot, Py_None) < 0) {
            return NULL;
        }
    }
    return *slot;
}

static Way *
new_way(PyObject *learnt)
{
    PyObject *callers[2], *about;
    Way *way;
    int k;

    if (!PyArg_ParseTuple(learnt, "OOO", &callers[0], &callers[1], &about)) {
        return NULL;
    }
    way = PyObject_New(Way, &WayType);
    if (way == NULL) {
        return NULL;
    }
    for (k = 0; k < 2; ++k) {
        int is_one = PyObject_TypeCheck(callers[k], &CallerType);
        way->of[k] = is_one ? (Caller *)Py_NewRef(callers[k]) : NULL;
    }
    way->about = Py_NewRef(about);
    way->named = NULL;
    return way;
}

int
learn(Method *me, PyObject *robot, Said *said)
{
    PyObject *names = PyTuple_New(me->names), *learnt, *ways, *key;
    Way *way, *first;
    int k, done;

    for (k = 0; names != NULL && k < me->names; ++k) {
        PyObject *name = said->names[k] == NULL ? Py_None : said->names[k];
        PyTuple_SET_ITEM(names, k, Py_NewRef(name));
    }
    if (names == NULL) {
        return -1;
    }
    learnt = PyObject_CallFunctionObjArgs(me->learn, robot, names, NULL);
    Py_DECREF(names);
    if (learnt == NULL || learnt == Py_None) {
        Py_XDECREF(learnt);
        return learnt == NULL ? -1 : 0;
    }
    way = PyTuple_Check(learnt) ? new_way(learnt) : NULL;
    Py_DECREF(learnt);
    ways = way == NULL ? NULL : ways_with_place(me, robot);
    if (ways == NULL) {
        Py_XDECREF(way);
        return -1;
    }
    first = (Way *)PyList_GET_ITEM(ways, me->index);
    if (said->named == 0) {
        if ((PyObject *)first != Py_None) {
            way->named = Py_XNewRef(first->named);
        }
        return PyList_SetItem(ways, me->index, (PyObject *)way);
    }
    if ((PyObject *)first == Py_None) {
        PyObject *nothing = Py_BuildValue("OOO", Py_None, Py_None, Py_None);
        first = nothing == NULL ? NULL : new_way(nothing);
        Py_XDECREF(nothing);
        if (first == NULL || PyList_SetItem(ways, me->index, (PyObject *)first) < 0) {
            Py_DECREF(way);
            return -1;
        }
    }
    if (first->named == NULL) {
        first->named = PyDict_New();
    }
    key = first->named == NULL ? NULL : key_of(me, said);
    done = key == NULL ? -1 : PyDict_SetItem(first->named, key, (PyObject *)way);
    Py_XDECREF(key);
    Py_DECREF(way);
    return done;
}
