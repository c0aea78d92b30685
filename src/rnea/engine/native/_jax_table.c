/* The table of codes by their keys, which Python fills before a program of JAX is compiled.

   A key is a name for the content of a code, never an address: a compiled program may be kept on
   disk and outlive this process. Entries are never taken out, so a program may call them as long as
   the process lives, and looking one up needs no lock. */
#include "_calls.h"

#ifndef _WIN32

#include "_jax.h"

#include <string.h>

#define BUCKETS 1024

static _Atomic(Entry *) buckets[BUCKETS];

static unsigned
bucket_of(const char *key, size_t length)
{
    uint32_t sum = 2166136261u;
    size_t k;
    for (k = 0; k < length; ++k) {
        sum = (sum ^ (unsigned char)key[k]) * 16777619u;
    }
    return sum % BUCKETS;
}

Entry *
find_entry(const char *key, size_t length)
{
    Entry *entry = atomic_load(&buckets[bucket_of(key, length)]);
    while (entry != NULL && (entry->length != length || memcmp(entry->key, key, length) != 0)) {
        entry = entry->after;
    }
    return entry;
}

static Entry *
new_entry(const char *key, Py_ssize_t length)
{
    Entry *entry;

    if (length >= MOST_KEY) {
        PyErr_SetString(PyExc_ValueError, "the key is too long");
        return NULL;
    }
    entry = PyMem_RawCalloc(1, sizeof(Entry));
    if (entry == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    memcpy(entry->key, key, (size_t)length);
    entry->length = (size_t)length;
    return entry;
}

/* complete from here on; the interpreter lock is held, so nobody else publishes */
static void
publish(Entry *entry)
{
    unsigned bucket = bucket_of(entry->key, entry->length);
    entry->after = atomic_load(&buckets[bucket]);
    atomic_store(&buckets[bucket], entry);
}

/* know(key, columns, states, size, single, few_rows, worth_a_core, worth_taking, streams_from,
        stream_rows, width, threads) */
PyObject *
know(PyObject *module, PyObject *args)
{
    const char *key;
    Py_ssize_t length, k;
    PyObject *columns;
    int states, single, threads;
    long long size, few_rows, worth_a_core, worth_taking, streams_from, stream_rows, width;
    Entry *entry;

    (void)module;
    if (!PyArg_ParseTuple(args, "s#O!iLpLLLLLLi", &key, &length, &PyTuple_Type, &columns, &states,
                          &size, &single, &few_rows, &worth_a_core, &worth_taking, &streams_from,
                          &stream_rows, &width, &threads)) {
        return NULL;
    }
    if (PyTuple_GET_SIZE(columns) > MOST_ARRAYS) {
        PyErr_SetString(PyExc_ValueError, "too many arrays");
        return NULL;
    }
    if (states < 0 || size < 0 || worth_a_core < 1 || width < 1) {
        PyErr_SetString(PyExc_ValueError, "sizes of a code must be positive");
        return NULL;
    }
    if (find_entry(key, (size_t)length) != NULL) {
        Py_RETURN_NONE; /* the same content: somebody may be reading it now */
    }
    entry = new_entry(key, length);
    if (entry == NULL) {
        return NULL;
    }
    entry->arrays = (int)PyTuple_GET_SIZE(columns);
    for (k = 0; k < entry->arrays; ++k) {
        entry->columns[k] = PyLong_AsLongLong(PyTuple_GET_ITEM(columns, k));
        if (entry->columns[k] == -1 && PyErr_Occurred()) {
            PyMem_RawFree(entry); /* nobody has seen it */
            return NULL;
        }
    }
    entry->states = states;
    entry->size = size;
    entry->single = single;
    entry->few_rows = few_rows;
    entry->worth_a_core = worth_a_core;
    entry->worth_taking = worth_taking;
    entry->streams_from = streams_from;
    entry->stream_rows = stream_rows;
    entry->width = width;
    entry->threads = threads;
    publish(entry);
    Py_RETURN_NONE;
}

static Entry *
known(const char *key, Py_ssize_t length)
{
    Entry *entry = find_entry(key, (size_t)length);
    if (entry == NULL) {
        PyErr_Format(PyExc_KeyError, "%s", key);
    }
    return entry;
}

/* know_cpu(key, few, many): addresses, 0 for what is not made */
PyObject *
know_cpu(PyObject *module, PyObject *args)
{
    const char *key;
    Py_ssize_t length;
    PyObject *few, *many;
    kernel_function of_few, of_many;
    Entry *entry;

    (void)module;
    if (!PyArg_ParseTuple(args, "s#OO", &key, &length, &few, &many) ||
        (entry = known(key, length)) == NULL) {
        return NULL;
    }
    of_few = as_function(few);
    of_many = as_function(many);
    if (PyErr_Occurred()) {
        return NULL;
    }
    if (of_few != NULL) {
        atomic_store(&entry->few, of_few);
    }
    if (of_many != NULL) {
        atomic_store(&entry->many, of_many);
    }
    Py_RETURN_NONE;
}

/* know_cuda(key, device, function, launch, block): handles and addresses of the CUDA driver */
PyObject *
know_cuda(PyObject *module, PyObject *args)
{
    const char *key;
    Py_ssize_t length;
    unsigned long long function, launch;
    int device;
    unsigned block;
    Entry *entry;

    (void)module;
    if (!PyArg_ParseTuple(args, "s#iKKI", &key, &length, &device, &function, &launch, &block) ||
        (entry = known(key, length)) == NULL) {
        return NULL;
    }
    if (device < 0 || device >= MOST_DEVICES || block < 1) {
        PyErr_SetString(PyExc_ValueError, "no such device, or no threads in a block");
        return NULL;
    }
    entry->block = block;
    entry->launch = (launch_function)(uintptr_t)launch;
    atomic_store(&entry->functions[device], (void *)(uintptr_t)function);
    Py_RETURN_NONE;
}
#endif
