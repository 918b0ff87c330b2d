/// An HTML tokenizer that divides a page into tags and texts like browsers do, in linear time.
///
/// It builds no tree, and supports only as much of HTML as is needed to find data.
struct HTMLTokenizer {
    enum Token: Equatable {
        /// A start tag with its name in lower case, and the attributes that may contain data.
        case start(String, [String: String])
        case end(String)
        /// A text in UTF-8, with character references not decoded.
        case text(ArraySlice<UInt8>)
        /// The content of a script or another element that contains no tags, with its name and attributes.
        case raw(String, [String: String], ArraySlice<UInt8>)
    }

    private let bytes: [UInt8]
    private var position = 0

    /// - Parameter bytes: UTF-8, or another encoding that contains ASCII
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        while position < bytes.count {
            if bytes[position] != Self.open { return .text(consume { $0 == Self.open }) }
            guard position + 1 < bytes.count else { break }
            switch bytes[position + 1] {
            case let letter where Self.isLetter(letter):
                return startTag()
            case Self.slash where position + 2 < bytes.count && Self.isLetter(bytes[position + 2]):
                position += 2
                let name = name()
                skipPast(Self.close)
                return .end(name)
            case Self.slash, UInt8(ascii: "?"): skipPast(Self.close)
            case UInt8(ascii: "!"): skipComment()
            default:
                position += 1
                return .text(bytes[position - 1..<position])
            }
        }
        position = bytes.count
        return nil
    }

    private static let open = UInt8(ascii: "<")
    private static let close = UInt8(ascii: ">")
    private static let slash = UInt8(ascii: "/")

    /// The elements that end only at their own end tag.
    private static let rawElements: Set = ["script", "style", "textarea", "title", "iframe", "xmp", "noembed"]
    private static let relevantAttributes: Set = [
        "type", "itemscope", "itemtype", "itemprop", "itemid", "content", "datetime", "href", "src", "value", "charset",
        "http-equiv", "data-date", "colspan", "rowspan",
    ]
    private static let valueLimit = 4_000

    // MARK: - Tags

    private mutating func startTag() -> Token {
        position += 1
        let name = name()
        var attributes: [String: String] = [:]
        while let (key, value) = attribute() {
            if Self.relevantAttributes.contains(key), attributes[key] == nil { attributes[key] = value }
        }
        guard Self.rawElements.contains(name) else { return .start(name, attributes) }
        return .raw(name, attributes, rawText(until: Array(name.utf8)))
    }

    private mutating func name() -> String {
        lowercased(consume { Self.isSpace($0) || $0 == Self.slash || $0 == Self.close })
    }

    /// The next attribute of a tag; nil at the end of the tag, which is skipped.
    private mutating func attribute() -> (key: String, value: String)? {
        while position < bytes.count, Self.isSpace(bytes[position]) || bytes[position] == Self.slash { position += 1 }
        guard position < bytes.count, bytes[position] != Self.close else {
            position = min(position + 1, bytes.count)
            return nil
        }
        let start = position
        // A leading `=` belongs to the name, or nothing would be consumed.
        position += 1
        _ = consume { Self.isSpace($0) || $0 == Self.slash || $0 == Self.close || $0 == UInt8(ascii: "=") }
        let key = lowercased(bytes[start..<position])
        skipSpaces()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return (key, "") }
        position += 1
        skipSpaces()
        guard position < bytes.count else { return (key, "") }
        let value: ArraySlice<UInt8>
        if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
            let quote = bytes[position]
            position += 1
            value = consume { $0 == quote }
            position = min(position + 1, bytes.count)
        } else {
            value = consume { Self.isSpace($0) || $0 == Self.close }
        }
        guard Self.relevantAttributes.contains(key) else { return (key, "") }
        return (key, CharacterReferences.decoded(String(decoding: value.prefix(Self.valueLimit), as: UTF8.self)))
    }

    /// Everything up to an end tag with a given name, which is skipped, or the rest of the page.
    private mutating func rawText(until name: [UInt8]) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count {
            _ = consume { $0 == Self.open }
            let end = position + 2 + name.count
            if end <= bytes.count, bytes[position + 1] == Self.slash,
                zip(bytes[(position + 2)..<end], name).allSatisfy({ $0 | 0x20 == $1 }),
                end == bytes.count || Self.isSpace(bytes[end]) || [Self.slash, Self.close].contains(bytes[end])
            {
                defer { skipPast(Self.close) }
                return bytes[start..<position]
            }
            position = min(position + 1, bytes.count)
        }
        return bytes[start...]
    }

    // MARK: - Comments

    private mutating func skipComment() {
        let dash = UInt8(ascii: "-")
        guard position + 3 < bytes.count, bytes[position + 2] == dash, bytes[position + 3] == dash else {
            skipPast(Self.close)
            return
        }
        // `<!-->` is a whole comment.
        position += 2
        while position < bytes.count {
            _ = consume { $0 == dash }
            let next = bytes[position..<min(position + 4, bytes.count)]
            if next.starts(with: [dash, dash, Self.close])
                || next.starts(with: [dash, dash, UInt8(ascii: "!"), Self.close])
            {
                skipPast(Self.close)
                return
            }
            position = min(position + 1, bytes.count)
        }
    }

    // MARK: - Bytes

    /// The bytes up to the first that satisfies a condition, or to the end.
    private mutating func consume(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
        return bytes[start..<position]
    }

    private mutating func skipPast(_ byte: UInt8) {
        _ = consume { $0 == byte }
        position = min(position + 1, bytes.count)
    }

    private mutating func skipSpaces() {
        _ = consume { !Self.isSpace($0) }
    }

    /// A name in lower case. Very long names are truncated, since none that long is needed.
    private func lowercased(_ name: ArraySlice<UInt8>) -> String {
        String(decoding: name.prefix(40).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
