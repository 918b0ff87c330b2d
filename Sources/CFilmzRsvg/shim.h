// librsvg's own header includes GLib's, and pkg-config's flags for these contain one that SwiftPM refuses with a warning,
// also to those who build only a client library. So what Filmz calls is declared here, as librsvg 2.52 and later have it.

#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <stddef.h>

typedef struct _RsvgHandle RsvgHandle;

typedef struct {
    double x, y, width, height;
} RsvgRectangle;

RsvgHandle *rsvg_handle_new_from_data(const unsigned char *data, size_t data_len, void **error);
int rsvg_handle_render_document(RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *viewport, void **error);
void g_object_unref(void *object);
