/// A text divided at its possible line breaks.
struct LineBreaks {
    /// The lines of a text at a maximum width.
    struct Setting {
        var lines: [String] = []
        /// Whether a word had to be broken.
        var isBroken = false
        /// Whether more lines would be needed.
        var isCut: Bool { next != nil }
        /// The text for the next line; nil when nothing is left.
        var next: String?
    }

    private struct Part {
        var text: String
        /// The width in ems.
        var width: Double
        var followsSpace: Bool
    }

    private let parts: [Part]
    private let space: Double
    private let face: CardFace
    private let fonts: CardFonts

    init(_ text: String, face: CardFace, fonts: CardFonts) {
        var parts: [Part] = []
        for word in PosterTitle.words(text) {
            for (index, piece) in Self.divided(word.text).enumerated() {
                let width = fonts.width(of: piece, in: face)
                let followsSpace = word.followsSpace && index == 0
                if !followsSpace, let last = parts.indices.last, Self.belong(parts[last].text, piece) {
                    parts[last].text += piece
                    parts[last].width += width
                } else {
                    parts.append(Part(text: piece, width: width, followsSpace: followsSpace))
                }
            }
        }
        self.parts = parts
        self.face = face
        self.fonts = fonts
        space = fonts.width(of: " ", in: face)
    }

    /// - Parameters:
    ///   - width: the maximum width in ems
    ///   - limit: the maximum number of lines
    func lines(width: Double, limit: Int) -> Setting {
        var setting = Setting()
        var line = ""
        var used = 0.0
        /// Ends the line. Returns whether another one is allowed.
        func endLine() -> Bool {
            if !line.isEmpty { setting.lines.append(line) }
            line = ""
            used = 0
            return setting.lines.count < limit
        }
        for part in parts {
            let gap: Double = if line.isEmpty || !part.followsSpace { 0 } else { space }
            if used + gap + part.width > width, !endLine() {
                setting.next = (part.followsSpace ? " " : "") + part.text
                return setting
            }
            guard part.width > width else {
                if !line.isEmpty, part.followsSpace { line += " " }
                line += part.text
                used += gap + part.width
                continue
            }
            setting.isBroken = true
            for piece in Self.pieces(of: part.text) {
                let pieceWidth = fonts.width(of: piece, in: face)
                if used + pieceWidth > width, !endLine() {
                    setting.next = piece
                    return setting
                }
                line += piece
                used += pieceWidth
            }
        }
        if !line.isEmpty { _ = endLine() }
        if setting.lines.count > limit { setting.next = setting.lines.removeLast() }
        return setting
    }

    /// A given number of lines of about equal length: of all possible divisions, the one with the least free space
    /// (by its squares, so that much space at one place counts more than little at several).
    func balanced(_ count: Int, within width: Double) -> [String] {
        // The cost of setting the first parts in so many lines, and the start of the last of these lines.
        var ways: [[(cost: Double, start: Int)?]] = [
            [(0, 0)] + [(cost: Double, start: Int)?](repeating: nil, count: parts.count)
        ]
        for _ in 0..<count {
            var next = [(cost: Double, start: Int)?](repeating: nil, count: parts.count + 1)
            for end in parts.indices.map({ $0 + 1 }) {
                var used = 0.0
                for start in stride(from: end - 1, through: 0, by: -1) {
                    used += parts[start].width + (start < end - 1 && parts[start + 1].followsSpace ? space : 0)
                    guard used <= width else { break }
                    guard let before = ways.last?[start] else { continue }
                    let cost = before.cost + (width - used) * (width - used)
                    if next[end].map({ cost < $0.cost }) ?? true { next[end] = (cost, start) }
                }
            }
            ways.append(next)
        }
        var lines: [String] = []
        var end = parts.count
        for way in ways.dropFirst().reversed() {
            // A word wider than a line has to be broken, which balancing does not support.
            guard let start = way[end]?.start else { return self.lines(width: width, limit: count).lines }
            lines.insert(line(start..<end), at: 0)
            end = start
        }
        return lines
    }

    private func line(_ range: Range<Int>) -> String {
        range.reduce("") { line, index in
            line + (index > range.lowerBound && parts[index].followsSpace ? " " : "") + parts[index].text
        }
    }

    /// The characters of a word. A character of more scalars than any script needs is split into its scalars.
    private static func pieces(of word: String) -> [String] {
        word.flatMap { character in
            if character.unicodeScalars.count <= 12 {
                [String(character)]
            } else {
                character.unicodeScalars.map { String($0) }
            }
        }
    }

    /// Chinese and Japanese closing and opening punctuation.
    private static let closing = "、。，．：；！？」』】》〉）］｝"
    private static let opening = "「『【《〈（［｛"

    /// The parts of a word, with each of these signs as a part of its own.
    private static func divided(_ word: String) -> [String] {
        var parts: [String] = []
        var isSign = true
        for character in word {
            let wasSign = isSign
            isSign = closing.contains(character) || opening.contains(character)
            if isSign || wasSign || parts.isEmpty {
                parts.append(String(character))
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    /// Whether a line break between two parts is forbidden: before closing and after opening punctuation.
    private static func belong(_ first: String, _ second: String) -> Bool {
        second.first.map { closing.contains($0) || "ー…”’“,.!?:;)".contains($0) } == true
            || first.last.map { opening.contains($0) || "“‘„".contains($0) } == true
    }
}
