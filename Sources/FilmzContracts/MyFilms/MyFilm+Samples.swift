public import FilmzDomain

extension MyFilm {
    /// A relation that has something of everything, as a file may say it. Whoever adds a member to ``MyFilm`` gives it a
    /// value here (``missingMembers`` names it), and the tests show what does not keep it.
    public static let whole = MyFilm(
        watchlistedAt: Timestamp(milliseconds: 5_000), favouriteAt: Timestamp(milliseconds: 6_000),
        rating: Rating(halfStars: 9), ratedAt: Timestamp(milliseconds: 7_000), comment: "Fine & <dandy>\nin two lines",
        audience: [.adults, .family], tags: Tags(["Rain", "🍿"].map(Tag.init(accepted:))),
        referrals: [Referral(by: "Ada", message: "See it.", at: Timestamp(milliseconds: 8_000))],
        showStatus: ShowStatus(.stopped, since: Timestamp(milliseconds: 9_000), reason: "Slow."),
        startedOverAt: Timestamp(milliseconds: 10_000),
        leftovers: [Leftover(source: "trakt", name: "colour", value: "blue")],
        viewings: [
            Viewing(id: Viewing.ID(rawValue: 77) ?? .random(), draft: .full, loggedAt: Timestamp(milliseconds: 11_000))
        ])

    /// The members that have nothing, except the one that says that there is no film.
    public var missingMembers: [String] {
        let empty = Mirror(reflecting: MyFilm()).children
        return zip(Mirror(reflecting: self).children, empty).compactMap { mine, none in
            "\(mine.value)" == "\(none.value)" && mine.label != "isUnmet" ? mine.label : nil
        }
    }
}
