/// The rows of a text in which signs separate cells: CSV, as spreadsheets and other sites write it.
///
/// A cell in double quotes may have separators, line breaks and doubled quotes in it. A quote that nothing closes is a
/// part of its cell, so that no slip of the pen swallows the rest of the text.
struct SeparatedRows {
    struct Row: Hashable, Sendable {
        /// On which line of the text it begins, from 1.
        var line: Int
        /// Without white space around them.
        var cells: [String]

        var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }
    }

    private(set) var rows: [Row] = []

    private let text: [UInt8]
    private let separator: UInt8
    /// From here on no quote is closed.
    private var lastClosing: Int
    /// Up to here, quotes are parts of their cells.
    private var literalEnd = 0

    private static let (quote, newline) = (UInt8(ascii: "\""), UInt8(ascii: "\n"))
    private static let cellLimit = 60

    /// - Parameters:
    ///   - text: with `\n` as the only line break
    ///   - limit: how many rows are read; empty ones do not count
    init(_ text: String, separator: Unicode.Scalar, limit: Int) {
        (self.text, self.separator) = (Array(text.utf8), UInt8(ascii: separator))
        lastClosing = self.text.lastIndex(of: Self.quote) ?? -1
        var (index, line, cells) = (0, 1, [String]())
        var start = line
        while index < self.text.count {
            let (cell, next) = nextCell(index)
            if cells.count < Self.cellLimit { cells.append(String(decoding: cell, as: UTF8.self).trimmingWhitespace()) }
            line += cell.count { $0 == Self.newline }
            let isEnd = next >= self.text.count || self.text[next] == Self.newline
            index = next + 1
            guard isEnd else {
                // A separator is the last character: one more empty cell, which nobody misses.
                continue
            }
            let row = Row(line: start, cells: cells)
            if !row.isEmpty { rows.append(row) }
            line += 1
            (cells, start) = ([], line)
            if rows.count > limit { break }
        }
        if !cells.isEmpty { rows.append(Row(line: start, cells: cells)) }
    }

    /// The cell that begins here, and where the sign after it is.
    private mutating func nextCell(_ start: Int) -> (cell: [UInt8], end: Int) {
        if text[start] == Self.quote, let quoted = quotedCell(start) { return quoted }
        let end = text[start...].firstIndex { $0 == separator || $0 == Self.newline } ?? text.count
        return (Array(text[start..<end]), end)
    }

    private mutating func quotedCell(_ start: Int) -> (cell: [UInt8], end: Int)? {
        guard literalEnd..<max(literalEnd, lastClosing) ~= start else { return nil }
        var cell: [UInt8] = []
        var lineBreak: Int?
        var index = start + 1
        while index < text.count {
            guard text[index] == Self.quote else {
                if text[index] == Self.newline, lineBreak == nil { lineBreak = index }
                cell.append(text[index])
                index += 1
                continue
            }
            let next = index + 1
            if next < text.count, text[next] == Self.quote {
                cell.append(Self.quote)
                index += 2
            } else if next == text.count || text[next] == separator || text[next] == Self.newline {
                return (cell, next)
            } else if let lineBreak {
                // It was never closed, and this one belongs to another cell.
                literalEnd = lineBreak
                return nil
            } else {
                // A quote inside the cell that was not doubled.
                cell.append(Self.quote)
                index += 1
            }
        }
        lastClosing = start
        return nil
    }
}
