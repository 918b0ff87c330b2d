import FilmzDomain
import FilmzText

/// A rating as five stars, with words for people who do not see them.
struct StarsView {
    let rating: Rating

    func html(_ strings: Strings) -> HTML {
        """
        <svg class="stars" viewBox="0 0 128 24" role="img" aria-label="\(strings.outOfFive(rating))">\
        <use href="#i-stars"/><svg width="\(lit)"><use href="#i-stars"/></svg></svg>
        """
    }

    /// How far the stars are lit, from 0 to 128: to the middle of a star or of the gap after it.
    private var lit: Int {
        let whole = rating.halfStars / 2
        return whole * 26 + (rating.halfStars.isMultiple(of: 2) ? -1 : 12)
    }

    /// Five in a row, once per document.
    static let symbol: HTML = """
        <g id="i-stars">\((0..<5).map { "<path transform=\"translate(\($0 * 26))\" d=\"\(Icon.starOutline)\"/>" as HTML })</g>
        """
}
