/* Between Python and a kernel: checks, allocation and the call, without Python-level work.

   A kernel is  void kernel(void *const inputs[], const int64_t strides[], void *out, int64_t rows)
   and its address comes from rnea.compile.jit. Three ways to call it:

     Caller(...)(q, qd, ...)   arrays as a user has them; None where they are not plain enough,
                               and the caller goes the long way (rnea.compile.kernel)
     Bound()()                 arrays that were fixed before: nothing is checked or allocated
     run(...)                  prepared arrays, a range of rows, the interpreter lock released
*/
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <stdint.h>
#include <structmember.h>

#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#include <numpy/arrayobject.h>

#define MOST_ARRAYS 8
#define MOST_AXES 8
/* below this many rows taking and releasing the lock costs more than it gives */
#define ROWS_WORTH_RELEASING 256

typedef void (*kernel_function)(void *const *, const int64_t *, void *, int64_t);

static kernel_function
as_function(PyObject *address)
{
    return (kernel_function)(uintptr_t)PyLong_AsUnsignedLongLong(address);
}

/* ---- Caller ------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    PyObject *owner; /* keeps the machine code alive */
    kernel_function few, many;
    int arrays, axes, type;
    npy_intp columns[MOST_ARRAYS];
    int64_t strides[MOST_ARRAYS];
    npy_intp shape[MOST_AXES];
    npy_intp few_rows, most_rows;
} Caller;

static PyObject *
caller_call(PyObject *self, PyObject *const *args, size_t flags, PyObject *names)
{
    Caller *me = (Caller *)self;
    Py_ssize_t count = PyVectorcall_NARGS(flags);
    void *inputs[MOST_ARRAYS];
    npy_intp dims[NPY_MAXDIMS];
    PyArrayObject *first = NULL, *out = NULL;
    npy_intp rows = 1;
    int batch = 0, k, axis;
    kernel_function function;

    /* an array more than the kernel takes is where the result goes */
    if ((count != me->arrays && count != me->arrays + 1) || names != NULL) {
        Py_RETURN_NONE;
    }
    for (k = 0; k < me->arrays; ++k) {
        PyArrayObject *array = (PyArrayObject *)args[k];
        if (!PyArray_CheckExact(args[k]) || PyArray_TYPE(array) != me->type ||
            !PyArray_ISCARRAY_RO(array) || PyArray_NDIM(array) < 1 ||
            PyArray_NDIM(array) + me->axes > NPY_MAXDIMS ||
            PyArray_DIM(array, PyArray_NDIM(array) - 1) != me->columns[k]) {
            Py_RETURN_NONE;
        }
        if (k == 0) {
            first = array;
            batch = PyArray_NDIM(array) - 1;
            for (axis = 0; axis < batch; ++axis) {
                dims[axis] = PyArray_DIM(array, axis);
                rows *= dims[axis];
            }
        }
        else if (PyArray_NDIM(array) != PyArray_NDIM(first)) {
            Py_RETURN_NONE;
        }
        else {
            for (axis = 0; axis < batch; ++axis) {
                if (PyArray_DIM(array, axis) != dims[axis]) {
                    Py_RETURN_NONE;
                }
            }
        }
        inputs[k] = PyArray_DATA(array);
    }
    function = rows <= me->few_rows ? me->few : me->many;
    if (function == NULL || rows > me->most_rows) {
        Py_RETURN_NONE;
    }
    for (axis = 0; axis < me->axes; ++axis) {
        dims[batch + axis] = me->shape[axis];
    }
    if (count == me->arrays + 1) {
        out = (PyArrayObject *)args[me->arrays];
        if (!PyArray_CheckExact(args[me->arrays]) || PyArray_TYPE(out) != me->type ||
            !PyArray_ISCARRAY(out) || PyArray_NDIM(out) != batch + me->axes ||
            !PyArray_CompareLists(PyArray_DIMS(out), dims, batch + me->axes)) {
            Py_RETURN_NONE;
        }
        /* a kernel may write a result before it has read every input */
        for (k = 0; k < me->arrays; ++k) {
            PyArrayObject *array = (PyArrayObject *)args[k];
            if (PyArray_BYTES(array) < PyArray_BYTES(out) + PyArray_NBYTES(out) &&
                PyArray_BYTES(out) < PyArray_BYTES(array) + PyArray_NBYTES(array)) {
                Py_RETURN_NONE;
            }
        }
        Py_INCREF(out);
    }
    else {
        out = (PyArrayObject *)PyArray_SimpleNew(batch + me->axes, dims, me->type);
        if (out == NULL) {
            return NULL;
        }
    }
    if (rows > ROWS_WORTH_RELEASING) {
        Py_BEGIN_ALLOW_THREADS
        function(inputs, me->strides, PyArray_DATA(out), rows);
        Py_END_ALLOW_THREADS
    }
    else if (rows > 0) {
        function(inputs, me->strides, PyArray_DATA(out), rows);
    }
    return (PyObject *)out;
}

