/// An HTML tokenizer that divides a page into tags and texts like browsers do, in linear time.
///
/// It builds no tree, and supports only as much of HTML as is needed to find data.
struct HTMLReader {
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
    private var place = 0

    /// - Parameter bytes: UTF-8, or another encoding that contains ASCII
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        while place < bytes.count {
            if bytes[place] != Self.open { return .text(take { $0 == Self.open }) }
            guard place + 1 < bytes.count else { break }
            switch bytes[place + 1] {
            case let letter where Self.isLetter(letter):
                return startTag()
            case Self.slash where place + 2 < bytes.count && Self.isLetter(bytes[place + 2]):
                place += 2
                let name = name()
                skipPast(Self.close)
                return .end(name)
            case Self.slash, UInt8(ascii: "?"): skipPast(Self.close)
            case UInt8(ascii: "!"): skipComment()
            default:
                place += 1
                return .text(bytes[place - 1..<place])
            }
        }
        place = bytes.count
        return nil
    }

    private static let open = UInt8(ascii: "<")
    private static let close = UInt8(ascii: ">")
    private static let slash = UInt8(ascii: "/")

    /// The elements that end only at their own end tag.
    private static let rawElements: Set = ["script", "style", "textarea", "title", "iframe", "xmp", "noembed"]
    private static let wanted: Set = [
        "type", "itemscope", "itemtype", "itemprop", "itemid", "content", "datetime", "href", "src", "value", "charset",
        "http-equiv", "data-date", "colspan", "rowspan",
    ]
    private static let valueLimit = 4_000

    // MARK: - Tags

    private mutating func startTag() -> Token {
        place += 1
        let name = name()
        var attributes: [String: String] = [:]
        while let (key, value) = attribute() {
            if Self.wanted.contains(key), attributes[key] == nil { attributes[key] = value }
        }
        guard Self.rawElements.contains(name) else { return .start(name, attributes) }
        return .raw(name, attributes, rawText(until: Array(name.utf8)))
    }

    private mutating func name() -> String {
        lowercased(take { Self.isSpace($0) || $0 == Self.slash || $0 == Self.close })
    }

    /// The next attribute of a tag; nil at the end of the tag, which is skipped.
    private mutating func attribute() -> (key: String, value: String)? {
        while place < bytes.count, Self.isSpace(bytes[place]) || bytes[place] == Self.slash { place += 1 }
        guard place < bytes.count, bytes[place] != Self.close else {
            place = min(place + 1, bytes.count)
            return nil
        }
        let start = place
        // A leading `=` belongs to the name, or nothing would be consumed.
        place += 1
        _ = take { Self.isSpace($0) || $0 == Self.slash || $0 == Self.close || $0 == UInt8(ascii: "=") }
        let key = lowercased(bytes[start..<place])
        skipSpaces()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return (key, "") }
        place += 1
        skipSpaces()
        guard place < bytes.count else { return (key, "") }
        let value: ArraySlice<UInt8>
        if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
            let quote = bytes[place]
            place += 1
            value = take { $0 == quote }
            place = min(place + 1, bytes.count)
        } else {
            value = take { Self.isSpace($0) || $0 == Self.close }
        }
        guard Self.wanted.contains(key) else { return (key, "") }
        return (key, CharacterReferences.decoded(String(decoding: value.prefix(Self.valueLimit), as: UTF8.self)))
    }

    /// Everything up to an end tag with a given name, which is skipped, or the rest of the page.
    private mutating func rawText(until name: [UInt8]) -> ArraySlice<UInt8> {
        let start = place
        while place < bytes.count {
            _ = take { $0 == Self.open }
            let end = place + 2 + name.count
            if end <= bytes.count, bytes[place + 1] == Self.slash,
                zip(bytes[(place + 2)..<end], name).allSatisfy({ $0 | 0x20 == $1 }),
                end == bytes.count || Self.isSpace(bytes[end]) || [Self.slash, Self.close].contains(bytes[end])
            {
                defer { skipPast(Self.close) }
                return bytes[start..<place]
            }
            place = min(place + 1, bytes.count)
        }
        return bytes[start...]
    }

    // MARK: - Comments

    private mutating func skipComment() {
        let dash = UInt8(ascii: "-")
        guard place + 3 < bytes.count, bytes[place + 2] == dash, bytes[place + 3] == dash else {
            skipPast(Self.close)
            return
        }
        // `<!-->` is a whole comment.
        place += 2
        while place < bytes.count {
            _ = take { $0 == dash }
            let next = bytes[place..<min(place + 4, bytes.count)]
            if next.starts(with: [dash, dash, Self.close])
                || next.starts(with: [dash, dash, UInt8(ascii: "!"), Self.close])
            {
                skipPast(Self.close)
                return
            }
            place = min(place + 1, bytes.count)
        }
    }

    // MARK: - Bytes

    /// The bytes up to the first that satisfies a condition, or to the end.
    private mutating func take(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = place
        while place < bytes.count, !isEnd(bytes[place]) { place += 1 }
        return bytes[start..<place]
    }

    private mutating func skipPast(_ byte: UInt8) {
        _ = take { $0 == byte }
        place = min(place + 1, bytes.count)
    }

    private mutating func skipSpaces() {
        _ = take { !Self.isSpace($0) }
    }

    /// A name in lower case. Very long names are truncated, since none that long is needed.
    private func lowercased(_ name: ArraySlice<UInt8>) -> String {
        String(decoding: name.prefix(40).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
