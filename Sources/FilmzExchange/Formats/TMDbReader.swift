/// A reader of TMDb's tables of ratings and watchlists. They have the same columns: rows without a rating are on the
/// watchlist.
enum TMDbReader {
    static func isTable(_ keys: Set<String>) -> Bool {
        keys.isSuperset(of: ["tmdbid", "imdbid", "type", "name", "yourrating"])
    }

    static func read(_ parts: [ExchangePart]) -> ExchangeFile {
        var facts = FactCollector(source: .tmdb)
        for part in parts {
            guard let table = part.table else { continue }
            facts.begin(part.name, kind: .rows)
            var mapping = ColumnMapping(keys: table.heads.map(ExchangeTable.key), names: names)
            mapping.ratingScale = .ten
            mapping.bareRows = .watchlist
            var reader = MappedReader(table, mapping: mapping)
            reader.idsAreOfEpisodes = true
            reader.read(into: &facts)
        }
        return facts.file
    }

    /// The column `Rating` is left out, because it is the average rating.
    private static let names = ColumnMapping.names([
        (.tmdb, "tmdbid"), (.imdb, "imdbid"), (.kind, "type"), (.title, "name"), (.releaseDate, "releasedate"),
        (.season, "seasonnumber"), (.episode, "episodenumber"), (.rating, "yourrating"), (.ratedOn, "daterated"),
    ])
}
