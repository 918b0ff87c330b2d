public import FilmzDomain
public import FilmzText

extension Card {
    /// The card of a share, with what visitors see of it and the person's message.
    /// - Parameters:
    ///   - shared: the shared film or list, with the first films of a list
    ///   - language: the language of the titles
    public static func of(
        _ shared: SharedContent, in language: Language, from services: some FilmServices
    ) async throws -> Card {
        let films = shared.films.items.map(\.film)
        let titles = try await FilmTitles.load(of: films.map(\.id), in: language.titles, from: services)
        let subject: Subject =
            if !shared.isList, let film = films.first {
                .film(titles.titled(film))
            } else {
                .list(name: shared.name, count: shared.films.total, films: films.map(titles.titled))
            }
        return Card(subject, words: shared.share.words)
    }

    /// A card of a film or list with the words of a share.
    public init(_ subject: Subject, words: ShareWords) {
        self.init(
            subject, rating: words.rating, message: words.message.nonEmpty,
            sender: words.sender.nonEmpty)
    }
}
