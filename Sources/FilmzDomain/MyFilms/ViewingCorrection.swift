/// A correction of a viewing's day that an earlier reader misinterpreted, and that the person has not changed since.
public struct ViewingCorrection: Hashable, Sendable {
    public var viewing: Viewing.ID
    public var before: WatchedOn
    public var after: WatchedOn

    public init(_ viewing: Viewing.ID, before: WatchedOn, after: WatchedOn) {
        self.viewing = viewing
        self.before = before
        self.after = after
    }
}
