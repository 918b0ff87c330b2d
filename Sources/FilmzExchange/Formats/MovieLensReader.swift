import FilmzDomain

/// A reader of MovieLens' tables: ratings, and films without ratings, whose meaning only the file's name shows.
enum MovieLensReader {
    /// The kind of a table of MovieLens.
    enum Table: Hashable {
        case ratings, wishlist
        /// Films without ratings and without a known meaning.
        case films
        case ignored(IgnoredPart.Reason)

        fileprivate var partKind: ExchangeFile.PartKind {
            switch self {
            case .ratings: .ratings
            case .wishlist: .watchlist
            case .films, .ignored: .rows
            }
        }

        /// Nil for files of other products.
        init?(_ part: ExchangePart) {
            let keys = part.table?.keys ?? []
            if keys.isSuperset(of: ["datetime", "actiontype", "logjson"]) {
                self = .ignored(.noPlace)
            } else if !keys.isSuperset(of: ["movieid", "imdbid", "tmdbid", "averagerating", "title"]) {
                return nil
            } else if keys.contains("rating") {
                self = .ratings
            } else if part.stem.contains("hidden") {
                self = .ignored(.noPlace)
            } else {
                self = if part.stem.contains("wishlist") { .wishlist } else { .films }
            }
        }
    }

    static func read(_ parts: [(part: ExchangePart, table: Table)]) -> ExchangeFile {
        var facts = FactCollector(source: .movieLens)
        for (part, kind) in parts {
            guard let table = part.table else { continue }
            facts.begin(part.name, kind: kind.partKind)
            for row in table.rows {
                facts.beginRow(row.line)
                read({ row[table.index(of: $0)] }, kind: kind, into: &facts)
            }
            if kind == .films { facts.ask([.watchlist, .seen, .nothing]) }
        }
        var file = facts.file
        file.hasOnlyFilms = true
        return file
    }

    private static func read(_ cell: (String) -> String, kind: Table, into facts: inout FactCollector) {
        let namedTitle = NamedTitle(cell("title"))
        var film = FilmReference(title: facts.title(namedTitle.title), year: namedTitle.year)
        if let id = facts.imdbID(cell("imdbid")) { film.ids.insert(.imdb(id)) }
        if let id = facts.id(cell("tmdbid"), namespace: .tmdb) { film.ids.insert(id) }
        guard !film.isEmpty else { return facts.leaveOut(.nameless) }
        facts.addLeftover("tag", value: cell("tag"))
        switch kind {
        case .wishlist: facts.add(film, claim: .watchlist(since: .unknown, note: ""))
        case .films: facts.add(film, claim: .undecided(on: .unknown, note: "", position: nil))
        case .ratings, .ignored:
            if let rating = facts.rating(cell("rating"), scale: .five) {
                facts.add(film, claim: .verdict(rating, on: .unknown))
            } else if !cell("tag").isEmpty {
                facts.add(film, claim: .kept)
            }
        }
    }
}
