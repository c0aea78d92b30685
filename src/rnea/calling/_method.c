/* Method: a method of a class that goes straight to machine code where it can.

   It stands in the class in place of a Python function. A call with plain states takes the object's
   Caller for that question; any other call, and the first of its kind, goes to the Python function
   with its arguments as they are, so errors, defaults and documentation are the function's own.
   After such a call learn() is asked for the Caller, which the next call finds.

   An object keeps its Callers in a slot named _ways: a list with one Way for every Method. Where a
   question is about something with a name (a frame), or has a switch, a Way has further ones by
   these. */
#include "_calls.h"

#define MOST_PARAMETERS 16
#define MOST_NAMES 8

/* ---- Way ---------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    Caller *of[2];   /* for float64, for float32 */
    PyObject *about; /* what a result's object knows beside its numbers */
    PyObject *named; /* further ways by a name or switch, or by a tuple of them; NULL: none */
} Way;

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

static PyTypeObject WayType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "rnea.calling._calls.Way",
    .tp_basicsize = sizeof(Way),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The callers that answer one question about one object.",
    .tp_dealloc = way_dealloc,
};

/* ---- Method ------------------------------------------------------------------------------- */

/* what a parameter is */
enum { STATE, NAME, OUT, SWITCH };
/* what is made of an answer, beside AS_ARRAY and AS_NUMBER */
enum { IN_PARTS = 2, AS_OBJECT = 3, BY_FUNCTION = 4 };

typedef struct {
    PyObject *name;  /* interned; NULL for what has no keyword */
    PyObject *plain; /* the default: said or not, it is the same */
    int role, which;
} Parameter;

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    PyObject *function, *learn, *made; /* made: a class, or a function of rows and about */
    Parameter parameters[MOST_PARAMETERS];
    int count, positional, required, names, give;
    PyTypeObject *owner;
    Py_ssize_t ways, rows, about; /* where slots lie in an object, and in a result */
    int index;
} Method;

static int methods_made = 0;

/* What a call said, by the role of each argument. */
typedef struct {
    PyObject *states[MOST_ARRAYS], *names[MOST_NAMES], *out;
    int count, named;
} Said;

/* 1 if an argument is understood, 0 if the function has to see it */
static int
hear(Method *me, int k, PyObject *value, Said *said)
{
    Parameter *parameter = &me->parameters[k];

    switch (parameter->role) {
    case STATE:
        said->states[parameter->which] = value;
        if (said->count <= parameter->which) {
            said->count = parameter->which + 1;
        }
        return 1;
    case NAME:
        if (value == parameter->plain) {
            return 1;
        }
        said->names[parameter->which] = value;
        said->named += 1;
        return PyUnicode_CheckExact(value) || PyBool_Check(value);
    case OUT:
        said->out = value;
        return 1;
    default:
        return value == parameter->plain;
    }
}

/* 1 if all arguments are plain, 0 if the function has to see them */
static int
understand(Method *me, PyObject *const *args, Py_ssize_t count, PyObject *keywords, Said *said)
{
    Py_ssize_t k, all = keywords == NULL ? 0 : PyTuple_GET_SIZE(keywords);
    unsigned int given;

    memset(said, 0, sizeof(Said));
    if (count > me->positional) {
        return 0;
    }
    given = (1u << count) - 1;
    for (k = 0; k < count; ++k) {
        if (!hear(me, (int)k, args[k], said)) {
            return 0;
        }
    }
    for (k = 0; k < all; ++k) {
        PyObject *name = PyTuple_GET_ITEM(keywords, k);
        int place = 0;
        /* keywords are interned; one that is not goes the long way */
        while (place < me->count && me->parameters[place].name != name) {
            ++place;
        }
        if (place == me->count || given >> place & 1 || !hear(me, place, args[count + k], said)) {
            return 0;
        }
        given |= 1u << place;
    }
    return (given & ((1u << me->required) - 1)) == (1u << me->required) - 1;
}

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

