import FilmzDomain

/// A line of a list without its markup: bullets, checkboxes, its number, Markdown, URLs, stars, emoji.
struct ListItem: Hashable, Sendable {
    struct Number: Hashable, Sendable {
        var value: Int
        /// Whether a sign marks it as the number of the line: `3.`, `#3`, `(3)`.
        var isMarked: Bool
    }

    /// The line as pasted, without harmful characters.
    private(set) var line: String
    /// The words without markup, number and URLs.
    private(set) var text = ""
    /// The number at the beginning of the line; nil when there is none.
    private(set) var number: Number?
    /// The words including the number; empty when there is none.
    private(set) var numberedText = ""
    /// The quoted, emphasised or linked part with which the words begin; nil when there is none.
    private(set) var lead: String?
    private(set) var addresses: [FilmAddress] = []
    private(set) var segments: [TextSegment] = []

    private static let addressLimit = 5

    /// Returns nil when the line has only markup, or is a heading.
    init?(_ line: String) {
        self.line = Self.plain(line)
        let rest = Self.withoutBullets(self.line[...])
        guard !Self.isHeading(rest) else { return nil }
        let text = Self.spaced(withoutAddresses(String(rest)))
        let words = Self.withoutStars(text)
        (number, self.text) = Self.numbered(words)
        if number != nil { numberedText = Self.unmarked(words) }
        segments = TextSegment.all(of: self.text)
        if segments.count > 1, let first = segments.first, first.isMarked { lead = first.text.trimmingWhitespace() }
        self.text = Self.withoutEnds(segments.map(\.text).joined())
        if !self.text.hasWord, addresses.isEmpty {
            // The line is only a URL of another site.
            guard text.isEmpty, String(rest).hasWord else { return nil }
            self.text = String(rest)
        }
    }

    /// Whether the numbers of the two lines are consecutive.
    func isBeside(_ other: ListItem) -> Bool {
        guard let mine = number?.value, let theirs = other.number?.value else { return false }
        return abs(mine - theirs) == 1
    }

    /// The separator of several films on this line; nil when there is none.
    var rowSign: String? {
        [" / ", " // ", " | ", " + ", " • ", " ; ", "; "].first { text.contains($0) }
    }
}

// MARK: - Marks at the beginning

extension ListItem {
    /// The line without harmful characters, with single spaces, and with HTML's `&amp;` and `&quot;` decoded.
    private static func plain(_ line: String) -> String {
        if line.isPlain, !line.utf8.contains(UInt8(ascii: "&")), !line.hasPrefix(" "), !line.hasSuffix(" "),
            !line.contains("  ")
        {
            return line
        }
        let scalars = line.printable.unicodeScalars.filter { !isUnseen($0) }
        let words = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
        return words.joined(separator: " ").replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
    }