/* Caller(few, many, few_rows, most_rows, columns, shape, single, owner) */
static PyObject *
caller_new(PyTypeObject *type, PyObject *args, PyObject *names)
{
    PyObject *few, *many, *columns, *shape, *owner;
    Py_ssize_t few_rows, most_rows, k;
    int single;
    Caller *me;

    (void)names;
    if (!PyArg_ParseTuple(args, "OOnnO!O!pO", &few, &many, &few_rows, &most_rows, &PyTuple_Type,
                          &columns, &PyTuple_Type, &shape, &single, &owner)) {
        return NULL;
    }
    if (PyTuple_GET_SIZE(columns) > MOST_ARRAYS || PyTuple_GET_SIZE(shape) > MOST_AXES) {
        PyErr_SetString(PyExc_ValueError, "too many arrays or axes");
        return NULL;
    }
    me = (Caller *)type->tp_alloc(type, 0);
    if (me == NULL) {
        return NULL;
    }
    me->vectorcall = caller_call;
    me->owner = Py_NewRef(owner);
    me->few = as_function(few);
    me->many = as_function(many);
    me->few_rows = few_rows;
    me->most_rows = most_rows;
    me->type = single ? NPY_FLOAT32 : NPY_FLOAT64;
    me->arrays = (int)PyTuple_GET_SIZE(columns);
    me->axes = (int)PyTuple_GET_SIZE(shape);
    for (k = 0; k < me->arrays; ++k) {
        me->columns[k] = PyLong_AsSsize_t(PyTuple_GET_ITEM(columns, k));
        me->strides[k] = me->columns[k];
    }
    for (k = 0; k < me->axes; ++k) {
        me->shape[k] = PyLong_AsSsize_t(PyTuple_GET_ITEM(shape, k));
    }
    if (PyErr_Occurred()) {
        Py_DECREF(me);
        return NULL;
    }
    return (PyObject *)me;
}

static void
caller_dealloc(PyObject *self)
{
    Py_XDECREF(((Caller *)self)->owner);
    Py_TYPE(self)->tp_free(self);
}

static PyMemberDef caller_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Caller, vectorcall), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static PyTypeObject CallerType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "rnea.compile._calls.Caller",
    .tp_basicsize = sizeof(Caller),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = "A kernel called with arrays; None where they are not plain enough.",
    .tp_new = caller_new,
    .tp_dealloc = caller_dealloc,
    .tp_call = PyVectorcall_Call,
    .tp_vectorcall_offset = offsetof(Caller, vectorcall),
    .tp_members = caller_members,
};

/* ---- Bound -------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    PyObject *owner, *arrays, *out;
    kernel_function function;
    void *inputs[MOST_ARRAYS];
    int64_t strides[MOST_ARRAYS];
} Bound;

static PyObject *name_of_evaluate;

/* without arguments: one row of the bound arrays; otherwise, or before bind(), self.evaluate(...) */
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

static int
bound_traverse(PyObject *self, visitproc visit, void *arg)
{
    Bound *me = (Bound *)self;
    Py_VISIT(me->owner);
    Py_VISIT(me->arrays);
    Py_VISIT(me->out);
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
    {NULL, NULL, 0, NULL},
};

static PyTypeObject BoundType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "rnea.compile._calls.Bound",
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
    PyObject *made;
    import_array();
    name_of_evaluate = PyUnicode_InternFromString("evaluate");
    if (name_of_evaluate == NULL) {
        return NULL;
    }
    if (PyType_Ready(&CallerType) < 0 || PyType_Ready(&BoundType) < 0) {
        return NULL;
    }
    made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddObjectRef(made, "Caller", (PyObject *)&CallerType) < 0 ||
        PyModule_AddObjectRef(made, "Bound", (PyObject *)&BoundType) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
