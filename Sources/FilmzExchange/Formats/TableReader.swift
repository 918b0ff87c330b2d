import FilmzDomain

/// Reads a table that no product is known for, by the mapping of its columns.
enum TableReader {
    /// - Parameter chosen: the mapping that the person chose; nil to guess
    /// - Returns: nil when no column names films
    static func read(_ part: ExchangePart, _ chosen: ColumnMapping?) -> ExchangeFile? {
        guard let table = part.table else { return nil }
        let guess = ColumnMapping.guess(keys: table.heads.map(ExchangeTable.key))
        let (completed, isInDoubt) = MappedReader.completed(guess, table, knowsScale: false)
        let mapping = chosen.map { fitting($0, table) } ?? completed
        guard mapping.namesFilms else { return nil }
        var facts = FactCollector(source: .table)
        facts.begin(part.name, .table)
        let samples = table.rows.prefix(MappedColumns.sampleCount).map { row in
            row.cells.map { String($0.prefix(MappedColumns.sampleLimit)).printable }
        }
        facts.show(MappedColumns(part: 0, heads: table.heads, samples: samples, mapping: mapping))
        if isInDoubt, chosen == nil { facts.report(.dateOrder, "") }
        MappedReader(table, mapping).read(into: &facts)
        return facts.file
    }

    /// The mapping with as many columns as the table has, and none of those that are never read.
    private static func fitting(_ mapping: ColumnMapping, _ table: ExchangeTable) -> ColumnMapping {
        var mapping = mapping
        let missing = max(0, table.heads.count - mapping.meanings.count)
        mapping.meanings = Array((mapping.meanings + Array(repeating: nil, count: missing)).prefix(table.heads.count))
        for (place, head) in table.heads.enumerated() where head.isEmpty && table.isSecret(place) {
            mapping.meanings[place] = nil
        }
        return mapping
    }
}
