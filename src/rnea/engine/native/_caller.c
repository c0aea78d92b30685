/* Caller: a kernel called with arrays as a user has them, or with lists of numbers.

   It answers what is plain: arrays of the kernel's own type in C order, all of one batch; rows of
   numbers in lists, tuples or strided arrays; zeros for what is not said. For all else it has no
   answer, and the caller goes the long way, where errors have words. */
#include "_calls.h"

/* below this many rows taking and releasing the lock costs more than it gives */
#define ROWS_WORTH_RELEASING 256
/* numbers of single rows that are gathered on the stack */
#define MOST_GATHERED 256
/* whole numbers beyond are no doubles */
#define LARGEST_WHOLE (1LL << 53)

static const double ZEROS[MOST_GATHERED];

/* A list or tuple of floats and whole numbers as doubles; 0 where it holds anything else. */
static int
from_sequence(PyObject *given, npy_intp columns, double *to)
{
    PyObject **items = PySequence_Fast_ITEMS(given);
    npy_intp k;

    if (PySequence_Fast_GET_SIZE(given) != columns) {
        return 0;
    }
    for (k = 0; k < columns; ++k) {
        if (PyFloat_Check(items[k])) { /* np.float64 is one */
            to[k] = PyFloat_AS_DOUBLE(items[k]);
        }
        else if (PyLong_CheckExact(items[k])) {
            int beyond = 0;
            long long whole = PyLong_AsLongLongAndOverflow(items[k], &beyond);
            if (beyond || whole > LARGEST_WHOLE || whole < -LARGEST_WHOLE) {
                return 0;
            }
            to[k] = (double)whole;
        }
        else {
            return 0;
        }
    }
    return 1;
}

/* One row of an array whose numbers do not lie side by side. */
static void
from_strided(PyArrayObject *array, npy_intp columns, char *to)
{
    size_t size = (size_t)PyArray_ITEMSIZE(array);
    npy_intp k;
    for (k = 0; k < columns; ++k) {
        memcpy(to + k * size, PyArray_BYTES(array) + k * PyArray_STRIDE(array, 0), size);
    }
}

/* Where the numbers of one state lie, with its batch axes; NULL where it is not plain. */
static void *
located(Caller *me, int k, PyObject *given, int zeros, double *room, npy_intp *used,
        PyArrayObject **array)
{
    npy_intp columns = me->columns[k];

    *array = NULL;
    if (given != NULL && PyArray_CheckExact(given)) {
        PyArrayObject *here = (PyArrayObject *)given;
        int axes = PyArray_NDIM(here);
        if (PyArray_TYPE(here) != me->type || axes < 1 || axes > MOST_STATE_AXES ||
            PyArray_DIM(here, axes - 1) != columns) {
            return NULL;
        }
        if (PyArray_ISCARRAY_RO(here)) {
            *array = here;
            return PyArray_DATA(here);
        }
        if (axes > 1 || PyArray_ISBYTESWAPPED(here) || *used + columns > MOST_GATHERED) {
            return NULL;
        }
        from_strided(here, columns, (char *)(room + *used));
    }
    else if (given == NULL || given == Py_None) {
        return k > 0 && zeros && columns <= MOST_GATHERED ? (void *)ZEROS : NULL;
    }
    else if ((PyList_CheckExact(given) || PyTuple_CheckExact(given)) && me->type == NPY_FLOAT64 &&
             *used + columns <= MOST_GATHERED) {
        if (!from_sequence(given, columns, room + *used)) {
            return NULL;
        }
    }
    else {
        return NULL;
    }
    *used += columns;
    return room + (*used - columns);
}

/* Whether a result may go into `out`: its type, shape and order, and no input lies in it. */
static int
may_hold(Caller *me, PyObject *given, int axes, const npy_intp *dims, PyObject *const *states)
{
    PyArrayObject *out = (PyArrayObject *)given;
    int k;

    if (!PyArray_CheckExact(given) || PyArray_TYPE(out) != me->type || !PyArray_ISCARRAY(out) ||
        PyArray_NDIM(out) != axes || !PyArray_CompareLists(PyArray_DIMS(out), dims, axes)) {
        return 0;
    }
    /* a kernel may write a result before it has read every input */
    for (k = 0; k < me->arrays; ++k) {
        PyArrayObject *array = (PyArrayObject *)states[k];
        if (states[k] != NULL && PyArray_CheckExact(states[k]) && PyArray_ISCARRAY_RO(array) &&
            PyArray_BYTES(array) < PyArray_BYTES(out) + PyArray_NBYTES(out) &&
            PyArray_BYTES(out) < PyArray_BYTES(array) + PyArray_NBYTES(array)) {
            return 0;
        }
    }
    return 1;
}

