/* What the files of Method share. See _method.c for what it is. */
#ifndef RNEA_METHOD_H
#define RNEA_METHOD_H

#include "_calls.h"

#define MOST_PARAMETERS 16
#define MOST_NAMES 8

typedef struct {
    PyObject_HEAD
    Caller *of[2];   /* for float64, for float32 */
    PyObject *about; /* what a result's object knows beside its numbers */
    PyObject *named; /* further ways by a name or switch, or by a tuple of them; NULL: none */
} Way;

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

/* What a call said, by the role of each argument. */
typedef struct {
    PyObject *states[MOST_STATES], *names[MOST_NAMES], *out;
    int count, named;
} Said;

/* ---- _ways.c ---- */

extern PyTypeObject WayType;

/* a borrowed way for what was said; NULL without one, or with an error set */
Way *way_of(Method *me, PyObject *robot, Said *said);

/* Ask for the callers of what was said, now that the function has answered; -1: an error. */
int learn(Method *me, PyObject *robot, Said *said);

/* ---- _made.c ---- */

/* what a method gives of an answer; takes the array */
PyObject *finished(Method *me, PyObject *rows, Caller *caller, PyObject *about);

#endif
