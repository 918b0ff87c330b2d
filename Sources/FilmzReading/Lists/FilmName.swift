/// A name of a film, with the shorter forms by which people call it.
struct FilmName: Sendable {
    struct Form: Sendable {
        var words: TitleWords
        var grade: TitleLikeness.Grade
        var isBeginning = false
        /// Whether the form is the full name.
        var isName = false
    }

    private(set) var forms: [Form]

    private static let separatorBytes = Array(":-('.".utf8)
    /// The last four bytes of ` or `, ` oder ` and ` and `.
    private static let words = [" or ", "der ", "and "].map { $0.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }

    /// The maximum number of parts. Names with more are only used as a whole.
    private static let partLimit = 4

    /// - Parameter query: the only title to compare with; when it equals the full name, no parts are needed
    init(_ name: String, for query: TitleWords? = nil) {
        let whole = TitleWords(name)
        forms = [Form(words: whole, grade: .whole, isName: true)]
        if whole != query, Self.mayHaveParts(name) {
            addAlternatives(name)
            addParts(Self.parts(of: name))
            addEnding(name)
            addInitials(name)
        }
        forms.removeAll(where: \.words.isEmpty)
    }

    /// Whether the name has a sign, a letter outside ASCII or a word that may separate parts. Most names have none.
    private static func mayHaveParts(_ name: String) -> Bool {
        var last: UInt32 = 0
        for byte in name.utf8 {
            if byte >= 0x80 || separatorBytes.contains(byte) { return true }
            last = last << 8 | UInt32(byte)
            if words.contains(last) { return true }
        }
        return false
    }

    private mutating func add(_ text: String, grade: TitleLikeness.Grade, isBeginning: Bool = false) {
        forms.append(Form(words: TitleWords(text), grade: grade, isBeginning: isBeginning))
    }

    /// Adds both names of a title such as `Dr. Strangelove or: How I Learned …`.
    private mutating func addAlternatives(_ name: String) {
        for separator in [" or ", " or: ", " oder "] {
            guard let range = name.firstRange(of: separator) else { continue }
            let names = [String(name[..<range.lowerBound]), String(name[range.upperBound...])]
            // `To Be or Not to Be`, `Ready or Not`
            guard separator == " or: " || name[range.upperBound...].hasPrefix("(") else { continue }
            for name in names { add(name, grade: .whole) }
        }
    }

    private mutating func addParts(_ parts: [String]) {
        guard 2...Self.partLimit ~= parts.count, let first = parts.first else { return }
        let main = TitleWords(first)
        // `Terminator 2` needs no subtitle.
        let isNumbered = main.words.count > 1 && main.words.last == main.numbers.last
        add(first, grade: isNumbered ? .whole : .part, isBeginning: true)
        for (index, part) in parts.enumerated().dropFirst() {
            add(part, grade: TitleWords(part).folded.count > 2 ? .subtitle : .part)
            guard parts.count > 2 else { continue }
            // `Star Wars: A New Hope` and `Star Wars: Episode IV`, but not `Mission: Impossible`.
            let isTelling = index > 1 || !TitleWords(part).numbers.isEmpty
            add("\(first) \(part)", grade: isTelling ? .whole : .part, isBeginning: !isTelling)
        }
    }

    /// Adds `Life of Brian` for `Monty Python's Life of Brian`, and `Snow White` for `Snow White and the Seven Dwarfs`.
    private mutating func addEnding(_ name: String) {
        let words = name.split(separator: " ")
        // `Pan's Labyrinth` is not called `Labyrinth`.
        if let owner = words.firstIndex(where: { $0.hasSuffix("'s") || $0.hasSuffix("’s") }), owner > 0,
            owner + 1 < words.count
        {
            add(words[(owner + 1)...].joined(separator: " "), grade: .part)
        }
        if let range = name.firstRange(of: " and ") {
            add(String(name[..<range.lowerBound]), grade: .part, isBeginning: true)
        }
    }

    /// Adds `E.T.` for `E.T. the Extra-Terrestrial`.
    private mutating func addInitials(_ name: String) {
        guard let first = name.split(separator: " ").first, first.count < name.count, first.hasSuffix("."),
            first.count(where: { $0 == "." }) > 1
        else { return }
        add(String(first), grade: .whole)
    }

    /// The parts between colons, dashes and brackets.
    private static func parts(of name: String) -> [String] {
        var parts = [name]
        for separator in [": ", " - ", " – ", " — ", " ("] {
            parts = parts.flatMap { part in part.split(separator: separator).map(String.init) }
        }
        return parts
    }
}
