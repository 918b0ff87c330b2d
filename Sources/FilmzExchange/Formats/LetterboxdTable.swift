/// The kind of a Letterboxd file, recognised by its columns where possible.
enum LetterboxdTable: Hashable {
    case diary, reviews, ratings, seen, watchlist, likes, list
    /// A file for the importer, which many programs write.
    case importTable
    /// Films for an unknown reason: three files have the same columns.
    case films
    case ignored(IgnoredPart.Reason)

    /// The first line of a list.
    private static let listMark = Array("Letterboxd list export".utf8)
    private static let listHeads: Set = ["date", "name", "tags", "url", "description"]
    private static let importHeads: Set = [
        "letterboxduri", "tmdbid", "imdbid", "title", "year", "directors", "rating", "rating10", "watcheddate",
        "rewatch", "tags", "review",
    ]

    /// Nil for files of other products.
    init?(_ part: ExchangePart) {
        let keys = part.table?.keys ?? []
        guard let table = Self.table(part, keys: keys) else { return nil }
        // Letterboxd stores deleted things for 30 days.
        switch part.path.split(separator: "/").first {
        case "deleted" where part.path.contains("/"): self = .ignored(.deleted)
        case "orphaned" where part.path.contains("/"): self = .ignored(.orphaned)
        default: self = table
        }
    }

    private static func table(_ part: ExchangePart, keys: Set<String>) -> LetterboxdTable? {
        if part.text.starts(with: listMark) || keys == listHeads { return .list }
        if keys == ["date", "content"] || keys == ["date", "content", "comment"] { return .ignored(.ofOthers) }
        if keys.isSuperset(of: ["datejoined", "favoritefilms"]) { return .ignored(.secret) }
        if keys.isSuperset(of: ["name", "letterboxduri"]) {
            if keys.contains("review") { return .reviews }
            if keys.contains("watcheddate") { return .diary }
            return if keys.contains("rating") { .ratings } else { films(part) }
        }
        let distinctiveKeys: Set = ["letterboxduri", "tmdbid", "imdbid", "rating10", "watcheddate"]
        let isImport = keys.count > 1 && keys.isSubset(of: importHeads) && !keys.isDisjoint(with: distinctiveKeys)
        guard isImport && !hasMoreThanFiveStars(part) else { return nil }
        return .importTable
    }

    /// Whether there are ratings above 5. Many tables have the columns of the importer's, but not Letterboxd's scale.
    private static func hasMoreThanFiveStars(_ part: ExchangePart) -> Bool {
        guard let table = part.table, let index = table.index(of: "rating") else { return false }
        return table.rows.contains { row in RatingScale.number(row[index]).map { $0 > 5 } ?? false }
    }

    private static func films(_ part: ExchangePart) -> LetterboxdTable {
        switch (part.folder, part.stem) {
        case ("likes", "films"): .likes
        case (_, "watched"): .seen
        case (_, "watchlist"): .watchlist
        default: .films
        }
    }
}
