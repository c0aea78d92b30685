/* Memory of large results: blocks that are kept for the next result when an array goes.

   A large new array costs more in page faults than in arithmetic: the system hands out pages one
   by one, zeroed. So blocks from FROM_BYTES on come from here. NumPy knows whom to give an array's
   memory back to (NEP 49), hence such arrays are like any other: they own their data, can be
   written, resized and handed on; a block is free when, and only when, NumPy frees it.

   Everything here runs with the interpreter lock held, so no two threads are here at once, and a
   forked child finds the list whole: its blocks are its own copies. */
#include "_calls.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

#define FROM_BYTES ((size_t)1 << 20)
#define MOST_KEPT 16
/* a vector's width, and a line of the cache */
#define HEAD 64
/* what larger pages begin at */
#define LARGE_PAGE ((size_t)1 << 21)

typedef struct {
    size_t capacity; /* bytes behind the head */
} Block;

static Block *kept[MOST_KEPT]; /* the one that was given back last comes last */
static int count_kept = 0;
static size_t bytes_kept = 0, most_bytes = 0;
static PyObject *handler = NULL;
static PyObject *bound_by = NULL; /* tells the bound when it is first needed */

static Block *
block_of(void *data)
{
    return (Block *)((char *)data - HEAD);
}

static void *
data_of(Block *block)
{
    return (char *)block + HEAD;
}

static Block *
taken_out(int place)
{
    Block *block = kept[place];
    bytes_kept -= block->capacity;
    --count_kept;
    memmove(kept + place, kept + place + 1, (size_t)(count_kept - place) * sizeof(Block *));
    return block;
}

static void
shrink_to(size_t most, int most_count)
{
    while (count_kept > 0 && (bytes_kept > most || count_kept > most_count)) {
        free(taken_out(0));
    }
}

static Block *
new_block(size_t size)
{
    size_t whole = size + HEAD;
    Block *block;
#ifdef __linux__
    if (size >= 2 * LARGE_PAGE) {
        void *place = NULL;
        whole = (whole + LARGE_PAGE - 1) & ~(LARGE_PAGE - 1);
        if (posix_memalign(&place, LARGE_PAGE, whole) != 0) {
            return NULL;
        }
        /* advice: no matter if it is not taken */
        (void)madvise(place, whole, MADV_HUGEPAGE);
        block = place;
    }
    else
#endif
    {
        block = malloc(whole);
    }
    if (block != NULL) {
        block->capacity = whole - HEAD;
    }
    return block;
}

static void *
pool_malloc(void *context, size_t size)
{
    int k, best = -1;
    Block *block;

    (void)context;
    for (k = count_kept - 1; k >= 0; --k) {
        /* a block that is much too large would be wasted on a small array */
        if (kept[k]->capacity >= size && kept[k]->capacity / 2 <= size &&
            (best < 0 || kept[k]->capacity < kept[best]->capacity)) {
            best = k;
        }
    }
    if (best >= 0) {
        return data_of(taken_out(best));
    }
    block = new_block(size);
    if (block == NULL && count_kept > 0) {
        shrink_to(0, 0);
        block = new_block(size);
    }
    return block == NULL ? NULL : data_of(block);
}

static void
pool_free(void *context, void *data, size_t size)
{
    Block *block;

    (void)context;
    (void)size;
    if (data == NULL) {
        return;
    }
    block = block_of(data);
    if (block->capacity < FROM_BYTES || block->capacity > most_bytes) {
        free(block);
        return;
    }
    shrink_to(most_bytes - block->capacity, MOST_KEPT - 1);
    kept[count_kept++] = block;
    bytes_kept += block->capacity;
}

static void *
pool_calloc(void *context, size_t items, size_t size)
{
    void *data = size && items > SIZE_MAX / size ? NULL : pool_malloc(context, items * size);
    if (data != NULL) {
        memset(data, 0, items * size);
    }
    return data;
}

/* what `resize` of an array asks for */
static void *
pool_realloc(void *context, void *data, size_t size)
{
    void *other;

    if (data == NULL) {
        return pool_malloc(context, size);
    }
    if (size <= block_of(data)->capacity && size >= block_of(data)->capacity / 2) {
        return data;
    }
    other = pool_malloc(context, size);
    if (other != NULL) {
        size_t old = block_of(data)->capacity;
        memcpy(other, data, old < size ? old : size);
        pool_free(context, data, old);
    }
    return other;
}

static PyDataMem_Handler pool = {
    "rnea_results", 1, {NULL, pool_malloc, pool_calloc, pool_realloc, pool_free}};

