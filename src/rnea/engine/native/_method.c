/* Method: a method of a class that goes straight to machine code where it can.

   It stands in the class in place of a Python function. A call with plain states takes the object's
   Caller for that question; any other call, and the first of its kind, goes to the Python function
   with its arguments as they are, so errors, defaults and documentation are the function's own.
   After such a call learn() is asked for the Caller, which the next call finds.

   An object keeps its Callers in a slot named _ways: a list with one Way for every Method. Where a
   question is about something with a name (a frame), or has a switch, a Way has further ones by
   these. */
#include "_method.h"

static int methods_made = 0;

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

/* ---- the call ----------------------------------------------------------------------------- */

/* whether a state may go the short way some day: arrays of others never do */
static int
plain(PyObject *state)
{
    return state == NULL || state == Py_None || PyArray_Check(state) || PyList_Check(state) ||
           PyTuple_Check(state) || PyFloat_Check(state) || PyLong_Check(state);
}

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
    if (result != NULL && why == NOT_MADE && plain(said.states[0]) && learn(me, args[0], &said) < 0) {
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
        if (here->which < 0 || here->which >= (here->role == NAME ? MOST_NAMES : MOST_STATES)) {
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
    .tp_name = "rnea.engine.native._calls.Method",
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
