// Painting by librsvg, which is loaded when the first picture is painted. It brings 36 libraries, of which most starts of
// Filmz need none: linked, they took a third of the time until a server answers, and a third of its mapped memory.

#pragma once

#include <stddef.h>

/// Takes a part of a picture, in order.
/// Returns whether it could be taken.
typedef int (*filmz_rsvg_write)(void *place, const unsigned char *bytes, size_t count);

/// Paints an SVG as PNG, scaled to a size in pixels. It follows no reference, because the drawing has no address.
///
/// - place: given to each call of `write`, all of which come before this returns
///
/// Returns whether the picture was painted: not without librsvg, and not if the bytes are no SVG.
int filmz_rsvg_paint(
    const unsigned char *svg, size_t length, int width, int height, filmz_rsvg_write write, void *place);

/// Adds a font file, which must stay, to those of this process. The path ends with a zero byte.
/// Returns whether fontconfig could read it.
int filmz_rsvg_add_font(const unsigned char *path);
