/// Earlier readers' interpretations of a file's facts about a film, where the current readers interpret them
/// differently.
public struct FormerValues: Hashable, Sendable {
    /// The earlier viewings, by the current IDs of the viewings.
    public var viewings: [Viewing.ID: [FormerViewing]] = [:]
    /// The film's ratings.
    public var verdicts: [Verdict] = []
    /// The times of the watchlist and the favourite.
    public var watchlistedAt: Set<Timestamp> = []
    public var favouriteAt: Set<Timestamp> = []

    public struct Verdict: Hashable, Sendable {
        public var rating: Rating?
        public var ratedAt: Timestamp?

        public init(_ rating: Rating?, at time: Timestamp?) {
            self.rating = rating
            ratedAt = time
        }
    }

    public init() {}

    public var isEmpty: Bool { self == FormerValues() }
}
