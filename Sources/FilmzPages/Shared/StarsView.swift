import FilmzDomain

/// A rating as five stars, with its words for those who do not see them.
struct StarsView {
    let rating: Rating

    func html(_ strings: Strings) -> HTML {
        """
        <span class="stars" role="img" aria-label="\(strings.outOfFive(rating))">\(Self.drawn[rating.halfStars - 1])</span>
        """
    }

    /// Lists are full of them, so each is drawn once.
    private static let drawn = Rating.allCases.map(draw)

    private static func draw(_ rating: Rating) -> HTML {
        let whole = rating.halfStars / 2
        let hasHalf = !rating.halfStars.isMultiple(of: 2)
        let stars = (0..<5).map { index -> HTML in
            if index < whole { return "<i class=\"on\">\(Icon.star.html)</i>" }
            return "<i>\(Icon.star.html)\(index == whole && hasHalf ? Icon.halfStar.html : nil)</i>"
        }
        return "\(stars)"
    }
}

extension Strings {
    /// `4 stars`, `4 and a half stars`, `Half a star`.
    func stars(_ rating: Rating) -> String {
        if rating.halfStars == 1 { return self[SharedText.halfAStar] }
        let whole = rating.halfStars / 2
        if rating.halfStars.isMultiple(of: 2) { return count(SharedText.stars, whole) }
        return self[SharedText.andAHalf, ["count": String(whole)]]
    }

    /// `4 stars of 5`.
    func outOfFive(_ rating: Rating) -> String {
        ratingNames[rating.halfStars - 1]
    }
}
