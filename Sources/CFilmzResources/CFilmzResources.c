#include "CFilmzResources.h"

static const unsigned char starter_films[] = {
#embed "../FilmzCatalogue/Films/starter-films.tsv"
};

static const unsigned char app_css[] = {
#embed "../FilmzWeb/Assets/app.css"
};

static const unsigned char app_js[] = {
#embed "../FilmzWeb/Assets/app.js" if_empty(' ')
};

static const unsigned char icon_svg[] = {
#embed "../FilmzWeb/Assets/icon.svg"
};

#define BYTES(array) ((FilmzBytes){array, sizeof array})

FilmzBytes filmz_starter_films(void) { return BYTES(starter_films); }
FilmzBytes filmz_app_css(void) { return BYTES(app_css); }
FilmzBytes filmz_app_js(void) { return BYTES(app_js); }
FilmzBytes filmz_icon_svg(void) { return BYTES(icon_svg); }
