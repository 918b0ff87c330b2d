import FilmzDomain
import FilmzJSON
import FilmzText
import Foundation

/// The output of a command: JSON, a table for people, or tab-separated lines for other programs.
enum Output {
    static func json(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// A value as JSON on one line, for programs that read line by line.
    static func line(_ value: some Encodable) throws -> String {
        try JSONCoding.text(of: value)
    }

    /// Prints a table. On a terminal, it has columns under headings; elsewhere, tab-separated lines in English without
    /// headings, for programs.
    static func table(_ heads: [String], in strings: Strings, rows: (Strings) -> [[String]]) {
        let rows = rows(isTerminal ? strings : .english).map { $0.map(\.printable) }
        guard isTerminal else { return rows.forEach { print($0.joined(separator: "\t")) } }
        let widths = heads.indices.map { column in ([heads] + rows).map { width($0[column]) }.max() ?? 0 }
        for row in [heads] + rows {
            let cells = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - self.width(cell))
            }
            print(cells.joined(separator: "  ").trimmingSuffix(while: { $0 == " " }))
        }
    }

    /// Prints a warning on standard error; the command goes on.
    static func warn(_ sentence: String) {
        try? FileHandle.standardError.write(contentsOf: Data("filmz: \(sentence.printable)\n".utf8))
    }

    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The number of columns that the text takes on a terminal: two for East Asian characters, none for combining
    /// marks.
    private static func width(_ text: String) -> Int {
        text.reduce(0) { width, character in
            switch character.unicodeScalars.first?.value ?? 0 {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
                0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
                width + 2
            default: width + 1
            }
        }
    }
}

extension String {
    /// The text followed by spaces up to a width in characters, at least one.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(1, width - count))
    }

    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        guard let last = lastIndex(where: { !predicate($0) }) else { return "" }
        return String(self[...last])
    }
}

extension Film {
    /// The film's title and year: `The Matrix (1999)`.
    var heading: String {
        title.printable + (year.map { " (\($0))" } ?? "")
    }
}

extension MyFilmState {
    /// My data about the film, in short words.
    func words(_ strings: Strings) -> String {
        var words: [String] = []
        if isOnWatchlist { words.append(strings[CommandText.watchlist]) }
        if isSeen { words.append(strings.count(CommandText.seen, max(1, viewingCount))) }
        if isFavourite { words.append(strings[CommandText.favourite]) }
        return strings.list(words)
    }
}
