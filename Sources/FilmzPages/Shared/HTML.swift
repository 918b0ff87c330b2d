import FilmzJSON

/// Markup that is safe to send: every interpolated text is escaped.
///
///     let row: HTML = "<a href=\"\(url: address)\">\(film.title)</a>"
///
/// Texts may be inserted between tags and in quoted attributes. Addresses are inserted with `\(url:)`, which refuses
/// every scheme that could run something. Trusted markup can only be added with ``raw(_:)``.
public struct HTML: Sendable, Equatable {
    /// The markup in UTF-8, in pieces. Markup that is put into other markup is copied if it is short, and shared if it is
    /// long: otherwise the tiles of a page would be copied once for each element around them.
    private var pieces: [[UInt8]] = []
    /// The last piece.
    private var end: [UInt8]
    /// The icons it shows, whose drawings the document must have.
    private(set) var icons: IconSet = []

    /// The number of bytes from which markup is shared.
    private static let sharedCount = 2_048

    /// The markup as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The markup in UTF-8.
    public var bytes: [UInt8] {
        if pieces.isEmpty { return end }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        forEachPiece { bytes.append(contentsOf: $0) }
        return bytes
    }

    public var byteCount: Int { pieces.reduce(end.count) { $0 + $1.count } }

    public var isEmpty: Bool { end.isEmpty && pieces.isEmpty }

    /// Passes on the markup in UTF-8, piece by piece.
    public func forEachPiece(_ body: ([UInt8]) -> Void) {
        pieces.forEach(body)
        if !end.isEmpty { body(end) }
    }

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
        end = bytes
        self.icons = icons
    }

    /// The markup, which also shows these icons.
    func showing(_ icons: IconSet) -> HTML {
        var html = self
        html.icons.formUnion(icons)
        return html
    }

    /// A placeholder that is filled in after the markup around it is drawn: a byte that never occurs in escaped text.
    static let blank = HTML(bytes: [0])

    /// The markup before, between and after the blanks.
    var aroundBlanks: [HTML] {
        bytes.split(separator: 0, omittingEmptySubsequences: false).map { HTML(bytes: Array($0), icons: icons) }
    }

    /// Appends other markup, shared if it is long.
    fileprivate mutating func append(_ html: HTML) {
        icons.formUnion(html.icons)
        guard html.end.count >= Self.sharedCount || !html.pieces.isEmpty else {
            return end.append(contentsOf: html.end)
        }
        if !end.isEmpty { pieces.append(end) }
        pieces.append(contentsOf: html.pieces)
        end = html.end
        if end.count >= Self.sharedCount {
            pieces.append(end)
            end = []
        }
    }

    public static func + (left: HTML, right: HTML) -> HTML { "\(left)\(right)" }

    /// Whether the markup is the same, in whatever pieces.
    public static func == (left: HTML, right: HTML) -> Bool {
        left.icons == right.icons && left.byteCount == right.byteCount && left.bytes == right.bytes
    }
}

extension HTML: ExpressibleByStringInterpolation {
    public init(stringLiteral markup: String) {
        self.init(bytes: Array(markup.utf8))
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.html
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var html = HTML(bytes: [])

        public init(literalCapacity: Int, interpolationCount: Int) {
            html.end.reserveCapacity(literalCapacity + interpolationCount * 32)
        }

        public mutating func appendLiteral(_ markup: String) {
            html.end.append(contentsOf: markup.utf8)
        }

        /// Appends a text, escaped.
        public mutating func appendInterpolation(_ value: String) {
            HTML.escape(value, into: &html.end)
        }

        /// Appends a text, escaped; nil appends nothing.
        public mutating func appendInterpolation(_ value: String?) {
            if let value { HTML.escape(value, into: &html.end) }
        }

        public mutating func appendInterpolation(_ value: Int) {
            html.end.append(contentsOf: String(value).utf8)
        }

        public mutating func appendInterpolation(_ other: HTML) {
            html.append(other)
        }

        public mutating func appendInterpolation(_ other: HTML?) {
            if let other { html.append(other) }
        }

        public mutating func appendInterpolation(_ parts: [HTML]) {
            for part in parts { html.append(part) }
        }

        /// Appends constant markup, such as ` checked`, if the condition is true.
        public mutating func appendInterpolation(_ markup: StaticString, if condition: Bool) {
            if condition { html.end.append(contentsOf: markup.description.utf8) }
        }

        /// Appends the name of a field.
        public mutating func appendInterpolation(field: FormField<some Sendable>) {
            HTML.escape(field.name, into: &html.end)
        }

        /// Appends a `webcal` address of this server, by which calendar programs subscribe. Anything else becomes
        /// `#`.
        public mutating func appendInterpolation(webcal url: String) {
            let page = "http" + url.dropFirst("webcal".count)
            HTML.escape(url.hasPrefix("webcal://") && HTML.isSafe(url: page) ? url : "#", into: &html.end)
        }

        /// Appends an address for `href`, `src` or `action`: a path of this site, a path relative to the page (`./`),
        /// a fragment, or an address with the scheme http or https. Anything else becomes `#`.
        public mutating func appendInterpolation(url: String) {
            HTML.escape(HTML.isSafe(url: url) ? url : "#", into: &html.end)
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
