/* Kernels as functions of JAX programs: handlers for XLA's foreign functions.

   XLA calls a handler with a frame of buffers and attributes, from threads of its own and without
   the interpreter. The one attribute, `key`, is a name for the content of a code, never an address:
   a compiled program may be kept on disk and outlive this process. It is looked up in a table that
   Python fills before a program is compiled (know, know_cuda). Entries are never taken out, so a
   program may call them as long as the process lives, and looking one up needs no lock.

   Of XLA's interface only what is used is declared, in _xla.h; another major version is refused. */
#include "_calls.h"

#ifdef _WIN32
PyMethodDef jax_methods[] = {{NULL, NULL, 0, NULL}};
#else

#include "_xla.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static Failure *
failed(const Frame *frame, int code, const char *message)
{
    FailureArgs args = {sizeof(args), NULL, message, code};
    return frame->api->make_failure(&args);
}

/* ---- the table ---- */

#define BUCKETS 1024
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
    /* how many threads share how many rows: see `sharing` of rnea.compile.kernel */
    int64_t worth_a_core, worth_taking, streams_from, stream_rows, width;
    int threads;
    launch_function launch;
    unsigned block;
    _Atomic(void *) functions[MOST_DEVICES];
} Entry;

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

static Entry *
found(const char *key, size_t length)
{
    Entry *entry = atomic_load(&buckets[bucket_of(key, length)]);
    while (entry != NULL && (entry->length != length || memcmp(entry->key, key, length) != 0)) {
        entry = entry->after;
    }
    return entry;
}

/* ---- a call ---- */

typedef struct {
    Entry *entry;
    void *inputs[MOST_ARRAYS], *out;
    int64_t strides[MOST_ARRAYS], rows;
} Call;

static int64_t
count_of(const Buffer *buffer)
{
    int64_t count = 1, k;
    for (k = 0; k < buffer->rank; ++k) {
        count *= buffer->dims[k];
    }
    return count;
}

/* XLA asks a handler what it is before it calls it. */
static int
told_what_it_is(const Frame *frame, uint32_t traits)
{
    Extension *each;
    for (each = frame->extensions; each != NULL; each = each->next) {
        if (each->type == METADATA) {
            Metadata *metadata = ((MetadataExtension *)each)->metadata;
            /* minor versions add at the end and sizes are looked at: this one's is as good as any */
            metadata->version.major = MAJOR;
            metadata->version.minor = frame->api == NULL ? OLDEST : frame->api->version.minor;
            metadata->traits = traits;
            if (REACHES(metadata, Metadata, state_type)) {
                metadata->state_type = 0;
            }
            return 1;
        }
    }
    return 0;
}

static Failure *
entry_of(const Frame *frame, Entry **entry)
{
    const Attributes *attributes = &frame->attributes;
    char message[MOST_KEY + 400];
    int64_t k;

    if (frame->api->version.major != MAJOR) {
        return failed(frame, FAILED_BEFORE, "rnea knows the foreign functions of XLA in their major "
                                            "version 0 only: a newer rnea is needed for this jaxlib");
    }
    for (k = 0; k < attributes->count; ++k) {
        const Span *name = attributes->names[k], *value = attributes->items[k];
        if (attributes->types[k] == STRING && name->length == 3 &&
            memcmp(name->text, "key", 3) == 0) {
            *entry = found(value->text, value->length);
            if (*entry != NULL) {
                return NULL;
            }
            snprintf(message, sizeof(message),
                     "this process has no code of rnea for '%.*s': the program was compiled in "
                     "another one. The cure: load the same robot here with the same version of rnea "
                     "and ask the same question once, with arrays of the same kind, before the "
                     "program runs",
                     (int)(value->length < MOST_KEY ? value->length : MOST_KEY), value->text);
            return failed(frame, NOT_FOUND, message);
        }
    }
    return failed(frame, INVALID, "a call of rnea without its attribute `key`");
}

