public import FilmzDomain

/// A list as a file.
public enum FilmListExport: String, Sendable, CaseIterable {
    case text, markdown, csv
    /// A file for programs, and for another Filmz, which imports it as a recommendation.
    case json

    public var name: FilmListText {
        switch self {
        case .text: .text
        case .markdown: .markdown
        case .csv: .csv
        case .json: .json
        }
    }

    public var fileExtension: String {
        switch self {
        case .text: "txt"
        case .markdown: "md"
        case .csv: "csv"
        case .json: "json"
        }
    }

    public var mediaType: String {
        switch self {
        case .text: "text/plain; charset=utf-8"
        case .markdown: "text/markdown; charset=utf-8"
        case .csv: "text/csv; charset=utf-8"
        case .json: "application/json"
        }
    }

    /// All films of a list in its order.
    /// - Parameter titles: the titles by which the reader knows films
    public func file(_ list: FilmList, films: [ListedFilm], titles: FilmTitles) -> String {
        guard self != .json else { return Self.json(list, films: films) }
        let lines = films.enumerated().map { index, film in
            line(film, number: list.isRanked ? index + 1 : nil, of: titles.titled(film.entry.film))
        }
        return (head(list) + lines).joined(separator: "\n") + "\n"
    }

    /// The list as a recommendation, with the films' own titles, by which others find them.
    private static func json(_ list: FilmList, films: [ListedFilm]) -> String {
        String(decoding: RecommendationFormat.data(Recommendation(list, films: films)), as: UTF8.self) + "\n"
    }

    private func head(_ list: FilmList) -> [String] {
        let about: [String] = if list.description.isEmpty { [] } else { [list.description, ""] }
        return switch self {
        case .text: [list.name, ""] + about
        case .markdown: ["# " + DiaryMarkdown.escaped(list.name), ""] + about.map(DiaryMarkdown.escaped)
        case .json: []
        case .csv: ["Position,Title,Year,Directors,IMDb,TMDb,Note"]
        }
    }

    private func line(_ listed: ListedFilm, number: Int?, of film: Film) -> String {
        let heading = film.year.map { "\(film.title) (\($0))" } ?? film.title
        let mark = number.map { "\($0). " }
        let note = listed.note.replacing("\n", with: " ")
        switch self {
        case .json: return ""
        case .text: return (mark ?? "") + heading + (note.isEmpty ? "" : " – " + note)
        case .markdown:
            return (mark ?? "- ") + DiaryMarkdown.escaped(heading)
                + (note.isEmpty ? "" : " – " + DiaryMarkdown.escaped(note))
        case .csv:
            let position = number.map(String.init) ?? ""
            let year = film.year.map(String.init) ?? ""
            let imdb = film.externalIDs.imdb?.description ?? ""
            let tmdb = film.externalIDs.tmdb.map(String.init) ?? ""
            let directors = film.directors.joined(separator: ", ")
            let fields: [String] = [position, film.title, year, directors, imdb, tmdb, listed.note]
            return fields.map(Self.field).joined(separator: ",")
        }
    }

    /// A field of RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe, as OWASP advises.
    static func field(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        let safe = if isFormula { "'" + text } else { text }
        guard safe.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }
}
