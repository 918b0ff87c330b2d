/// A title fitted into a box: as large as possible, in as few lines as it needs.
struct PosterTitle {
    let lines: [String]
    let size: Int

    /// Fits a title into a box in the units of the drawing. A title too long for the smallest size is truncated with
    /// `…`.
    init(_ title: String, width: Int, height: Int, isWide: Bool) {
        let title = String(String.UnicodeScalarView(title.unicodeScalars.filter(Self.isDrawable)))
        for size in [46, 40, 35, 31, 27, 24, 21, 18, 16] {
            let (lines, isBroken) = Self.wrapped(title, ems: Self.ems(width, size: size, isWide: isWide))
            guard lines.count * Self.lineHeight(size) <= height, !isBroken || size <= 21 else { continue }
            self.init(lines: lines, size: size)
            return
        }
        let size = 14
        let (lines, _) = Self.wrapped(title, ems: Self.ems(width, size: size, isWide: isWide))
        let room = height / Self.lineHeight(size)
        let shownLines = lines.prefix(room)
        self.init(
            lines: lines.count > room ? shownLines.dropLast() + [(shownLines.last ?? "") + "…"] : lines, size: size)
    }

    private init(lines: [String], size: Int) {
        self.lines = lines
        self.size = size
    }

    var lineHeight: Int { Self.lineHeight(size) }
    var height: Int { lines.count * lineHeight }

    private static func lineHeight(_ size: Int) -> Int { size * 115 / 100 }

    private static func ems(_ width: Int, size: Int, isWide: Bool) -> Double {
        Double(width) / Double(size) / (isWide ? 1.16 : 1.06)
    }

    /// Whether the first letter with a direction belongs to a right-to-left script.
    static func isRightToLeft(_ text: String) -> Bool {
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            return switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
            default: false
            }
        }
        return false
    }

    /// Whether a character can be drawn. XML does not allow control characters, and they are invisible.
    private static func isDrawable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .unassigned: false
        default: true
        }
    }

    /// The lines of a text at a maximum width, and whether a word had to be broken.
    private static func wrapped(_ text: String, ems: Double) -> (lines: [String], isBroken: Bool) {
        var lines: [String] = []
        var line = ""
        var width = 0.0
        var isBroken = false
        func endLine() {
            if !line.isEmpty { lines.append(line) }
            line = ""
            width = 0
        }
        for word in words(text) {
            let wordWidth = word.text.reduce(0) { $0 + Self.width(of: $1) }
            let gap: Double = if line.isEmpty || !word.followsSpace { 0 } else { 0.3 }
            if width + gap + wordWidth > ems { endLine() }
            if wordWidth > ems {
                isBroken = true
                for character in word.text {
                    if width + Self.width(of: character) > ems { endLine() }
                    line.append(character)
                    width += Self.width(of: character)
                }
            } else {
                if !line.isEmpty, word.followsSpace { line += " " }
                line += word.text
                width += gap + wordWidth
            }
        }
        endLine()
        return (lines, isBroken)
    }

    /// The parts of a text between possible line breaks: at spaces, and after any wide character (Chinese, Japanese,
    /// Korean).
    static func words(_ text: String) -> [(text: String, followsSpace: Bool)] {
        var words: [(text: String, followsSpace: Bool)] = []
        for part in text.split(whereSeparator: \.isWhitespace) {
            var isFirst = true
            var word = ""
            for character in part {
                if isIdeographic(character) {
                    if !word.isEmpty { words.append((word, isFirst)) }
                    words.append((String(character), isFirst && word.isEmpty))
                    word = ""
                    isFirst = false
                } else {
                    word.append(character)
                }
            }
            if !word.isEmpty { words.append((word, isFirst)) }
        }
        return words
    }

    private static func isIdeographic(_ character: Character) -> Bool {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
        default: false
        }
    }

    /// The approximate width of a character in a serif face, in ems.
    private static func width(of character: Character) -> Double {
        switch character {
        case "i", "j", "l", "t", "f", "I", ".", ",", ":", ";", "'", "’", "!", "|", "(", ")", "-": 0.36
        case "m", "w", "M", "W", "@", "%", "&": 0.94
        case "A"..."Z", "Ä", "Ö", "Ü", "É": 0.72
        default:
            switch character.unicodeScalars.first?.value ?? 0 {
            case ..<0x1100: 0.59
            case 0x1100...0x115F, 0x2E80...0x9FFF, 0xAC00...0xFAFF, 0xFF00...0xFF60: 1.0
            case 0x1F000...: 1.25
            default: 0.7
            }
        }
    }
}
