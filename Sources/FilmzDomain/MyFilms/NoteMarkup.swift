/// A note with its emphasis: `*italic*` or `_italic_`, `**bold**` or `__bold__`, and three signs for both.
///
/// This is a small part of Markdown. Signs stand around words, with white space or punctuation outside. All others mean
/// themselves: those within a word, as in `M*A*S*H`, those of drawings, as in `^_^`, and those that nothing closes
/// before the next blank line.
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
        var italicDepth = 0
        var boldDepth = 0
        var start = note.startIndex
        func addSpan(to end: String.Index) {
            guard start < end else { return }
            spans.append(Span(text: note[start..<end], isItalic: italicDepth > 0, isBold: boldDepth > 0))
        }
        for mark in Self.marks(in: note) {
            addSpan(to: mark.range.lowerBound)
            let change = if mark.isOpening { 1 } else { -1 }
            if mark.kind.isItalic { italicDepth += change }
            if mark.kind.isBold { boldDepth += change }
            start = mark.range.upperBound
        }
        addSpan(to: note.endIndex)
        self.spans = spans
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
            guard isSign(character) else {
                index = note.index(after: index)
                continue
            }
            let end = note[index...].firstIndex { $0 != character } ?? note.endIndex
            let range = index..<end
            index = end
            let kind = Kind(sign: character, count: note[range].count)
            guard kind.count <= 3 else { continue }
            if closes(range, in: note), let place = open.lastIndex(where: { $0.kind == kind }) {
                marks += [open[place], Mark(kind: kind, range: range, isOpening: false)]
                open.removeSubrange(place...)
            } else if opens(range, in: note) {
                open.removeAll { $0.kind == kind }
                open.append(Mark(kind: kind, range: range, isOpening: true))
            }
        }
        return marks.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Whether a word may begin after signs.
    private static func opens(_ range: Range<String.Index>, in note: String) -> Bool {
        let before = note[..<range.lowerBound].last
        let inside = note[range.upperBound...].prefix(nearby).first { !isSign($0) }
        return (before.map { $0.isWhitespace || isSign($0) || outerBefore.contains($0) } ?? true)
            && (inside.map { isOfWord($0) || innerBefore.contains($0) } ?? false)
    }

    /// Whether a word may end before signs.
    private static func closes(_ range: Range<String.Index>, in note: String) -> Bool {
        let after = note[range.upperBound...].first
        let inside = note[..<range.lowerBound].suffix(nearby).last { !isSign($0) }
        return (after.map { $0.isWhitespace || isSign($0) || outerAfter.contains($0) } ?? true)
            && (inside.map { isOfWord($0) || innerAfter.contains($0) } ?? false)
    }

    /// How far a word may be from signs with others between them.
    private static let nearby = 6

    private static func isSign(_ character: Character) -> Bool { character == "*" || character == "_" }

    private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    // What may stand beside signs, outside and inside of the emphasis.
    private static let innerBefore: Set<Character> = Set("([{\"'“‘„‚«‹¿¡#@$€£")
    private static let outerBefore: Set<Character> = Set("([{\"'“‘„‚«‹¿¡-–—…")
    private static let innerAfter: Set<Character> = Set(".,;:!?…)]}\"'”’“»›%°€")
    private static let outerAfter: Set<Character> = Set(".,;:!?…)]}\"'”’“»›-–—")
}
