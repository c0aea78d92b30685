/* A team of threads that share the rows of a batch, without the interpreter.

   Whoever asks works too: it takes stretches of rows like everybody else and is done when none is
   left and nobody is still at work. Who wakes too late finds nothing to do, and nobody waits for
   him. Threads are started when they are first wanted and then wait for the next batch; they never
   touch Python. A forked child starts with no team. */
#include "_calls.h"

#ifdef _WIN32
PyMethodDef team_methods[] = {{NULL, NULL, 0, NULL}};

int
team_ready(void)
{
    return 0;
}
#else

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

#define MOST_THREADS 256
/* looks at a flag before a thread goes to sleep: waking it up would take longer than they do */
#define LOOKS 2000

typedef struct Job {
    kernel_function function;
    int arrays;
    char *inputs[MOST_ARRAYS], *out;
    int64_t strides[MOST_ARRAYS], bytes[MOST_ARRAYS], out_bytes;
    int64_t rows, stretch;
    _Atomic int64_t next;
    _Atomic int at_work; /* helpers that are in it */
    int wanted;          /* helpers that may still come */
    struct Job *after;
} Job;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wanted = PTHREAD_COND_INITIALIZER, finished = PTHREAD_COND_INITIALIZER;
static Job *jobs = NULL;
static _Atomic int calls_for_help = 0; /* changes whenever a job comes */
static int members = 0;

static inline void
relax(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

static void
work_on(Job *job)
{
    for (;;) {
        int64_t first = atomic_fetch_add(&job->next, job->stretch), count;
        void *inputs[MOST_ARRAYS];
        int k;
        if (first >= job->rows) {
            return;
        }
        count = job->rows - first < job->stretch ? job->rows - first : job->stretch;
        for (k = 0; k < job->arrays; ++k) {
            inputs[k] = job->inputs[k] + first * job->bytes[k];
        }
        job->function(inputs, job->strides, job->out + first * job->out_bytes, count);
    }
}

/* a job that wants a helper, which it then has; the lock is held */
static Job *
joined(void)
{
    Job *job;
    for (job = jobs; job != NULL; job = job->after) {
        if (job->wanted > 0 && atomic_load(&job->next) < job->rows) {
            job->wanted -= 1;
            atomic_fetch_add(&job->at_work, 1);
            return job;
        }
    }
    return NULL;
}

static void *
member(void *nothing)
{
    (void)nothing;
    pthread_mutex_lock(&lock);
    for (;;) {
        Job *job = joined();
        if (job == NULL) {
            int seen = atomic_load(&calls_for_help), looks;
            pthread_mutex_unlock(&lock);
            for (looks = 0; looks < LOOKS && atomic_load(&calls_for_help) == seen; ++looks) {
                relax();
            }
            pthread_mutex_lock(&lock);
            if (atomic_load(&calls_for_help) == seen) {
                pthread_cond_wait(&wanted, &lock);
            }
            continue;
        }
        pthread_mutex_unlock(&lock);
        work_on(job);
        pthread_mutex_lock(&lock);
        /* with the lock held: the job lies on the stack of whoever waits for this */
        if (atomic_fetch_sub(&job->at_work, 1) == 1) {
            pthread_cond_broadcast(&finished);
        }
    }
    return NULL;
}

/* The lock is held. Who cannot be started is not missed: the others do the work. */
static void
grow_to(int threads)
{
    sigset_t all, before;

    /* signals are for the interpreter's own threads */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    while (members < threads && members < MOST_THREADS) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, member, NULL) != 0) {
            break;
        }
        pthread_detach(thread);
        members += 1;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void
