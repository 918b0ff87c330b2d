#include "CFilmzResources.h"

static const unsigned char starter_films[] = {
#embed "../FilmzCatalogue/Films/starter-films.tsv"
};

static const unsigned char starter_shows[] = {
#embed "../FilmzCatalogue/Films/starter-shows.tsv"
};

static const unsigned char starter_seasons[] = {
#embed "../FilmzCatalogue/Films/starter-seasons.tsv"
};

static const unsigned char starter_titles[] = {
#embed "../FilmzCatalogue/Films/starter-titles.tsv"
};

// The texts of each language.
static const unsigned char english_texts[] = {
#embed "../FilmzText/Languages/filmz.pot"
};

static const unsigned char german_texts[] = {
#embed "../FilmzText/Languages/de.po"
};

static const unsigned char french_texts[] = {
#embed "../FilmzText/Languages/fr.po"
};

static const unsigned char spanish_texts[] = {
#embed "../FilmzText/Languages/es.po"
};

// The style sheet of every page. What comes later wins.
static const unsigned char app_css[] = {
#embed "../FilmzWeb/Assets/Shared/tokens.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/frame.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/buttons.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/posters.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/stars.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/forms.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/lists.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/filters.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/sheets.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/empty.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/toast.css" suffix(,)
#embed "../FilmzWeb/Assets/Discover/discover.css" suffix(,)
#embed "../FilmzWeb/Assets/Shows/up-next.css" suffix(,)
#embed "../FilmzWeb/Assets/People/sign-in.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/devices.css" suffix(,)
};

// The style sheets of rooms, each for the pages that draw something of it (see `Room`).
static const unsigned char search_css[] = {
#embed "../FilmzWeb/Assets/Search/search.css" suffix(,)
};

static const unsigned char film_css[] = {
#embed "../FilmzWeb/Assets/Films/film.css" suffix(,)
#embed "../FilmzWeb/Assets/Films/about.css" suffix(,)
#embed "../FilmzWeb/Assets/Offers/offers.css" suffix(,)
#embed "../FilmzWeb/Assets/Sharing/passed-on.css" suffix(,)
#embed "../FilmzWeb/Assets/Advertising/advertising.css" suffix(,)
};

static const unsigned char my_films_css[] = {
#embed "../FilmzWeb/Assets/MyFilms/my-films.css" suffix(,)
#embed "../FilmzWeb/Assets/Offers/watchlist.css" suffix(,)
};

static const unsigned char shows_css[] = {
#embed "../FilmzWeb/Assets/Shows/shows.css" suffix(,)
};

static const unsigned char cinema_css[] = {
#embed "../FilmzWeb/Assets/Cinema/cinema.css" suffix(,)
};

static const unsigned char together_css[] = {
#embed "../FilmzWeb/Assets/Lists/film-lists.css" suffix(,)
#embed "../FilmzWeb/Assets/Sharing/sharing.css" suffix(,)
#embed "../FilmzWeb/Assets/Sharing/received.css" suffix(,)
};

static const unsigned char settings_css[] = {
#embed "../FilmzWeb/Assets/Shared/groups.css" suffix(,)
#embed "../FilmzWeb/Assets/Calendars/calendars.css" suffix(,)
#embed "../FilmzWeb/Assets/Offers/services.css" suffix(,)
#embed "../FilmzWeb/Assets/People/people.css" suffix(,)
#embed "../FilmzWeb/Assets/Exchange/import.css" suffix(,)
#embed "../FilmzWeb/Assets/Advertising/managing.css" suffix(,)
#embed "../FilmzWeb/Assets/Backups/backups.css" suffix(,)
#embed "../FilmzWeb/Assets/Catalogue/catalogue.css" suffix(,)
};

// What pages for visitors need of these, in one sheet.
static const unsigned char visitor_css[] = {
#embed "../FilmzWeb/Assets/Shared/tokens.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/frame.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/buttons.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/posters.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/stars.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/forms.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/empty.css" suffix(,)
#embed "../FilmzWeb/Assets/Films/film.css" suffix(,)
#embed "../FilmzWeb/Assets/Films/about.css" suffix(,)
#embed "../FilmzWeb/Assets/Sharing/visitor.css" suffix(,)
#embed "../FilmzWeb/Assets/People/sign-in.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/devices.css" suffix(,)
};

static const unsigned char visitor_js[] = {
#embed "../FilmzWeb/Assets/Sharing/visitor.js"
};

// The script of every page, one module. What runs on arrival comes last.
static const unsigned char app_js[] = {
#embed "../FilmzWeb/Assets/Shared/parts.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/toast.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/forms.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/stars.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/sheets.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/clicks.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/lists.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/pictures.js" suffix(,)
#embed "../FilmzWeb/Assets/Films/film.js" suffix(,)
#embed "../FilmzWeb/Assets/Discover/rows.js" suffix(,)
#embed "../FilmzWeb/Assets/MyFilms/my-films.js" suffix(,)
#embed "../FilmzWeb/Assets/Settings/time-zone.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/arrival.js" suffix(,)
};

// The scripts of rooms, each one module. What they import comes from the script of every page.
static const unsigned char search_js[] = {
#embed "../FilmzWeb/Assets/Search/search.js" suffix(,)
#embed "../FilmzWeb/Assets/Providers/provider-search.js" suffix(,)
};