    /// Whether the character is invisible or an emoji.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200B...0x200F, 0x2060...0x2064, 0xFEFF, 0xFE00...0xFE0F, 0xE0000...0xE01EF: true
        // Ticks and boxes are markup of a list, and stars are a rating.
        case 0x2605, 0x2606, 0x2610...0x2612, 0x2713...0x2718, 0x2B50: false
        default: scalar.properties.isEmojiPresentation || scalar.value > 0x2600 && scalar.properties.isEmoji
        }
    }

    private static let bullets: Set<Character> = [
        "•", "·", "‣", "◦", "▪", "▫", "●", "○", "■", "□", "☐", "☑", "☒", "✓", "✔", "✗", "✘", "→", "➜", "►", "▶", ">",
        "◆", "◇",
        "⁃", "|",
    ]

    private static func withoutBullets(_ line: Substring) -> Substring {
        var rest = line
        while let first = rest.first {
            if first.isWhitespace || bullets.contains(first) {
                rest = rest.dropFirst()
            } else if "-*+–—~".contains(first), let next = rest.dropFirst().first, next == " " || next == "[" {
                rest = rest.dropFirst()
            } else if let box = box(rest) {
                rest = box
            } else {
                break
            }
        }
        return rest
    }

    /// The text after a checkbox, `[ ]`, `[x]` or `( )`; nil when there is none.
    private static func box(_ text: Substring) -> Substring? {
        for (opening, closing) in [("[", "]"), ("(", ")")] as [(Character, Character)] where text.first == opening {
            let content = text.dropFirst()
            if content.first == closing { return content.dropFirst() }
            guard let marker = content.first, " xX✓✔*-".contains(marker), content.dropFirst().first == closing,
                content.dropFirst(2).first.map({ $0 == " " }) ?? true
            else { continue }
            return content.dropFirst(2)
        }
        return nil
    }

    /// Whether the line is a heading, such as `# Favourites` and `My favourites:`, but not `#3 Heat`.
    private static func isHeading(_ line: Substring) -> Bool {
        guard line.hasSuffix(":") || line.first == "#" else { return false }
        return line.hasSuffix(":") || line.drop { $0 == "#" }.first == " "
    }

    /// The number at the beginning, and the words after it.
    private static func numbered(_ text: String) -> (number: Number?, rest: String) {
        var rest = text[...]
        var isMarked = false
        if let first = rest.first, "#(".contains(first) {
            isMarked = true
            rest = rest.dropFirst()
        } else if ["no.", "nr.", "no ", "nr "].contains(rest.prefix(3).lowercased()) {
            isMarked = true
            rest = rest.dropFirst(3).drop { $0 == " " }
        }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard 1...4 ~= digits.count, let value = Int(digits) else { return (nil, text) }
        rest = rest.dropFirst(digits.count)
        let needsClosing = text.first == "("
        if needsClosing, FilmYear(digits) != nil { return (nil, text) }
        guard let marker = rest.first else { return (nil, text) }
        if needsClosing ? marker == ")" : ".)]:".contains(marker), marker != ":" || digits.count < 4 {
            isMarked = true
            rest = rest.dropFirst()
            // `1.5`
            if marker == ".", rest.first?.isNumber == true { return (nil, text) }
        } else if marker != " " || needsClosing {
            return (nil, text)
        }
        rest = withoutBullets(rest)
        guard String(rest).hasWord else { return (nil, text) }
        return (Number(value: value, isMarked: isMarked), String(rest))
    }
}

// MARK: - Marks elsewhere

extension ListItem {
    /// The words without Markdown and quotes.
    private static func unmarked(_ text: String) -> String {
        withoutEnds(TextSegment.all(of: text).map(\.text).joined())
    }

    /// Stores the URLs and IDs in a text.
    /// - Returns: the text without them, and with the words of links
    private mutating func withoutAddresses(_ text: String) -> String {
        guard Self.mayHaveAddress(text) else { return text }
        var words: [String] = []
        for word in Self.unlinked(text).split(separator: " ") {
            let trimmed = word.trimming { "<>()[],;.\"'".contains($0) }
            // `tt0113277,Heat,1995`
            let cells = trimmed.split(separator: ",")
            if cells.count > 1, let id = cells.lazy.compactMap({ IMDbID(String($0)) }).first {
                addresses.append(.film(.imdb(id)))
                words.append(cells.filter { IMDbID(String($0)) == nil }.joined(separator: ", "))
            } else if addresses.count < Self.addressLimit, let address = FilmAddress(String(trimmed)) {
                addresses.append(address)
            } else if !Self.isAddress(trimmed) {
                words.append(String(word))
            } else if let id = Self.letterboxdID(trimmed) {
                addresses.append(.film(id))
            }
        }
        return words.joined(separator: " ")
    }

