import Foundation

/// The content lines of a calendar, unfolded.
///
/// They may end with CRLF, LF or CR, and be folded inside a character, so they are joined as bytes.
struct CalendarLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var place: Int
    private var waiting: [UInt8]?

    /// The maximum length of a line in bytes. Longer lines are truncated.
    private static let lengthLimit = 20_000

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        place = if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { 3 } else { 0 }
    }

    /// The next line that is not empty.
    mutating func next() -> CalendarLine? {
        while let line = waiting ?? rawLine() {
            waiting = nil
            var whole = Array(line.prefix(Self.lengthLimit))
            while let next = rawLine() {
                if next.first == 0x20 || next.first == 0x09 {
                    if whole.count < Self.lengthLimit { whole += next.dropFirst() }
                } else if !next.isEmpty, !Self.beginsProperty(next) {
                    // A line break inside a text that was not escaped.
                    if whole.count < Self.lengthLimit { whole += [0x20] + next }
                } else if !next.isEmpty {
                    waiting = Array(next)
                    break
                }
            }
            if let read = CalendarLine(whole) { return read }
        }
        return nil
    }

    private mutating func rawLine() -> [UInt8]? {
        guard place < bytes.count else { return nil }
        let start = place
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
        defer {
            if place + 1 < bytes.count, bytes[place] == 0x0D, bytes[place + 1] == 0x0A { place += 1 }
            place += 1
        }
        return Array(bytes[start..<place])
    }

    /// Whether a line begins with a name and a colon or semicolon.
    private static func beginsProperty(_ line: [UInt8]) -> Bool {
        let rest = line.drop { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 || $0 == 0x2D }
        return rest.count < line.count && (rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: ";"))
    }
}

/// A property of a calendar, such as `DTSTART;TZID=Europe/Berlin:20261024T200000`.
struct CalendarLine: Hashable, Sendable {
    /// The name in upper case.
    let name: String
    /// The parameters by their names in upper case.
    let parameters: [String: String]
    /// The value as written.
    let value: String

    /// Nil for a line without a colon. Bytes that are not UTF-8 are decoded as Windows-1252.
    init?(_ line: [UInt8]) {
        let text =
            String(validating: line, as: UTF8.self)
            ?? String(decoding: PageEncoding.windows1252(line), as: UTF8.self)
        var parts: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        var valueStart: String.Index?
        for index in text.utf8.indices {
            switch text.utf8[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ";") where !isQuoted, UInt8(ascii: ":") where !isQuoted:
                parts.append(text[start..<index])
                start = text.utf8.index(after: index)
                if text.utf8[index] == UInt8(ascii: ":") { valueStart = start }
            default: break
            }
            if valueStart != nil || parts.count > 20 { break }
        }
        guard let valueStart, let first = parts.first else { return nil }
        name = first.trimmingCharacters(in: .whitespaces).uppercased()
        value = text[valueStart...].trimmingCharacters(in: .whitespaces)
        var parameters: [String: String] = [:]
        for part in parts.dropFirst() {
            guard let sign = part.firstIndex(of: "=") else { continue }
            let text = part[part.index(after: sign)...].trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
            parameters[part[..<sign].uppercased()] = text
        }
        self.parameters = parameters
    }

    /// The value as unescaped text on one line; nil when it is empty.
    var line: String? {
        var text = ""
        var isEscaped = false
        for character in value.prefix(4_000) {
            if isEscaped {
                text.append(character == "n" || character == "N" ? " " : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.append(character)
            }
        }
        // Some programs escape line breaks twice.
        return ProgrammeText.line(text.replacing("\\n", with: " ").replacing("\\N", with: " "))
    }
}
