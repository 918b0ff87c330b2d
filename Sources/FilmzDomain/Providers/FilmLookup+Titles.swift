extension FilmLookup {
    /// The titles of films in a language: the catalogue's, or else providers'. A film that a person typed in keeps its
    /// typed title, whatever providers say.
    public func titles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String] {
        let titles = try catalogue.titles(of: films, in: language)
        let others = films.filter { titles[$0] == nil && $0.externalID != nil }
        guard !others.isEmpty else { return titles }
        let reportedTitles = try providers.reportedTitles(of: others, in: language)
        guard !reportedTitles.isEmpty else { return titles }
        let decisions = try personal.decidedMatches(of: Set(reportedTitles.map(\.film)))
        return titles.merging(ProviderTitle.believed(reportedTitles, decided: decisions)) { first, _ in first }
    }
}