/* The buffers, held against what the code expects. */
static Failure *
read_frame(const Frame *frame, Call *call)
{
    Failure *failure = entry_of(frame, &call->entry);
    const Entry *entry = call->entry;
    const Buffer *buffer;
    int k;

    if (failure != NULL) {
        return failure;
    }
    if (frame->arguments.count != entry->arrays || frame->results.count != 1) {
        return failed(frame, INVALID, "a call of rnea with the wrong number of arrays");
    }
    buffer = frame->results.items[0];
    call->out = buffer->data;
    call->rows = entry->size > 0 ? count_of(buffer) / entry->size : 0;
    for (k = -1; k < entry->arrays; ++k) {
        if (k >= 0) {
            buffer = frame->arguments.items[k];
        }
        if (buffer->type != (entry->single ? FLOAT32 : FLOAT64)) {
            return failed(frame, INVALID, "a call of rnea with another kind of number");
        }
        if (k >= 0) {
            int64_t count = count_of(buffer);
            call->inputs[k] = buffer->data;
            call->strides[k] = entry->columns[k];
            if (count != call->rows * entry->columns[k]) {
                /* one row for all, where the code allows it */
                if (k < entry->states || count != entry->columns[k]) {
                    return failed(frame, INVALID, "a call of rnea with arrays of unequal rows");
                }
                call->strides[k] = 0;
            }
            else if (k >= entry->states && call->rows == 1) {
                call->strides[k] = 0;
            }
        }
    }
    return NULL;
}

/* How many threads share the rows, and in which stretches. */
static int
threads_for(const Entry *entry, const Call *call, int64_t *stretch)
{
    int64_t numbers = entry->size, bytes = call->rows * entry->size * (entry->single ? 4 : 8);
    int64_t threads, fewest, several, each;
    int k;

    for (k = 0; k < entry->arrays; ++k) {
        numbers += call->strides[k];
    }
    threads = call->rows * numbers / entry->worth_a_core;
    threads = threads < entry->threads ? threads : entry->threads;
    if (threads < 2) {
        return 1;
    }
    fewest = entry->worth_taking / numbers > 1 ? entry->worth_taking / numbers : 1;
    if (bytes >= threads * entry->streams_from) {
        fewest = entry->stream_rows;
    }
    several = call->rows / (threads * fewest);
    several = several < 1 ? 1 : several > 8 ? 8 : several;
    each = (call->rows + threads * several - 1) / (threads * several);
    *stretch = (each + entry->width - 1) / entry->width * entry->width;
    return (int)threads;
}

static Failure *
on_cpu(Frame *frame)
{
    Call call;
    Failure *failure;
    kernel_function function;
    int64_t stretch = 0;
    int threads;

    if (told_what_it_is(frame, 0) || frame->stage != EXECUTE) {
        return NULL;
    }
    failure = read_frame(frame, &call);
    if (failure != NULL || call.rows == 0) {
        return failure;
    }
    function = atomic_load(call.rows <= call.entry->few_rows ? &call.entry->few : &call.entry->many);
    if (function == NULL) {
        /* both give the same bits; which of them was made depends on the shapes that were asked */
        function = atomic_load(&call.entry->many);
        function = function == NULL ? atomic_load(&call.entry->few) : function;
    }
    if (function == NULL) {
        return failed(frame, FAILED_BEFORE, "a call of rnea without machine code for this processor");
    }
    threads = threads_for(call.entry, &call, &stretch);
    if (threads < 2) {
        function(call.inputs, call.strides, call.out, call.rows);
        return NULL;
    }
    share_rows(function, call.entry->arrays, call.inputs, call.strides, call.out,
               call.entry->size, call.entry->single ? 4 : 8, call.rows, stretch, threads);
    return NULL;
}

