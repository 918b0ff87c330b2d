import Foundation

/// The tags and texts of an XML file, one after another.
///
/// It supports no declarations, so no entity can expand to more text or refer to another file: reading stops at the
/// first declaration.
struct MarkupPieces {
    enum Piece: Hashable {
        /// A start tag. `attributes` is their range in the text.
        case start(name: String, attributes: Range<Int>, isEmpty: Bool)
        case end(name: String)
        /// A text. In a CDATA section, `&` and `<` stand for themselves.
        case text(Range<Int>, isCDATA: Bool)
    }

    /// The result of ``ExchangeText/utf8(_:)``.
    let text: [UInt8]
    private var index = 0
    /// Whether reading stopped before the end of the text, at something that is not valid XML or not supported.
    private(set) var isBroken = false
    /// Whether reading stopped at a declaration.
    private(set) var hasDeclaration = false

    private static let nameLimit = 100
    private static let lessThan = UInt8(ascii: "<")
    private static let greaterThan = UInt8(ascii: ">")

    init(_ text: [UInt8]) {
        self.text = text
    }

    private static let commentStart = Array("<!--".utf8)
    private static let commentEnd = Array("-->".utf8)
    private static let instructionEnd = Array("?>".utf8)
    private static let cdataStart = Array("<![CDATA[".utf8)
    private static let cdataEnd = Array("]]>".utf8)

    /// - Returns: nil at the end, and where reading stops before it
    mutating func next() -> Piece? {
        while !isBroken, index < text.count {
            guard text[index] == Self.lessThan else { return nextText() }
            switch followingByte {
            case UInt8(ascii: "?"): skip(after: Self.instructionEnd)
            case UInt8(ascii: "!"):
                if text[index...].starts(with: Self.cdataStart) { return nextCDATA() }
                if text[index...].starts(with: Self.commentStart) {
                    skip(after: Self.commentEnd)
                } else {
                    isBroken = true
                    hasDeclaration = true
                }
            default: return nextTag()
            }
        }
        return nil
    }

    /// The byte after the current one; 0 at the end.
    private var followingByte: UInt8 { if index + 1 < text.count { text[index + 1] } else { 0 } }

    private mutating func skip(after end: [UInt8]) {
        guard let start = firstIndex(of: end) else { return isBroken = true }
        index = start + end.count
    }

    /// The index at which these bytes occur next; nil if they do not.
    private func firstIndex(of bytes: [UInt8]) -> Int? {
        var start = index
        while start + bytes.count <= text.count {
            if text[start] == bytes[0], text[start...].starts(with: bytes) { return start }
            start += 1
        }
        return nil
    }

    private mutating func nextText() -> Piece {
        let start = index
        while index < text.count, text[index] != Self.lessThan { index += 1 }
        return .text(start..<index, isCDATA: false)
    }

    private mutating func nextCDATA() -> Piece? {
        let start = index + Self.cdataStart.count
        guard let end = firstIndex(of: Self.cdataEnd), start <= end else {
            isBroken = true
            return nil
        }
        index = end + Self.cdataEnd.count
        return .text(start..<end, isCDATA: true)
    }

    private mutating func nextTag() -> Piece? {
        let isEnd = followingByte == UInt8(ascii: "/")
        let start = index + (isEnd ? 2 : 1)
        var end = start
        while end < text.count, Self.isNameByte(text[end]) { end += 1 }
        guard end > start, end - start <= Self.nameLimit, let tagEnd = endOfTag(from: end) else {
            isBroken = true
            return nil
        }
        index = tagEnd + 1
        let name = String(decoding: text[start..<end], as: UTF8.self)
        if isEnd { return .end(name: name) }
        let isEmpty = tagEnd > end && text[tagEnd - 1] == UInt8(ascii: "/")
        let attributesEnd = if isEmpty { tagEnd - 1 } else { tagEnd }
        return .start(name: name, attributes: end..<attributesEnd, isEmpty: isEmpty)
    }

    /// The end of a tag; nil when it is missing. A `>` in quotes does not end it.
    private func endOfTag(from start: Int) -> Int? {
        var quote: UInt8?
        for index in start..<text.count {
            let byte = text[index]
            if let openQuote = quote {
                if byte == openQuote { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == Self.greaterThan {
                return index
            } else if byte == Self.lessThan {
                return nil
            }
        }
        return nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x80...0xFF: true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
        default: false
        }
    }

    // MARK: - Characters

    /// The text of a piece.
    func string(_ range: Range<Int>, isCDATA: Bool = false) -> String {
        let text = String(decoding: text[range], as: UTF8.self)
        return if isCDATA { text } else { NamedCharacters.xml.text(text[...]) }
    }

    /// The value of an attribute; nil when there is none with this name.
    /// - Parameter range: the range of the attributes
    func attribute(_ name: String, in range: Range<Int>) -> String? {
        var rest = String(decoding: text[range].prefix(Self.attributesLimit), as: UTF8.self)[...]
        while let equalsSign = rest.firstIndex(of: "=") {
            let attributeName = rest[..<equalsSign].trimmingCharacters(in: .whitespacesAndNewlines)
            rest = rest[rest.index(after: equalsSign)...].drop(while: \.isWhitespace)
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            let value = rest.dropFirst().prefix { $0 != quote }
            if attributeName == name { return NamedCharacters.xml.text(value) }
            guard value.endIndex < rest.endIndex else { return nil }
            rest = rest[rest.index(after: value.endIndex)...]
        }
        return nil
    }

    /// The maximum length of all attributes of an element, in bytes.
    private static let attributesLimit = 4_096
}
