/* What _jax.c uses of XLA's foreign functions, major version 0: structures as XLA lays them out.

   They tell their own sizes and grow at the end, which is another minor version. */
#ifndef RNEA_XLA_H
#define RNEA_XLA_H

#include <stddef.h>
#include <stdint.h>


#define MAJOR 0
#define OLDEST 1 /* minor version with these layouts: what is said where XLA does not tell its own */
enum { METADATA = 1 };                  /* a kind of extension */
enum { EXECUTE = 3 };                   /* a stage */
enum { BUFFER = 1, STRING = 4 };        /* kinds of arguments and results, and of attributes */
enum { FLOAT32 = 11, FLOAT64 = 12 };    /* kinds of numbers */
enum { INVALID = 3, NOT_FOUND = 5, FAILED_BEFORE = 9, INTERNAL = 13 }; /* kinds of errors */
enum { CAN_BE_CAPTURED = 1 };           /* a trait: launches are always the same */

typedef struct Extension {
    size_t struct_size;
    int type;
    struct Extension *next;
} Extension;

typedef struct {
    size_t struct_size;
    Extension *extensions;
    int major, minor;
} Version;

typedef struct {
    size_t struct_size;
    Version version;
    uint32_t traits;
    int64_t state_type; /* not in older ones */
} Metadata;

typedef struct {
    Extension base;
    Metadata *metadata;
} MetadataExtension;

typedef struct Failure Failure;

typedef struct {
    size_t struct_size;
    Extension *extensions;
    const char *message;
    int code;
} FailureArgs;

typedef struct {
    size_t struct_size;
    Extension *extensions;
    void *context;
    void *stream; /* out */
} StreamArgs;

typedef struct {
    size_t struct_size;
    Extension *extensions;
    void *context;
    int32_t device; /* out */
} DeviceArgs;

typedef struct {
    size_t struct_size;
    Extension *extensions;
    Version version;
    const void *internal;
    Failure *(*make_failure)(FailureArgs *);
    void *failures_and_registration[3];
    Failure *(*get_stream)(StreamArgs *);
    void *between[12];
    Failure *(*get_device)(DeviceArgs *); /* not in older ones */
} Api;

typedef struct {
    size_t struct_size;
    Extension *extensions;
    int type;
    void *data;
    int64_t rank;
    int64_t *dims;
} Buffer;

typedef struct {
    const char *text;
    size_t length;
} Span;

typedef struct { /* of arguments and of results */
    size_t struct_size;
    Extension *extensions;
    int64_t count;
    int *types;
    void **items;
} List;

typedef struct {
    size_t struct_size;
    Extension *extensions;
    int64_t count;
    int *types;
    Span **names;
    void **items;
} Attributes;

typedef struct {
    size_t struct_size;
    Extension *extensions;
    const Api *api;
    void *context;
    int stage;
    List arguments, results;
    Attributes attributes;
} Frame;

#define REACHES(thing, type, field) \
    ((thing)->struct_size >= offsetof(type, field) + sizeof((thing)->field))

#endif
