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
        /// A text. `isLiteral` means that it contains no character references.
        case text(Range<Int>, isLiteral: Bool)
    }

    /// The result of ``ExchangeText/utf8(_:)``.
    let text: [UInt8]
    private var index = 0
    /// Whether reading stopped before the end of the text, at something that is not valid XML or not supported.
    private(set) var isBroken = false
    /// Whether reading stopped at a declaration.
    private(set) var hasDeclaration = false

    private static let nameLimit = 100
    private static let less = UInt8(ascii: "<")
    private static let greater = UInt8(ascii: ">")

    init(_ text: [UInt8]) {
        self.text = text
    }

    private static let comment = Array("<!--".utf8)
    private static let commentEnd = Array("-->".utf8)
    private static let instructionEnd = Array("?>".utf8)
    private static let literal = Array("<![CDATA[".utf8)
    private static let literalEnd = Array("]]>".utf8)

    /// - Returns: nil at the end, and where reading stops before it
    mutating func next() -> Piece? {
        while !isBroken, index < text.count {
            guard text[index] == Self.less else { return nextText() }
            switch index + 1 < text.count ? text[index + 1] : 0 {
            case UInt8(ascii: "?"): skip(after: Self.instructionEnd)
            case UInt8(ascii: "!"):
                if text[index...].starts(with: Self.literal) { return nextLiteral() }
                if text[index...].starts(with: Self.comment) {
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

    private mutating func skip(after end: [UInt8]) {
        guard let last = place(of: end) else { return isBroken = true }
        index = last + end.count
    }

    private func place(of sign: [UInt8]) -> Int? {
        var place = index
        while place + sign.count <= text.count {
            if text[place] == sign[0], text[place...].starts(with: sign) { return place }
            place += 1
        }
        return nil
    }

    private mutating func nextText() -> Piece {
        let start = index
        while index < text.count, text[index] != Self.less { index += 1 }
        return .text(start..<index, isLiteral: false)
    }

    private mutating func nextLiteral() -> Piece? {
        let start = index + Self.literal.count
        guard let end = place(of: Self.literalEnd), start <= end else {
            isBroken = true
            return nil
        }
        index = end + Self.literalEnd.count
        return .text(start..<end, isLiteral: true)
    }

    private mutating func nextTag() -> Piece? {
        let isEnd = index + 1 < text.count && text[index + 1] == UInt8(ascii: "/")
        let start = index + (isEnd ? 2 : 1)
        var end = start
        while end < text.count, Self.isOfName(text[end]) { end += 1 }
        guard end > start, end - start <= Self.nameLimit, let close = endOfTag(from: end) else {
            isBroken = true
            return nil
        }
        index = close + 1
        let name = String(decoding: text[start..<end], as: UTF8.self)
        if isEnd { return .end(name: name) }
        let isEmpty = close > end && text[close - 1] == UInt8(ascii: "/")
        return .start(name: name, attributes: end..<(isEmpty ? close - 1 : close), isEmpty: isEmpty)
    }

    /// The end of a tag; nil when it is missing. A `>` in quotes does not end it.
    private func endOfTag(from start: Int) -> Int? {
        var quote: UInt8?
        for place in start..<text.count {
            let byte = text[place]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == Self.greater {
                return place
            } else if byte == Self.less {
                return nil
            }
        }
        return nil
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x80...0xFF: true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
        default: false
        }
    }

    // MARK: - Characters

    /// The text of a piece.
    func string(_ range: Range<Int>, isLiteral: Bool = false) -> String {
        let text = String(decoding: text[range], as: UTF8.self)
        return if isLiteral { text } else { NamedCharacters.xml.text(text[...]) }
    }

    /// The value of an attribute; nil when there is none with this name.
    /// - Parameter range: the range of the attributes
    func attribute(_ name: String, in range: Range<Int>) -> String? {
        var rest = String(decoding: text[range].prefix(Self.attributesLimit), as: UTF8.self)[...]
        while let sign = rest.firstIndex(of: "=") {
            let found = rest[..<sign].trimmingCharacters(in: .whitespacesAndNewlines)
            rest = rest[rest.index(after: sign)...].drop(while: \.isWhitespace)
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            let value = rest.dropFirst().prefix { $0 != quote }
            if found == name { return NamedCharacters.xml.text(value) }
            guard value.endIndex < rest.endIndex else { return nil }
            rest = rest[rest.index(after: value.endIndex)...]
        }
        return nil
    }

    /// The maximum length of all attributes of an element, in bytes.
    private static let attributesLimit = 4_096
}
