/// By which titles a reader knows films.
public struct FilmTitles: Sendable {
    private let known: [Film.ID: String]

    /// - Parameter known: the titles in the reader's language; other films have the title that all know
    public init(_ known: [Film.ID: String] = [:]) {
        self.known = known
    }

    /// - Parameters:
    ///   - films: all that are shown, so that they are asked for at once
    ///   - language: nil for readers of English, for whom nobody is asked
    public static func load(
        of films: @autoclosure () -> [Film.ID], in language: TitleLanguage?, from services: Services
    ) async throws -> FilmTitles {
        guard let language else { return FilmTitles() }
        let films = Set(films())
        return films.isEmpty ? FilmTitles() : FilmTitles(try await services.films.titles(of: films, in: language))
    }

    /// The title in the reader's language; nil when none is known.
    public subscript(film: Film.ID) -> String? { known[film] }

    /// The film with the title by which the reader knows it: to be shown, never to be kept.
    public func titled(_ film: Film) -> Film {
        guard let title = known[film.id] else { return film }
        var film = film
        film.title = title
        return film
    }

    /// The film's titles beside the one by which the reader knows it: the English one, then the original one.
    public func others(of film: Film) -> [String] {
        let shown = known[film.id] ?? film.title
        return [film.title, film.originalTitle].compactMap(\.self).filter { $0 != shown }
    }
}
