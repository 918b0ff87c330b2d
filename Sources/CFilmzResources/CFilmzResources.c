#include "CFilmzResources.h"

static const unsigned char starter_films[] = {
#embed "../FilmzCatalogue/Films/starter-films.tsv"
};

// One style sheet. What comes later wins.
static const unsigned char app_css[] = {
#embed "../FilmzWeb/Assets/Shared/tokens.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/frame.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/buttons.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/posters.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/stars.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/forms.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/filters.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/sheets.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/empty.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/toast.css" suffix(,)
#embed "../FilmzWeb/Assets/Discover/discover.css" suffix(,)
#embed "../FilmzWeb/Assets/Search/search.css" suffix(,)
#embed "../FilmzWeb/Assets/Films/film.css" suffix(,)
#embed "../FilmzWeb/Assets/Films/about.css" suffix(,)
#embed "../FilmzWeb/Assets/MyFilms/my-films.css" suffix(,)
#embed "../FilmzWeb/Assets/People/people.css" suffix(,)
#embed "../FilmzWeb/Assets/Backups/backups.css" suffix(,)
#embed "../FilmzWeb/Assets/Catalogue/catalogue.css" suffix(,)
#embed "../FilmzWeb/Assets/Shared/devices.css" suffix(,)
};

// One module. What runs on arrival comes last.
static const unsigned char app_js[] = {
#embed "../FilmzWeb/Assets/Shared/parts.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/toast.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/forms.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/stars.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/sheets.js" suffix(,)
#embed "../FilmzWeb/Assets/Search/search.js" suffix(,)
#embed "../FilmzWeb/Assets/Providers/provider-search.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/clicks.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/lists.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/pictures.js" suffix(,)
#embed "../FilmzWeb/Assets/Films/film.js" suffix(,)
#embed "../FilmzWeb/Assets/MyFilms/my-films.js" suffix(,)
#embed "../FilmzWeb/Assets/Catalogue/catalogue.js" suffix(,)
#embed "../FilmzWeb/Assets/Shared/arrival.js" suffix(,)
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

// What Filmz is licensed under, and what it is made with.
static const unsigned char licences[] = {
#embed "../../NOTICE" suffix(,)
#embed "../../LICENSE" suffix(,)
    '\n',
#embed "../../LICENSES/LGPL-2.1-or-later.txt" suffix(,)
};

#define BYTES(array) ((FilmzBytes){array, sizeof array})

FilmzBytes filmz_starter_films(void) { return BYTES(starter_films); }
FilmzBytes filmz_app_css(void) { return BYTES(app_css); }
FilmzBytes filmz_app_js(void) { return BYTES(app_js); }
FilmzBytes filmz_icon_svg(void) { return BYTES(icon_svg); }
FilmzBytes filmz_icon_192_png(void) { return BYTES(icon_192_png); }
FilmzBytes filmz_icon_512_png(void) { return BYTES(icon_512_png); }
FilmzBytes filmz_icon_maskable_png(void) { return BYTES(icon_maskable_png); }
FilmzBytes filmz_icon_touch_png(void) { return BYTES(icon_touch_png); }
FilmzBytes filmz_licences(void) { return BYTES(licences); }
