import ArgumentParser
import FilmzDomain
import FilmzExchange
import FilmzText

/// A choice of what a column of a table means, as it is typed: `When=watchedOn`.
struct ColumnChoice: ExpressibleByArgument {
    let head: String
    /// The meaning of the column; nil for a column to leave out.
    let meaning: ColumnMapping.Meaning?

    init?(argument: String) {
        let parts = argument.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        head = parts[0]
        meaning = ColumnMapping.Meaning(rawValue: parts[1])
        guard meaning != nil || parts[1].isEmpty else { return nil }
    }

    /// The mappings of the tables for which something was chosen.
    /// - Parameter dates: the order of days and months in all tables; nil when the option is missing
    /// - Throws: `CommandError` when no table has such a column
    static func mappings(
        _ choices: [ColumnChoice], dates: DateOrder?, reading: ExchangeReading
    ) throws -> [String: ColumnMapping] {
        var mappings: [String: ColumnMapping] = [:]
        let tables = reading.files.compactMap(\.columns)
        for table in dates == nil ? [] : tables {
            mappings[table.key] = table.mapping
            mappings[table.key]?.dateOrder = dates
        }
        for choice in choices {
            let having = tables.filter { $0.heads.contains(choice.head) }
            guard !having.isEmpty else {
                throw CommandError.invalid(ImportCommandText.noSuchColumn, ["column": choice.head.printable])
            }
            for table in having {
                var mapping = mappings[table.key] ?? table.mapping
                if let place = table.heads.firstIndex(of: choice.head), mapping.meanings.indices.contains(place) {
                    mapping.meanings[place] = choice.meaning
                }
                mappings[table.key] = mapping
            }
        }
        return mappings
    }

    /// A sentence that says how the columns are understood.
    static func sentence(_ columns: MappedColumns, in strings: Strings) -> String {
        let columnMeanings = zip(columns.heads, columns.mapping.meanings).compactMap { head, meaning in
            meaning.map { "\(head.printable)=\($0.rawValue)" }
        }
        let left = zip(columns.heads, columns.mapping.meanings).filter { $1 == nil && !$0.isEmpty }.map(\.0.printable)
        return strings.facts([
            columnMeanings.isEmpty
                ? nil : strings[ImportCommandText.columns, ["columns": columnMeanings.joined(separator: ", ")]],
            left.isEmpty ? nil : strings[ImportCommandText.columnsLeft, ["columns": left.joined(separator: ", ")]],
        ])
    }
}