/* a borrowed way for what was said; NULL without one, or with an error set */
static Way *
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

/* Ask for the callers of what was said, now that the function has answered; -1: an error. */
static int
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

/* ---- what is made of an answer ------------------------------------------------------------ */

/* (..., parts, a, b) as a tuple of arrays (..., a, b) that look into it; takes the array */
static PyObject *
in_parts(PyArrayObject *rows, int inner)
{
    int axes = PyArray_NDIM(rows), at = axes - inner, k, axis;
    npy_intp dims[NPY_MAXDIMS], strides[NPY_MAXDIMS], parts = PyArray_DIM(rows, at), part;
    PyObject *all = PyTuple_New(parts);

    for (axis = 0, k = 0; axis < axes; ++axis) {
        if (axis != at) {
            dims[k] = PyArray_DIM(rows, axis);
            strides[k++] = PyArray_STRIDE(rows, axis);
        }
    }
    for (part = 0; all != NULL && part < parts; ++part) {
        PyArray_Descr *descr = PyArray_DESCR(rows);
        char *data = PyArray_BYTES(rows) + part * PyArray_STRIDE(rows, at);
        PyObject *view;
        Py_INCREF(descr);
        view = PyArray_NewFromDescr(&PyArray_Type, descr, axes - 1, dims, strides, data,
                                    NPY_ARRAY_WRITEABLE, NULL);
        if (view == NULL || PyArray_SetBaseObject((PyArrayObject *)view, Py_NewRef(rows)) < 0) {
            Py_XDECREF(view);
            Py_CLEAR(all);
            break;
        }
        PyTuple_SET_ITEM(all, part, view);
    }
    Py_DECREF(rows);
    return all;
}

/* an object of the class `made` whose slots _rows and _about are filled; takes the array */
static PyObject *
as_object(Method *me, PyObject *rows, PyObject *about)
{
    PyTypeObject *type = (PyTypeObject *)me->made;
    PyObject *object = type->tp_alloc(type, 0);

    if (object == NULL) {
        Py_DECREF(rows);
        return NULL;
    }
    *(PyObject **)((char *)object + me->rows) = rows;
    *(PyObject **)((char *)object + me->about) = Py_NewRef(about);
    return object;
}

static PyObject *
finished(Method *me, PyObject *rows, Caller *caller, PyObject *about)
{
    PyObject *result;

    switch (me->give) {
    case IN_PARTS:
        return in_parts((PyArrayObject *)rows, caller->axes);
    case AS_OBJECT:
        return as_object(me, rows, about);
    case BY_FUNCTION:
        result = PyObject_CallFunctionObjArgs(me->made, rows, about, NULL);
        Py_DECREF(rows);
        return result;
    default:
        return rows;
    }
}

/* ---- the call ----------------------------------------------------------------------------- */

static PyObject *
method_call(PyObject *self, PyObject *const *args, size_t flags, PyObject *keywords)
{
    Method *me = (Method *)self;
    Py_ssize_t count = PyVectorcall_NARGS(flags);
    PyObject *result;
    int why = NOT_MADE;
    Said said;

    if (me->owner == NULL || count < 1 || !PyObject_TypeCheck(args[0], me->owner) ||
        !understand(me, args + 1, count - 1, keywords, &said)) {
        return PyObject_Vectorcall(me->function, args, flags, keywords);
    }
    Way *way = way_of(me, args[0], &said);
    if (way != NULL) {
        PyObject *first = said.states[0];
        int single = first != NULL && PyArray_CheckExact(first) &&
                     PyArray_TYPE((PyArrayObject *)first) == NPY_FLOAT32;
        Caller *caller = way->of[single];
        if (caller != NULL) {
            int give = me->give == AS_NUMBER ? AS_NUMBER : AS_ARRAY;
            /* the lock may be released meanwhile, and the way be replaced */
            Py_INCREF(way);
            result = caller_answer(caller, said.states, said.count, said.out, 1, give, &why);
            if (result != NULL) {
                result = finished(me, result, caller, way->about);
                Py_DECREF(way);
                return result;
            }
            Py_DECREF(way);
            if (!why) {
                return NULL;
            }
        }
    }
    else if (PyErr_Occurred()) {
        return NULL;
    }
    result = PyObject_Vectorcall(me->function, args, flags, keywords);
    if (result != NULL && why == NOT_MADE && learn(me, args[0], &said) < 0) {
        Py_CLEAR(result);
    }
    return result;
}

