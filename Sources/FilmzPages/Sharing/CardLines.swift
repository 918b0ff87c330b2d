import Foundation

/// A text fitted into a box by measured widths: as large as possible, in as few lines as it needs.
struct CardLines {
    let lines: [String]
    let size: Int
    let face: CardFace
    let isRightToLeft: Bool
    /// Whether the text was truncated, with `…` at the end of the last line.
    let isCut: Bool

    /// The style of a text. Sizes are in pixels, largest first.
    struct Style {
        let face: CardFace
        let sizes: [Int]
        let lineLimit: Int
        /// The height of a line, in percent of the size.
        var leading = 118
        /// Whether the lines are made about equally long.
        var isBalanced = false
    }

    /// - Parameters:
    ///   - text: the text in drawable form (``String/drawable(limit:)``)
    ///   - height: the maximum height of all lines
    ///   - ending: a text at the end, which stays even if the text is truncated
    init(_ text: String, style: Style, width: Int, height: Int = .max, ending: String = "", fonts: CardFonts) {
        let breaks = LineBreaks(text + ending, face: style.face, fonts: fonts)
        self.face = style.face
        self.leading = style.leading
        isRightToLeft = PosterTitle.isRightToLeft(text)
        for size in style.sizes.dropLast() {
            let room = min(style.lineLimit, height / Self.lineHeight(size, leading: style.leading))
            let set = breaks.lines(width: Double(width) / Double(size), limit: room)
            guard !set.isCut, !set.isBroken else { continue }
            self.size = size
            isCut = false
            lines =
                if style.isBalanced {
                    breaks.balanced(set.lines.count, within: Double(width) / Double(size))
                } else {
                    set.lines
                }
            return
        }
        let size = style.sizes.last ?? 16
        let room = min(style.lineLimit, height / Self.lineHeight(size, leading: style.leading))
        let ems = Double(width) / Double(size)
        let set = breaks.lines(width: ems, limit: max(room, 1))
        self.size = size
        isCut = set.isCut
        if set.isCut {
            let last = Self.cut(
                (set.lines.last ?? "") + (set.next ?? ""), ending: "…" + ending, width: ems, face: style.face,
                fonts: fonts)
            lines = set.lines.dropLast() + [last]
        } else {
            lines =
                if style.isBalanced && !set.isBroken {
                    breaks.balanced(set.lines.count, within: ems)
                } else {
                    set.lines
                }
        }
    }

    private let leading: Int

    var lineHeight: Int { Self.lineHeight(size, leading: leading) }
    var height: Int { lines.count * lineHeight }

    private static func lineHeight(_ size: Int, leading: Int) -> Int { size * leading / 100 }

    /// The start of a line with an ending, at most a given width. It ends with a whole word if that leaves most of
    /// the line.
    private static func cut(
        _ line: String, ending: String, width: Double, face: CardFace, fonts: CardFonts
    ) -> String {
        var fitting = ""
        var total = fonts.width(of: ending, in: face)
        for character in line {
            total += fonts.width(of: String(character), in: face)
            guard total <= width else { break }
            fitting.append(character)
        }
        if fitting.count < line.count, !line.dropFirst(fitting.count).hasPrefix(" "),
            let space = fitting.lastIndex(of: " "),
            fitting.distance(from: fitting.startIndex, to: space) > fitting.count * 2 / 3
        {
            fitting = String(fitting[..<space])
        }
        while let last = fitting.last, last.isWhitespace || ".,;:–-".contains(last) { fitting.removeLast() }
        return fitting + ending
    }
}

extension String {
    /// The text in the form that a card can draw: on one line, without invisible characters or ones that affect other
    /// texts, and with a limited number of marks on each letter. Emoji are requested as plain letters, because a card
    /// draws everything in outlines.
    /// - Parameter limit: the maximum number of characters
    func drawable(limit: Int) -> String {
        let asLetter: Unicode.Scalar = "\u{FE0E}"
        var drawn = String.UnicodeScalarView()
        var marks = 0
        var wasSpace = true
        // No text that is cut off here would fit on a card, even if every character has many scalars.
        for scalar in unicodeScalars.prefix(limit * 8) {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
                if !wasSpace { drawn.append(" ") }
                marks = 0
                wasSpace = true
            case .surrogate, .unassigned, .privateUse: break
            // Joiners of letters and emoji are needed; characters that change a text's direction are not.
            case .format where scalar.value != 0x200C && scalar.value != 0x200D: break
            case _ where 0x1F3FB...0x1F3FF ~= scalar.value: break
            case .nonspacingMark, .enclosingMark, .spacingMark:
                marks += 1
                if marks <= 4, !wasSpace { drawn.append(scalar.value == 0xFE0F ? asLetter : scalar) }
            default:
                drawn.append(scalar)
                if scalar.properties.isEmojiPresentation { drawn.append(asLetter) }
                marks = 0
                wasSpace = false
            }
        }
        return String(String(drawn).prefix(limit)).trimmingCharacters(in: .whitespaces)
    }
}
