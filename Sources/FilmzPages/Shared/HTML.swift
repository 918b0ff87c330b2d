/// Markup that is safe to send: every text put into it by interpolation is escaped.
///
///     let row: HTML = "<a href=\"\(url: address)\">\(film.title)</a>"
///
/// Texts may stand between tags and in quoted attributes. Addresses go in by `\(url:)`, which lets no scheme through
/// that could run something. Trusted markup comes in by ``raw(_:)`` alone.
public struct HTML: Sendable, Equatable {
    /// The markup.
    public private(set) var text: String

    /// The markup in UTF-8.
    public var bytes: [UInt8] { Array(text.utf8) }

    public var isEmpty: Bool { text.isEmpty }

    /// Markup from a source we trust: never anything a person or a catalogue wrote.
    public static func raw(_ markup: String) -> HTML {
        HTML(text: markup)
    }

    private init(text: String) {
        self.text = text
    }

    public static func + (left: HTML, right: HTML) -> HTML {
        HTML(text: left.text + right.text)
    }
}

extension HTML: ExpressibleByStringInterpolation {
    public init(stringLiteral markup: String) {
        text = markup
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text: String

        public init(literalCapacity: Int, interpolationCount: Int) {
            text = ""
            text.reserveCapacity(literalCapacity + interpolationCount * 32)
        }

        public mutating func appendLiteral(_ markup: String) {
            text += markup
        }

        /// A text, escaped.
        public mutating func appendInterpolation(_ value: String) {
            HTML.escape(value, into: &text)
        }

        /// A text, escaped; nothing when there is none.
        public mutating func appendInterpolation(_ value: String?) {
            if let value { HTML.escape(value, into: &text) }
        }

        public mutating func appendInterpolation(_ value: Int) {
            text += String(value)
        }

        public mutating func appendInterpolation(_ html: HTML) {
            text += html.text
        }

        public mutating func appendInterpolation(_ html: HTML?) {
            if let html { text += html.text }
        }

        public mutating func appendInterpolation(_ parts: [HTML]) {
            for part in parts { text += part.text }
        }

        /// Constant markup, such as ` checked`, when the condition holds.
        public mutating func appendInterpolation(_ markup: StaticString, if condition: Bool) {
            if condition { text += markup.description }
        }

        /// An address for `href`, `src` or `action`: a path of this site, a fragment, or one with the scheme http or
        /// https. Anything else becomes `#`.
        public mutating func appendInterpolation(url: String) {
            HTML.escape(HTML.isSafe(url: url) ? url : "#", into: &text)
        }
    }
}

extension HTML {
    /// Whether following this address can only ever load a page.
    static func isSafe(url: String) -> Bool {
        // Browsers drop tabs and line breaks from addresses and read `\` as `/`.
        guard url.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return false }
        if url.hasPrefix("/") { return !url.hasPrefix("//") }
        if url.hasPrefix("#") { return true }
        let scheme = url.prefix(8).lowercased()
        return scheme.hasPrefix("http://") || scheme == "https://"
    }

    /// Total for text between tags and for quoted attributes.
    fileprivate static func escape(_ value: String, into text: inout String) {
        guard value.utf8.contains(where: { entity(for: $0) != nil }) else {
            text += value
            return
        }
        var rest = value.utf8[...]
        while let index = rest.firstIndex(where: { entity(for: $0) != nil }) {
            text += Substring(rest[..<index])
            text += entity(for: rest[index]) ?? ""
            rest = rest[rest.index(after: index)...]
        }
        text += Substring(rest)
    }

    private static func entity(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        case 0: "\u{FFFD}"
        default: nil
        }
    }
}
