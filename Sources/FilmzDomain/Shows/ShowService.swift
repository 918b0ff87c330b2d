/// Episodes of shows, and how far each person has come.
///
/// Which episodes there are is said by the best source at hand: the catalogue's list, or else the numbers of episodes in
/// its seasons. What a person logged is always among them, also when no source has it.
public protocol ShowService: Sendable {
    /// The episode with this ID; nil when the show has none, as far as is known.
    func episode(_ id: Episode.ID, of show: Film.ID) async throws -> Episode?

    /// The episode with this number. Where no source lists the season's episodes, any number that the season can have is
    /// one.
    func episode(_ number: EpisodeNumber, of show: Film.ID) async throws -> Episode?

    /// The number of the regular episode with this place among all of them, from 1; nil when the show has not so many, as
    /// far as is known.
    func number(absolute: Int, of show: Film.ID) async throws -> EpisodeNumber?

    /// The place of a regular episode among all of them, from 1; nil for a special, and when it is not known.
    func absoluteNumber(of number: EpisodeNumber, of show: Film.ID) async throws -> Int?

    /// Several episodes that a person has not seen and that are out by a day, in the order of the show, at most
    /// ``EpisodeLog/limit``.
    func unseen(
        _ range: EpisodeRange, of show: Film.ID, by person: Person.ID, today: CalendarDay
    ) async throws -> [Episode]

    /// How far a person has come with a show.
    func progress(in show: Film.ID, of person: Person.ID) async throws -> ShowProgress

    /// A page of a season's episodes, in their order, with what a person has with each.
    func episodes(
        ofSeason season: Int, of show: Film.ID, for person: Person.ID, page: PageRequest
    ) async throws -> Page<MyEpisode>

    /// The episodes with these IDs, as far as anybody has logged them.
    func kept(_ episodes: Set<Episode.ID>, of show: Film.ID) async throws -> [Episode.ID: Episode]

    /// Notes the newest list of a show's episodes by a provider. What persons logged stays with the right episodes:
    /// ``EpisodeKeeping``.
    func learn(_ list: EpisodeList, of show: Film.ID) async throws

    /// The shows that a person is watching and that have a next episode: those that can be seen now, the one watched
    /// last first; then those whose next episode is still to come, the earliest first.
    func upNext(of person: Person.ID, today: CalendarDay, page: PageRequest) async throws -> Page<UpNext>

    /// The episodes of the shows that a person is watching that come out on these days, as far as is known: those of a
    /// provider's list, or else the first of each season; and those that were logged.
    func newEpisodes(of person: Person.ID, on days: ClosedRange<CalendarDay>) async throws -> NewEpisodes
}

/// All episodes of a show, as a provider lists them.
public struct EpisodeList: Hashable, Sendable {
    public var provider: Provider
    /// In any order. Those without a number are left out.
    public var episodes: [Episode]

    public init(by provider: Provider, episodes: [Episode]) {
        self.provider = provider
        self.episodes = episodes
    }

    /// More episodes than any known show has.
    public static let limit = 40_000
}

/// Several episodes of a show.
public enum EpisodeRange: Hashable, Sendable {
    case season(Int)
    case only(EpisodeNumber)
    /// From one to another, both with them.
    case between(EpisodeNumber, EpisodeNumber)
    /// All regular ones up to this one, or all specials up to it.
    case upTo(EpisodeNumber)
    /// All regular ones.
    case all
}
