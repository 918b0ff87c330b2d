// Files that are part of the program, compiled into it: one binary needs nothing beside it.

#include <stddef.h>

typedef struct {
    const unsigned char *start;
    size_t count;
} FilmzBytes;

FilmzBytes filmz_starter_films(void);
FilmzBytes filmz_app_css(void);
FilmzBytes filmz_app_js(void);
FilmzBytes filmz_icon_svg(void);
