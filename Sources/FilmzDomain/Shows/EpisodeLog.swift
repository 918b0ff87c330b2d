/// That a person saw an episode: what is written down of it.
public struct EpisodeLog: Hashable, Sendable {
    public var episode: Episode
    public var draft: ViewingDraft
    /// The caller makes it, so that sending the same twice logs once.
    public var id: Viewing.ID

    public init(_ episode: Episode, _ draft: ViewingDraft, id: Viewing.ID = .random()) {
        (self.episode, self.draft, self.id) = (episode, draft, id)
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
    public static func several(_ episodes: [Episode], _ when: When) -> [EpisodeLog] {
        episodes.map { episode in
            let watchedOn: WatchedOn =
                switch when {
                case .at(let time): time
                case .asAired: episode.aired.map(WatchedOn.day) ?? .unknown
                }
            return EpisodeLog(episode, ViewingDraft(watchedOn: watchedOn))
        }
    }
}
