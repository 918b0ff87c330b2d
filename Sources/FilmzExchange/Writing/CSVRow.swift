/// Rows of a table in the format of RFC 4180.
enum CSVRow {
    private static let quote = UInt8(ascii: "\"")

    /// The row with its line break.
    static func line(_ cells: [String]) -> [UInt8] {
        var line: [UInt8] = []
        for (index, cell) in cells.enumerated() {
            if index > 0 { line.append(UInt8(ascii: ",")) }
            append(cell, to: &line)
        }
        line += [13, 10]
        return line
    }

    private static func append(_ cell: String, to line: inout [UInt8]) {
        guard cell.utf8.contains(where: { $0 == quote || $0 == UInt8(ascii: ",") || $0 == 10 || $0 == 13 }) else {
            line += cell.utf8
            return
        }
        line.append(quote)
        for byte in cell.utf8 {
            if byte == quote { line.append(quote) }
            line.append(byte)
        }
        line.append(quote)
    }
}

/// Cells that a spreadsheet does not interpret as formulas: with an apostrophe in front, as OWASP recommends. Only
/// tables that Filmz itself reads have them, because other programs would take the apostrophe for part of the text.
enum SafeCell {
    private static let formulaPrefixes: Set<Character> = ["=", "+", "-", "@", "\t", "\r", "'"]

    static func safe(_ text: String) -> String {
        if text.first.map(formulaPrefixes.contains) == true { "'" + text } else { text }
    }

    /// The original text of a cell made by ``safe(_:)``.
    static func plain(_ cell: String) -> String {
        if cell.hasPrefix("'") && cell.dropFirst().first.map(formulaPrefixes.contains) == true {
            String(cell.dropFirst())
        } else {
            cell
        }
    }
}
