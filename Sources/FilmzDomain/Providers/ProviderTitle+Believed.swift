extension ProviderTitle {
    /// The title of each film: that of the provider with the highest priority (``FilmMerging``), unless a person
    /// decided that it belongs to another film.
    /// - Parameter decided: persons' decisions
    static func believed(_ titles: [ProviderTitle], decided: [Film.ID: [FilmMatch]]) -> [Film.ID: String] {
        var best: [Film.ID: ProviderTitle] = [:]
        for title in titles
        where decided[title.film]?.allow(title.id, of: title.provider) ?? true
            && title.provider.rank < best[title.film]?.provider.rank ?? .max
        {
            best[title.film] = title
        }
        return best.mapValues(\.text)
    }
}
