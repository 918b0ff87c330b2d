import APICore
import FilmzDomain

extension Episode {
    /// An episode as a provider lists it, without impossible facts; nil when its place is not known.
    init?(
        _ id: ID?, season: Int?, number: Int?, title: String?, aired: PlainDate?, runtime: Int?,
        externalIDs: ExternalIDs
    ) {
        guard let id, let season, let number, let place = EpisodeNumber(season: season, episode: number) else {
            return nil
        }
        let title = title?.bounded(to: ProviderBounds.title)
        // Nobody knows it yet.
        let isPlaceholder = title.map { ["TBA", "TBD", "Episode \(number)"].contains($0) } ?? false
        self.init(
            id: id, number: place, title: isPlaceholder ? nil : title, aired: ProviderBounds.day(aired),
            runtime: ProviderBounds.runtime(runtime), externalIDs: externalIDs)
    }
}

extension ProviderBounds {
    /// Those that have a place; nil when there are none.
    static func episodes(_ episodes: [Episode?]?) -> [Episode]? {
        guard let placed = episodes?.compactMap(\.self), !placed.isEmpty else { return nil }
        return Array(placed.prefix(EpisodeList.limit))
    }
}
