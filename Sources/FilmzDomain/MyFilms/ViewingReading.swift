/// A viewing as it is read field by field, in any order. A field without a value is as in an empty ``ViewingDraft``.
public struct ViewingReading: Sendable {
    public private(set) var id: Viewing.ID?
    public private(set) var draft = ViewingDraft()
    /// Whether a time of watching was given, even if only as unknown.
    public private(set) var hasTime = false
    private var episode: Episode.ID?
    private var loggedAt: Timestamp?
    private let format: ViewingFormat

    public init(_ format: ViewingFormat) {
        self.format = format
    }

    /// The error that a viewing lacks its ID or one of its times.
    private struct Incomplete: Error {}

    /// The whole viewing.
    public func viewing() throws -> Viewing {
        // An archive leaves out an unknown time.
        guard let id, let loggedAt, hasTime || format == .archive else { throw Incomplete() }
        return Viewing(id: id, episode: episode, draft: draft, loggedAt: loggedAt)
    }

    /// Takes the value of a field.
    /// - Returns: false for a value that the field cannot have
    /// - Throws: ``DomainError/invalid(_:_:)`` for tags that cannot be
    public mutating func take(_ value: ViewingFormat.Value, as field: Viewing.Field) throws(DomainError) -> Bool {
        switch field {
        case .id:
            id = value.text.flatMap(Viewing.ID.init(_:)) ?? value.number.flatMap(Viewing.ID.init(rawValue:))
            return id != nil
        case .episode:
            episode = value.text.flatMap(Episode.ID.init(_:)) ?? value.number.flatMap(Episode.ID.init(rawValue:))
            return episode != nil
        case .watchedOn:
            hasTime = true
            return Self.take(value.text.flatMap(WatchedOn.init(_:)), into: &draft.watchedOn)
        case .place: return Self.take(value.text, into: &draft.place)
        case .companions: return Self.take(value.text, into: &draft.companions)
        case .rating:
            draft.rating = value.stars ?? value.number.flatMap { Rating(halfStars: Int($0)) }
            return value.stars != nil || value.number != nil
        case .note: return Self.take(value.text, into: &draft.note)
        case .ending: return Self.take(value.ending, into: &draft.ending)
        case .isRewatch: return Self.take(value.flag, into: &draft.isRewatch)
        case .tags:
            guard let texts = value.texts else { return false }
            // What is stored was accepted before.
            draft.tags = if format == .change { Tags(texts.map(Tag.init(accepted:))) } else { try Tags(texts: texts) }
            return true
        case .loggedAt:
            loggedAt = value.text.flatMap(Timestamp.init(_:)) ?? value.number.map(Timestamp.init(milliseconds:))
            return loggedAt != nil
        }
    }

    private static func take<Part>(_ value: Part?, into part: inout Part) -> Bool {
        guard let value else { return false }
        part = value
        return true
    }
}

extension ViewingFormat.Value {
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
    fileprivate var number: Int64? { if case .number(let number) = self { number } else { nil } }
    fileprivate var stars: Rating? { if case .stars(let stars) = self { stars } else { nil } }
    fileprivate var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    fileprivate var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
    fileprivate var ending: Viewing.Ending? { if case .ending(let ending) = self { ending } else { nil } }
}
