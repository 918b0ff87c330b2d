import CFilmzResources

/// A file that is compiled into the program.
public enum FilmzResource: Sendable, CaseIterable {
    case starterFilms, starterShows, starterSeasons, starterTitles
    case icon, icon192, icon512, maskableIcon, touchIcon
    /// The style sheet and the script of every page.
    case styleSheet, script
    /// The style sheets of rooms.
    case searchStyleSheet, filmStyleSheet, myFilmsStyleSheet, showsStyleSheet, cinemaStyleSheet, togetherStyleSheet,
        settingsStyleSheet
    /// The scripts of rooms. What they import comes from `./app.js`, the script of every page.
    case searchScript, cinemaScript, togetherScript, settingsScript
    /// What pages for visitors need of the style sheets, and their script.
    case visitorStyleSheet, visitorScript
    case displayFont, serifFont, italicFont, sansFont, boldFont
    case licences
    case englishTexts, germanTexts, frenchTexts, spanishTexts
    /// The commit of a packaged program and its day, separated by a space; zeros in any other program.
    case build

    /// The file's content.
    public var bytes: [UInt8] {
        let bytes =
            switch self {
            case .starterFilms: unsafe filmz_starter_films()
            case .starterShows: unsafe filmz_starter_shows()
            case .starterSeasons: unsafe filmz_starter_seasons()
            case .starterTitles: unsafe filmz_starter_titles()
            case .englishTexts: unsafe filmz_english_texts()
            case .germanTexts: unsafe filmz_german_texts()
            case .frenchTexts: unsafe filmz_french_texts()
            case .spanishTexts: unsafe filmz_spanish_texts()
            case .styleSheet: unsafe filmz_app_css()
            case .script: unsafe filmz_app_js()
            case .searchStyleSheet: unsafe filmz_search_css()
            case .filmStyleSheet: unsafe filmz_film_css()
            case .myFilmsStyleSheet: unsafe filmz_my_films_css()
            case .showsStyleSheet: unsafe filmz_shows_css()
            case .cinemaStyleSheet: unsafe filmz_cinema_css()
            case .togetherStyleSheet: unsafe filmz_together_css()
            case .settingsStyleSheet: unsafe filmz_settings_css()
            case .searchScript: unsafe filmz_search_js()
            case .cinemaScript: unsafe filmz_cinema_js()
            case .togetherScript: unsafe filmz_together_js()
            case .settingsScript: unsafe filmz_settings_js()
            case .visitorStyleSheet: unsafe filmz_visitor_css()
            case .visitorScript: unsafe filmz_visitor_js()
            case .icon: unsafe filmz_icon_svg()
            case .icon192: unsafe filmz_icon_192_png()
            case .icon512: unsafe filmz_icon_512_png()
            case .maskableIcon: unsafe filmz_icon_maskable_png()
            case .touchIcon: unsafe filmz_icon_touch_png()
            case .displayFont: unsafe filmz_display_font()
            case .serifFont: unsafe filmz_serif_font()
            case .italicFont: unsafe filmz_italic_font()
            case .sansFont: unsafe filmz_sans_font()
            case .boldFont: unsafe filmz_bold_font()
            case .licences: unsafe filmz_licences()
            case .build: unsafe filmz_build()
            }
        // Safe: C constants live as long as the program, and the count is the compiler's `sizeof`.
        return unsafe Array(UnsafeBufferPointer(start: bytes.start, count: bytes.count))
    }
}
