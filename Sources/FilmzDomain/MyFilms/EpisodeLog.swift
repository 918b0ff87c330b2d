/// An entry in a person's log of watched episodes.
public struct EpisodeLog: Hashable, Sendable {
    public var episode: Episode
    public var draft: ViewingDraft
    /// The ID of the viewing. The caller makes it, so that sending the same entry twice logs once.
    public var id: Viewing.ID

    public init(_ episode: Episode, draft: ViewingDraft, id: Viewing.ID = .random()) {
        self.episode = episode
        self.draft = draft
        self.id = id
    }

    /// The same entry with an ID made from the episode, the person and the day, for a button that knows only
    /// the episode. Two taps at once are one viewing, because both have the same ID.
    /// - Parameters:
    ///   - day: the day of the tap
    ///   - startedOverAt: when the person started the show over; nil if never
    public func tapped(
        on day: CalendarDay, since startedOverAt: Timestamp?, in show: Film.ID, by person: Person.ID
    ) -> EpisodeLog {
        var hash = StableHash()
        for text in [
            "\(person.rawValue)", "\(show)", "\(episode.id)", "\(day)", startedOverAt.map { "\($0)" } ?? "",
        ] { hash.combine(text) }
        return EpisodeLog(episode, draft: draft, id: Viewing.ID(rawValue: Int64(hash.value >> 11)) ?? id)
    }

    /// The maximum number of episodes in one change.
    public static let limit = 2_000

    /// The time at which several episodes were seen that are logged together.
    public enum When: Hashable, Sendable {
        case at(WatchedOn)
        /// The day on which each was first shown; unknown when that day is.
        case asAired
    }

    /// Entries for several episodes.
    public static func several(_ episodes: [Episode], when: When) -> [EpisodeLog] {
        episodes.map { episode in
            let watchedOn: WatchedOn =
                switch when {
                case .at(let time): time
                case .asAired: episode.aired.map(WatchedOn.day) ?? .unknown
                }
            return EpisodeLog(episode, draft: ViewingDraft(watchedOn: watchedOn))
        }
    }
}