/* 0, or -1 with the error of whoever tells the bound */
static int
know_bound(void)
{
    PyObject *bytes = PyObject_CallNoArgs(bound_by);
    size_t most = bytes == NULL ? 0 : PyLong_AsSize_t(bytes);

    Py_XDECREF(bytes);
    if (PyErr_Occurred()) {
        return -1;
    }
    most_bytes = most;
    Py_CLEAR(bound_by);
    return 0;
}

PyObject *
new_result(PyArray_Descr *descr, int axes, const npy_intp *dims)
{
    size_t bytes = (size_t)PyDataType_ELSIZE(descr);
    PyObject *before, *result, *after;
    int k;

    for (k = 0; k < axes; ++k) {
        if (dims[k] > 0 && bytes > (SIZE_MAX >> 1) / (size_t)dims[k]) {
            bytes = 0; /* NumPy refuses it with words */
            break;
        }
        bytes *= (size_t)dims[k];
    }
    if (bytes >= FROM_BYTES && bound_by != NULL && know_bound() < 0) {
        Py_DECREF(descr);
        return NULL;
    }
    if (bytes < FROM_BYTES || bytes > most_bytes) {
        return PyArray_NewFromDescr(&PyArray_Type, descr, axes, dims, NULL, NULL, 0, NULL);
    }
    before = PyDataMem_SetHandler(handler);
    if (before == NULL) {
        Py_DECREF(descr);
        return NULL;
    }
    result = PyArray_NewFromDescr(&PyArray_Type, descr, axes, dims, NULL, NULL, 0, NULL);
    after = PyDataMem_SetHandler(before);
    Py_DECREF(before);
    if (after == NULL) {
        Py_XDECREF(result);
        return NULL;
    }
    Py_DECREF(after);
    return result;
}

/* ---- for Python ---- */

/* empty(shape, single): a new array for a result */
static PyObject *
empty(PyObject *module, PyObject *args)
{
    PyObject *shape;
    npy_intp dims[NPY_MAXDIMS];
    Py_ssize_t axes, k;
    int single;

    (void)module;
    if (!PyArg_ParseTuple(args, "O!p", &PyTuple_Type, &shape, &single)) {
        return NULL;
    }
    axes = PyTuple_GET_SIZE(shape);
    if (axes > NPY_MAXDIMS) {
        PyErr_SetString(PyExc_ValueError, "too many axes");
        return NULL;
    }
    for (k = 0; k < axes; ++k) {
        dims[k] = PyLong_AsSsize_t(PyTuple_GET_ITEM(shape, k));
    }
    if (PyErr_Occurred()) {
        return NULL;
    }
    return new_result(PyArray_DescrFromType(single ? NPY_FLOAT32 : NPY_FLOAT64), (int)axes, dims);
}

/* keep_at_most(bytes): the bound on idle blocks; what exceeds it is given back */
static PyObject *
keep_at_most(PyObject *module, PyObject *bytes)
{
    size_t most = PyLong_AsSize_t(bytes);
    (void)module;
    if (PyErr_Occurred()) {
        return NULL;
    }
    most_bytes = most;
    Py_CLEAR(bound_by);
    shrink_to(most_bytes, MOST_KEPT);
    Py_RETURN_NONE;
}

/* ask_bound(function): it gives the bound, in bytes, when the first large result is made */
static PyObject *
ask_bound(PyObject *module, PyObject *function)
{
    (void)module;
    Py_XSETREF(bound_by, Py_NewRef(function));
    Py_RETURN_NONE;
}

/* kept_memory() -> (bytes, blocks) that wait for the next result, and the bound */
static PyObject *
kept_memory(PyObject *module, PyObject *none)
{
    (void)module;
    (void)none;
    return Py_BuildValue("nin", (Py_ssize_t)bytes_kept, count_kept, (Py_ssize_t)most_bytes);
}

PyMethodDef memory_methods[] = {
    {"empty", empty, METH_VARARGS, "A new array for a result."},
    {"keep_at_most", keep_at_most, METH_O, "Set the bound on idle blocks, in bytes."},
    {"ask_bound", ask_bound, METH_O, "Set who tells the bound, once it is needed."},
    {"kept_memory", kept_memory, METH_NOARGS, "Bytes and number of idle blocks, and the bound."},
    {NULL, NULL, 0, NULL},
};

int
memory_ready(void)
{
    handler = PyCapsule_New(&pool, "mem_handler", NULL);
    return handler == NULL ? -1 : 0;
}
