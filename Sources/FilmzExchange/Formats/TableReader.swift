import FilmzDomain
import FilmzTextFolding

/// A reader of tables from unknown products, whose columns are mapped.
enum TableReader {
    /// - Parameter mappings: the person's mappings, by ``ColumnMapping/key(of:)``; others are guessed
    /// - Returns: nil when no column names films
    static func read(_ part: ExchangePart, mappings: [String: ColumnMapping]) -> ExchangeFile? {
        guard let table = part.table else { return nil }
        let chosenMapping = mappings[ColumnMapping.key(of: table.heads)].map { fitting($0, table: table) }
        let (mapping, hasOpenDateOrder) = MappedReader.completed(
            chosenMapping ?? .guess(keys: table.heads.map(ExchangeTable.key)), table: table,
            knowsScale: chosenMapping != nil)
        guard mapping.namesFilms else { return nil }
        var facts = FactCollector(source: .table)
        facts.begin(part.name, kind: .table)
        var columns = columns(table, mapping: mapping)
        columns.hasOpenDateOrder = hasOpenDateOrder
        facts.setColumns(columns)
        facts.reportOpenDateOrder(columns.asksForDateOrder)
        MappedReader(table, mapping: mapping).read(into: &facts)
        var file = facts.file
        file.hasOnlyFilms = namesOnlyFilms(part, table: table, mapping: mapping)
        return file
    }

    /// Whether the title column is named as one of films, and no other column distinguishes films from shows. The name
    /// of the file counts if the rows have no IDs: programs write lists of films and shows into a `films.csv`, as Filmz
    /// does itself.
    private static func namesOnlyFilms(_ part: ExchangePart, table: ExchangeTable, mapping: ColumnMapping) -> Bool {
        guard let title = mapping.index(of: .title), mapping.index(of: .kind) == nil, mapping.index(of: .season) == nil
        else {
            return false
        }
        let key = ExchangeTable.key(table.heads[title])
        if ["film", "movie", "pelicula"].contains(where: key.contains) { return true }
        let ids: [ColumnMapping.Meaning] = [.imdb, .tmdb, .tvdb, .trakt, .simkl, .address]
        let words = Set(TextFolding.words(part.stem))
        return ids.allSatisfy { mapping.index(of: $0) == nil } && !words.isDisjoint(with: filmWords)
            && words.isDisjoint(with: showWords)
    }

    private static let filmWords: Set = ["film", "films", "movie", "movies", "filme", "pelicula", "peliculas"]
    private static let showWords: Set = ["tv", "show", "shows", "series", "serie", "serien", "episodes"]

    /// The columns of a table with unknown column names; nil for a text that is hardly a table.
    static func unknownColumns(of part: ExchangePart) -> MappedColumns? {
        guard let table = part.table, table.heads.count > 1 else { return nil }
        return columns(table, mapping: ColumnMapping(meanings: table.heads.map { _ in nil }))
    }

    private static func columns(_ table: ExchangeTable, mapping: ColumnMapping) -> MappedColumns {
        let samples = table.rows.prefix(MappedColumns.sampleCount).map { row in
            row.cells.map { String($0.prefix(MappedColumns.sampleLimit)).printable }
        }
        return MappedColumns(part: 0, heads: table.heads, samples: samples, mapping: mapping)
    }

    /// The mapping with as many columns as the table has, without those that are never read.
    private static func fitting(_ mapping: ColumnMapping, table: ExchangeTable) -> ColumnMapping {
        var mapping = mapping
        let missing = max(0, table.heads.count - mapping.meanings.count)
        mapping.meanings = Array((mapping.meanings + Array(repeating: nil, count: missing)).prefix(table.heads.count))
        for (index, head) in table.heads.enumerated() where head.isEmpty && table.isSecret(index) {
            mapping.meanings[index] = nil
        }
        return mapping
    }
}
