// Files that are part of the program, compiled into it: one binary needs nothing beside it.

#include <stddef.h>

typedef struct {
    const unsigned char *start;
    size_t count;
} FilmzBytes;

FilmzBytes filmz_starter_films(void);
FilmzBytes filmz_starter_shows(void);
FilmzBytes filmz_starter_seasons(void);
FilmzBytes filmz_app_css(void);
FilmzBytes filmz_app_js(void);
FilmzBytes filmz_visitor_css(void);
FilmzBytes filmz_visitor_js(void);
FilmzBytes filmz_icon_svg(void);
FilmzBytes filmz_icon_192_png(void);
FilmzBytes filmz_icon_512_png(void);
FilmzBytes filmz_icon_maskable_png(void);
FilmzBytes filmz_icon_touch_png(void);
FilmzBytes filmz_display_font(void);
FilmzBytes filmz_serif_font(void);
FilmzBytes filmz_italic_font(void);
FilmzBytes filmz_sans_font(void);
FilmzBytes filmz_bold_font(void);
FilmzBytes filmz_licences(void);
FilmzBytes filmz_build(void);
