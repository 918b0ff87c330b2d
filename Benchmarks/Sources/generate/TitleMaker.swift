/// Makes titles of all languages.
struct TitleMaker {
    private(set) var languages: [Language]
    private var vocabularies: [Vocabulary]
    private let shapes: [WeightedChoice]
    private let choice: WeightedChoice

    /// - Parameters:
    ///   - words: English words besides the given ones.
    ///   - list: What to take words from in place of ours.
    init(words: [String], list: WordList? = nil) {
        let ours: [Language] = [.english(words: words)] + LatinLanguages.all + NativeScripts.all
        languages = list?.languages(like: ours) ?? ours
        let weights = languages.map(\.weight)
        let sum = weights.reduce(0, +)
        vocabularies = languages.map { Vocabulary($0, strength: 400_000 * $0.weight / sum, discount: 0.4) }
        shapes = languages.map { language in
            WeightedChoice(language.shapes.indices.map { 1 / (Double($0) + 6) })
        }
        choice = WeightedChoice(weights)
    }

    /// English is 0.
    func language(_ random: inout SeededRandom) -> Int { choice.draw(&random) }

    mutating func title(in language: Int, _ random: inout SeededRandom) -> Language.Form {
        var title = part(in: language, &random)
        if random.chance(0.16) {
            let second = part(in: language, &random)
            let between = random.pick([": ", " - ", ", ", ": "]).utf8
            title.native += between + second.native
            title.latin += between + second.latin
        }
        return title
    }

    private mutating func part(in language: Int, _ random: inout SeededRandom) -> Language.Form {
        let shape = languages[language].shapes[shapes[language].draw(&random)]
        var title = shape[0]
        for literal in shape.dropFirst() {
            let word = word(in: language, &random)
            title.native += word.native + literal.native
            title.latin += word.latin + literal.latin
        }
        title.native.capitaliseFirst()
        title.latin.capitaliseFirst()
        return title
    }

    mutating func word(in language: Int, _ random: inout SeededRandom) -> Language.Form {
        vocabularies[language].word(&random)
    }

    /// Some English words, of which no vocabulary grows.
    func phrase(words: Int, into bytes: inout [UInt8], _ random: inout SeededRandom) {
        for number in 0..<words {
            if number > 0 { bytes.append(UInt8(ascii: " ")) }
            bytes += vocabularies[0].borrow(&random).native
        }
    }
}

extension [UInt8] {
    /// Makes the first letter a capital one when it is of Latin script.
    mutating func capitaliseFirst() {
        guard let first else { return }
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
            self[0] = first - 32
        } else if first == 0xC3, count > 1, (0xA0...0xBE).contains(self[1]), self[1] != 0xB7 {
            self[1] -= 0x20
        }
    }
}
