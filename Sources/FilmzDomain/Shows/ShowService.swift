/// Episodes of shows, and each person's progress.
///
/// The episodes come from the best source at hand: the catalogue's list, or else the numbers of episodes in its
/// seasons. What a person logged is always among them, even when no source has it.
public protocol ShowService: Sendable {
    /// The episode with this ID; nil when the show has none, as far as is known.
    func episode(_ id: Episode.ID, of show: Film.ID) async throws -> Episode?

    /// The episode with this number. Where no source lists the season's episodes, every number that the season can have
    /// is valid.
    func episode(_ number: EpisodeNumber, of show: Film.ID) async throws -> Episode?

    /// The number of the regular episode at this place among all of them, from 1; nil when the show has fewer, as far
    /// as is known.
    func number(absolute: Int, of show: Film.ID) async throws -> EpisodeNumber?

    /// The place of a regular episode among all of them, from 1; nil for a special, and when it is unknown.
    func absoluteNumber(of number: EpisodeNumber, of show: Film.ID) async throws -> Int?

    /// The episodes in a range that a person has not seen and that are out by a day, in the order of the show, at most
    /// ``EpisodeLog/limit``.
    func unseen(
        _ range: EpisodeRange, of show: Film.ID, by person: Person.ID, today: CalendarDay
    ) async throws -> [Episode]

    /// A person's progress in a show.
    func progress(in show: Film.ID, of person: Person.ID) async throws -> ShowProgress

    /// A page of a season's episodes in their order, with the person's viewings of each.
    func episodes(
        ofSeason season: Int, of show: Film.ID, for person: Person.ID, page: PageRequest
    ) async throws -> Page<MyEpisode>

    /// The episodes with these IDs that any person has logged.
    func storedEpisodes(_ episodes: Set<Episode.ID>, of show: Film.ID) async throws -> [Episode.ID: Episode]

    /// Stores a provider's newest list of a show's episodes. Persons' viewings stay with the right episodes: see
    /// ``EpisodeReconciliation``.
    func learn(_ list: EpisodeList, of show: Film.ID) async throws

    /// The shows that a person is watching and that have a next episode: first those whose next episode is out, the one
    /// watched last first; then those whose next episode is still to come, the earliest first.
    func upNext(of person: Person.ID, today: CalendarDay, page: PageRequest) async throws -> Page<UpNext>

    /// The episodes that come out on these days, of the shows that a person is watching, as far as is known: those of a
    /// provider's list, or else the first of each season; and those that were logged.
    func newEpisodes(of person: Person.ID, on days: ClosedRange<CalendarDay>) async throws -> NewEpisodes
}

/// All episodes of a show in a provider's list.
public struct EpisodeList: Hashable, Sendable {
    public var provider: Provider
    /// The episodes in any order. Those without a number are ignored.
    public var episodes: [Episode]

    public init(by provider: Provider, episodes: [Episode]) {
        self.provider = provider
        self.episodes = episodes
    }

    /// A limit above the number of episodes of any known show.
    public static let limit = 40_000
}

/// A set of episodes of a show.
public enum EpisodeRange: Hashable, Sendable {
    case season(Int)
    case only(EpisodeNumber)
    /// All from one episode to another, including both.
    case between(EpisodeNumber, EpisodeNumber)
    /// All regular episodes up to and including this one, or all specials up to it.
    case upTo(EpisodeNumber)
    /// All regular episodes.
    case all
}
