public import FilmzDomain

/// Offers as a table in a text file: the first row names the columns by ``AdvertisementField``, and `id` and `picture`.
public enum AdvertisementTable {
    /// A row of a table.
    public struct Row: Hashable, Sendable {
        public var offer: Advertisement
        /// The name of the picture's file; empty when the table names none.
        public var picture: String
    }

    public static let columns = ["id"] + AdvertisementField.allCases.map(\.rawValue) + ["picture"]

    /// The offers of a table. An offer with a known ID replaces the known one, and keeps its picture.
    /// - Throws: ``AdvertisingProblem``: a table with an error is not imported at all
    public static func rows(
        _ text: String, existing: [Advertisement]
    ) throws(AdvertisingProblem) -> [Row] {
        let text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let tables = [",", ";", "\t"].map { (sign: Unicode.Scalar) in
            Array(SeparatedRows(text, separator: sign).prefix(Advertisement.countLimit + 2))
        }
        let table = tables.first { rows in
            let names = heads(rows.first)
            return names.contains("name") && names.contains("link")
        }
        guard let table else { throw .noTable }
        guard table.count <= Advertisement.countLimit + 1 else { throw .tooManyOffers }
        let names = heads(table.first)
        var rows: [Row] = []
        for row in table.dropFirst() {
            do throws(AdvertisingProblem) {
                rows.append(try Self.read(names, cells: row.cells.map(unguarded), existing: existing))
            } catch {
                throw .line(row.line, error)
            }
        }
        return rows
    }

    private static func heads(_ row: SeparatedRows.Row?) -> [String] {
        row.map { $0.cells.map { $0.lowercased() } } ?? []
    }

    private static func read(
        _ names: [String], cells: [String], existing: [Advertisement]
    ) throws(AdvertisingProblem) -> Row {
        let values = Dictionary(zip(names, cells)) { first, _ in first }
        var draft = AdvertisementDraft()
        for field in AdvertisementField.allCases { draft[field] = values[field.rawValue] ?? "" }
        let id = values["id"].flatMap(Advertisement.ID.init(_:)) ?? .random()
        let picture = existing.first { $0.id == id }?.picture
        return Row(offer: try draft.advertisement(id, picture: picture), picture: values["picture"] ?? "")
    }

    // MARK: - Formulas

    /// The cell in a form that a spreadsheet does not interpret as a formula: with an apostrophe before it, as OWASP
    /// advises.
    public static func guarded(_ cell: String) -> String {
        if isGuardable(cell) { "'" + cell } else { cell }
    }

    /// The cell before ``guarded(_:)``.
    private static func unguarded(_ cell: String) -> String {
        if cell.hasPrefix("'") && isGuardable(String(cell.dropFirst())) { String(cell.dropFirst()) } else { cell }
    }

    /// Whether the cell is a formula, or looks like one that was guarded.
    private static func isGuardable(_ cell: String) -> Bool {
        cell.drop { $0 == "'" }.first.map { "=+-@".contains($0) } ?? false
    }
}
