/* What a method makes of an answer: parts, an object, whatever a function makes of it. */
#include "_method.h"

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

PyObject *
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
