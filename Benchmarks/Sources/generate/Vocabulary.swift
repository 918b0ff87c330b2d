/// The words of one language: the given ones by Zipf's law, and others whose number grows as they are used, by a
/// Pitman-Yor process (Pitman & Yor 1997) over a list of new ones and then a model of their spelling.
struct Vocabulary {
    private var words: [Language.Form]
    private var counts: [Int32]
    /// Every use so far: a word drawn from here is drawn as often as it was used.
    private var uses: [Int32] = []
    private var known: [Language.Form: Int32] = [:]
    /// The last ones come into use first.
    private var newWords: [Language.Form]
    private let native: SpellingModel
    private let latin: SpellingModel
    /// The words given, by Zipf's law.
    private let usual: WeightedChoice
    private let isJoined: Bool
    private let isLatin: Bool
    private let isCapitalised: Bool
    private let discount: Double
    private let strength: Double

    /// - Parameters:
    ///   - strength: The higher, the more new words there are early on.
    ///   - discount: Between 0 and 1. The higher, the more words are used only once.
    init(_ language: Language, strength: Double, discount: Double) {
        words = language.words
        newWords = language.newWords
        isJoined = !language.isSpaced
        isLatin = language.isLatin
        isCapitalised = language.code == "en"
        self.strength = strength
        self.discount = discount
        counts = Array(repeating: 0, count: words.count)
        func texts(_ part: KeyPath<Language.Form, [UInt8]>) -> [String] {
            language.words.map { String(decoding: $0[keyPath: part], as: UTF8.self) }
        }
        native = SpellingModel(words: texts(\.native))
        latin = SpellingModel(words: texts(\.latin))
        usual = WeightedChoice(words.indices.map { 1 / (Double($0) + 10) })
        for (place, word) in words.enumerated() {
            known[word] = Int32(place)
            use(Int32(place))
        }
    }

    /// A word that is used once more by this.
    mutating func word(_ random: inout SeededRandom) -> Language.Form {
        if random.chance(0.4) { return words[usual.draw(&random)] }
        let new = (strength + discount * Double(words.count)) / (Double(uses.count) + strength)
        let place = random.chance(new) ? grow(&random) : old(&random)
        use(place)
        return words[Int(place)]
    }

    /// A word in use, which does not count as one more use.
    func borrow(_ random: inout SeededRandom) -> Language.Form { words[Int(random.pick(uses))] }

    private mutating func use(_ place: Int32) {
        counts[Int(place)] += 1
        uses.append(place)
    }

    private func old(_ random: inout SeededRandom) -> Int32 {
        while true {
            let place = random.pick(uses)
            if random.unit() * Double(counts[Int(place)]) >= discount { return place }
        }
    }

    private mutating func grow(_ random: inout SeededRandom) -> Int32 {
        let word = newWord(&random)
        if let place = known[word] { return place }
        let place = Int32(words.count)
        words.append(word)
        counts.append(0)
        known[word] = place
        return place
    }

    private mutating func newWord(_ random: inout SeededRandom) -> Language.Form {
        if let word = newWords.popLast() { return word }
        if isJoined {
            let first = random.pick(words)
            let second = random.pick(words)
            if first.latin.count + second.latin.count > 14 { return first }
            return Language.Form(native: first.native + second.native, latin: first.latin + second.latin)
        }
        var text = native.word(&random)
        if isCapitalised { text = text.prefix(1).uppercased() + text.dropFirst() }
        let written = Array(text.utf8)
        return Language.Form(native: written, latin: isLatin ? written : Array(latin.word(&random).utf8))
    }
}