/* where a slot of a class lies in its objects; -1 with an error set where there is none */
static Py_ssize_t
slot_of(PyObject *type, const char *name)
{
    PyObject *slot = PyObject_GetAttrString(type, name);
    Py_ssize_t offset = -1;

    if (slot != NULL && Py_IS_TYPE(slot, &PyMemberDescr_Type) &&
        ((PyMemberDescrObject *)slot)->d_member->type == T_OBJECT_EX) {
        offset = ((PyMemberDescrObject *)slot)->d_member->offset;
    }
    else if (slot != NULL) {
        PyErr_Format(PyExc_TypeError, "%s of %R is not a slot", name, type);
    }
    Py_XDECREF(slot);
    return offset;
}

/* Method(function, learn, parameters, positional, required, names, give, made)

   parameters: (name, role, which, default) of each but the first, which is the object; positional
   ones first, those that must be given first of all. */
static PyObject *
method_new(PyTypeObject *type, PyObject *args, PyObject *none)
{
    PyObject *function, *teacher, *parameters, *made;
    int positional, required, names, give;
    Py_ssize_t k;
    Method *me;

    (void)none;
    if (!PyArg_ParseTuple(args, "OOO!iiiiO", &function, &teacher, &PyTuple_Type, &parameters,
                          &positional, &required, &names, &give, &made)) {
        return NULL;
    }
    if (PyTuple_GET_SIZE(parameters) > MOST_PARAMETERS || names > MOST_NAMES ||
        positional > MOST_PARAMETERS) {
        PyErr_SetString(PyExc_ValueError, "too many parameters");
        return NULL;
    }
    me = (Method *)type->tp_alloc(type, 0);
    if (me == NULL) {
        return NULL;
    }
    me->vectorcall = method_call;
    me->function = Py_NewRef(function);
    me->learn = Py_NewRef(teacher);
    me->made = Py_NewRef(made);
    me->positional = positional;
    me->required = required;
    me->names = names;
    me->give = give;
    me->index = methods_made++;
    for (k = 0; k < PyTuple_GET_SIZE(parameters); ++k) {
        Parameter *here = &me->parameters[k];
        PyObject *name, *plain;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(parameters, k), "UiiO", &name, &here->role,
                              &here->which, &plain)) {
            Py_DECREF(me);
            return NULL;
        }
        if (PyUnicode_GET_LENGTH(name) > 0) {
            here->name = Py_NewRef(name);
            PyUnicode_InternInPlace(&here->name);
        }
        here->plain = Py_NewRef(plain);
        me->count += 1;
        if (here->which < 0 || here->which >= (here->role == NAME ? MOST_NAMES : MOST_ARRAYS)) {
            PyErr_SetString(PyExc_ValueError, "too many states or names");
            Py_DECREF(me);
            return NULL;
        }
    }
    if (give == AS_OBJECT && ((me->rows = slot_of(made, "_rows")) < 0 ||
                              (me->about = slot_of(made, "_about")) < 0)) {
        Py_DECREF(me);
        return NULL;
    }
    return (PyObject *)me;
}

