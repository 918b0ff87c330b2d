/// A note with its emphasis: `*italic*` or `_italic_`, `**bold**` or `__bold__`, and three signs for both.
///
/// This is a small part of Markdown. Signs within a word or an address belong to it, as in `M*A*S*H`, and signs that
/// nothing closes before the next blank line mean themselves.
public struct NoteMarkup: Hashable, Sendable {
    /// A part of the text with the same emphasis.
    public struct Span: Hashable, Sendable {
        public var text: Substring
        public var isItalic = false
        public var isBold = false
    }

    /// The parts in their order, without the signs.
    public let spans: [Span]

    public init(_ note: String) {
        guard Self.mayHaveEmphasis(note) else {
            spans = [Span(text: note[...])]
            return
        }
        var spans: [Span] = []
        var span = Span(text: "")
        var start = note.startIndex
        for mark in Self.marks(in: note) {
            span.text = note[start..<mark.range.lowerBound]
            spans.append(span)
            if mark.kind.isItalic { span.isItalic = mark.isOpening }
            if mark.kind.isBold { span.isBold = mark.isOpening }
            start = mark.range.upperBound
        }
        span.text = note[start...]
        spans.append(span)
        self.spans = spans.filter { !$0.text.isEmpty }
    }

    /// The text without the signs.
    public var text: String { spans.map(\.text).joined() }

    /// Whether a note has a sign at all; if not, it is its own text.
    public static func mayHaveEmphasis(_ note: String) -> Bool {
        note.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    }

    // MARK: - Signs

    /// One to three of the same sign in a row.
    private struct Kind: Hashable {
        var sign: Character
        var count: Int

        var isItalic: Bool { count != 2 }
        var isBold: Bool { count != 1 }
    }

    /// Signs at which emphasis begins or ends.
    private struct Mark {
        var kind: Kind
        var range: Range<String.Index>
        var isOpening: Bool
    }

    /// The signs of a note that belong together, in their order.
    private static func marks(in note: String) -> [Mark] {
        var marks: [Mark] = []
        // At most one of each kind, so that a note of signs alone takes no longer than another.
        var open: [Mark] = []
        var lineBreaks = 0
        var index = note.startIndex
        while index < note.endIndex {
            let character = note[index]
            if character.isNewline { lineBreaks += 1 } else if !character.isWhitespace { lineBreaks = 0 }
            if lineBreaks > 1 { open.removeAll() }
            guard character == "*" || character == "_" else {
                index = note.index(after: index)
                continue
            }
            let end = note[index...].firstIndex { $0 != character } ?? note.endIndex
            let range = index..<end
            index = end
            let kind = Kind(sign: character, count: note[range].count)
            guard kind.count <= 3 else { continue }
            if closes(range, in: note), let place = open.lastIndex(where: { $0.kind == kind }),
                note[open[place].range.upperBound..<range.lowerBound].contains(where: isOfWord)
            {
                marks += [open[place], Mark(kind: kind, range: range, isOpening: false)]
                open.removeSubrange(place...)
            } else if opens(range, in: note) {
                open.removeAll { $0.kind == kind }
                open.append(Mark(kind: kind, range: range, isOpening: true))
            }
        }
        return marks.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static func opens(_ range: Range<String.Index>, in note: String) -> Bool {
        note[range.upperBound...].first.map { !$0.isWhitespace } == true
            && note[..<range.lowerBound].last.map(belongsToNeighbours) != true
    }

    private static func closes(_ range: Range<String.Index>, in note: String) -> Bool {
        note[..<range.lowerBound].last.map { !$0.isWhitespace } == true
            && note[range.upperBound...].first.map(belongsToNeighbours) != true
    }

    private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    /// Whether a sign beside this character is a part of a word, an address or a drawing such as `¯\_(ツ)_/¯`.
    private static func belongsToNeighbours(_ character: Character) -> Bool {
        isOfWord(character) || character == "/" || character == "\\"
    }
}
