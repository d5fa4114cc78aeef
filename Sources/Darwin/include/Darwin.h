#ifndef CORNERSTONE_DARWIN_H
#define CORNERSTONE_DARWIN_H

/* The C library by the name that Apple's systems give it: `import Darwin` sees what `import Glibc` does. A target in C, so
   that no other target of a build is told by `canImport(Darwin)` that it is there. */

#include <ctype.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

typedef struct mach_timebase_info {
    uint32_t numer;
    uint32_t denom;
} mach_timebase_info_data_t;

/* Ticks are nanoseconds of the machine's own time. */
static inline uint64_t mach_absolute_time(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static inline int mach_timebase_info(mach_timebase_info_data_t *info) {
    info->numer = 1;
    info->denom = 1;
    return 0;
}

#endif
