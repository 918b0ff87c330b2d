public import APICore

extension ITunesClient {
    /// The seasons that match a term, the best match first, each record once.
    ///
    /// Searches for seasons first. If there are none, it searches again without a kind, and keeps the seasons in that
    /// list, which is badly ordered and incomplete. If that has none either, the result is `noAnswer`, which does not
    /// mean that the series does not exist. Bundles of several seasons are not included.
    public func searchSeasons(_ term: String, limit: Int = 50) async throws(APIError) -> ITunesSeasonAnswer {
        guard !term.trimmed.isEmpty else { return .noAnswer }
        let matches = seasons(in: try await search(.seasons(term, limit: limit)), limit: limit)
        if !matches.isEmpty { return .seasons(matches) }
        let mixed = seasons(in: try await search(ITunesSearch(term, limit: 200)), limit: limit)
        return if mixed.isEmpty { .noAnswer } else { .seasons(mixed) }
    }

    /// A season with its episodes, by ``ITunesItem/collectionID``; nil if this storefront does not have it, though
    /// another may. No call is made for an id below 1.
    public func season(id: Int64) async throws(APIError) -> ITunesSeason? {
        guard id > 0 else { return nil }
        let items = try await lookup(ITunesLookup(.ids([id]), entity: .tvEpisode, limit: ITunesLookup.mostIDs)).items
        let season = items.first { $0.trackID == nil && $0.collectionID == id }
        let episodes = items.filter { $0.kind == .tvEpisode && $0.collectionID == id }.uniqued(by: \.id)
        if season == nil && episodes.isEmpty { return nil }
        return ITunesSeason(season: season, episodes: episodes)
    }

    /// The seasons of a series, by ``ITunesItem/artistID`` of one of them or of an episode, without bundles of several
    /// seasons. Empty if this storefront has none. No call is made for an id below 1.
    public func seasons(ofSeries artistID: Int64) async throws(APIError) -> [ITunesItem] {
        guard artistID > 0 else { return [] }
        let lookup = ITunesLookup(.ids([artistID]), entity: .tvSeason, limit: ITunesLookup.mostIDs)
        return seasons(in: try await self.lookup(lookup), limit: ITunesLookup.mostIDs)
    }

    private func seasons(in results: ITunesResults, limit: Int) -> [ITunesItem] {
        Array(results.items.filter { $0.kind == .tvSeason }.uniqued(by: \.id).prefix(max(limit, 1)))
    }
}
