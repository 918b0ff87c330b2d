import FilmzDomain

/// A reader of IMDb's tables from all years. It goes by the columns' names, since their order has changed four times.
///
/// IMDb does not record when a film was seen. The day of a rating is imported as such.
enum IMDbReader {
    static func isTable(_ keys: Set<String>) -> Bool {
        keys.contains("const") && keys.contains("title")
            && !keys.isDisjoint(with: ["titletype", "yourrating", "yourated", "position", "imdbrating"])
    }

    static func read(_ parts: [ExchangePart]) -> ExchangeFile {
        var facts = FactCollector(source: .imdb)
        for part in parts {
            guard let table = part.table else { continue }
            let isList = table.index(of: "position") != nil
            facts.begin(part.name, kind: isList ? .rows : .ratings)
            var mapping = ColumnMapping(keys: table.heads.map(ExchangeTable.key), names: names)
            if !isList, mapping.index(of: .ratedOn) == nil, let index = table.index(of: "dateadded") {
                mapping.meanings[index] = .ratedOn
            }
            let completion = MappedReader.completed(mapping, table: table, knowsScale: true)
            facts.reportOpenDateOrder(completion.hasOpenDateOrder)
            mapping = completion.mapping
            mapping.ratingScale = .ten
            var reader = MappedReader(table, mapping: mapping)
            if isList {
                decide(part, table: table, into: &reader)
            } else {
                reader.mapping.bareRows = .nothing
            }
            reader.read(into: &facts)
        }
        return facts.file
    }

    /// Decides what the rows of a table mean. Watchlists and lists have the same columns, and until 2017 ratings had
    /// them too, so only the file's name distinguishes them.
    private static func decide(_ part: ExchangePart, table: ExchangeTable, into reader: inout MappedReader) {
        let name = part.stem
        let hasRatings = table.index(of: "yourated") != nil
        if name.contains("watchlist") {
            reader.everyRow = .watchlist
        } else if hasRatings, name.hasPrefix("rating") {
            reader.mapping.bareRows = .nothing
        } else {
            reader.asksAlways = true
            reader.choices = if hasRatings { [.list, .watchlist, .nothing] } else { [.list, .watchlist] }
        }
    }

    private static let names = ColumnMapping.names([
        (.imdb, "const"), (.title, "title"), (.originalTitle, "originaltitle"), (.kind, "titletype"),
        (.year, "year"), (.directors, "directors"), (.rating, "yourrating yourated"), (.ratedOn, "daterated"),
        (.addedOn, "created"), (.note, "description"), (.position, "position"),
    ])
}
