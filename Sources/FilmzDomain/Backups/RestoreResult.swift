/// The result of restoring a backup.
public struct RestoreResult: Hashable, Sendable {
    public let counts: Counts
    /// The backup of the data that was there before; nil when there was none that could be read.
    public let setAside: Backup?

    public init(_ counts: Counts, setAside: Backup?) {
        self.counts = counts
        self.setAside = setAside
    }

    /// How much of what all persons keep there is.
    public struct Holdings: Hashable, Sendable, Codable {
        /// The films about which there is something personal.
        public var films: Int
        public var viewings: Int
        /// The lists that were not removed.
        public var lists: Int

        public init(films: Int = 0, viewings: Int = 0, lists: Int = 0) {
            self.films = films
            self.viewings = viewings
            self.lists = lists
        }
    }

    /// What became of all that the backup has, and of what was there before.
    public struct Counts: Hashable, Sendable {
        /// All that the backup has; it is there now.
        public var taken: Holdings
        /// All that was there before; nil when there was nothing, or it could not be read.
        public var replaced: Holdings?
        /// The sign-ins that the backup has. They are left out, because some may have been ended since.
        public var signIns: Int
        /// The secret addresses of links and calendars that the backup has and that lead nowhere any more. They are
        /// left out, because what was taken back stays so.
        public var addresses: Int

        public init(taken: Holdings, replaced: Holdings? = nil, signIns: Int = 0, addresses: Int = 0) {
            self.taken = taken
            self.replaced = replaced
            self.signIns = signIns
            self.addresses = addresses
        }
    }
}

extension RestoreResult: Encodable {
    private enum CodingKeys: CodingKey {
        case films, viewings, lists, replaced, leftOut, setAside
    }

    private struct LeftOut: Encodable {
        let signIns: Int
        let addresses: Int
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(counts.taken.films, forKey: .films)
        try members.encode(counts.taken.viewings, forKey: .viewings)
        try members.encode(counts.taken.lists, forKey: .lists)
        try members.encodeIfPresent(counts.replaced, forKey: .replaced)
        try members.encode(LeftOut(signIns: counts.signIns, addresses: counts.addresses), forKey: .leftOut)
        try members.encodeIfPresent(setAside, forKey: .setAside)
    }
}
