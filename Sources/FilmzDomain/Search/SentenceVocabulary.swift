import FilmzTextFolding

/// The words of sentences in one language, or in two that are read together, with the rules of its grammar. All words
/// are folded.
struct SentenceVocabulary: Sendable {
    /// A meaning of a word.
    struct Meaning: Sendable {
        var word: SentenceWord
        /// The word for “titles” in the same language.
        var titles: String
    }

    /// What identifies the vocabulary.
    let name: String
    /// The word for films and shows, for a text that would not be a sentence without it.
    let titles: String
    var words: [String: Meaning]
    /// Several words with one meaning, or with none, though one of them has one: `noir et blanc`.
    var phrases: [String: SentenceWord?] = [:]
    /// The words to which ``endings`` may be added.
    var stems: [String: Meaning] = [:]
    var endings: [String] = []
    /// Units of time in minutes.
    let units: [String: Int]
    let numbers: [String: Double]
    /// The middles of adjectives for running times (`zweistündig`), with their units in minutes.
    var adjectives: KeyValuePairs<String, Int> = [:]
    /// The ends of decades (`90s`), with the word for “titles” in the same language.
    let decadeEndings: [String: String]
    /// The words before the number of a decade: `années 90`, `los 90`.
    var decadeLeads: Set<String> = []
    /// The names of decades after these, with their first years.
    var decadeNames: [String: Int] = [:]
    /// The rules of French and Spanish; nil in other languages.
    var romance: Romance?

    /// What makes French and Spanish, two Romance languages, different: `de` is also part of “less than”, and stands before genres and
    /// lengths. Many of their words are also words of titles, so a text in them must say what is wanted.
    struct Romance: Sendable {
        /// Words that say what is wanted, or are the last of several that do.
        let wishes: Set<String>
        /// Words that do not, though others with the same meaning do, because they are words of titles: `vu`.
        let quiet: Set<String>
    }

    /// The vocabularies in the order in which a query is read with them.
    static let all = [englishGerman, french, spanish]
}

extension SentenceVocabulary: Hashable {
    static func == (first: SentenceVocabulary, second: SentenceVocabulary) -> Bool { first.name == second.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SentenceVocabulary {
    /// A vocabulary of French or Spanish.
    /// - Parameter quiet: the words that do not say what is wanted, though others with the same meaning do
    init(
        romance name: String, titles: String, words: [String: SentenceWord], phrases: [String: SentenceWord?],
        quiet: Set<String>, units: [String: Int], numbers: [String: Double], decadeLeads: Set<String>,
        decadeNames: [String: Int]
    ) {
        let wishes = words.filter { $0.value.isWish || $0.value == .theatres }.keys.filter { !quiet.contains($0) }
        let endings = phrases.filter { $0.value?.isWish == true }.keys.compactMap {
            $0.split(separator: " ").last.map(String.init)
        }
        self.init(
            name: name, titles: titles, words: words.mapValues { Meaning(word: $0, titles: titles) },
            phrases: phrases, units: units, numbers: numbers, decadeEndings: ["s": titles], decadeLeads: decadeLeads,
            decadeNames: decadeNames, romance: Romance(wishes: Set(wishes).union(endings), quiet: quiet))
    }

    var isRomance: Bool { romance != nil }

    /// The meaning of a word; nil when it has none here.
    func meaning(of word: String) -> Meaning? {
        if let meaning = words[word] ?? decade(word) { return meaning }
        for ending in endings where word.hasSuffix(ending) {
            if let meaning = stems[String(word.dropLast(ending.count))] { return meaning }
        }
        return nil
    }

    /// Whether a query of these words may have conditions. Most queries are rejected here, after a look at each word.
    /// - Parameter isLoose: see ``SearchSentence/init(_:naming:isLoose:)``
    func mayBeSentence(_ words: [String], isLoose: Bool) -> Bool {
        guard let romance else { return words.contains(where: mayBeCondition) }
        return words.contains { romance.wishes.contains($0) || isLoose && isGenre($0) }
    }

    private func isGenre(_ word: String) -> Bool {
        if case .genre = meaning(of: word)?.word { true } else { false }
    }

    /// Whether the word may be a condition. A query without such a word certainly has none.
    private func mayBeCondition(_ word: String) -> Bool {
        switch meaning(of: word)?.word {
        case nil, .noun, .filler, .and, .or, .than: Self.isYear(word) || isOfLength(word)
        default: true
        }
    }

    private static func isYear(_ word: String) -> Bool {
        word.utf8.count == 4 && word.utf8.allSatisfy { 48...57 ~= $0 }
    }

    /// Whether the word is a unit of time, or ends with one: `90min`, `zweistündig`.
    private func isOfLength(_ word: String) -> Bool {
        units[String(word.drop { $0.isASCII && $0.isNumber })] != nil
            || adjectives.contains { word.contains($0.key) }
    }

    /// Whether the text reads well only after a word for films: `from 1994`.
    func mayFollowFilms(_ text: String) -> Bool {
        if isRomance { return true }
        return switch TextFolding.words(text).first.flatMap({ meaning(of: $0)?.word }) {
        case .from, .byOrFrom, .within, .with, .by, .without, .like, .not: true
        default: false
        }
    }

    /// Whether the name of a service may follow.
    func mayPrecedeService(_ word: String) -> Bool {
        switch words[word]?.word {
        case .on, .at, .or, .onOrIn: true
        case .byOrFrom: isRomance
        default: false
        }
    }
}

// MARK: - Decades and phrases

extension SentenceVocabulary {
    /// Parses `90s`, `1990s`, `90er`, `1990ern`.
    private func decade(_ word: String) -> Meaning? {
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        guard let first = Self.decade(of: digits), let titles = decadeEndings[String(word.dropFirst(digits.count))]
        else { return nil }
        return Meaning(word: .decade(first), titles: titles)
    }

    /// The first year of the decade that a number of two or four digits means.
    private static func decade(of digits: some StringProtocol) -> Int? {
        guard let number = Int(digits), number.isMultiple(of: 10) else { return nil }
        switch digits.utf8.count {
        case 2: return number < 30 ? 2000 + number : 1900 + number
        case 4 where 1880...2090 ~= number: return number
        default: return nil
        }
    }

    /// Several words with one meaning, with their number.
    struct Phrase {
        var word: SentenceWord?
        var count: Int
    }

    /// The phrase at the beginning of these words; nil when there is none.
    func phrase(_ words: ArraySlice<String>) -> Phrase? {
        if phrases.isEmpty { return nil }
        for count in (2...4).reversed() where count <= words.count {
            if let word = phrases[words.prefix(count).joined(separator: " ")] {
                return Phrase(word: word, count: count)
            }
        }
        return decadePhrase(words)
    }

    /// Parses `années 90`, `los años noventa`, `années quatre-vingt-dix`.
    private func decadePhrase(_ words: ArraySlice<String>) -> Phrase? {
        let rest = words.drop(while: decadeLeads.contains)
        let leadCount = words.count - rest.count
        guard leadCount > 0 else { return nil }
        for count in (1...3).reversed() where count <= rest.count {
            let name = rest.prefix(count).joined(separator: " ")
            guard let first = decadeNames[name] ?? Self.decade(of: name) else { continue }
            return Phrase(word: .decade(first), count: leadCount + count)
        }
        guard let word = rest.first, case .decade(let first) = decade(word)?.word else { return nil }
        return Phrase(word: .decade(first), count: leadCount + 1)
    }
}
