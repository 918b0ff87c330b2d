public import FilmzDomain

extension Rating {
    /// `★★★★½`.
    public var signs: String {
        String(repeating: "★", count: halfStars / 2) + (halfStars.isMultiple(of: 2) ? "" : "½")
    }
}
