/// The parts of a cinema's title that may be the film's title, divided at signs and linking words.
struct ShowtimeSpans {
    /// A separator of two parts of a title.
    enum Joint: Int, Comparable {
        /// A word such as `with`, or only a space.
        case word
        case comma
        /// `A + B`, `A and B`, `A / B`: both may be films.
        case also
        /// A dash, a bar, a bracket, an exclamation mark.
        case sign
        case colon

        static func < (left: Joint, right: Joint) -> Bool { left.rawValue < right.rawValue }
    }

    /// A text beside a span.
    struct Rest {
        var text: String
        /// The separator from the next part on the span's side.
        var joint: Joint
        var isBefore: Bool
        var isBracketed: Bool
    }

    /// A part that may be the film's title.
    struct Span {
        var text: String
        var rests: [Rest]
        /// The indices of the parts that it covers.
        fileprivate(set) var parts: Range<Int>

        /// The length in bytes.
        var length: Int { text.utf8.count }
    }

    private struct Part {
        var range: Range<Int>
        /// The separator from the part before it.
        var joint: Joint
        var isBracketed = false
    }

    private let characters: [Character]
    private var parts: [Part] = []
    private var start = 0
    private var joint = Joint.word

    /// The maximum number of parts. Titles have fewer; of longer texts, only the first parts are looked up.
    private static let partLimit = 14
    static let limit = 40

    /// - Parameter text: ``ShowtimeTitle/text``
    init(_ text: String) {
        characters = Array(text)
        divide()
    }

    /// The spans, the longest first.
    var spans: [Span] {
        let places = parts.indices.flatMap { first in parts.indices[first...].map { first..<$0 + 1 } }
        let spans = places.map { place in
            Span(text: text(of: place), rests: before(place) + after(place), parts: place)
        }
        return spans.enumerated().sorted {
            if $0.element.length == $1.element.length {
                $0.offset > $1.offset
            } else {
                $0.element.length > $1.element.length
            }
        }.prefix(Self.limit).map(\.element)
    }

    /// Whether two spans that do not overlap name two films of one showing.
    func areJoined(_ one: Span, _ other: Span) -> Bool {
        guard !one.parts.overlaps(other.parts) else { return false }
        let (left, right) = if one.parts.lowerBound < other.parts.lowerBound { (one, other) } else { (other, one) }
        return parts[left.parts.upperBound...right.parts.lowerBound].contains { $0.joint == .also }
    }

    func areApart(_ one: Span, _ other: Span) -> Bool { !one.parts.overlaps(other.parts) }

    // MARK: - Texts

    private func text(of range: Range<Int>) -> String {
        String(characters[parts[range.lowerBound].range.lowerBound..<parts[range.upperBound - 1].range.upperBound])
    }

    private func before(_ range: Range<Int>) -> [Rest] {
        rests(0..<range.lowerBound).map { group in
            let end = parts[group.upperBound].range.lowerBound
            return Rest(
                text: String(characters[parts[group.lowerBound].range.lowerBound..<end]),
                joint: parts[group.upperBound].joint, isBefore: true,
                isBracketed: parts[group.lowerBound].isBracketed)
        }
    }

    private func after(_ range: Range<Int>) -> [Rest] {
        rests(range.upperBound..<parts.count).map { group in
            let start = parts[group.lowerBound - 1].range.upperBound
            return Rest(
                text: String(characters[start..<parts[group.upperBound - 1].range.upperBound]),
                joint: parts[group.lowerBound].joint, isBefore: false,
                isBracketed: parts[group.lowerBound].isBracketed)
        }
    }

