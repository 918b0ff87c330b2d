/// A text file before its product is recognised.
struct ExchangePart {
    /// The path in the archive, or the name of the file.
    let name: String
    /// The path in lower case, without the folder that contains all files.
    let path: String
    /// The result of ``ExchangeText/utf8(_:)``.
    let text: [UInt8]
    /// The table in the text; nil for JSON, and when no row has several cells.
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
    /// The name of its folder; empty when it is in none.
    var folder: String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }
    var isJSON: Bool { Self.firstByte(text).map { "[{".utf8.contains($0) } ?? false }
    var isMarkup: Bool { Self.firstByte(text) == UInt8(ascii: "<") }

    private static func firstByte(_ text: [UInt8]) -> UInt8? {
        text.first { $0 > UInt8(ascii: " ") }
    }
}
