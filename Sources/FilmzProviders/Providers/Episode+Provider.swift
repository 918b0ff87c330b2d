import APICore
import FilmzDomain

extension Episode {
    /// An episode from a provider's list, without impossible facts; nil if its season or number is unknown.
    init?(
        _ id: ID?, season: Int?, number: Int?, title: String?, aired: PlainDate?, runtime: Int?,
        externalIDs: ExternalIDs
    ) {
        guard let id, let season, let number, let episodeNumber = EpisodeNumber(season: season, episode: number) else {
            return nil
        }
        let title = title?.bounded(to: ProviderBounds.title)
        // The title is not known yet.
        let isPlaceholder = title.map { ["TBA", "TBD", "Episode \(number)"].contains($0) } ?? false
        self.init(
            id: id, number: episodeNumber, title: isPlaceholder ? nil : title, aired: ProviderBounds.day(aired),
            runtime: ProviderBounds.runtime(runtime), externalIDs: externalIDs)
    }
}

extension ProviderBounds {
    /// The episodes whose season and number are known; nil if there are none.
    static func episodes(_ episodes: [Episode?]?) -> [Episode]? {
        guard let numberedEpisodes = episodes?.compactMap(\.self), !numberedEpisodes.isEmpty else { return nil }
        return Array(numberedEpisodes.prefix(EpisodeList.limit))
    }
}
