import FilmzDomain
import FilmzTextFolding
import Foundation
import GRDB

/// The columns in which every database stores a film, in the order in which they are read. There is no other list of
/// them.
enum FilmColumn: Int, CaseIterable {
    case id, title, sortTitle, originalTitle, year, releaseDate, runtime, genres, directors, cast, countries, languages
    case certificate, plot, poster, imdbRating, rottenTomatoesRating, imdb, tmdb, iTunes, amc, otherIDs, prominence,
        kind

    /// The column's name and type in SQL.
    var definition: (name: String, type: String) {
        switch self {
        case .id: ("id", "INTEGER PRIMARY KEY")
        case .title: ("title", "TEXT NOT NULL")
        case .sortTitle: ("sort_title", "TEXT NOT NULL")
        case .originalTitle: ("original_title", "TEXT")
        case .year: ("year", "INTEGER")
        case .releaseDate: ("release_date", "TEXT NOT NULL")
        case .runtime: ("runtime", "INTEGER")
        case .genres: ("genres", "TEXT NOT NULL")
        case .directors: ("directors", "TEXT NOT NULL")
        case .cast: ("\"cast\"", "TEXT NOT NULL")
        case .countries: ("countries", "TEXT NOT NULL")
        case .languages: ("languages", "TEXT NOT NULL")
        case .certificate: ("certificate", "TEXT")
        case .plot: ("plot", "TEXT")
        case .poster: ("poster", "TEXT")
        case .imdbRating: ("imdb_rating", "REAL")
        case .rottenTomatoesRating: ("rotten_tomatoes_rating", "INTEGER")
        case .imdb: ("imdb_id", "INTEGER")
        case .tmdb: ("tmdb_id", "INTEGER")
        case .iTunes: ("itunes_id", "INTEGER")
        case .amc: ("amc_id", "INTEGER")
        case .otherIDs: ("other_ids", "TEXT NOT NULL")
        case .prominence: ("prominence", "INTEGER NOT NULL")
        case .kind: ("kind", "INTEGER")
        }
    }

    static let names = allCases.map(\.definition.name)

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
        case .imdb: film.externalIDs.imdb?.number
        case .tmdb: film.externalIDs.tmdb
        case .iTunes: film.externalIDs.iTunes
        case .amc: film.externalIDs.amc
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
