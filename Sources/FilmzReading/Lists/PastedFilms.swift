/// The films that a pasted text names: a list in whatever form, a table, or sentences with titles in them.
///
/// Parsing a text never fails. A line that cannot be understood is one for which no film is found.
public struct PastedFilms: Hashable, Sendable {
    /// The maximum size in bytes of UTF-8. A longer text is read up to its last whole line within the limit.
    public static let byteLimit = 65_536
    /// The maximum number of lines, or rows of a table, to read.
    public static let lineLimit = 1_000

    /// The lines in the order of the text. Empty lines, headings and lines without a letter or digit are left out.
    public private(set) var lines: [PastedLine]
    /// The number of lines at the end of the text that were not read, because it exceeds the limits. A line that was
    /// only read in part counts too.
    public private(set) var leftOutCount: Int

    public init(_ text: String) { self.init(text, extent: .all) }

    /// The same lines, each with only its most likely reading as one film. This is several times faster.
    public static func mostLikely(_ text: String) -> PastedFilms { PastedFilms(text, extent: .first) }

    private init(_ text: String, extent: FilmWords.Extent) {
        let cut = Self.cut(text)
        var text = cut.text
        while text.last == "\n" { text.removeLast() }
        if let table = PastedTable(text) {
            lines = table.lines
            leftOutCount = cut.lostCount + table.leftOutCount
            return
        }
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        leftOutCount = cut.lostCount + max(0, all.count - Self.lineLimit)
        let items = all.prefix(Self.lineLimit).enumerated().compactMap { index, line in
            ListItem(String(line)).map { (number: index + 1, item: $0) }
        }
        lines = items.indices.map { index in
            let (number, item) = items[index]
            let neighbours = [index - 1, index + 1].compactMap { items.indices.contains($0) ? items[$0].item : nil }
            return PastedLine(
                number: number, item: item, isNumbered: neighbours.contains { item.isBeside($0) }, extent: extent)
        }
    }

    /// The text with one kind of line break, cut at ``byteLimit``, and the number of lines cut off.
    private static func cut(_ text: String) -> (text: String, lostCount: Int) {
        let isLong = text.utf8.count > byteLimit
        if !isLong, text.utf8.allSatisfy({ 0x0E...0x7F ~= $0 || $0 == newline || $0 == 9 }) { return (text, 0) }
        // Some bytes more than the limit, since two may be one line break.
        let start = if isLong { String(decoding: text.utf8.prefix(2 * byteLimit), as: UTF8.self) } else { text }
        let lines = String.UnicodeScalarView(
            start.replacing("\r\n", with: "\n").unicodeScalars.map { breaks.contains($0) ? "\n" : $0 })
        let whole = String(lines)
        guard isLong || whole.utf8.count > byteLimit else { return (whole, 0) }
        var bytes = Array(whole.utf8.prefix(byteLimit))
        if let end = bytes.lastIndex(of: newline) { bytes.removeSubrange(end...) }
        let lost = max(text.utf8.count { $0 == newline } - bytes.count { $0 == newline }, 1)
        return (String(decoding: bytes, as: UTF8.self), lost)
    }

    private static let newline = UInt8(ascii: "\n")
    private static let breaks: Set<Unicode.Scalar> = ["\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
}
