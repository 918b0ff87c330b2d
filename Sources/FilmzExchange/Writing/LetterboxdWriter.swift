import FilmzDomain

/// A writer of files for Letterboxd's importer: tables of films of at most a megabyte, one for the watchlist, and one
/// for each list.
///
/// A row with a day is an entry of the diary, one without a day but with text is a review, and one without both says
/// that the film was seen, and its rating. Cells are never escaped for spreadsheets, since Letterboxd would take an
/// apostrophe for part of the title.
struct LetterboxdWriter: ProductWriter {
    private let path: String
    private let zip: ZipWriter
    private var films: SplitTable
    private var watchlist: SplitTable
    private var names: Set<String> = []

    static let fileLimit = 1_000_000
    private static let filmHeads = ["LetterboxdURI", "tmdbID", "imdbID", "Title", "Year", "Directors"]
    private static let heads = filmHeads + ["Rating", "WatchedDate", "Rewatch", "Tags", "Review"]

    init(_ path: String) throws(ExportError) {
        self.path = path
        zip = try ZipWriter()
        films = SplitTable(zip, name: "films", heads: Self.heads, limit: Self.fileLimit)
        watchlist = SplitTable(zip, name: "watchlist", heads: Self.filmHeads, limit: Self.fileLimit)
    }

    private static func cells(_ film: Film) -> [String] {
        let ids = film.externalIDs
        return [
            ids[in: .letterboxd].map { "https://boxd.it/\($0.text)" } ?? "", ids.tmdb.map(String.init) ?? "",
            ids.imdb?.description ?? "", film.title, film.year.map(String.init) ?? "",
            film.directors.joined(separator: ", "),
        ]
    }

    mutating func add(_ exported: ExportedFilm) throws(ExportError) {
        let film = Self.cells(exported.film)
        let mine = exported.mine
        if mine.isOnWatchlist { try watchlist.add(film) }
        for viewing in mine.viewings.reversed() {
            let tags = viewing.tags.all.map(\.text).joined(separator: ", ")
            try films.add(
                film + [
                    viewing.rating?.description ?? "", viewing.watchedOn.description,
                    viewing.isRewatch ? "true" : "", tags, MarkupText.escaped(viewing.note),
                ])
        }
        // The importer takes the last rating that it reads as the film's.
        if let rating = mine.rating { try films.add(film + [rating.description, "", "", "", ""]) }
    }

    mutating func add(_ list: WholeList) throws(ExportError) {
        var name = list.list.name
        var number = 1
        while !names.insert(name.lowercased()).inserted {
            number += 1
            name = "\(list.list.name) \(number)"
        }
        var table = SplitTable(
            zip, name: "lists/\(name)", heads: Self.filmHeads + ["Review"], limit: Self.fileLimit)
        for item in list.films {
            try table.add(Self.cells(item.film) + [MarkupText.escaped(item.note)])
        }
        try table.end()
    }

    mutating func finish(about: String) throws(ExportError) {
        try zip.add("README.txt", bytes: Array(about.utf8))
        try zip.finish(path)
    }
}
