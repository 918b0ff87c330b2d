/// The titles of films in the reader's language.
public struct FilmTitles: Equatable, Sendable {
    private let titles: [Film.ID: String]

    /// - Parameter titles: the titles in the reader's language; other films are shown with their own title
    public init(_ titles: [Film.ID: String] = [:]) {
        self.titles = titles
    }

    /// - Parameters:
    ///   - films: all films on the page, so that their titles are loaded together
    ///   - language: nil for readers of English; then nothing is loaded
    public static func load(
        of films: @autoclosure () -> [Film.ID], in language: TitleLanguage?, from services: some FilmServices
    ) async throws -> FilmTitles {
        guard let language else { return FilmTitles() }
        let films = Set(films())
        return if films.isEmpty {
            FilmTitles()
        } else {
            FilmTitles(try await services.films.titles(of: films, in: language))
        }
    }

    /// The title in the reader's language; nil when none is known.
    public subscript(film: Film.ID) -> String? { titles[film] }

    /// The film with its title in the reader's language. Only for display, never to be stored.
    public func titled(_ film: Film) -> Film {
        guard let title = titles[film.id] else { return film }
        var film = film
        film.title = title
        return film
    }

    /// The film's titles other than the one shown to the reader: the English one, then the original one.
    public func others(of film: Film) -> [String] {
        let shown = titles[film.id] ?? film.title
        return [film.title, film.originalTitle].compactMap(\.self).filter { $0 != shown }
    }
}