share_out(Job *job, int helpers)
{
    Job **place;
    int looks, k;

    pthread_mutex_lock(&lock);
    grow_to(helpers);
    job->wanted = helpers;
    job->after = jobs;
    jobs = job;
    atomic_fetch_add(&calls_for_help, 1);
    for (k = 0; k < helpers; ++k) {
        pthread_cond_signal(&wanted);
    }
    pthread_mutex_unlock(&lock);

    work_on(job);

    pthread_mutex_lock(&lock);
    for (place = &jobs; *place != job; place = &(*place)->after) {
    }
    *place = job->after;
    pthread_mutex_unlock(&lock);
    for (looks = 0; looks < LOOKS && atomic_load(&job->at_work) > 0; ++looks) {
        relax();
    }
    pthread_mutex_lock(&lock);
    while (atomic_load(&job->at_work) > 0) {
        pthread_cond_wait(&finished, &lock);
    }
    pthread_mutex_unlock(&lock);
}

void
share_rows(kernel_function function, int arrays, void *const *inputs, const int64_t *strides,
           void *out, int64_t columns, int64_t item, int64_t rows, int64_t stretch, int threads)
{
    Job job;
    int k;

    memset(&job, 0, sizeof(job));
    job.function = function;
    job.arrays = arrays;
    for (k = 0; k < arrays; ++k) {
        job.inputs[k] = inputs[k];
        job.strides[k] = strides[k];
        job.bytes[k] = strides[k] * item;
    }
    job.out = out;
    job.out_bytes = columns * item;
    job.rows = rows;
    job.stretch = stretch;
    share_out(&job, threads - 1);
}

/* share(address, arrays, strides, out, out_columns, rows, stretch, threads) */
static PyObject *
share(PyObject *module, PyObject *args)
{
    PyObject *address, *arrays, *strides, *out;
    Py_ssize_t columns, rows, stretch, k;
    void *inputs[MOST_ARRAYS];
    int64_t steps[MOST_ARRAYS], item;
    kernel_function function;
    int threads;

    (void)module;
    if (!PyArg_ParseTuple(args, "OO!O!O!nnni", &address, &PyTuple_Type, &arrays, &PyTuple_Type,
                          &strides, &PyArray_Type, &out, &columns, &rows, &stretch, &threads)) {
        return NULL;
    }
    if (PyTuple_GET_SIZE(arrays) > MOST_ARRAYS || stretch < 1 ||
        PyTuple_GET_SIZE(arrays) != PyTuple_GET_SIZE(strides)) {
        PyErr_SetString(PyExc_ValueError, "arrays, strides or stretches do not fit");
        return NULL;
    }
    item = PyArray_ITEMSIZE((PyArrayObject *)out);
    for (k = 0; k < PyTuple_GET_SIZE(arrays); ++k) {
        PyArrayObject *array = (PyArrayObject *)PyTuple_GET_ITEM(arrays, k);
        if (!PyArray_Check((PyObject *)array) || PyArray_ITEMSIZE(array) != item) {
            PyErr_SetString(PyExc_TypeError, "arrays must be NumPy arrays of one kind of number");
            return NULL;
        }
        steps[k] = PyLong_AsLongLong(PyTuple_GET_ITEM(strides, k));
        inputs[k] = PyArray_DATA(array);
    }
    function = as_function(address);
    if (PyErr_Occurred()) {
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    share_rows(function, (int)PyTuple_GET_SIZE(arrays), inputs, steps,
               PyArray_DATA((PyArrayObject *)out), columns, item, rows, stretch, threads);
    Py_END_ALLOW_THREADS
    Py_RETURN_NONE;
}

PyMethodDef team_methods[] = {
    {"share", share, METH_VARARGS, "Call a kernel on all rows of prepared arrays, by threads."},
    {NULL, NULL, 0, NULL},
};

static void
before_fork(void)
{
    pthread_mutex_lock(&lock);
}

static void
in_parent(void)
{
    pthread_mutex_unlock(&lock);
}

static void
in_child(void)
{
    pthread_mutex_init(&lock, NULL);
    pthread_cond_init(&wanted, NULL);
    pthread_cond_init(&finished, NULL);
    jobs = NULL;
    members = 0;
}

int
team_ready(void)
{
    if (pthread_atfork(before_fork, in_parent, in_child) != 0) {
        PyErr_SetString(PyExc_OSError, "pthread_atfork failed");
        return -1;
    }
    return 0;
}
#endif
