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

    /// The same for a drawing without a page around it.
    func drawing(x: Int, y: Int, height: Int) -> HTML {
        """
        <svg x="\(x)" y="\(y)" width="\(height * 128 / 24)" height="\(height)" viewBox="0 0 128 24">\
        <g fill="#fff" fill-opacity=".18">\(Self.outlines)</g>\
        <svg width="\(lit)" height="24"><g fill="\(CardColours.accent)">\(Self.outlines)</g></svg></svg>
        """
    }

    /// Five in a row, once per document.
    static let symbol: HTML = "<g id=\"i-stars\">\(outlines)</g>"

    private static let outlines: HTML = """
        \((0..<5).map { "<path transform=\"translate(\($0 * 26))\" d=\"\(Icon.starOutline)\"/>" as HTML })
        """
}
