/* Between Python and a kernel: checks, allocation and the call, without Python-level work.

   A kernel is  void kernel(void *const inputs[], const int64_t strides[], void *out, int64_t rows)
   and its address comes from rnea.engine.llvm.jit. Five ways to call it:

     robot.method(q, qd, ...)  a Method of a class looks its Caller up in the robot (_method.c)
     Caller(...)(q, qd, ...)   arrays as a user has them; None where they are not plain enough,
                               and the caller goes the long way (_caller.c)
     Bound()()                 arrays that were fixed before: nothing is checked or allocated
     run(...)                  prepared arrays, a range of rows, the interpreter lock released
     share(...)                prepared arrays, all rows, shared between threads (_team.c)

   and one for compiled programs of JAX, which find it by a key (_jax.c).
*/
#define RNEA_IMPORTS_NUMPY
#include "_calls.h"

/* ---- Bound -------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    PyObject *owner, *arrays, *out;
    Caller *caller; /* for calls with arrays, once the code is made */
    kernel_function function;
    void *inputs[MOST_ARRAYS];
    int64_t strides[MOST_ARRAYS];
} Bound;

static PyObject *name_of_evaluate, *name_of_out;

/* without arguments: one row of the bound arrays; with plain ones: what the caller answers;
   otherwise, or before it is bound, self.evaluate(...) */
static PyObject *
bound_call(PyObject *self, PyObject *const *args, size_t flags, PyObject *names)
{
    Bound *me = (Bound *)self;
    Py_ssize_t count = PyVectorcall_NARGS(flags), all, k;
    PyObject *given[2 * MOST_ARRAYS + 2];

    if (count == 0 && names == NULL && me->function != NULL) {
        me->function(me->inputs, me->strides, PyArray_DATA((PyArrayObject *)me->out), 1);
        return Py_NewRef(me->out);
    }
    all = count + (names == NULL ? 0 : PyTuple_GET_SIZE(names));
    if (me->caller != NULL && count == me->caller->arrays &&
        (names == NULL || (all == count + 1 && PyTuple_GET_ITEM(names, 0) == name_of_out))) {
        PyObject *out = names == NULL ? NULL : args[count], *answer;
        int why;
        answer = caller_answer(me->caller, args, count, out, 0, AS_ARRAY, &why);
        if (answer != NULL || !why) {
            return answer;
        }
    }
    if (all > 2 * MOST_ARRAYS) {
        PyErr_SetString(PyExc_TypeError, "too many arguments");
        return NULL;
    }
    given[0] = self;
    for (k = 0; k < all; ++k) {
        given[k + 1] = args[k];
    }
    return PyObject_VectorcallMethod(name_of_evaluate, given, (size_t)count + 1, names);
}

static PyObject *
bound_new(PyTypeObject *type, PyObject *args, PyObject *names)
{
    Bound *me = (Bound *)type->tp_alloc(type, 0);
    (void)args;
    (void)names;
    if (me != NULL) {
        me->vectorcall = bound_call;
    }
    return (PyObject *)me;
}

/* bind(address, arrays, out, owner): one row; the arrays keep their memory */
static PyObject *
bound_bind(PyObject *self, PyObject *args)
{
    Bound *me = (Bound *)self;
    PyObject *address, *arrays, *out, *owner;
    kernel_function function;
    Py_ssize_t k;

    if (!PyArg_ParseTuple(args, "OO!O!O", &address, &PyTuple_Type, &arrays, &PyArray_Type, &out,
                          &owner)) {
        return NULL;
    }
    if (PyTuple_GET_SIZE(arrays) > MOST_ARRAYS) {
        PyErr_SetString(PyExc_ValueError, "too many arrays");
        return NULL;
    }
    function = as_function(address);
    if (PyErr_Occurred()) {
        return NULL;
    }
    for (k = 0; k < PyTuple_GET_SIZE(arrays); ++k) {
        PyArrayObject *array = (PyArrayObject *)PyTuple_GET_ITEM(arrays, k);
        if (!PyArray_Check((PyObject *)array)) {
            PyErr_SetString(PyExc_TypeError, "arrays must be NumPy arrays");
            return NULL;
        }
        me->inputs[k] = PyArray_DATA(array);
        me->strides[k] = PyArray_SIZE(array);
    }
    Py_XSETREF(me->owner, Py_NewRef(owner));
    Py_XSETREF(me->arrays, Py_NewRef(arrays));
    Py_XSETREF(me->out, Py_NewRef(out));
    me->function = function;
    Py_RETURN_NONE;
}

/* use(caller): for calls with arrays */
static PyObject *
bound_use(PyObject *self, PyObject *caller)
{
    if (!PyObject_TypeCheck(caller, &CallerType)) {
        PyErr_SetString(PyExc_TypeError, "use() takes a Caller");
        return NULL;
    }
    Py_XSETREF(((Bound *)self)->caller, (Caller *)Py_NewRef(caller));
    Py_RETURN_NONE;
}

