public import APICore

extension TVmazeClient {
    /// All episodes of a show in one call, in broadcast order. `APIError.Kind.notFound` if there is no such show.
    ///
    /// Specials have no ``TVmazeEpisode/number``, and are listed among the episodes of their time.
    /// https://www.tvmaze.com/api#show-episode-list
    public func episodes(ofShow id: Int, withSpecials: Bool = true) async throws(APIError) -> [TVmazeEpisode] {
        try await TVmazeEpisodesEndpoint().request(.show(id, withSpecials: withSpecials), with: client).elements
    }

    /// The episodes of a show on a day in the network's country; empty if there were none.
    /// https://www.tvmaze.com/api#episodes-by-date
    public func episodes(ofShow id: Int, on day: PlainDate) async throws(APIError) -> [TVmazeEpisode] {
        try await found { () async throws(APIError) in
            try await TVmazeEpisodesEndpoint().request(.day(day, ofShow: id), with: client).elements
        } ?? []
    }

    /// The episodes of the season with this ``TVmazeSeason/id``, with specials. `APIError.Kind.notFound` if there is no
    /// such season. https://www.tvmaze.com/api#season-episodes
    public func episodes(ofSeason id: Int) async throws(APIError) -> [TVmazeEpisode] {
        try await TVmazeEpisodesEndpoint().request(.season(id), with: client).elements
    }

    /// The episode with an ID. `APIError.Kind.notFound` if there is none.
    /// https://www.tvmaze.com/api#episode-main-information
    public func episode(_ id: Int) async throws(APIError) -> TVmazeEpisode {
        try await TVmazeEpisodeEndpoint().request(.episode(id), with: client)
    }

    /// The episode with a number within a season, which may be a year; nil if there is no such episode or show.
    /// https://www.tvmaze.com/api#episode-by-number
    public func episode(number: Int, season: Int, ofShow id: Int) async throws(APIError) -> TVmazeEpisode? {
        try await found { () async throws(APIError) in
            try await TVmazeEpisodeEndpoint().request(.number(number, season: season, ofShow: id), with: client)
        }
    }

    /// The next episode of a show, in one call; nil if none is announced. `APIError.Kind.notFound` if there is no such
    /// show. https://www.tvmaze.com/api#embedding
    public func nextEpisode(ofShow id: Int) async throws(APIError) -> TVmazeEpisode? {
        try await show(id, embedding: [.nextEpisode]).embedded?.nextEpisode
    }

    /// The alternate orders of a show's episodes, such as on discs. `APIError.Kind.notFound` if there is no such show.
    /// https://www.tvmaze.com/api#show-alternate-list
    public func alternateLists(ofShow id: Int) async throws(APIError) -> [TVmazeAlternateList] {
        try await TVmazeAlternateListsEndpoint().request(.show(id), with: client).elements
    }

    /// The episodes in the order of the list with this ``TVmazeAlternateList/id``. `APIError.Kind.notFound` if there is
    /// no such list. https://www.tvmaze.com/api#alternate-episodes
    public func alternateEpisodes(ofList id: Int) async throws(APIError) -> [TVmazeAlternateEpisode] {
        try await TVmazeAlternateEpisodesEndpoint().request(.list(id), with: client).elements
    }

    /// The guest cast of an episode. `APIError.Kind.notFound` if there is no such episode.
    /// https://www.tvmaze.com/api#episode-guestcast
    public func guestCast(ofEpisode id: Int) async throws(APIError) -> [TVmazeCastMember] {
        try await TVmazeCastEndpoint().request(.episode(id), with: client).elements
    }

    /// The guest crew of an episode. `APIError.Kind.notFound` if there is no such episode.
    /// https://www.tvmaze.com/api#episode-guestcrew
    public func guestCrew(ofEpisode id: Int) async throws(APIError) -> [TVmazeCrewMember] {
        try await TVmazeCrewEndpoint().request(.episode(id), with: client).elements
    }
}
