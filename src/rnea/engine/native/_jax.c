/* Kernels as functions of JAX programs: handlers for XLA's foreign functions.

   XLA calls a handler with a frame of buffers and attributes, from threads of its own and without
   the interpreter. The one attribute, `key`, is looked up in the table of _jax_table.c.

   Of XLA's interface only what is used is declared, in _xla.h; another major version is refused. */
#include "_calls.h"

#ifdef _WIN32
PyMethodDef jax_methods[] = {{NULL, NULL, 0, NULL}};
#else

#include "_jax.h"
#include "_xla.h"

#include <stdio.h>
#include <string.h>

static Failure *
failed(const Frame *frame, int code, const char *message)
{
    FailureArgs args = {sizeof(args), NULL, message, code};
    return frame->api->make_failure(&args);
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
            *entry = find_entry(value->text, value->length);
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
    Failure *failure;
    const Entry *entry;
    const Buffer *buffer;
    int k;

    if ((failure = entry_of(frame, &call->entry)) != NULL) {
        return failure;
    }
    entry = call->entry;
    if (frame->arguments.count != entry->arrays || frame->results.count != 1) {
        return failed(frame, INVALID, "a call of rnea with the wrong number of arrays");
    }
    buffer = frame->results.items[0];
    call->out = buffer->data;
    if (entry->size == 0) {
        call->rows = 0; /* nothing to write, however many rows there are */
        return NULL;
    }
    call->rows = count_of(buffer) / entry->size;
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
    /* the function was stored last: where it is there, so are the others */
    if (device.device < 0 || device.device >= MOST_DEVICES ||
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
