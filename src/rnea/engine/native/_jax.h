/* Codes that compiled programs of JAX call by a key: shared by _jax_table.c, which Python fills, and
   _jax.c, whose handlers XLA calls. */
#ifndef RNEA_JAX_H
#define RNEA_JAX_H

#include "_calls.h"

#include <stdatomic.h>

#define MOST_KEY 256
#define MOST_DEVICES 64

typedef int (*launch_function)(void *function, unsigned, unsigned, unsigned, unsigned, unsigned,
                               unsigned, unsigned shared, void *stream, void **arguments,
                               void **further);

typedef struct Entry {
    struct Entry *after;
    char key[MOST_KEY];
    size_t length;
    int arrays, states, single;
    int64_t columns[MOST_ARRAYS], size, few_rows;
    _Atomic(kernel_function) few, many;
    /* how many threads share how many rows: see `sharing` of rnea.engine.runtime.kernel */
    int64_t worth_a_core, worth_taking, streams_from, stream_rows, width;
    int threads;
    launch_function launch;
    unsigned block;
    _Atomic(void *) functions[MOST_DEVICES];
} Entry;

/* NULL where the key is not known; needs neither a lock nor the interpreter */
Entry *find_entry(const char *key, size_t length);

/* for Python: see _jax_table.c */
PyObject *know(PyObject *module, PyObject *args);
PyObject *know_cpu(PyObject *module, PyObject *args);
PyObject *know_cuda(PyObject *module, PyObject *args);

#endif
