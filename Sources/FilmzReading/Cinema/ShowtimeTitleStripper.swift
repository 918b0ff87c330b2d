import FilmzDomain

/// Strips a cinema's title from its edges, one layer at a time, and stores what remains after each.
struct ShowtimeTitleStripper {
    private(set) var interpretations: [ShowtimeTitle.Interpretation]
    private var now: ShowtimeTitle.Interpretation

    /// The maximum number of layers of a title.
    private static let layerLimit = 10
    /// The maximum number of films of one showing to distinguish.
    private static let filmLimit = 6

    /// - Parameter text: ``ShowtimeTitle/text``
    init(_ text: String) {
        now = ShowtimeTitle.Interpretation(title: text)
        interpretations = [now]
    }

    /// Strips only the words for version and format.
    mutating func stripVersions() {
        for _ in 0..<Self.layerLimit {
            guard stripBrackets() || stripSegment() || stripLastWords() else { return }
            interpretations.append(now)
        }
    }

    mutating func stripAll() {
        for _ in 0..<Self.layerLimit {
            guard
                stripBrackets() || stripSegment() || stripTalk() || stripFirstWords() || stripLastWords()
                    || stripOtherTitle()
            else { break }
            interpretations.append(now)
        }
        addSeveral()
        addSeries()
        // The parts of the full title, before anything was stripped, are further interpretations.
        if interpretations.count < ShowtimeTitle.interpretationLimit, let first = interpretations.first,
            now.title != first.title
        {
            now = first
            addSeveral()
        }
    }

    // MARK: - Layers

    /// Strips brackets: `Heat (OmU)`, `Heat [35mm]`, `(4DX 3D) Heat`, `Heat (1995)`.
    private mutating func stripBrackets() -> Bool {
        if let (before, content) = Self.lastBrackets(now.title) {
            if now.year == nil, let year = FilmYear(content)?.year, content.utf8.count == 4 {
                now.year = year
            } else if let marks = Self.marks(inBrackets: content) {
                now.marks.add(marks)
            } else {
                return false
            }
            return take(before)
        }
        guard let (after, content) = Self.firstBrackets(now.title), let marks = ShowtimePhrases.marks(of: content),
            !marks.isEmpty
        else { return false }
        now.marks.add(marks)
        return take(after)
    }

    /// Strips a separated segment: `Heat – OmU`, `Heat | 3D`, `Heat: Director's Cut`, `Vorpremiere: Heat`, `Heat
    /// OmU`.
    private mutating func stripSegment() -> Bool {
        for separator in Self.separators {
            if let range = now.title.ranges(of: separator).last {
                let last = now.title[range.upperBound...]
                if let marks = ShowtimePhrases.marks(of: last), Self.saysWords(last, marks: marks) {
                    now.marks.add(marks)
                    return take(now.title[..<range.lowerBound])
                }
            }
            if let range = now.title.ranges(of: separator).first {
                let first = now.title[..<range.lowerBound]
                if let marks = ShowtimePhrases.marks(of: first), !marks.isEmpty, marks.hall == nil {
                    now.marks.add(marks)
                    return take(now.title[range.upperBound...])
                }
            }
        }
        return false
    }

    private static let separators = [
        " – ", " - ", " | ", " · ", " • ", " // ", " / ", " * ", ": ", ", ", " + ", " – ", "! ",
    ]

    /// Whether a segment has marks or words. A certificate outside of brackets is more likely a part of the title:
    /// `Rocky, 6`.
    private static func saysWords(_ part: Substring, marks: ShowtimeMarks) -> Bool {
        !marks.isEmpty || ShowtimeWords(part).folded.contains { $0.isLetter } && part.count > 3
    }

    /// Strips a talk: `Heat + Q&A with Michael Mann`, `Heat mit Gast Anna Muster`, `Heat, en présence de …`.
    private mutating func stripTalk() -> Bool {
        let whole = ShowtimeWords(now.title).folded
        guard (Self.talks + Self.talkEndings + ["en presence"]).contains(where: whole.contains) else { return false }
        for separator in [
            "+", "&", " with ", " mit ", " en présence ", " con ", " followed by ", " – ", " · ", " | ", ", ",
        ] {
            for range in now.title.ranges(of: separator).prefix(5) {
                let rest = ShowtimeWords(now.title[range.upperBound...]).folded
                let words = ShowtimeWords(now.title[range.lowerBound...]).folded
                guard
                    Self.talks.contains(where: { ShowtimeWords.begins(rest, with: $0) })
                        || Self.talkEndings.contains(where: { separator == "+" && ShowtimeWords.ends(rest, with: $0) })
                        || words.hasPrefix("en presence")
                else { continue }
                now.marks.specials.insert(Self.music.contains(where: { rest.contains($0) }) ? .liveMusic : .talk)
                return take(now.title[..<range.lowerBound])
            }
        }
        return false
    }

