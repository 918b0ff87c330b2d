/// A viewing in a file as an earlier reader logged it, for finding it again.
public struct FormerViewing: Hashable, Sendable {
    public var id: Viewing.ID
    /// The time of the viewing in that reader's interpretation.
    public var watchedOn: WatchedOn
    /// The time of logging in that reader's interpretation.
    public var loggedAt: Timestamp
    /// Whether that reader may have assigned the viewing to another film.
    public var isOfAnotherFilm: Bool
    /// Whether the file certainly means another time. It does not when the order of day and month is ambiguous: then
    /// the viewing is only found.
    public var isMisread: Bool

    public init(
        id: Viewing.ID, watchedOn: WatchedOn, loggedAt: Timestamp, isOfAnotherFilm: Bool = false,
        isMisread: Bool = true
    ) {
        self.id = id
        self.watchedOn = watchedOn
        self.loggedAt = loggedAt
        self.isOfAnotherFilm = isOfAnotherFilm
        self.isMisread = isMisread
    }
}
