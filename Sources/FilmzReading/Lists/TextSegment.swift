/// A part of a line: plain, or quoted or emphasised.
struct TextSegment: Hashable, Sendable {
    var text: String
    /// Whether the part was quoted or emphasised.
    var isMarked: Bool

    /// The maximum length of a marked part. Longer ones are no titles.
    private static let limit = 150

    /// The parts of a line in order, without the marks around them. A mark without a partner is a part of the text.
    static func all(of line: String) -> [TextSegment] {
        guard line.utf8.contains(where: { $0 >= 0x80 || Mark.ascii.contains($0) }) else {
            return if line.isEmpty { [] } else { [TextSegment(text: line, isMarked: false)] }
        }
        let characters = Array(line)
        var segments: [TextSegment] = []
        var plain = ""
        var index = 0
        while index < characters.count {
            guard let mark = Mark(characters, at: index), let end = mark.end(in: characters) else {
                plain.append(characters[index])
                index += 1
                continue
            }
            if !plain.isEmpty { segments.append(TextSegment(text: plain, isMarked: false)) }
            plain = ""
            let content = String(characters[index + mark.length..<end])
            // `**"Heat"**`
            segments.append(TextSegment(text: Self.all(of: content).map(\.text).joined(), isMarked: true))
            index = end + mark.length
        }
        if !plain.isEmpty { segments.append(TextSegment(text: plain, isMarked: false)) }
        return segments
    }

    /// The mark that begins a quoted or emphasised part.
    private struct Mark {
        var start: Int
        var length: Int
        var closing: Set<Character>

        private static let quotes: [Character: Set<Character>] = [
            "\"": ["\""], "“": ["”", "“", "\""], "„": ["“", "”", "\""], "”": ["”"], "«": ["»"], "»": ["«"],
            "‹": ["›"], "›": ["‹"], "‘": ["’"], "‚": ["‘", "’"], "'": ["'"], "’": ["’"], "「": ["」"], "『": ["』"],
            "*": ["*"], "_": ["_"], "~": ["~"], "`": ["`"],
        ]

        static let ascii = Array("\"'*_~`".utf8)

        /// Returns nil when no marked part begins here: in the middle of a word, and before a space.
        init?(_ characters: [Character], at index: Int) {
            guard let closing = Self.quotes[characters[index]] else { return nil }
            if index > 0, !characters[index - 1].isWhitespace, !"([{/|–—-:,".contains(characters[index - 1]) {
                return nil
            }
            var length = 1
            if "*_~".contains(characters[index]) {
                while index + length < characters.count, length < 3, characters[index + length] == characters[index] {
                    length += 1
                }
            }
            guard index + length < characters.count, !characters[index + length].isWhitespace else { return nil }
            start = index
            self.length = length
            self.closing = closing
        }

        /// The index at which the closing mark begins; nil when there is none.
        func end(in characters: [Character]) -> Int? {
            var index = start + length + 1
            let last = min(characters.count - length, start + TextSegment.limit)
            while index <= last {
                let isClosing = characters[index..<index + length].allSatisfy(closing.contains)
                let next = index + length
                if isClosing, !characters[index - 1].isWhitespace,
                    next == characters.count || !(characters[next].isLetter || characters[next].isNumber),
                    next == characters.count || !closing.contains(characters[next])
                {
                    return index
                }
                index += 1
            }
            return nil
        }
    }
}
