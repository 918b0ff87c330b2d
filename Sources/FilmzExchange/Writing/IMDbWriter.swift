import FilmzDomain
import Foundation

/// A writer of ratings and the watchlist in IMDb's format since June 2024, without IMDb's own figures such as votes.
/// Cells are never escaped for spreadsheets, since programs read these files.
struct IMDbWriter: ProductWriter {
    private let path: String
    private let zip: ZipWriter
    private let calendar: Calendar
    private var ratings: SplitTable
    private var watchlist: SplitTable
    private var position = 0

    private static let filmHeads = [
        "Title", "Original Title", "URL", "Title Type", "IMDb Rating", "Runtime (mins)", "Year", "Genres", "Num Votes",
        "Release Date", "Directors",
    ]

    init(_ path: String, in zone: TimeZone) throws(ExportError) {
        self.path = path
        calendar = Calendar(gregorianIn: zone)
        zip = try ZipWriter()
        ratings = SplitTable(
            zip, name: "ratings", heads: ["Const", "Your Rating", "Date Rated"] + Self.filmHeads, limit: .max)
        watchlist = SplitTable(
            zip, name: "watchlist",
            heads: ["Position", "Const", "Created", "Modified", "Description"] + Self.filmHeads
                + ["Your Rating", "Date Rated"], limit: .max)
    }

    private static func cells(_ film: Film, id: IMDbID) -> [String] {
        [
            film.title, film.originalTitle ?? film.title, "https://www.imdb.com/title/\(id)", film.kind?.imdbWord ?? "",
            "", film.runtime.map(String.init) ?? "", film.year.map(String.init) ?? "",
            film.genres.joined(separator: ", "), "", film.releaseDate?.description ?? "",
            film.directors.joined(separator: ", "),
        ]
    }

    private func day(_ time: Timestamp?) -> String {
        time.flatMap { FactDate.at($0).watchedOn(on: calendar).day?.description } ?? ""
    }

    mutating func add(_ exported: ExportedFilm) throws(ExportError) {
        guard let id = exported.film.externalIDs.imdb else { return }
        let film = Self.cells(exported.film, id: id)
        let mine = exported.mine
        let stars = mine.rating.map { String($0.halfStars) } ?? ""
        if mine.rating != nil { try ratings.add([id.description, stars, day(mine.ratedAt)] + film) }
        guard mine.isOnWatchlist else { return }
        position += 1
        let addedOn = day(mine.watchlistedAt)
        try watchlist.add(
            [String(position), id.description, addedOn, addedOn, ""] + film + [stars, day(mine.ratedAt)])
    }

    mutating func add(_ list: WholeList) {}

    mutating func finish(about: String) throws(ExportError) {
        try zip.add("README.txt", bytes: Array(about.utf8))
        try zip.finish(path)
    }
}

extension Film.Kind {
    fileprivate var imdbWord: String {
        switch self {
        case .film: "Movie"
        case .short: "Short"
        case .televisionFilm: "TV Movie"
        case .special: "TV Special"
        case .video: "Video"
        case .series: "TV Series"
        case .miniseries: "TV Mini Series"
        }
    }
}
