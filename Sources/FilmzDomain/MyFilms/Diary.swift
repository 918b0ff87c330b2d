/// One page of a diary: viewings, newest first.
public struct Diary: Equatable, Sendable {
    public var entries: Page<DiaryEntry>
    /// The total running time of these viewings' films and episodes. Each counts as often as it was seen.
    public var minutes: Int
    /// The filters that the shelf of seen films offers.
    public var facets: MyFilmsFacets
    /// The corrected words of the filter, as ``MyFilmsShelf/correction``.
    public var correction: String?

    public init(entries: Page<DiaryEntry>, minutes: Int, facets: MyFilmsFacets, correction: String? = nil) {
        self.entries = entries
        self.minutes = minutes
        self.facets = facets
        self.correction = correction
    }
}

extension Diary: Encodable {
    private enum CodingKeys: CodingKey {
        case correction, items, minutes, next, total
    }

    /// Encodes a page, with the minutes beside the total.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(correction, forKey: .correction)
        try container.encode(entries.items, forKey: .items)
        try container.encode(minutes, forKey: .minutes)
        try container.encodeIfPresent(entries.next, forKey: .next)
        try container.encode(entries.total, forKey: .total)
    }
}

/// A viewing, with the film and the person's relation to it.
public struct DiaryEntry: Hashable, Sendable {
    public var viewing: Viewing
    public var film: Film
    public var state: MyFilmState
    /// The episode of the show that was seen; nil for a film, and for a show as a whole.
    public var episode: Episode?
    /// The film's poster; nil for a drawn one.
    public var poster: Poster?
    /// The people who recommended the film, with their messages, in the order of their names.
    public var referrals: [Referral]

    public init(
        viewing: Viewing, film: Film, state: MyFilmState = MyFilmState(), episode: Episode? = nil,
        poster: Poster? = nil, referrals: [Referral] = []
    ) {
        self.viewing = viewing
        self.film = film
        self.state = state
        self.episode = episode
        self.poster = poster
        self.referrals = referrals
    }

    /// The names of the people who recommended the film.
    public var toldBy: [String] { referrals.map(\.by) }
}

extension DiaryEntry: Codable {
    private enum CodingKeys: CodingKey {
        case episode, film, poster, state, told, toldBy, viewing
    }

    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            viewing: try members.decode(Viewing.self, forKey: .viewing),
            film: try members.decode(Film.self, forKey: .film),
            state: try members.decode(MyFilmState.self, forKey: .state),
            episode: try members.decodeIfPresent(Episode.self, forKey: .episode),
            poster: try members.decodeIfPresent(Poster.self, forKey: .poster),
            referrals: try members.decode([Referral].self, forKey: .told))
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(episode, forKey: .episode)
        try members.encode(film, forKey: .film)
        try members.encodeIfPresent(poster, forKey: .poster)
        try members.encode(state, forKey: .state)
        try members.encode(referrals, forKey: .told)
        try members.encode(toldBy, forKey: .toldBy)
        try members.encode(viewing, forKey: .viewing)
    }
}
