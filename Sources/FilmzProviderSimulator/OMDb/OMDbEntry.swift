import FilmzDomain
import FilmzTextFolding

/// An entry of OMDb's, with an IMDb ID.
struct OMDbEntry: Sendable {
    enum Content: Sendable {
        case film(LibraryFilm)
        case series(OMDbSeries)
        case episode(OMDbSeries.Episode, of: OMDbSeries)
        /// A game, which is undocumented but found.
        case game(year: Int, title: String, imdb: String)
    }

    let content: Content

    /// All entries, best known first; episodes are found only by their ID.
    static func all(_ films: [LibraryFilm]) -> [OMDbEntry] {
        let known = films.filter { $0.film.prominence != nil }
        let invented = films.filter { $0.film.prominence == nil }
        return known.map { OMDbEntry(content: .film($0)) }
            + OMDbSeries.all.map { OMDbEntry(content: .series($0)) }
            + [OMDbEntry(content: .game(year: 1983, title: "Star Wars", imdb: "tt99200001"))]
            + invented.map { OMDbEntry(content: .film($0)) }
    }

    /// The type: `movie`, `series`, `episode` or `game`.
    var type: String {
        switch content {
        case .film: "movie"
        case .series: "series"
        case .episode: "episode"
        case .game: "game"
        }
    }

    var title: String {
        switch content {
        case .film(let film): film.title
        case .series(let series): series.title
        case .episode(let episode, _): episode.title
        case .game(_, let title, _): title
        }
    }

    var imdbID: String {
        switch content {
        case .film(let film): film.imdb.description
        case .series(let series): series.imdbID
        case .episode(let episode, _): episode.imdbID
        case .game(_, _, let imdb): imdb
        }
    }

    var startYear: Int? {
        switch content {
        case .film(let film): film.year
        case .series(let series): series.start
        case .episode(let episode, _): episode.released.year
        case .game(let year, _, _): year
        }
    }

    /// The year. The years of a series have an en dash between them; a running series ends with it.
    var year: String {
        if case .series(let series) = content {
            return "\(series.start)" + (series.isRunning ? "–" : series.end.map { "–\($0)" } ?? "")
        }
        return startYear.map { "\($0)" } ?? "N/A"
    }

    func poster(from origin: String) -> String {
        if Chance(imdbID).isOne(of: 12, purpose: "no poster") {
            "N/A"
        } else {
            "\(origin)/pictures/omdb/images/M/\(imdbID)._V1_SX300.jpg"
        }
    }

    /// Whether the title has each of the words.
    func matches(_ words: [String]) -> Bool {
        if case .film(let film) = content { return film.matchesWholeWords(words) }
        let own = TextFolding.words(title)
        return !words.isEmpty
            && words.allSatisfy { word in
                if word.hasSuffix("*") { own.contains { $0.hasPrefix(word.dropLast()) } } else { own.contains(word) }
            }
    }

    /// The entry as an item of a list.
    func item(from origin: String) -> AnswerJSON {
        [
            "Title": .string(title), "Year": .string(year), "imdbID": .string(imdbID), "Type": .string(type),
            "Poster": .string(poster(from: origin)),
        ]
    }
}