PyObject *
caller_answer(Caller *me, PyObject *const *given, Py_ssize_t count, PyObject *out, int zeros,
              int give, int *why)
{
    void *inputs[MOST_ARRAYS];
    PyObject *states[MOST_ARRAYS];
    double room[MOST_GATHERED], number;
    npy_intp dims[NPY_MAXDIMS], used = 0, rows = 1;
    int batch = 0, k, axis;
    kernel_function function;
    PyObject *result;
    void *to;

    *why = NOT_PLAIN;
    if (count > me->arrays) {
        return NULL;
    }
    for (k = 0; k < me->arrays; ++k) {
        PyArrayObject *array;
        int axes;
        states[k] = k < count ? given[k] : NULL;
        inputs[k] = located(me, k, states[k], zeros, room, &used, &array);
        if (inputs[k] == NULL) {
            return NULL;
        }
        axes = array == NULL ? 0 : PyArray_NDIM(array) - 1;
        if (k == 0) {
            batch = axes;
            for (axis = 0; axis < batch; ++axis) {
                dims[axis] = PyArray_DIM(array, axis);
                rows *= dims[axis];
            }
        }
        else if (axes != batch) {
            return NULL;
        }
        else {
            for (axis = 0; axis < batch; ++axis) {
                if (PyArray_DIM(array, axis) != dims[axis]) {
                    return NULL;
                }
            }
        }
    }
    if (rows > me->most_rows) {
        return NULL;
    }
    function = rows <= me->few_rows ? me->few : me->many;
    if (function == NULL) {
        *why = NOT_MADE;
        return NULL;
    }
    for (axis = 0; axis < me->axes; ++axis) {
        dims[batch + axis] = me->shape[axis];
    }
    if (out != NULL && out != Py_None) {
        if (!may_hold(me, out, batch + me->axes, dims, states)) {
            return NULL;
        }
        result = Py_NewRef(out);
    }
    else if (give == AS_NUMBER && batch + me->axes == 0) {
        result = NULL;
    }
    else {
        Py_INCREF(me->descr);
        result = new_result(me->descr, batch + me->axes, dims);
        if (result == NULL) {
            *why = 0;
            return NULL;
        }
    }
    to = result == NULL ? (void *)&number : PyArray_DATA((PyArrayObject *)result);
    if (rows > ROWS_WORTH_RELEASING) {
        /* while others run, somebody may put a newer caller in this one's place */
        Py_INCREF(me);
        Py_BEGIN_ALLOW_THREADS
        function(inputs, me->strides, to, rows);
        Py_END_ALLOW_THREADS
        Py_DECREF(me);
    }
    else if (rows > 0) {
        function(inputs, me->strides, to, rows);
    }
    *why = 0;
    return result == NULL ? PyArray_Scalar(&number, me->descr, NULL) : result;
}

/* an array more than the kernel takes is where the result goes */
static PyObject *
caller_call(PyObject *self, PyObject *const *args, size_t flags, PyObject *names)
{
    Caller *me = (Caller *)self;
    Py_ssize_t count = PyVectorcall_NARGS(flags);
    PyObject *result = NULL;
    int why = NOT_PLAIN;

    if (names == NULL && (count == me->arrays || count == me->arrays + 1)) {
        PyObject *out = count > me->arrays ? args[me->arrays] : NULL;
        result = caller_answer(me, args, me->arrays, out, 0, AS_ARRAY, &why);
    }
    if (result == NULL && why) {
        Py_RETURN_NONE;
    }
    return result;
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
    me->descr = PyArray_DescrFromType(me->type);
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
    Py_XDECREF(((Caller *)self)->descr);
    Py_TYPE(self)->tp_free(self);
}

static PyMemberDef caller_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(Caller, vectorcall), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

PyTypeObject CallerType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "rnea.engine.native._calls.Caller",
    .tp_basicsize = sizeof(Caller),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = "A kernel called with arrays; None where they are not plain enough.",
    .tp_new = caller_new,
    .tp_dealloc = caller_dealloc,
    .tp_call = PyVectorcall_Call,
    .tp_vectorcall_offset = offsetof(Caller, vectorcall),
    .tp_members = caller_members,
};