static int
bound_traverse(PyObject *self, visitproc visit, void *arg)
{
    Bound *me = (Bound *)self;
    Py_VISIT(me->owner);
    Py_VISIT(me->arrays);
    Py_VISIT(me->out);
    Py_VISIT(me->caller);
    return 0;
}

static int
bound_clear(PyObject *self)
{
    Bound *me = (Bound *)self;
    me->function = NULL;
    Py_CLEAR(me->owner);
    Py_CLEAR(me->arrays);
    Py_CLEAR(me->out);
    Py_CLEAR(me->caller);
    return 0;
}

static void
bound_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    bound_clear(self);
    Py_TYPE(self)->tp_free(self);
}

static PyMemberDef bound_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Bound, vectorcall), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static PyMethodDef bound_methods[] = {
    {"bind", bound_bind, METH_VARARGS, "Fix the code and the arrays of calls without arguments."},
    {"use", bound_use, METH_O, "Set the caller of calls with arrays."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject BoundType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "rnea.engine.native._calls.Bound",
    .tp_basicsize = sizeof(Bound),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC |
                Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = "Base of kernels: a call without arguments goes straight to the machine code.",
    .tp_new = bound_new,
    .tp_dealloc = bound_dealloc,
    .tp_traverse = bound_traverse,
    .tp_clear = bound_clear,
    .tp_call = PyVectorcall_Call,
    .tp_vectorcall_offset = offsetof(Bound, vectorcall),
    .tp_members = bound_members,
    .tp_methods = bound_methods,
};

/* ---- run ---------------------------------------------------------------------------------- */

/* run(address, arrays, strides, out, out_columns, first, rows) */
static PyObject *
run(PyObject *module, PyObject *args)
{
    PyObject *address, *arrays, *strides, *out;
    Py_ssize_t first, rows, columns, k;
    void *inputs[MOST_ARRAYS];
    int64_t steps[MOST_ARRAYS];
    kernel_function function;
    char *to;

    (void)module;
    if (!PyArg_ParseTuple(args, "OO!O!O!nnn", &address, &PyTuple_Type, &arrays, &PyTuple_Type,
                          &strides, &PyArray_Type, &out, &columns, &first, &rows)) {
        return NULL;
    }
    if (PyTuple_GET_SIZE(arrays) > MOST_ARRAYS ||
        PyTuple_GET_SIZE(arrays) != PyTuple_GET_SIZE(strides)) {
        PyErr_SetString(PyExc_ValueError, "arrays and strides do not fit");
        return NULL;
    }
    for (k = 0; k < PyTuple_GET_SIZE(arrays); ++k) {
        PyArrayObject *array = (PyArrayObject *)PyTuple_GET_ITEM(arrays, k);
        if (!PyArray_Check((PyObject *)array)) {
            PyErr_SetString(PyExc_TypeError, "arrays must be NumPy arrays");
            return NULL;
        }
        steps[k] = PyLong_AsLongLong(PyTuple_GET_ITEM(strides, k));
        inputs[k] = PyArray_BYTES(array) + first * steps[k] * PyArray_ITEMSIZE(array);
    }
    function = as_function(address);
    if (PyErr_Occurred()) {
        return NULL;
    }
    to = PyArray_BYTES((PyArrayObject *)out) +
         first * columns * PyArray_ITEMSIZE((PyArrayObject *)out);
    Py_BEGIN_ALLOW_THREADS
    function(inputs, steps, to, rows);
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"run", run, METH_VARARGS, "Call a kernel on a range of rows of prepared arrays."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_calls", "Calls of compiled kernels.", -1, methods, NULL, NULL, NULL,
    NULL,
};

PyMODINIT_FUNC
PyInit__calls(void)
{
    PyTypeObject *types[] = {&CallerType, &BoundType, &MethodType};
    PyObject *made;
    size_t k;

    import_array();
    name_of_evaluate = PyUnicode_InternFromString("evaluate");
    name_of_out = PyUnicode_InternFromString("out");
    if (name_of_evaluate == NULL || name_of_out == NULL || memory_ready() < 0 ||
        method_ready() < 0 || team_ready() < 0) {
        return NULL;
    }
    made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddFunctions(made, memory_methods) < 0 ||
        PyModule_AddFunctions(made, team_methods) < 0 ||
        PyModule_AddFunctions(made, jax_methods) < 0 ||
        PyModule_AddFunctions(made, column_methods) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    for (k = 0; k < sizeof(types) / sizeof(*types); ++k) {
        if (PyModule_AddType(made, types[k]) < 0) {
            Py_DECREF(made);
            return NULL;
        }
    }
    return made;
}
