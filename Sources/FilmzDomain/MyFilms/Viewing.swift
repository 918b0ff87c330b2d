/// One viewing of a film, or of an episode of a show, by a person. What the person said of it can be read on the
/// viewing itself: `viewing.place`. Its rating and note are history: what the person thought that evening.
@dynamicMemberLookup
public struct Viewing: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<Viewing>

    /// The end of the viewing.
    public enum Ending: Hashable, Sendable, Codable {
        case finished
        /// Stopped early: the minute of the film and the reason, as far as given.
        case stopped(minute: Int?, reason: String)
    }

    public let id: ID
    /// The episode of the show that was seen; nil for a film, and for a show as a whole.
    public var episode: Episode.ID?
    /// What the person said of it.
    public var draft: ViewingDraft
    public var loggedAt: Timestamp

    public init(id: ID, episode: Episode.ID? = nil, draft: ViewingDraft = ViewingDraft(), loggedAt: Timestamp) {
        self.id = id
        self.episode = episode
        self.draft = draft
        self.loggedAt = loggedAt
    }

    // Inlinable, so that other targets read the field itself, and need no key path at run time.
    @inlinable
    public subscript<Value>(dynamicMember field: WritableKeyPath<ViewingDraft, Value>) -> Value {
        get { draft[keyPath: field] }
        set { draft[keyPath: field] = newValue }
    }

    /// Whether the viewing says only that the film was seen, or that it was seen today.
    public func isBare(today: CalendarDay) -> Bool {
        [.unknown, .day(today)].contains(draft.watchedOn) && draft == ViewingDraft(watchedOn: draft.watchedOn)
    }

    /// The same viewing under another ID.
    public func identified(by id: ID) -> Viewing {
        Viewing(id: id, episode: episode, draft: draft, loggedAt: loggedAt)
    }

    /// Newest first: by the time of watching, then by the time of logging.
    static func isNewer(_ left: Viewing, _ right: Viewing) -> Bool {
        (left.watchedOn, left.loggedAt, left.id.rawValue) > (right.watchedOn, right.loggedAt, right.id.rawValue)
    }
}

/// The facts of a viewing that a person gives when logging or correcting it.
public struct ViewingDraft: Hashable, Sendable {
    public var watchedOn: WatchedOn
    /// The place; empty when not given, as the other texts.
    public var place: String
    /// The people with whom the person saw it.
    public var companions: String
    public var rating: Rating?
    public var note: String
    public var ending: Viewing.Ending
    /// Whether the person says that it was not the first time. The earlier viewing need not be logged here.
    public var isRewatch: Bool
    public var tags: Tags

    public init(
        watchedOn: WatchedOn = .unknown,
        place: String = "",
        companions: String = "",
        rating: Rating? = nil,
        note: String = "",
        ending: Viewing.Ending = .finished,
        isRewatch: Bool = false,
        tags: Tags = Tags()
    ) {
        self.watchedOn = watchedOn
        self.place = place
        self.companions = companions
        self.rating = rating
        self.note = note
        self.ending = ending
        self.isRewatch = isRewatch
        self.tags = tags
    }

    public static let placeLimit = 200
    public static let companionsLimit = 200
    public static let noteLimit = 10_000
    public static let reasonLimit = 200

    /// - Parameters:
    ///   - episode: the episode of the show that was seen; nil for a film, and for a show as a whole
    ///   - today: the last possible day; nil when the day was accepted before
    ///   - old: the tags that the viewing had
    func viewing(
        id: Viewing.ID, of episode: Episode.ID? = nil, loggedAt: Timestamp, today: CalendarDay?, tags old: Tags
    ) throws(DomainError) -> Viewing {
        // A case can hold a date that no calendar has. Only a date that its text form keeps may be stored.
        guard WatchedOn(watchedOn.description) == watchedOn else { throw .invalid(.watchedOn, .malformed) }
        if let today, watchedOn.isAfter(today) { throw .invalid(.watchedOn, .notYet) }
        var draft = self
        draft.place = try place.checked(.place, limit: Self.placeLimit)
        draft.companions = try companions.checked(.companions, limit: Self.companionsLimit)
        draft.note = try note.checked(.note, limit: Self.noteLimit, multiline: true)
        draft.ending = try checkedEnding()
        draft.tags = try tags.checked(insteadOf: old)
        return Viewing(id: id, episode: episode, draft: draft, loggedAt: loggedAt)
    }

    private func checkedEnding() throws(DomainError) -> Viewing.Ending {
        guard case .stopped(let minute, let reason) = ending else { return .finished }
        if let minute, !FilmDraft.runtimes.contains(minute) { throw .invalid(.stoppedAt, .malformed) }
        return .stopped(minute: minute, reason: try reason.checked(.stopReason, limit: Self.reasonLimit))
    }
}
