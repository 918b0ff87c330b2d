public import FilmzDomain

extension ViewingDraft {
    /// A viewing without details.
    public static let bare = ViewingDraft()

    /// Every field filled.
    public static let full = ViewingDraft(
        watchedOn: WatchedOn("2011-07-14T20:15") ?? .unknown, place: "Kino Babylon, Berlin", companions: "Ada, Grace",
        rating: Rating(halfStars: 9), note: "Better than I remembered.\nThe cat lives.")

    /// A viewing whose texts all have characters that are special in markup and SQL.
    public static let hostile = ViewingDraft(
        watchedOn: .year(1999), place: #"<b>Kino</b> & "Café" '1'"#, companions: "Robert'); DROP TABLE viewing; --",
        rating: Rating(halfStars: 1), note: "</textarea><script>alert(1)</script>\n\u{202E}txet lebal\u{202C}")

    public static let stopped = ViewingDraft(
        watchedOn: .month(year: 2010, month: 2), ending: .stopped(minute: 42, reason: "The projector burned."))

    public static let tagged = ViewingDraft(
        watchedOn: .year(2010), tags: Tags(["with Anna", "🍿", "</script>"].map(Tag.init(accepted:))))

    public static let samples = [bare, full, hostile, stopped, tagged]

    /// Seen on this day (`2011-07-14`, or any shorter form that ``WatchedOn`` reads).
    public static func watched(_ watchedOn: String, place: String = "", stars: Double? = nil) -> ViewingDraft {
        ViewingDraft(
            watchedOn: WatchedOn(watchedOn) ?? .unknown, place: place, rating: stars.flatMap(Rating.init(stars:)))
    }
}
