#include "ClassAllocation.h"

#include <stddef.h>
#include <string.h>

#include "LoadedFile.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

// What a stub calls before it traps, by itself or, in a build without optimisation, by the function in which the compiler
// puts that: `Swift._unimplementedInitializer` is always inlined.
extern void _swift_stdlib_reportUnimplementedInitializer(void) __attribute__((weak));
extern void _swift_stdlib_reportUnimplementedInitializerInFile(void) __attribute__((weak));

static bool is_report(const void *function) {
    return function
        && (function == (const void *)(uintptr_t)_swift_stdlib_reportUnimplementedInitializer
            || function == (const void *)(uintptr_t)_swift_stdlib_reportUnimplementedInitializerInFile);
}

enum { deepest = 4, most = 256, longest = 1 << 14, linkage = 16 };

/// The functions that are reached, nearest first.
typedef struct {
    const uint8_t *starts[most];
    int count;
} reached;

static void add(reached *reached, const uint8_t *start) {
    for (int i = 0; i < reached->count; i++) {
        if (reached->starts[i] == start) return;
    }
    if (reached->count < most) reached->starts[reached->count++] = start;
}

/// Whether what a function calls is the report. Adds what else it is, where it is a function of the file.
static bool is_report_or_add(const loaded_file *file, const uint8_t *target, reached *reached) {
    if (is_report(target)) return true;
    if (loaded_file_function_end(file, target)) add(reached, target);
    return false;
}

/// The same of a call by way of a place that the loader fills.
static bool is_report_or_add_by_place(const loaded_file *file, const uint8_t *place, reached *reached) {
    if (!loaded_file_holds(file, place)) return false;
    const uint8_t *target;
    memcpy(&target, place, sizeof target);
    if (target < file->code || target >= file->code_end || loaded_file_function_end(file, target)) {
        return is_report_or_add(file, target, reached);
    }
    // Before the first call, the place leads to code that asks the loader.
    bound_function function;
    if (!loaded_file_binding(file, place, &function)) return false;
    if (strcmp(function.name, "_swift_stdlib_reportUnimplementedInitializer") == 0
        || strcmp(function.name, "_swift_stdlib_reportUnimplementedInitializerInFile") == 0) return true;
    return is_report_or_add(file, function.start, reached);
}

#if defined(__x86_64__)

enum { step = 1, instruction = 7 };

static const uint8_t *relative(const uint8_t *next, const uint8_t *bytes) {
    int32_t offset;
    memcpy(&offset, bytes, sizeof offset);
    return next + offset;
}

/// Where a call or jump leads to, or whose address is loaded, for functions with equal code become one that is told what to
/// call; null where the bytes are none of these. That they may lie inside other instructions does not matter: what they then
/// seem to call is no function, but for the rarest chance.
static const uint8_t *called(const uint8_t *code) {
    if (code[0] == 0xe8 || code[0] == 0xe9) return relative(code + 5, code + 1);
    if (code[0] == 0xeb) return code + 2 + (int8_t)code[1];
    bool is_address = (code[0] & 0xfb) == 0x48 && code[1] == 0x8d && (code[2] & 0xc7) == 0x05;
    return is_address ? relative(code + 7, code + 3) : NULL;
}

/// The place whose function a call or jump by way of a place leads to.
static const uint8_t *place_called(const uint8_t *code) {
    return code[0] == 0xff && (code[1] == 0x15 || code[1] == 0x25) ? relative(code + 6, code + 2) : NULL;
}

/// The place by way of which an entry of the linkage table jumps.
static const uint8_t *place_of_linkage(const uint8_t *code) {
    static const uint8_t landing[] = {0xf3, 0x0f, 0x1e, 0xfa};
    if (memcmp(code, landing, sizeof landing) == 0) code += sizeof landing;
    if (code[0] == 0xf2) code += 1;
    return code[0] == 0xff && code[1] == 0x25 ? relative(code + 6, code + 2) : NULL;
}

#else

enum { step = 4, instruction = 8 };

static uint32_t word(const uint8_t *code) {
    uint32_t result;
    memcpy(&result, code, sizeof result);
    return result;
}

/// The page that `adrp` loads the address of.
static uintptr_t page(const uint8_t *code) {
    uint32_t bits = word(code);
    int64_t pages = (int64_t)((bits >> 5 & 0x7ffff) << 2 | (bits >> 29 & 3));
    if (pages & 0x100000) pages -= 0x200000;
    return ((uintptr_t)code & ~(uintptr_t)0xfff) + (uintptr_t)(pages * 4096);
}

/// By `bl` or `b`, or by `adrp x, page` and `add x, x, offset`: functions with equal code become one that is told what to
/// call.
static const uint8_t *called(const uint8_t *code) {
    uint32_t bits = word(code), next = word(code + 4);
    if ((bits & 0x7c000000) == 0x14000000) {
        int64_t words = (int64_t)(bits & 0x3ffffff) - ((bits & 0x2000000) ? 0x4000000 : 0);
        return code + 4 * words;
    }
    bool is_address = (bits & 0x9f000000) == 0x90000000 && (next & 0xffc00000) == 0x91000000
        && (next >> 5 & 31) == (bits & 31);
    return is_address ? (const uint8_t *)(page(code) + (next >> 10 & 0xfff)) : NULL;
}

static const uint8_t *place_called(const uint8_t *code) {
    (void)code;
    return NULL;
}

/// By `adrp x16, page` and `ldr x17, [x16, offset]`, perhaps after `bti c`.
static const uint8_t *place_of_linkage(const uint8_t *code) {
    if (word(code) == 0xd503245f) code += 4;
    uint32_t bits = word(code), load = word(code + 4);
    if ((bits & 0x9f00001f) != 0x90000010 || (load & 0xffc003ff) != 0xf9400211) return NULL;
    return (const uint8_t *)(page(code) + 8 * (load >> 10 & 0xfff));
}

#endif

/// Whether a function calls the report. Adds the other functions of its file that it calls.
static bool calls_report(const loaded_file *file, const uint8_t *start, reached *reached) {
    const uint8_t *end = loaded_file_function_end(file, start);
    if (!end) return false;
    if (end - start > longest) end = start + longest;
    for (const uint8_t *code = start; code < end && file->code_end - code >= instruction; code += step) {
        const uint8_t *place = place_called(code), *target = place ? NULL : called(code);
        if (target) {
            if (target < file->code || target >= file->code_end - linkage) continue;
            place = place_of_linkage(target);
        }
        if (place ? is_report_or_add_by_place(file, place, reached)
                  : target && is_report_or_add(file, target, reached)) return true;
    }
    return false;
}

bool cornerstone_is_stub(const void *function) {
    loaded_file file;
    if (!loaded_file_find(function, &file)) return false;
    reached reached = {.starts = {function}, .count = 1};
    int next = 0;
    for (int depth = 0; depth < deepest; depth++) {
        for (int end = reached.count; next < end; next++) {
            if (calls_report(&file, reached.starts[next], &reached)) return true;
        }
    }
    return false;
}

#else

bool cornerstone_is_stub(const void *function) {
    (void)function;
    return false;
}

#endif