    /// The parts beside a span, grouped where no strong sign separates them.
    private func rests(_ range: Range<Int>) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        for index in range {
            if let last = groups.last, parts[index].joint < .sign {
                groups[groups.count - 1] = last.lowerBound..<index + 1
            } else {
                groups.append(index..<index + 1)
            }
        }
        return groups
    }

    // MARK: - Dividing

    private mutating func divide() {
        var index = 0
        while index < characters.count, parts.count < Self.partLimit {
            if let end = bracketEnd(at: index) {
                close(at: index, next: .sign)
                parts.append(Part(range: inside(index + 1..<end), joint: joint, isBracketed: true))
                joint = .sign
                start = end + 1
                index = start
            } else if let (sign, length) = sign(at: index) {
                close(at: index, next: sign)
                index += length
                start = index
            } else if let (link, length) = link(at: index) {
                close(at: index, next: link)
                index += length
                start = index
            } else {
                index += 1
            }
        }
        close(at: characters.count, next: .word)
    }

    /// Ends a part before a sign. Where the part is empty, the stronger of two signs is used.
    private mutating func close(at end: Int, next: Joint) {
        var range = start..<max(start, end)
        while let first = range.first, !Self.isWord(characters[first]) { range = range.dropFirst() }
        while let last = range.last, !Self.isWord(characters[last]), characters[last] != "+" {
            range = range.dropLast()
        }
        guard !range.isEmpty else {
            joint = if parts.isEmpty { .word } else { max(joint, next) }
            return
        }
        add(range)
        joint = next
    }

    /// Adds a part, with the known words at its edges as separate parts.
    private mutating func add(_ range: Range<Int>) {
        let words = ShowtimeEdges.words(characters, range: range)
        let (head, tail) = ShowtimeEdges.known(words.map { String(characters[$0]) })
        guard head + tail > 0, head + tail < words.count else {
            parts.append(Part(range: range, joint: joint))
            return
        }
        var firsts = [0, head, words.count - tail]
        if tail == 0 { firsts.removeLast() }
        if head == 0 { firsts.removeFirst() }
        for (index, first) in firsts.enumerated() {
            let end = if index + 1 < firsts.count { firsts[index + 1] } else { words.count }
            parts.append(
                Part(
                    range: words[first].lowerBound..<words[end - 1].upperBound, joint: index == 0 ? joint : .sign))
        }
    }

    private func bracketEnd(at index: Int) -> Int? {
        guard let closing: Character = ["(": ")", "[": "]"][characters[index]] else { return nil }
        guard let end = characters[index...].firstIndex(of: closing), end > index + 1 else { return nil }
        return end
    }

    /// The content of brackets without words such as `aka`.
    private func inside(_ range: Range<Int>) -> Range<Int> {
        let text = String(characters[range]).lowercased()
        guard let lead = ["aka ", "a.k.a. ", "ot: ", "o-titel: ", "orig. "].first(where: text.hasPrefix),
            lead.count < range.count
        else { return range }
        return range.dropFirst(lead.count)
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private func isSpace(_ index: Int) -> Bool { !characters.indices.contains(index) || characters[index] == " " }

    private func sign(at index: Int) -> (Joint, Int)? {
        let isLoose = isSpace(index - 1) || isSpace(index + 1)
        switch characters[index] {
        case ":": return if isLoose { (.colon, 1) } else { nil }
        case "–": return (.sign, 1)
        case "-", "*": return if isLoose { (.sign, 1) } else { nil }
        case "!", "?", "…": return if isSpace(index + 1) && index + 1 < characters.count { (.sign, 1) } else { nil }
        case ".":
            let isEllipsis = index > 1 && characters[index - 1] == "." && characters[index - 2] == "."
            guard isEllipsis && isSpace(index + 1) else { return nil }
            return (.sign, 1)
        case "|", "·", "•", "@", "\"", "~", ">": return (.sign, 1)
        case "/" where isSlash(index + 1): return (.sign, 1)
        case "/": return if isLoose { (.also, 1) } else { nil }
        case ",", ";": return if isSpace(index + 1) { (.comma, 1) } else { nil }
        case "+": return if isSpace(index + 1) && !isSpace(index - 1) { nil } else { (.also, 1) }
        case "&": return if isSpace(index - 1) && isSpace(index + 1) { (.also, 1) } else { nil }
        default: return nil
        }
    }

    private func isSlash(_ index: Int) -> Bool { characters.indices.contains(index) && characters[index] == "/" }

    private func link(at index: Int) -> (Joint, Int)? {
        // `Stanley Kubrick's The Shining`
        if characters[index] == " ", index > 2, characters[index - 1] == "s", characters[index - 2] == "'" {
            return (.word, 1)
        }
        guard index > 0, characters[index - 1] == " ", Self.isWord(characters[index]) else { return nil }
        let word = characters[index...].prefix { $0 != " " }
        guard index + word.count < characters.count, word.count <= Self.linkLimit else { return nil }
        let text = String(word).lowercased()
        if Self.also.contains(text) { return (.also, word.count) }
        guard Self.links.contains(text) else { return nil }
        return (.word, word.count)
    }

    private static let also: Set = ["and", "und", "y", "et", "plus", "then", "followed", "e", "og", "och", "en"]
    private static let links: Set = [
        "with", "mit", "w/", "con", "avec", "by", "von", "from", "starring", "featuring", "feat.", "ft.", "dir.", "in",
        "on", "at", "im", "presents", "present", "präsentiert", "zeigt", "présente", "presenta", "aka", "a.k.a.", "of",
        "introduced", "including", "inkl.", "incl.", "per", "x",
    ]
    private static let linkLimit = 11
}
