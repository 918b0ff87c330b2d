import CFilmzResources

/// A file that is compiled into the program.
public enum FilmzResource: Sendable, CaseIterable {
    case starterFilms, starterShows, starterSeasons, styleSheet, script, icon, icon192, icon512, maskableIcon, touchIcon
    /// The part of the style sheet that pages for visitors need, and their script.
    case visitorStyleSheet, visitorScript
    case displayFont, serifFont, italicFont, sansFont, boldFont
    case licences
    /// The commit of a packaged program and its day, separated by a space; zeros in any other program.
    case build

    /// The file's content.
    public var bytes: [UInt8] {
        let bytes =
            switch self {
            case .starterFilms: unsafe filmz_starter_films()
            case .starterShows: unsafe filmz_starter_shows()
            case .starterSeasons: unsafe filmz_starter_seasons()
            case .styleSheet: unsafe filmz_app_css()
            case .script: unsafe filmz_app_js()
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