    private static func mayHaveAddress(_ text: String) -> Bool {
        var last: UInt8 = 0
        var beforeLast: UInt8 = 0
        for byte in text.utf8 {
            // `www.`, `tt0113277`
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "[") { return true }
            let letter = byte | 0x20
            if letter == UInt8(ascii: "w"), last == letter, beforeLast == letter { return true }
            if 0x30...0x39 ~= byte, last == UInt8(ascii: "t"), beforeLast == last { return true }
            beforeLast = last
            last = letter
        }
        return text.hasPrefix(" ") || text.hasSuffix(" ")
    }

    /// The text with a space after each comma and semicolon, except in `20,000`.
    private static func spaced(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }) else { return text }
        var result = ""
        var last: Character?
        var beforeLast: Character?
        for character in text {
            let isInNumber = character.isNumber && beforeLast?.isNumber == true
            if let last, ",;".contains(last), !character.isWhitespace, !isInNumber { result.append(" ") }
            result.append(character)
            beforeLast = last
            last = character
        }
        return result
    }

    private static func isAddress(_ word: Substring) -> Bool {
        let start = word.prefix(8).lowercased()
        return ["http://", "https://", "www.", "boxd.it/"].contains { start.hasPrefix($0) }
    }

    /// The ID in a short URL such as `https://boxd.it/2b4e`, as Letterboxd's own lists have them; nil for other URLs.
    static func letterboxdID(_ address: Substring) -> ExternalID? {
        let parts = address.split(separator: "/")
        guard let index = parts.firstIndex(of: "boxd.it"), parts.indices.contains(index + 1) else { return nil }
        return LetterboxdID(String(parts[index + 1])).map(ExternalID.letterboxd)
    }

    /// The text with each link `[Heat](https://…)` as `“Heat” https://…`: the words of a link are marked, like those in
    /// quotes.
    private static func unlinked(_ text: String) -> String {
        guard text.contains("](") else { return text }
        var result = ""
        var rest = text[...]
        while let middle = rest.firstRange(of: "](") {
            let before = rest[..<middle.lowerBound]
            let after = rest[middle.upperBound...]
            guard let closing = after.firstIndex(of: ")") else { break }
            guard let opening = before.lastIndex(of: "[") else {
                result += rest[..<middle.upperBound]
                rest = after
                continue
            }
            let name = before[before.index(after: opening)...]
            result += before[..<opening] + "“\(name)” \(after[..<closing]) "
            rest = after[after.index(after: closing)...]
        }
        return result + rest
    }

    /// The text without a rating at its end: `★★★★½`, `4/5`, `8.5/10`, `4 stars`.
    private static func withoutStars(_ text: String) -> String {
        var words = text.split(separator: " ")
        while words.count > 1, let last = words.last {
            let trimmed = last.trimming { "()[],;".contains($0) }
            if isRating(trimmed) {
                words.removeLast()
            } else if ["star", "stars", "sterne", "stern"].contains(trimmed.lowercased()), words.count > 2,
                words[words.count - 2].first?.isNumber == true
            {
                words.removeLast(2)
            } else {
                break
            }
        }
        return words.joined(separator: " ")
    }

    private static func isRating(_ word: Substring) -> Bool {
        let stars = word.count { "★☆⭐✩✪".contains($0) }
        if stars > 0 { return word.allSatisfy { "★☆⭐✩✪½+".contains($0) } }
        if word.count > 1, word.allSatisfy({ $0 == "*" }) { return true }
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, ["5", "10", "100"].contains(parts[1]), 1...4 ~= parts[0].count else { return false }
        return parts[0].first?.isNumber == true && parts[0].allSatisfy { $0.isNumber || ".,".contains($0) }
    }

    /// The text without the separators that removed markup leaves at its ends.
    private static func withoutEnds(_ text: String) -> String {
        let start = text.trimming { $0.isWhitespace || ",;|–—→".contains($0) }
        return String(start.hasSuffix(" -") ? start.dropLast(2).trimming(where: \.isWhitespace) : start)
    }
}

extension StringProtocol where SubSequence == Substring {
    /// The text without such characters at its ends.
    func trimming(where isUnwanted: (Character) -> Bool) -> Substring {
        var rest = self[...]
        while let first = rest.first, isUnwanted(first) { rest.removeFirst() }
        while let last = rest.last, isUnwanted(last) { rest.removeLast() }
        return rest
    }
}
