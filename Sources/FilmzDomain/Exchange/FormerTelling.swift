/// What earlier readers made of what a file says of a film, where today's make something else of it.
public struct FormerTelling: Hashable, Sendable {
    /// By the IDs that the viewings have now.
    public var viewings: [Viewing.ID: [FormerViewing]] = [:]
    /// The stars that they gave the film.
    public var verdicts: [Verdict] = []
    /// Since when it was on the watchlist, and a favourite, to them.
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

    public var isEmpty: Bool { self == FormerTelling() }
}
