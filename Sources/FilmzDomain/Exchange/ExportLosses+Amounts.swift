extension ExportLosses {
    /// The amounts of a person's data that a file contains.
    public struct Amounts: Hashable, Sendable, Codable {
        public var films = Share()
        public var viewings = Share()
        public var lists = Share()

        public init() {}

        mutating func add(_ other: Amounts) {
            films.add(other.films)
            viewings.add(other.viewings)
            lists.add(other.lists)
        }

        /// - Parameter kept: the part of the film that the format can hold; nil when it has no place for it
        mutating func add(_ exported: ExportedFilm, kept: ExportedFilm?) {
            films.add(isHeld: kept.map { !$0.mine.isEmpty || exported.mine.isEmpty } ?? false)
            let ids = Set(kept?.mine.viewings.map(\.id) ?? [])
            for viewing in exported.mine.viewings { viewings.add(isHeld: ids.contains(viewing.id)) }
        }
    }

    /// A part of a number of items.
    public struct Share: Hashable, Sendable, Codable {
        public private(set) var held = 0
        public private(set) var all = 0

        public init() {}

        mutating func add(_ other: Share) {
            held += other.held
            all += other.all
        }

        mutating func add(isHeld: Bool) {
            all += 1
            if isHeld { held += 1 }
        }
    }
}
