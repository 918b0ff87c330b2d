/// That a person saw an episode: what is written down of it.
public struct EpisodeLog: Hashable, Sendable {
    public var episode: Episode
    public var draft: ViewingDraft
    /// The caller makes it, so that sending the same twice logs once.
    public var id: Viewing.ID

    public init(_ episode: Episode, draft: ViewingDraft, id: Viewing.ID = .random()) {
        self.episode = episode
        self.draft = draft
        self.id = id
    }

    /// The same as logged by a button that knows only the episode. Two taps at once are one viewing, because both have its
    /// ID.
    /// - Parameters:
    ///   - day: the day of the tap
    ///   - startedOverAt: when the person began the show again; nil for the first time
    public func tapped(
        on day: CalendarDay, since startedOverAt: Timestamp?, in show: Film.ID, by person: Person.ID
    ) -> EpisodeLog {
        var hash = StableHash()
        for text in [
            "\(person.rawValue)", "\(show)", "\(episode.id)", "\(day)", startedOverAt.map { "\($0)" } ?? "",
        ] { hash.combine(text) }
        return EpisodeLog(episode, draft: draft, id: Viewing.ID(rawValue: Int64(hash.value >> 11)) ?? id)
    }

    /// How many episodes can be logged in one change.
    public static let limit = 2_000

    /// When episodes were seen that are logged together.
    public enum When: Hashable, Sendable {
        case at(WatchedOn)
        /// Each on the day on which it was first shown; at no known time when that is not known.
        case asAired
    }

    /// The same for several episodes.
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