static int
method_clear(PyObject *self)
{
    Method *me = (Method *)self;
    int k;
    Py_CLEAR(me->function);
    Py_CLEAR(me->learn);
    Py_CLEAR(me->made);
    Py_CLEAR(me->owner);
    for (k = 0; k < me->count; ++k) {
        Py_CLEAR(me->parameters[k].name);
        Py_CLEAR(me->parameters[k].plain);
    }
    return 0;
}

static int
method_traverse(PyObject *self, visitproc visit, void *arg)
{
    Method *me = (Method *)self;
    int k;
    Py_VISIT(me->function);
    Py_VISIT(me->learn);
    Py_VISIT(me->made);
    Py_VISIT(me->owner);
    for (k = 0; k < me->count; ++k) {
        Py_VISIT(me->parameters[k].plain);
    }
    return 0;
}

static void
method_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    method_clear(self);
    Py_TYPE(self)->tp_free(self);
}

static PyObject *
method_get(PyObject *self, PyObject *object, PyObject *type)
{
    (void)type;
    return object == NULL || object == Py_None ? Py_NewRef(self) : PyMethod_New(self, object);
}

/* the class in which it stands, and where that keeps its ways */
static PyObject *
method_set_name(PyObject *self, PyObject *args)
{
    Method *me = (Method *)self;
    PyObject *owner, *name;

    if (!PyArg_ParseTuple(args, "O!U", &PyType_Type, &owner, &name)) {
        return NULL;
    }
    me->ways = slot_of(owner, "_ways");
    if (me->ways < 0) {
        return NULL;
    }
    Py_XSETREF(me->owner, (PyTypeObject *)Py_NewRef(owner));
    Py_RETURN_NONE;
}

static PyObject *
method_reduce(PyObject *self, PyObject *none)
{
    (void)none;
    return PyObject_GetAttrString(((Method *)self)->function, "__qualname__");
}

static PyObject *
method_repr(PyObject *self)
{
    return PyObject_Repr(((Method *)self)->function);
}

/* whatever is asked of the function itself: its name, its words, its defaults */
static PyObject *
method_getattro(PyObject *self, PyObject *name)
{
    PyObject *own = PyObject_GenericGetAttr(self, name);
    if (own == NULL && PyErr_ExceptionMatches(PyExc_AttributeError)) {
        PyErr_Clear();
        own = PyObject_GetAttr(((Method *)self)->function, name);
    }
    return own;
}

static PyObject *
of_function(PyObject *self, void *name)
{
    return PyObject_GetAttrString(((Method *)self)->function, (const char *)name);
}

static PyGetSetDef method_getset[] = {
    {"__doc__", of_function, NULL, NULL, "__doc__"},
    {"__name__", of_function, NULL, NULL, "__name__"},
    {"__qualname__", of_function, NULL, NULL, "__qualname__"},
    {"__module__", of_function, NULL, NULL, "__module__"},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef method_members[] = {
    {"__wrapped__", T_OBJECT, offsetof(Method, function), READONLY, NULL},
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Method, vectorcall), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static PyMethodDef method_methods[] = {
    {"__set_name__", method_set_name, METH_VARARGS, "Called when the class is made."},
    {"__reduce__", method_reduce, METH_NOARGS, "Found again by its name."},
    {NULL, NULL, 0, NULL},
};

PyTypeObject MethodType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "rnea.calling._calls.Method",
    .tp_basicsize = sizeof(Method),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL |
                Py_TPFLAGS_METHOD_DESCRIPTOR,
    .tp_new = method_new,
    .tp_dealloc = method_dealloc,
    .tp_traverse = method_traverse,
    .tp_clear = method_clear,
    .tp_call = PyVectorcall_Call,
    .tp_vectorcall_offset = offsetof(Method, vectorcall),
    .tp_descr_get = method_get,
    .tp_getattro = method_getattro,
    .tp_repr = method_repr,
    .tp_getset = method_getset,
    .tp_members = method_members,
    .tp_methods = method_methods,
};

int
method_ready(void)
{
    return PyType_Ready(&WayType) < 0 ? -1 : 0;
}
