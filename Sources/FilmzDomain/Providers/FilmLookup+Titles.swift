extension FilmLookup {
    /// The titles of films in a language: the catalogue's, or else providers'.
    public func titles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String] {
        let titles = try catalogue.titles(of: films, in: language)
        let others = films.filter { titles[$0] == nil }
        return titles.merging(try reportedTitles(of: others, in: language)) { first, _ in first }
    }

    /// Providers' titles of films in a language. A film that a person typed in keeps its typed title, whatever providers
    /// say.
    public func reportedTitles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String] {
        let films = films.filter { $0.externalID != nil }
        guard !films.isEmpty else { return [:] }
        let reportedTitles = try providers.reportedTitles(of: films, in: language)
        guard !reportedTitles.isEmpty else { return [:] }
        let decisions = try personal.decidedMatches(of: Set(reportedTitles.map(\.film)))
        return ProviderTitle.believed(reportedTitles, decided: decisions)
    }
}