static Failure *
on_cuda(Frame *frame)
{
    Call call;
    StreamArgs stream = {sizeof(stream), NULL, frame->context, NULL};
    DeviceArgs device = {sizeof(device), NULL, frame->context, 0};
    Failure *failure;
    void *arguments[2 * MOST_ARRAYS + 2], *function;
    char message[120];
    int count = 0, k, code;
    int64_t blocks;

    if (told_what_it_is(frame, CAN_BE_CAPTURED) || frame->stage != EXECUTE) {
        return NULL;
    }
    failure = read_frame(frame, &call);
    if (failure != NULL || call.rows == 0) {
        return failure;
    }
    failure = frame->api->get_stream(&stream);
    if (failure == NULL && REACHES(frame->api, Api, get_device)) {
        failure = frame->api->get_device(&device);
    }
    if (failure != NULL) {
        return failure;
    }
    if (device.device < 0 || device.device >= MOST_DEVICES || call.entry->launch == NULL ||
        (function = atomic_load(&call.entry->functions[device.device])) == NULL) {
        return failed(frame, FAILED_BEFORE, "a call of rnea on a CUDA device that its code was not "
                                            "loaded to");
    }
    /* kernel(in0, in1, ..., out, stride of each shared input, ..., rows) */
    for (k = 0; k < call.entry->arrays; ++k) {
        arguments[count++] = &call.inputs[k];
    }
    arguments[count++] = &call.out;
    for (k = call.entry->states; k < call.entry->arrays; ++k) {
        arguments[count++] = &call.strides[k];
    }
    arguments[count++] = &call.rows;
    blocks = (call.rows + call.entry->block - 1) / call.entry->block;
    if (blocks > 0x7fffffff) {
        return failed(frame, INVALID, "too many rows for one launch of rnea");
    }
    code = call.entry->launch(function, (unsigned)blocks, 1, 1, call.entry->block, 1, 1, 0,
                              stream.stream, arguments, NULL);
    if (code != 0) {
        snprintf(message, sizeof(message), "cuLaunchKernel gave the error %d to rnea", code);
        return failed(frame, INTERNAL, message);
    }
    return NULL;
}

/* ---- for Python ---- */

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
static PyObject *
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
    if (found(key, (size_t)length) != NULL) {
        Py_RETURN_NONE; /* the same content: somebody may be reading it now */
    }
    entry = new_entry(key, length);
    if (entry == NULL) {
        return NULL;
    }
    entry->arrays = (int)PyTuple_GET_SIZE(columns);
    for (k = 0; k < entry->arrays; ++k) {
        entry->columns[k] = PyLong_AsLongLong(PyTuple_GET_ITEM(columns, k));
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
    Entry *entry = found(key, (size_t)length);
    if (entry == NULL) {
        PyErr_Format(PyExc_KeyError, "%s", key);
    }
    return entry;
}

/* know_cpu(key, few, many): addresses, 0 for what is not made */
static PyObject *
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
static PyObject *
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

/* handlers() -> capsules for "cpu" and "CUDA", as jax.ffi.register_ffi_target wants them */
static PyObject *
handlers(PyObject *module, PyObject *nothing)
{
    PyObject *cpu, *cuda, *both;

    (void)module;
    (void)nothing;
    cpu = PyCapsule_New((void *)(uintptr_t)on_cpu, NULL, NULL);
    cuda = PyCapsule_New((void *)(uintptr_t)on_cuda, NULL, NULL);
    both = cpu != NULL && cuda != NULL ? PyTuple_Pack(2, cpu, cuda) : NULL;
    Py_XDECREF(cpu);
    Py_XDECREF(cuda);
    return both;
}

PyMethodDef jax_methods[] = {
    {"jax_know", know, METH_VARARGS, "Enter a code by its key."},
    {"jax_know_cpu", know_cpu, METH_VARARGS, "Addresses of a code for this processor."},
    {"jax_know_cuda", know_cuda, METH_VARARGS, "A code loaded to a CUDA device."},
    {"jax_handlers", handlers, METH_NOARGS, "Capsules of the handlers for XLA."},
    {NULL, NULL, 0, NULL},
};
#endif
