/// A viewing of a file as an earlier reader logged it, by which it is found again.
public struct FormerViewing: Hashable, Sendable {
    public var id: Viewing.ID
    /// When it was, as that reader understood the file.
    public var watchedOn: WatchedOn
    /// When it was logged, as that reader understood the file.
    public var loggedAt: Timestamp
    /// Whether that reader may have taken it for one of another film.
    public var isOfAnotherFilm: Bool
    /// Whether the file surely means another time. It does not when nothing tells the order of day and month: then the
    /// viewing is only found.
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
