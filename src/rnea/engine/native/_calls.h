/* What the files of the extension share. See _calls.c for what it is. */
#ifndef RNEA_CALLS_H
#define RNEA_CALLS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <stdint.h>
#include <structmember.h>

#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#define PY_ARRAY_UNIQUE_SYMBOL rnea_numpy
#ifndef RNEA_IMPORTS_NUMPY
#define NO_IMPORT_ARRAY
#endif
#include <numpy/arrayobject.h>

#define MOST_ARRAYS 64
/* of a method: what is cleared at every call stays small */
#define MOST_STATES 8
#define MOST_AXES 8
/* of a state; with those of a result they stay below NPY_MAXDIMS. Python refuses more */
#define MOST_STATE_AXES 32

typedef void (*kernel_function)(void *const *, const int64_t *, void *, int64_t);

static inline kernel_function
as_function(PyObject *address)
{
    return (kernel_function)(uintptr_t)PyLong_AsUnsignedLongLong(address);
}

/* ---- _caller.c: a kernel and the shapes of its arrays ---- */

typedef struct {
    PyObject_HEAD
    vectorcallfunc vectorcall;
    PyObject *owner; /* keeps the machine code alive */
    PyArray_Descr *descr;
    kernel_function few, many;
    int arrays, axes, type;
    npy_intp columns[MOST_ARRAYS];
    int64_t strides[MOST_ARRAYS];
    npy_intp shape[MOST_AXES];
    npy_intp few_rows, most_rows;
} Caller;

/* why there is no answer: what was given is not plain; or it is, and the code is not made yet */
enum { NOT_PLAIN = 1, NOT_MADE = 2 };

/* how an answer is given */
enum { AS_ARRAY = 0, AS_NUMBER = 1 };

extern PyTypeObject CallerType;

/* An answer to `count` states (NULL or None: zeros, where `zeros` says so), or NULL: with an error
   set, or with *why. out: NULL or None for a new array. */
PyObject *caller_answer(Caller *me, PyObject *const *states, Py_ssize_t count, PyObject *out,
                        int zeros, int give, int *why);

/* ---- _method.c ---- */

extern PyTypeObject MethodType;
int method_ready(void);

/* ---- _memory.c: arrays for results, large ones from blocks that are used again ---- */

/* takes a reference to descr */
PyObject *new_result(PyArray_Descr *descr, int axes, const npy_intp *dims);
int memory_ready(void);
extern PyMethodDef memory_methods[];

/* ---- _team.c: batches shared between threads ---- */

int team_ready(void);
extern PyMethodDef team_methods[];
#ifndef _WIN32
/* all rows, by threads that take stretches; columns and item: numbers and bytes of the result */
void share_rows(kernel_function function, int arrays, void *const *inputs, const int64_t *strides,
                void *out, int64_t columns, int64_t item, int64_t rows, int64_t stretch,
                int threads);
#endif

/* ---- _jax.c: handlers for XLA ---- */

extern PyMethodDef jax_methods[];

/* ---- _columns.c: between columns of tables and rows of kernels ---- */
extern PyMethodDef column_methods[];

#endif
