#include "CFilmzRsvg.h"

#include <cairo/cairo.h>
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>
#include <pthread.h>

// librsvg's own header includes GLib's, for which pkg-config would have to be asked. So what is called is declared here,
// as librsvg 2.52 and later have it.

typedef struct _RsvgHandle RsvgHandle;

typedef struct {
    double x, y, width, height;
} RsvgRectangle;

RsvgHandle *rsvg_handle_new_from_data(const unsigned char *data, size_t length, void **error);
int rsvg_handle_render_document(RsvgHandle *handle, cairo_t *canvas, const RsvgRectangle *viewport, void **error);
void g_object_unref(void *object);

// Those of cairo, GLib and fontconfig are found through librsvg, which depends on them.
#define FUNCTIONS(USE)                                                                                               \
    USE(rsvg_handle_new_from_data)                                                                                   \
    USE(rsvg_handle_render_document)                                                                                 \
    USE(g_object_unref)                                                                                              \
    USE(cairo_image_surface_create)                                                                                  \
    USE(cairo_surface_destroy)                                                                                       \
    USE(cairo_create)                                                                                                \
    USE(cairo_destroy)                                                                                               \
    USE(cairo_status)                                                                                                \
    USE(cairo_surface_write_to_png_stream)                                                                           \
    USE(FcConfigAppFontAddFile)

#ifdef __APPLE__
static const char *const library_name = "librsvg-2.2.dylib";
#else
static const char *const library_name = "librsvg-2.so.2";
#endif

static struct {
#define MEMBER(name) __typeof__(name) *name;
    FUNCTIONS(MEMBER)
} library;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded = 0;

static void load(void) {
    void *handle = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
#define FIND(name)                                                                                                   \
    if (!(library.name = (__typeof__(library.name))dlsym(handle, #name))) return;
    FUNCTIONS(FIND)
    is_loaded = 1;
}

static int ready(void) {
    pthread_once(&once, load);
    return is_loaded;
}

typedef struct {
    filmz_rsvg_write write;
    void *place;
} Target;

static cairo_status_t take(void *closure, const unsigned char *bytes, unsigned int count) {
    const Target *target = closure;
    return target->write(target->place, bytes, count) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

static int paint(RsvgHandle *drawing, cairo_surface_t *surface, int width, int height) {
    cairo_t *canvas = library.cairo_create(surface);
    const RsvgRectangle viewport = {0, 0, width, height};
    int painted = library.rsvg_handle_render_document(drawing, canvas, &viewport, NULL)
        && library.cairo_status(canvas) == CAIRO_STATUS_SUCCESS;
    library.cairo_destroy(canvas);
    return painted;
}

int filmz_rsvg_paint(
    const unsigned char *svg, size_t length, int width, int height, filmz_rsvg_write write, void *place) {
    if (!ready()) return 0;
    RsvgHandle *drawing = library.rsvg_handle_new_from_data(svg, length, NULL);
    if (!drawing) return 0;
    // cairo gives objects also when it fails, which their status tells.
    cairo_surface_t *surface = library.cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    Target target = {write, place};
    int painted = paint(drawing, surface, width, height)
        && library.cairo_surface_write_to_png_stream(surface, take, &target) == CAIRO_STATUS_SUCCESS;
    library.cairo_surface_destroy(surface);
    library.g_object_unref(drawing);
    return painted;
}

int filmz_rsvg_add_font(const unsigned char *path) {
    return ready() && library.FcConfigAppFontAddFile(NULL, path);
}
