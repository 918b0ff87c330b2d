/// The day of a viewing that an earlier reader misunderstood, put right because its person had not changed it since.
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
