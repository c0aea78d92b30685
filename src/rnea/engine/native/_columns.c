/* Columns side by side as the rows that kernels take, and rows apart as columns again.

   Tables hold columns, kernels take rows. NumPy copies one column after the other with strides;
   here all columns of a row are written together, so that each line of the cache is touched once.
*/
#include "_calls.h"

#define MOST_COLUMNS 64

/* the addresses of 1-D arrays of doubles in one piece, from a row on; -1 with an error */
static int
addresses(PyObject *columns, Py_ssize_t first, Py_ssize_t rows, double **found)
{
    Py_ssize_t k, count = PyTuple_GET_SIZE(columns);

    for (k = 0; k < count; ++k) {
        PyArrayObject *column = (PyArrayObject *)PyTuple_GET_ITEM(columns, k);
        if (!PyArray_Check((PyObject *)column) || PyArray_TYPE(column) != NPY_DOUBLE ||
            PyArray_NDIM(column) != 1 || !PyArray_IS_C_CONTIGUOUS(column) ||
            !PyArray_ISALIGNED(column) || !PyArray_ISNOTSWAPPED(column) || first < 0 ||
            PyArray_DIM(column, 0) - first < rows) {
            PyErr_SetString(PyExc_ValueError, "columns must be plain arrays of doubles, long enough");
            return -1;
        }
        found[k] = (double *)PyArray_DATA(column) + first;
    }
    return 0;
}

/* (columns, first, matrix) -> the addresses and sizes; -1 with an error */
static int
understood(PyObject *args, double **found, double **matrix, Py_ssize_t *rows, Py_ssize_t *count,
           int written)
{
    PyObject *columns;
    PyArrayObject *values;
    Py_ssize_t first;

    if (!PyArg_ParseTuple(args, "O!nO!", &PyTuple_Type, &columns, &first, &PyArray_Type, &values)) {
        return -1;
    }
    *count = PyTuple_GET_SIZE(columns);
    if (*count > MOST_COLUMNS || PyArray_TYPE(values) != NPY_DOUBLE || PyArray_NDIM(values) != 2 ||
        PyArray_DIM(values, 1) != *count || !PyArray_IS_C_CONTIGUOUS(values) ||
        !PyArray_ISALIGNED(values) || !PyArray_ISNOTSWAPPED(values) ||
        (written && !PyArray_ISWRITEABLE(values))) {
        PyErr_SetString(PyExc_ValueError, "rows must be a plain array of doubles, as wide as there are columns");
        return -1;
    }
    *rows = PyArray_DIM(values, 0);
    *matrix = (double *)PyArray_DATA(values);
    return addresses(columns, first, *rows, found);
}

/* for usual widths the inner loop has a known length, and is unrolled */
#define EACH_WIDTH(ONE)                                                                            \
    switch (count) {                                                                               \
    case 1: ONE(1) break;                                                                          \
    case 2: ONE(2) break;                                                                          \
    case 3: ONE(3) break;                                                                          \
    case 4: ONE(4) break;                                                                          \
    case 5: ONE(5) break;                                                                          \
    case 6: ONE(6) break;                                                                          \
    case 7: ONE(7) break;                                                                          \
    case 8: ONE(8) break;                                                                          \
    default: ONE(count) break;                                                                     \
    }

#define GATHER(n)                                                                                  \
    for (row = 0; row < rows; ++row) {                                                             \
        for (k = 0; k < (n); ++k) {                                                                \
            matrix[row * (n) + k] = columns[k][row];                                               \
        }                                                                                          \
    }

#define SCATTER(n)                                                                                 \
    for (row = 0; row < rows; ++row) {                                                             \
        for (k = 0; k < (n); ++k) {                                                                \
            columns[k][row] = matrix[row * (n) + k];                                               \
        }                                                                                          \
    }

/* side_by_side(columns, first, matrix): fill the rows of a matrix from columns */
static PyObject *
side_by_side(PyObject *module, PyObject *args)
{
    double *columns[MOST_COLUMNS], *matrix;
    Py_ssize_t rows, count, row, k;

    if (understood(args, columns, &matrix, &rows, &count, 1) < 0) {
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    EACH_WIDTH(GATHER)
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

/* apart(columns, first, matrix): fill columns from the rows of a matrix */
static PyObject *
apart(PyObject *module, PyObject *args)
{
    double *columns[MOST_COLUMNS], *matrix;
    Py_ssize_t rows, count, row, k;

    if (understood(args, columns, &matrix, &rows, &count, 0) < 0) {
        return NULL;
    }
    for (k = 0; k < count; ++k) {
        if (!PyArray_ISWRITEABLE((PyArrayObject *)PyTuple_GET_ITEM(PyTuple_GET_ITEM(args, 0), k))) {
            PyErr_SetString(PyExc_ValueError, "columns must be writeable");
            return NULL;
        }
    }
    Py_BEGIN_ALLOW_THREADS
    EACH_WIDTH(SCATTER)
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

PyMethodDef column_methods[] = {
    {"side_by_side", side_by_side, METH_VARARGS, "Rows of a matrix from columns."},
    {"apart", apart, METH_VARARGS, "Columns from the rows of a matrix."},
    {NULL, NULL, 0, NULL},
};
