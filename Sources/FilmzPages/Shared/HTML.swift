import FilmzJSON

/// Markup that is safe to send: every interpolated text is escaped.
///
///     let row: HTML = "<a href=\"\(url: address)\">\(film.title)</a>"
///
/// Texts may be inserted between tags and in quoted attributes. Addresses are inserted with `\(url:)`, which refuses
/// every scheme that could run something. Trusted markup can only be added with ``raw(_:)``.
public struct HTML: Sendable, Equatable {
    /// The markup in UTF-8.
    public private(set) var bytes: [UInt8]
    /// The icons it shows, whose drawings the document must have.
    private(set) var icons: IconSet = []

    /// The markup as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    public var isEmpty: Bool { bytes.isEmpty }

    /// Markup from a trusted source: never anything that a person or a catalogue wrote.
    public static func raw(_ markup: String) -> HTML {
        HTML(bytes: Array(markup.utf8))
    }

    /// JSON for a script element that browsers do not run.
    static func json(_ json: JSONWriter) -> HTML {
        precondition(json.escaping.contains(.markup), "Other JSON could end the element.")
        return HTML(bytes: json.bytes)
    }

    private init(bytes: [UInt8], icons: IconSet = []) {
        self.bytes = bytes
        self.icons = icons
    }

    /// The markup, which also shows these icons.
    func showing(_ icons: IconSet) -> HTML {
        HTML(bytes: bytes, icons: self.icons.union(icons))
    }

    /// A placeholder that is filled in after the markup around it is drawn: a byte that never occurs in escaped text.
    static let blank = HTML(bytes: [0])

    /// The markup before, between and after the blanks.
    var aroundBlanks: [HTML] {
        bytes.split(separator: 0, omittingEmptySubsequences: false).map { HTML(bytes: Array($0), icons: icons) }
    }

    public static func + (left: HTML, right: HTML) -> HTML {
        HTML(bytes: left.bytes + right.bytes, icons: left.icons.union(right.icons))
    }
}

extension HTML: ExpressibleByStringInterpolation {
    public init(stringLiteral markup: String) {
        bytes = Array(markup.utf8)
    }

    public init(stringInterpolation: StringInterpolation) {
        bytes = stringInterpolation.bytes
        icons = stringInterpolation.icons
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []
        fileprivate var icons: IconSet = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 32)
        }

        public mutating func appendLiteral(_ markup: String) {
            bytes.append(contentsOf: markup.utf8)
        }

        /// Appends a text, escaped.
        public mutating func appendInterpolation(_ value: String) {
            HTML.escape(value, into: &bytes)
        }

        /// Appends a text, escaped; nil appends nothing.
        public mutating func appendInterpolation(_ value: String?) {
            if let value { HTML.escape(value, into: &bytes) }
        }

        public mutating func appendInterpolation(_ value: Int) {
            bytes.append(contentsOf: String(value).utf8)
        }

        public mutating func appendInterpolation(_ html: HTML) {
            makeRoom(for: html.bytes.count)
            bytes.append(contentsOf: html.bytes)
            icons.formUnion(html.icons)
        }

        public mutating func appendInterpolation(_ html: HTML?) {
            if let html { appendInterpolation(html) }
        }

        public mutating func appendInterpolation(_ parts: [HTML]) {
            makeRoom(for: parts.reduce(0) { $0 + $1.bytes.count })
            for part in parts { appendInterpolation(part) }
        }

        /// Makes room for a large part and for what surrounds it, which would otherwise have the part copied once more.
        private mutating func makeRoom(for count: Int) {
            guard count > 4_096 else { return }
            bytes.reserveCapacity(bytes.count + count + 4_096)
        }

        /// Appends constant markup, such as ` checked`, if the condition is true.
        public mutating func appendInterpolation(_ markup: StaticString, if condition: Bool) {
            if condition { bytes.append(contentsOf: markup.description.utf8) }
        }

        /// Appends the name of a field.
        public mutating func appendInterpolation(field: FormField<some Sendable>) {
            HTML.escape(field.name, into: &bytes)
        }

        /// Appends a `webcal` address of this server, by which calendar programs subscribe. Anything else becomes
        /// `#`.
        public mutating func appendInterpolation(webcal url: String) {
            let page = "http" + url.dropFirst("webcal".count)
            HTML.escape(url.hasPrefix("webcal://") && HTML.isSafe(url: page) ? url : "#", into: &bytes)
        }

        /// Appends an address for `href`, `src` or `action`: a path of this site, a path relative to the page (`./`),
        /// a fragment, or an address with the scheme http or https. Anything else becomes `#`.
        public mutating func appendInterpolation(url: String) {
            HTML.escape(HTML.isSafe(url: url) ? url : "#", into: &bytes)
        }
    }
}

extension HTML {
    /// Whether following this address can only load a page.
    static func isSafe(url: String) -> Bool {
        // Browsers drop tabs and line breaks from addresses and read `\` as `/`.
        guard url.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return false }
        if url.hasPrefix("/") { return !url.hasPrefix("//") }
        if url.hasPrefix("#") || url.hasPrefix("./") { return true }
        let scheme = url.prefix(8).lowercased()
        return scheme.hasPrefix("http://") || scheme == "https://"
    }

    /// Appends a text, escaped for use between tags and in quoted attributes.
    fileprivate static func escape(_ value: String, into bytes: inout [UInt8]) {
        var first = bytes.count
        bytes.append(contentsOf: value.utf8)
        while first < bytes.count, !needsEntity(bytes[first]) { first += 1 }
        // Most texts need no escaping.
        guard first < bytes.count else { return }
        let rest = Array(bytes[first...])
        bytes.removeSubrange(first...)
        for byte in rest {
            if needsEntity(byte), let entity = entity(for: byte) {
                bytes.append(contentsOf: entity.utf8)
            } else {
                bytes.append(byte)
            }
        }
    }

    private static func needsEntity(_ byte: UInt8) -> Bool {
        byte <= 0x3E && entities & 1 << byte != 0
    }

    /// A bit set of the bytes that must be escaped.
    private static var entities: UInt64 { 1 | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E }

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