static const unsigned char cinema_js[] = {
#embed "../FilmzWeb/Assets/Cinema/cinema.js" suffix(,)
};

static const unsigned char together_js[] = {
#embed "../FilmzWeb/Assets/Lists/arrange.js" suffix(,)
#embed "../FilmzWeb/Assets/Lists/paste.js" suffix(,)
#embed "../FilmzWeb/Assets/Sharing/pass-on.js" suffix(,)
};

static const unsigned char settings_js[] = {
#embed "../FilmzWeb/Assets/Catalogue/catalogue.js" suffix(,)
};

static const unsigned char icon_svg[] = {
#embed "../FilmzWeb/Assets/Shared/icon.svg"
};

static const unsigned char icon_192_png[] = {
#embed "../FilmzWeb/Assets/Shared/icon-192.png"
};

static const unsigned char icon_512_png[] = {
#embed "../FilmzWeb/Assets/Shared/icon-512.png"
};

static const unsigned char icon_maskable_png[] = {
#embed "../FilmzWeb/Assets/Shared/icon-maskable.png"
};

static const unsigned char icon_touch_png[] = {
#embed "../FilmzWeb/Assets/Shared/icon-touch.png"
};

// The fonts of cards.
static const unsigned char display_font[] = {
#embed "../FilmzWeb/Assets/Sharing/filmz-display.ttf"
};

static const unsigned char serif_font[] = {
#embed "../FilmzWeb/Assets/Sharing/filmz-serif.ttf"
};

static const unsigned char italic_font[] = {
#embed "../FilmzWeb/Assets/Sharing/filmz-italic.ttf"
};

static const unsigned char sans_font[] = {
#embed "../FilmzWeb/Assets/Sharing/filmz-sans.ttf"
};

static const unsigned char bold_font[] = {
#embed "../FilmzWeb/Assets/Sharing/filmz-bold.ttf"
};

// What Filmz is licensed under, and what it is made with.
static const unsigned char licences[] = {
#embed "../../NOTICE" suffix(,)
#embed "../../LICENSE" suffix(,)
    '\n',
#embed "../../LICENSES/LGPL-2.1-or-later.txt" suffix(,)
    '\n',
#embed "../../LICENSES/OFL-1.1.txt" suffix(,)
};

#define BYTES(array) ((FilmzBytes){array, sizeof array})

FilmzBytes filmz_starter_films(void) { return BYTES(starter_films); }
FilmzBytes filmz_starter_shows(void) { return BYTES(starter_shows); }
FilmzBytes filmz_starter_seasons(void) { return BYTES(starter_seasons); }
FilmzBytes filmz_starter_titles(void) { return BYTES(starter_titles); }
FilmzBytes filmz_english_texts(void) { return BYTES(english_texts); }
FilmzBytes filmz_german_texts(void) { return BYTES(german_texts); }
FilmzBytes filmz_french_texts(void) { return BYTES(french_texts); }
FilmzBytes filmz_spanish_texts(void) { return BYTES(spanish_texts); }
FilmzBytes filmz_app_css(void) { return BYTES(app_css); }
FilmzBytes filmz_search_css(void) { return BYTES(search_css); }
FilmzBytes filmz_film_css(void) { return BYTES(film_css); }
FilmzBytes filmz_my_films_css(void) { return BYTES(my_films_css); }
FilmzBytes filmz_shows_css(void) { return BYTES(shows_css); }
FilmzBytes filmz_cinema_css(void) { return BYTES(cinema_css); }
FilmzBytes filmz_together_css(void) { return BYTES(together_css); }
FilmzBytes filmz_settings_css(void) { return BYTES(settings_css); }
FilmzBytes filmz_app_js(void) { return BYTES(app_js); }
FilmzBytes filmz_search_js(void) { return BYTES(search_js); }
FilmzBytes filmz_cinema_js(void) { return BYTES(cinema_js); }
FilmzBytes filmz_together_js(void) { return BYTES(together_js); }
FilmzBytes filmz_settings_js(void) { return BYTES(settings_js); }
FilmzBytes filmz_visitor_css(void) { return BYTES(visitor_css); }
FilmzBytes filmz_visitor_js(void) { return BYTES(visitor_js); }
FilmzBytes filmz_icon_svg(void) { return BYTES(icon_svg); }
FilmzBytes filmz_icon_192_png(void) { return BYTES(icon_192_png); }
FilmzBytes filmz_icon_512_png(void) { return BYTES(icon_512_png); }
FilmzBytes filmz_icon_maskable_png(void) { return BYTES(icon_maskable_png); }
FilmzBytes filmz_icon_touch_png(void) { return BYTES(icon_touch_png); }
FilmzBytes filmz_display_font(void) { return BYTES(display_font); }
FilmzBytes filmz_serif_font(void) { return BYTES(serif_font); }
FilmzBytes filmz_italic_font(void) { return BYTES(italic_font); }
FilmzBytes filmz_sans_font(void) { return BYTES(sans_font); }
FilmzBytes filmz_bold_font(void) { return BYTES(bold_font); }
FilmzBytes filmz_licences(void) { return BYTES(licences); }

// What scripts/package writes into a finished program: its commit, and the day of that. Empty in any other.
#ifdef __linux__
__attribute__((section(".filmz_build")))
#endif
static volatile const unsigned char build[64] = {0};

FilmzBytes filmz_build(void) {
    return (FilmzBytes){(const unsigned char *)build, sizeof build};
}
