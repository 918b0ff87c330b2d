public import FilmzDomain

/// A name of a film in a dataset.
public struct SampleName: Sendable {
    let film: Film
    let text: String
    let fit: NameBatch.Fit?

    /// - Parameter rank: its rank among the German titles; nil for a name by which the film is only found
    public init(_ film: Film, _ text: String, german rank: Int? = nil) {
        self.film = film
        self.text = text
        fit = rank.map { NameBatch.Fit(.german, rank: $0) }
    }

    /// The best title for readers of a language.
    init(_ film: Film, _ text: String, in language: TitleLanguage) {
        self.film = film
        self.text = text
        fit = NameBatch.Fit(language, rank: 0)
    }
}

extension CatalogueService {
    /// Replaces the whole catalogue by a few films with their other names.
    public func replace(with films: [Film], names: [SampleName]) async throws {
        var batch = NameBatch(text: [])
        for (position, name) in names.enumerated() {
            let start = batch.text.count
            batch.text += Array(name.text.utf8)
            batch.names.append(
                NameBatch.Name(
                    film: name.film.id, position: position, name: start..<batch.text.count, fit: name.fit))
        }
        let writer = try await begin(CatalogueDescription(edition: "names", madeAt: SettableClock.start))
        try await writer.add(films)
        try await writer.add(batch)
        _ = try await writer.finish()
    }
}