    private static let talks = [
        "q and a", "intro", "introduction", "introduced by", "talk", "screentalk", "panel", "discussion", "director",
        "live q and a", "recorded q and a", "special intro", "filmgesprach", "gesprach", "publikumsgesprach", "gast",
        "gasten", "einfuhrung", "coloquio", "debate", "debat", "foredrag", "rencontre", "presence de", "special guest",
        "special guests", "guest", "live score", "live music", "live musik", "post film", "post screening",
        "pre recorded",
        "anschliessend", "anschliessendem", "regisseur", "regisseurin", "virtual q and a", "satellite q and a",
        "discussie",
        "nagesprek", "conversation", "expert talk",
    ]
    private static let talkEndings = ["q and a", "intro", "introduction", "talk", "discussion", "panel", "screentalk"]
    private static let music = ["live score", "live music", "live musik"]

    /// Strips first words: `Sing-Along Grease`, `Sing-A-Long-A Grease`, `OmU Heat`, `SOLD OUT Heat`.
    private mutating func stripFirstWords() -> Bool {
        let whole = ShowtimeWords(now.title).folded
        for (words, special) in [
            ("sing a long a", ShowtimeMarks.Special.singAlong), ("sing along", .singAlong), ("quote along", .singAlong),
            ("double feature", .marathon), ("double bill", .marathon), ("doppelprogramm", .marathon),
        ] {
            guard whole.hasPrefix(words + " "),
                let rest = Self.dropWords(words.split(separator: " ").count, of: now.title)
            else { continue }
            now.marks.specials.insert(special)
            return take(rest)
        }
        return false
    }

    /// Strips last words: `Heat OmU`, `Heat in 70mm`, `Amadeus in Concert`, `Heat 50th Anniversary`, `Heat E/d`.
    private mutating func stripLastWords() -> Bool {
        let words = now.title.split(separator: " ")
        for count in stride(from: min(4, words.count - 1), to: 0, by: -1) {
            guard let first = words.suffix(count).first else { continue }
            let last = now.title[first.startIndex...]
            guard last.utf8.count <= 40 else { continue }
            let folded = ShowtimeWords(last).folded
            let isCount = count >= 2 && folded.first?.isNumber == true && folded.contains { " ".contains($0) }
            guard
                ShowtimePhrases.standsAlone(folded) || isCount && Self.isAnniversary(folded)
                    || count == 1 && Self.isShortVersion(last)
            else { continue }
            guard let marks = ShowtimePhrases.marks(of: last) else { continue }
            now.marks.add(marks)
            return take(now.title[..<first.startIndex])
        }
        return false
    }

    private static func isAnniversary(_ folded: String) -> Bool {
        ["anniversary", "jahre", "ans", "anniversary edition", "jubilaum"].contains { folded.hasSuffix(" " + $0) }
    }

    /// Whether a short word is a version. It is one only in capitals, or in the form `E/d`.
    private static func isShortVersion(_ word: Substring) -> Bool {
        ["OV", "OF", "DF", "VO", "VF"].contains(word)
            || word.contains("/") && word.utf8.count <= 7 && word.utf8.count >= 3
    }

    /// Strips another title: `Woman of... (Kobieta z...)`, `I Am Cuba [Soy Cuba]`, `A aka B`.
    private mutating func stripOtherTitle() -> Bool {
        guard now.secondTitle == nil else { return false }
        if let (before, content) = Self.lastBrackets(now.title), Self.hasLetters(content) {
            now.secondTitle = content
            return take(before)
        }
        for separator in [" aka ", " a.k.a. ", " AKA "] {
            guard let range = now.title.ranges(of: separator).first else { continue }
            let other = String(now.title[range.upperBound...])
            guard Self.hasLetters(other) else { continue }
            now.secondTitle = other
            return take(now.title[..<range.lowerBound])
        }
        return false
    }

