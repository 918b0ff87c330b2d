import FilmzDomain
import FilmzText

/// A rating as five stars, or as the number of another scale beside one star, with alternative text.
struct StarsView {
    let rating: Rating

    func html(_ strings: Strings) -> HTML {
        let label = strings.outOfAll(rating)
        switch strings.forms.scale {
        case .five:
            return """
                <svg class="stars" viewBox="0 0 128 24" role="img" aria-label="\(label)">\
                <use href="\(Self.address)"/><svg width="\(lit)"><use href="\(Self.address)"/></svg></svg>
                """
        case .ten, .hundred:
            return """
                <span class="points" role="img" aria-label="\(label)">\(Icon.star.html)\(strings.number(rating))</span>
                """
        }
    }

    /// The width of the lit part, from 0 to 128. It ends in the middle of a star or of the gap after it.
    var lit: Int {
        let whole = rating.halfStars / 2
        return whole * 26 + (rating.halfStars.isMultiple(of: 2) ? -1 : 12)
    }

    private static let address = ("#i-stars" as HTML).showing(.stars)

    /// The definition of the five outlines, included once per document.
    static let symbol: HTML = "<g id=\"i-stars\">\(outlines)</g>"

    static let outlines: HTML = """
        \((0..<5).map { "<path transform=\"translate(\($0 * 26))\" d=\"\(Icon.starOutline)\"/>" as HTML })
        """
}
