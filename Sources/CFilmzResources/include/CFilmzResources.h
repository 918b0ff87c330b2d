// Files that are part of the program, compiled into it: one binary needs nothing beside it.

#include <stddef.h>

typedef struct {
    const unsigned char *start;
    size_t count;
} FilmzBytes;

FilmzBytes filmz_starter_films(void);
FilmzBytes filmz_starter_shows(void);
FilmzBytes filmz_starter_seasons(void);
FilmzBytes filmz_starter_titles(void);
FilmzBytes filmz_english_texts(void);
FilmzBytes filmz_german_texts(void);
FilmzBytes filmz_french_texts(void);
FilmzBytes filmz_spanish_texts(void);
FilmzBytes filmz_app_css(void);
FilmzBytes filmz_search_css(void);
FilmzBytes filmz_film_css(void);
FilmzBytes filmz_my_films_css(void);
FilmzBytes filmz_shows_css(void);
FilmzBytes filmz_cinema_css(void);
FilmzBytes filmz_together_css(void);
FilmzBytes filmz_settings_css(void);
FilmzBytes filmz_app_js(void);
FilmzBytes filmz_search_js(void);
FilmzBytes filmz_cinema_js(void);
FilmzBytes filmz_together_js(void);
FilmzBytes filmz_settings_js(void);
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
