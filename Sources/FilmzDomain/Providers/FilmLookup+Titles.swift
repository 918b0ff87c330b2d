extension FilmLookup {
    /// The titles of films in a language: the catalogue's, or else providers'. A film that a person typed in keeps its
    /// typed title, whatever providers say.
    public func titles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String] {
        let titles = try catalogue.titles(of: films, in: language)
        let others = films.filter { titles[$0] == nil && $0.externalID != nil }
        guard !others.isEmpty else { return titles }
        let reported = try providers.reportedTitles(of: others, in: language)
        guard !reported.isEmpty else { return titles }
        let decided = try personal.decidedMatches(of: Set(reported.map(\.film)))
        return titles.merging(ProviderTitle.believed(reported, decided: decided)) { first, _ in first }
    }
}
