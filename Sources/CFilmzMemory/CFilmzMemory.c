#ifdef __linux__
#define _GNU_SOURCE
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#include "CFilmzMemory.h"

#ifdef __linux__

static int release(struct dl_phdr_info *object, size_t size, void *released) {
    (void)size;
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    for (int index = 0; index < object->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[index];
        // Only what nobody can have written to: the file still has all of it.
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X) || (part->p_flags & PF_W)) continue;
        // Only whole pages, because the first and the last may be shared with another part.
        const size_t start = (object->dlpi_addr + part->p_vaddr + page - 1) / page * page;
        const size_t end = (object->dlpi_addr + part->p_vaddr + part->p_memsz) / page * page;
        if (start < end && madvise((void *)start, end - start, MADV_DONTNEED) == 0) *(size_t *)released += end - start;
    }
    // The first object is the program, and the others are shared with other programs.
    return 1;
}

size_t filmz_release_code(void) {
    size_t released = 0;
    dl_iterate_phdr(release, &released);
    return released;
}

#else

size_t filmz_release_code(void) { return 0; }

#endif
