/// A file as text, before it is known what it is.
struct ExchangePart {
    /// Its path in the archive, or its name.
    let name: String
    /// The same in lower case, without a folder in which all files are.
    let path: String
    /// As ``ExchangeText/utf8(_:)`` returns it.
    let text: [UInt8]
    /// The table in it; nil when it is JSON, or has no row of several cells.
    let table: ExchangeTable?
    let isInArchive: Bool

    init(name: String, path: String, text: [UInt8], isInArchive: Bool) {
        self.name = name
        self.path = path.lowercased()
        self.text = text
        self.isInArchive = isInArchive
        table = Self.firstByte(text).map { "[{<".utf8.contains($0) } == true ? nil : ExchangeTable(text)
    }

    var stem: String { PartNames.stem(path) }
    /// The folder that it is in; empty when it is in none.
    var folder: String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }
    var isJSON: Bool { Self.firstByte(text).map { "[{".utf8.contains($0) } ?? false }
    var isMarkup: Bool { Self.firstByte(text) == UInt8(ascii: "<") }

    private static func firstByte(_ text: [UInt8]) -> UInt8? {
        text.first { $0 > UInt8(ascii: " ") }
    }
}
