/// The tags of a film or a viewing, each once, in the order of their keys.
public struct Tags: Hashable, Sendable {
    /// The maximum number of tags on a film or a viewing.
    public static let limit = 50

    public private(set) var all: [Tag]

    /// Creates a set of these tags. Of tags with the same key, the first one is used.
    public init(_ tags: some Sequence<Tag> = []) {
        all = Dictionary(tags.map { ($0.key, $0) }) { first, _ in first }.values.sorted { $0.key < $1.key }
    }

    /// Parses tags as they are typed, separated by commas. Empty parts are ignored.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public init(typed text: String) throws(DomainError) {
        var tags: [Tag] = []
        for part in text.split(whereSeparator: Tag.isSeparator) where !part.allSatisfy(\.isWhitespace) {
            // More than this are refused in any case, and a hostile text may have very many.
            guard tags.count <= Self.limit * 4 else { throw .invalid(.tags, .tooLong(Self.limit)) }
            tags.append(try Tag(String(part)))
        }
        self.init(tags)
    }

    /// Parses tags that are texts of their own.
    /// - Throws: ``DomainError/invalid(_:_:)``
    init(texts: [String]) throws(DomainError) {
        guard texts.count <= Self.limit * 4 else { throw .invalid(.tags, .tooLong(Self.limit)) }
        self.init(try texts.map { text throws(DomainError) in try Tag(text) })
    }

    public var isEmpty: Bool { all.isEmpty }

    /// The tags in the form in which they are typed: `rainy day, with Anna`.
    public var text: String { all.map(\.text).joined(separator: ", ") }

    public func contains(_ tag: Tag) -> Bool { all.contains { $0.key == tag.key } }

    /// These tags and others. A tag that is already there keeps its spelling.
    public func adding(_ others: Tags) -> Tags { Tags(all + others.all) }

    public func removing(_ others: Tags) -> Tags { Tags(all.filter { !others.contains($0) }) }

    /// These tags with one tag replaced by another; nil removes it. If the new one is already there, the two become
    /// one.
    public func replacing(_ old: Tag, with new: Tag?) -> Tags {
        guard contains(old) else { return self }
        return Tags([new].compactMap(\.self) + all.filter { $0.key != old.key })
    }

    /// These tags with a change undone. Tags that were changed later stay.
    func undoing(before: Tags, after: Tags) -> Tags {
        guard before != after else { return self }
        var tags = byKey
        let old = before.byKey
        let new = after.byKey
        for key in Set(old.keys).union(new.keys) where tags[key] == new[key] { tags[key] = old[key] }
        return Tags(tags.values)
    }

    /// These tags, unless an edit makes them too many.
    /// - Throws: ``DomainError/invalid(_:_:)``
    func checked(insteadOf old: Tags) throws(DomainError) -> Tags {
        guard all.count <= max(Self.limit, old.all.count) else { throw .invalid(.tags, .tooLong(Self.limit)) }
        return self
    }

    private var byKey: [String: Tag] {
        Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
    }
}

extension Tags: Codable {
    /// Decodes an array of texts.
    public init(from decoder: any Decoder) throws {
        try self.init(texts: try decoder.singleValueContainer().decode([String].self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(all.map(\.text))
    }
}
