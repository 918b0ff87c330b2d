import FilmzDomain

/// The rows of a text with separated cells: CSV, as spreadsheets and other sites write it. Empty rows are left out.
///
/// A cell in double quotes may contain separators, line breaks and doubled quotes. A quote that is never closed is a
/// part of its cell, so that a typing error does not swallow the rest of the text.
public struct SeparatedRows: Sequence, IteratorProtocol {
    public struct Row: Hashable, Sendable {
        /// The number of the row's first line in the text, from 1.
        public var line: Int
        /// The cells without surrounding white space; at most ``SeparatedRows/cellLimit``.
        public var cells: [String]

        var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }
    }

    public static let cellLimit = 60

    private let text: [UInt8]
    private let separator: UInt8
    private var index = 0
    private var line = 1
    /// The index from which on no quote is closed.
    private var lastClosing: Int
    /// The index up to which quotes are parts of their cells.
    private var literalEnd = 0

    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")

    /// - Parameter text: with `\n` as the only line break
    public init(_ text: String, separator: Unicode.Scalar) {
        self.init(utf8: Array(text.utf8), separator: separator)
    }

    /// - Parameter text: UTF-8 with `\n` as the only line break
    public init(utf8 text: [UInt8], separator: Unicode.Scalar) {
        self.text = text
        self.separator = UInt8(ascii: separator)
        lastClosing = text.lastIndex(of: Self.quote) ?? -1
    }

    public mutating func next() -> Row? {
        while index < text.count {
            let row = nextRow()
            if !row.isEmpty { return row }
        }
        return nil
    }

    private mutating func nextRow() -> Row {
        var row = Row(line: line, cells: [])
        while index < text.count {
            let end = readCell(&row.cells)
            index = end + 1
            // A separator at the end of the text is not followed by another cell: it would only be empty.
            if end < text.count, text[end] == Self.newline {
                line += 1
                break
            }
        }
        return row
    }

    /// Reads the cell that begins here.
    /// - Returns: the index of the sign after it
    private mutating func readCell(_ cells: inout [String]) -> Int {
        if text[index] == Self.quote, let quoted = quotedCell(index) {
            add(quoted.cell[...], to: &cells)
            line += quoted.lineCount
            return quoted.end
        }
        var end = index
        while end < text.count, text[end] != separator, text[end] != Self.newline { end += 1 }
        add(text[index..<end], to: &cells)
        return end
    }

    private func add(_ cell: ArraySlice<UInt8>, to cells: inout [String]) {
        guard cells.count < Self.cellLimit else { return }
        let text = String(decoding: cell, as: UTF8.self)
        // Most cells begin and end with a letter or digit, and need no trimming.
        let isBare = 0x21...0x7E ~= cell.first ?? 0x21 && 0x21...0x7E ~= cell.last ?? 0x21
        cells.append(isBare ? text : text.trimmingWhitespace())
    }

    private mutating func quotedCell(_ start: Int) -> (cell: [UInt8], end: Int, lineCount: Int)? {
        guard literalEnd..<Swift.max(literalEnd, lastClosing) ~= start else { return nil }
        var cell: [UInt8] = []
        var lineBreak: Int?
        var lineCount = 0
        var index = start + 1
        while index < text.count {
            guard text[index] == Self.quote else {
                if text[index] == Self.newline {
                    lineBreak = lineBreak ?? index
                    lineCount += 1
                }
                cell.append(text[index])
                index += 1
                continue
            }
            let next = index + 1
            if next < text.count, text[next] == Self.quote {
                cell.append(Self.quote)
                index += 2
            } else if next == text.count || text[next] == separator || text[next] == Self.newline {
                return (cell, next, lineCount)
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
