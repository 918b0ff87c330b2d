import FilmzDomain
import FilmzTextFolding
import Foundation
import GRDB

/// The columns in which every database keeps a film.
enum FilmColumn: Int, StoredColumn {
    case id, title, sortTitle, originalTitle, year, releaseDate, runtime, genres, directors, cast, countries, languages
    case certificate, plot, poster, imdbRating, rottenTomatoesRating, imdbID, tmdbID, itunesID, amcID, otherIDs
    case prominence, kind

    static let names = spelled

    /// The column's type in SQL.
    var type: String {
        switch self {
        case .id: "INTEGER PRIMARY KEY"
        case .title, .sortTitle, .releaseDate, .genres, .directors, .cast, .countries, .languages, .otherIDs:
            "TEXT NOT NULL"
        case .originalTitle, .certificate, .plot, .poster: "TEXT"
        case .year, .runtime, .rottenTomatoesRating, .imdbID, .tmdbID, .itunesID, .amcID, .kind: "INTEGER"
        case .imdbRating: "REAL"
        case .prominence: "INTEGER NOT NULL"
        }
    }

    /// The film's value for this column.
    func value(of film: Film) -> (any DatabaseValueConvertible)? {
        switch self {
        case .id: film.id.rawValue
        case .title: film.title
        case .sortTitle: FilmRecord.shortened(TextFolding.sortKey(film.title))
        case .originalTitle: film.originalTitle
        case .year: film.year
        case .releaseDate: film.releaseDate?.description ?? ""
        case .runtime: film.runtime
        case .genres: FilmRecord.list(film.genres)
        case .directors: FilmRecord.list(film.directors)
        case .cast: FilmRecord.list(film.cast)
        case .countries: FilmRecord.list(film.countries)
        case .languages: FilmRecord.list(film.languages)
        case .certificate: film.certificate
        case .plot: film.plot
        case .poster: film.poster?.absoluteString
        case .imdbRating: film.imdbRating
        case .rottenTomatoesRating: film.rottenTomatoesRating
        case .imdbID: film.externalIDs.imdb?.number
        case .tmdbID: film.externalIDs.tmdb
        case .itunesID: film.externalIDs.iTunes
        case .amcID: film.externalIDs.amc
        case .otherIDs: FilmRecord.otherIDs(film.externalIDs)
        case .prominence: film.prominence.map(Int64.init) ?? FilmRecord.unknownProminence
        case .kind: film.kind?.code
        }
    }
}

extension Film.Kind {
    /// The number that the databases store. A number is never given to another kind.
    var code: Int {
        switch self {
        case .film: 1
        case .short: 2
        case .televisionFilm: 3
        case .special: 4
        case .video: 5
        case .series: 6
        case .miniseries: 7
        }
    }

    init?(code: Int) {
        guard let kind = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = kind
    }
}

extension Film.KindGroup {
    /// An SQL condition: the film whose kind the expression reads belongs to the group.
    func condition(_ kind: String) -> String {
        let codes = Film.Kind.allCases.filter(Self.shows.holds).map { String($0.code) }.joined(separator: ", ")
        return "coalesce(\(kind), 0) \(self == .shows ? "IN" : "NOT IN") (\(codes))"
    }
}
