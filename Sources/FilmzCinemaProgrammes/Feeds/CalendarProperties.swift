import Foundation

/// The content lines of a calendar, unfolded.
///
/// They may end with CRLF, LF or CR, and be folded inside a character, so they are joined as bytes.
struct CalendarProperties: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var position: Int
    private var nextLine: [UInt8]?

    /// The maximum length of a line in bytes. Longer lines are truncated.
    private static let lengthLimit = 20_000

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { 3 } else { 0 }
    }

    /// The next line that is not empty.
    mutating func next() -> CalendarProperty? {
        while let first = nextLine ?? rawLine() {
            nextLine = nil
            var unfolded = Array(first.prefix(Self.lengthLimit))
            while let line = rawLine() {
                if line.first == 0x20 || line.first == 0x09 {
                    if unfolded.count < Self.lengthLimit { unfolded += line.dropFirst() }
                } else if !line.isEmpty, !Self.beginsProperty(line) {
                    // A line break inside a text that was not escaped.
                    if unfolded.count < Self.lengthLimit { unfolded += [0x20] + line }
                } else if !line.isEmpty {
                    nextLine = Array(line)
                    break
                }
            }
            if let property = CalendarProperty(unfolded) { return property }
        }
        return nil
    }

    private mutating func rawLine() -> [UInt8]? {
        guard position < bytes.count else { return nil }
        let start = position
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        defer {
            if position + 1 < bytes.count, bytes[position] == 0x0D, bytes[position + 1] == 0x0A { position += 1 }
            position += 1
        }
        return Array(bytes[start..<position])
    }

    /// Whether a line begins with a name and a colon or semicolon.
    private static func beginsProperty(_ line: [UInt8]) -> Bool {
        let afterName = line.drop { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 || $0 == 0x2D }
        return afterName.count < line.count
            && (afterName.first == UInt8(ascii: ":") || afterName.first == UInt8(ascii: ";"))
    }
}

/// A property of a calendar, such as `DTSTART;TZID=Europe/Berlin:20261024T200000`.
struct CalendarProperty: Hashable, Sendable {
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
    var text: String? {
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