    /// Continues with the rest, unless there is no title in it.
    private mutating func take(_ rest: some StringProtocol) -> Bool {
        let title = String(Substring(rest).trimming { $0.isWhitespace || "–-|·•*/:,+&".contains($0) })
        guard !ShowtimeWords(title).folded.isEmpty else {
            // The title has only marks: then they are the title.
            now = interpretations.last ?? now
            return false
        }
        now.title = title
        return true
    }

    // MARK: - Parts

    /// Adds interpretations of several films, `A + B`, and of several films or one with two titles, `A / B`.
    private mutating func addSeveral() {
        for separator in [" + ", " / ", " & "] {
            let parts = now.title.split(separator: separator).map { String($0).trimmingWhitespace() }
            guard 2...Self.filmLimit ~= parts.count, parts.allSatisfy(Self.hasLetters),
                !parts.contains(where: { ShowtimePhrases.marks(of: $0) != nil })
            else { continue }
            if separator == " & ", !now.marks.specials.contains(.marathon) { continue }
            var interpretation = now
            if separator == " / ", parts.count == 2 {
                interpretation.title = parts[0]
                interpretation.secondTitle = parts[1]
                interpretations.append(interpretation)
                interpretation.secondTitle = now.secondTitle
            }
            interpretation.title = parts[0]
            interpretation.furtherTitles = Array(parts.dropFirst())
            interpretations.append(interpretation)
        }
    }

    /// Adds interpretations without a series: `Film Africa: Title`, `Club Y presents: Title`, `Title – CLUB ROSEBUD`.
    private mutating func addSeries() {
        for (separator, isBothWays) in [
            (": ", false), (" presents ", false), (" präsentiert ", false), (" – ", true), (" - ", true), (" | ", true),
        ] {
            let ranges = now.title.ranges(of: separator)
            if let range = ranges.first {
                addPart(now.title[range.upperBound...], series: now.title[..<range.lowerBound])
            }
            guard isBothWays, let range = ranges.last else { continue }
            addPart(now.title[..<range.lowerBound], series: now.title[range.upperBound...])
        }
    }

    private mutating func addPart(_ part: Substring, series: Substring) {
        guard Self.hasLetters(part) || part.contains(where: \.isNumber), Self.hasLetters(series) else { return }
        var interpretation = now
        interpretation.title = String(part).trimmingWhitespace()
        interpretation.marks.series = String(series).trimmingWhitespace()
        interpretations.append(interpretation)
    }

    // MARK: - Text

    private static func marks(inBrackets content: String) -> ShowtimeMarks? {
        if let marks = ShowtimePhrases.marks(of: content) { return marks }
        // `(Doblada | 3D)`, `(OmU, Saal 2)`
        let parts = content.split { ",;|/+&".contains($0) }
        guard parts.count > 1 else { return nil }
        var marks = ShowtimeMarks()
        for part in parts {
            guard let found = ShowtimePhrases.marks(of: part) else { return nil }
            marks.add(found)
        }
        return marks
    }

    private static func lastBrackets(_ text: String) -> (before: Substring, inside: String)? {
        guard let last = text.last, let opening = [")": "(", "]": "["][last],
            let start = text.lastIndex(where: { String($0) == opening }), start > text.startIndex
        else { return nil }
        let content = text[text.index(after: start)...].dropLast()
        guard !content.isEmpty else { return nil }
        return (text[..<start], String(content).trimmingWhitespace())
    }

    private static func firstBrackets(_ text: String) -> (after: Substring, inside: String)? {
        guard let first = text.first, let closing = ["(": ")", "[": "]"][first],
            let end = text.firstIndex(where: { String($0) == closing })
        else { return nil }
        return (text[text.index(after: end)...], String(text[..<end].dropFirst()))
    }

    private static func hasLetters(_ text: some StringProtocol) -> Bool {
        text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }

    /// The text without this number of words at its beginning, however they are joined.
    private static func dropWords(_ count: Int, of text: String) -> Substring? {
        var rest = text[...]
        for _ in 0..<count {
            rest = rest.drop { !$0.isLetter && !$0.isNumber }.drop { $0.isLetter || $0.isNumber }
        }
        if rest.isEmpty { return nil }
        return rest
    }
}
