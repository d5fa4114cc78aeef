#define _GNU_SOURCE
#include "LoadedFile.h"

#include <link.h>
#include <stddef.h>
#include <string.h>

typedef struct {
    const uint8_t *address;
    loaded_file *file;
    bool found;
} search;

static int look_at(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    search *search = data;
    loaded_file file = {
        .base = info->dlpi_addr, .headers = info->dlpi_phdr, .header_count = info->dlpi_phnum};
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        const uint8_t *start = (const uint8_t *)(info->dlpi_addr + header->p_vaddr);
        switch (header->p_type) {
        case PT_LOAD:
            if (!(header->p_flags & PF_X) || !(header->p_flags & PF_R)) break;
            if (search->address < start || search->address >= start + header->p_filesz) break;
            file.code = start;
            file.code_end = start + header->p_filesz;
            break;
        case PT_GNU_EH_FRAME: file.index = start; break;
        case PT_DYNAMIC: file.dynamic = start; break;
        }
    }
    if (!file.code) return 0;
    *search->file = file;
    search->found = true;
    return 1;
}

bool loaded_file_find(const uint8_t *address, loaded_file *file) {
    search search = {address, file, false};
    dl_iterate_phdr(look_at, &search);
    return search.found;
}

bool loaded_file_holds(const loaded_file *file, const uint8_t *place) {
    const ElfW(Phdr) *headers = file->headers;
    for (int i = 0; i < file->header_count; i++) {
        const uint8_t *start = (const uint8_t *)(file->base + headers[i].p_vaddr);
        if (headers[i].p_type != PT_LOAD || !(headers[i].p_flags & PF_R)) continue;
        if (place >= start && place + sizeof(void *) <= start + headers[i].p_filesz) return true;
    }
    return false;
}

static int32_t number(const uint8_t *bytes) {
    int32_t result;
    memcpy(&result, bytes, sizeof result);
    return result;
}

const uint8_t *loaded_file_function_end(const loaded_file *file, const uint8_t *start) {
    const uint8_t *index = file->index;
    // Version 1; offsets of 4 bytes, a count of 4 bytes, and pairs of such offsets from the index's own place.
    if (!index || index[0] != 1 || (index[1] & 7) != 3 || index[2] != 0x03 || index[3] != 0x3b) return NULL;
    uint32_t low = 0, high = (uint32_t)number(index + 8), count = high;
    const uint8_t *pairs = index + 12;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const uint8_t *found = index + number(pairs + 8 * (size_t)middle);
        if (found == start) {
            const uint8_t *end = middle + 1 < count ? index + number(pairs + 8 * (size_t)(middle + 1)) : file->code_end;
            return end > start && end <= file->code_end ? end : NULL;
        }
        if (found < start) low = middle + 1;
        else high = middle;
    }
    return NULL;
}

bool loaded_file_binding(const loaded_file *file, const void *place, bound_function *function) {
    const ElfW(Rela) *bindings = NULL;
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    size_t size = 0;
    for (const ElfW(Dyn) *entry = file->dynamic; entry && entry->d_tag != DT_NULL; entry++) {
        // Some loaders add the base to the addresses, some do not.
        uintptr_t address = entry->d_un.d_ptr < file->base ? entry->d_un.d_ptr + file->base : entry->d_un.d_ptr;
        switch (entry->d_tag) {
        case DT_JMPREL: bindings = (const ElfW(Rela) *)address; break;
        case DT_SYMTAB: symbols = (const ElfW(Sym) *)address; break;
        case DT_STRTAB: names = (const char *)address; break;
        case DT_PLTRELSZ: size = entry->d_un.d_val; break;
        case DT_PLTREL:
            if (entry->d_un.d_val != DT_RELA) return false;
            break;
        }
    }
    if (!bindings || !symbols || !names) return false;
    for (size_t i = 0; i < size / sizeof *bindings; i++) {
        if (file->base + bindings[i].r_offset != (uintptr_t)place) continue;
        // The symbol's number is the upper half, in files of 64 bits.
        const ElfW(Sym) *symbol = &symbols[bindings[i].r_info >> 32];
        function->name = names + symbol->st_name;
        function->start = symbol->st_shndx == SHN_UNDEF ? NULL : (const uint8_t *)(file->base + symbol->st_value);
        return true;
    }
    return false;
}
