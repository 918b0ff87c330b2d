// The memory of a process on Linux with the GNU C library.

#pragma once

#ifdef __linux__
#include <malloc.h>
#endif
#include <stddef.h>

/// Takes the program's own code out of the memory of this process. What is executed again is mapped again, mostly without
/// reading the file. With each page that is needed, the system maps those around it, so that a start leaves nearly all
/// of a large program mapped, of which a server then uses a sixth.
///
/// Returns the number of bytes of code that were given back, whether they were in memory or not; 0 where it is unknown
/// where the code is.
size_t filmz_release_code(void);
