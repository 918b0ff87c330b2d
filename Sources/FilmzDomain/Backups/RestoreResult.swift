/// The result of restoring a backup.
public struct RestoreResult: Hashable, Sendable {
    public let counts: Counts
    /// The backup of the data that was replaced; nil when there was none that could be read.
    public let setAside: Backup?

    public init(_ counts: Counts, setAside: Backup?) {
        self.counts = counts
        self.setAside = setAside
    }

    /// The amount of all persons' data.
    public struct Holdings: Hashable, Sendable, Codable {
        /// The number of films with personal data.
        public var films: Int
        public var viewings: Int
        /// The number of lists, without removed ones.
        public var lists: Int

        public init(films: Int = 0, viewings: Int = 0, lists: Int = 0) {
            self.films = films
            self.viewings = viewings
            self.lists = lists
        }
    }

    /// The amounts of data restored, replaced and left out.
    public struct Counts: Hashable, Sendable {
        /// The data of the backup, which is now in use.
        public var taken: Holdings
        /// The data that was replaced; nil when there was none, or it could not be read.
        public var replaced: Holdings?
        /// The number of sessions in the backup. They are left out, because some may have been ended since.
        public var signIns: Int
        /// The number of secret URLs of links and calendars in the backup that no longer work. They are left out,
        /// because a revoked URL stays revoked.
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

    private struct Omissions: Encodable {
        let signIns: Int
        let addresses: Int
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(counts.taken.films, forKey: .films)
        try members.encode(counts.taken.viewings, forKey: .viewings)
        try members.encode(counts.taken.lists, forKey: .lists)
        try members.encodeIfPresent(counts.replaced, forKey: .replaced)
        try members.encode(Omissions(signIns: counts.signIns, addresses: counts.addresses), forKey: .leftOut)
        try members.encodeIfPresent(setAside, forKey: .setAside)
    }
}
