/// People with names of many languages, of whom few made much.
struct PersonSeries {
    private var random: SeededRandom
    private var first: Vocabulary
    private var last: Vocabulary
    private var maker: TitleMaker
    private var id = 0

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        func list(_ words: String) -> Language {
            Language(code: "en", region: "", weight: 1, shapes: "_", words: words)
        }
        first = Vocabulary(list(EnglishWords.firstNames), strength: 4_000, discount: 0.3)
        last = Vocabulary(list(EnglishWords.surnames), strength: 60_000, discount: 0.5)
        maker = TitleMaker(words: [])
    }

    mutating func next() -> Person {
        id += 1 + random.below(40)
        var name = first.word(&random).native
        if random.chance(0.12) { name += Array(" \(random.pick(Array("ABCDEFGHIJKLMNOPRSTVW"))).".utf8) }
        name.append(UInt8(ascii: " "))
        name += surname()
        if random.chance(0.06) { name += Array("-".utf8) + surname() }
        let birth = random.chance(0.25) ? 2005 - random.below(90) - random.below(40) : nil
        let death = birth.flatMap { $0 < 1950 && random.chance(0.6) ? min(2025, $0 + 45 + random.below(50)) : nil }
        return Person(id: id, name: name, birth: birth, death: death)
    }

    private mutating func surname() -> [UInt8] {
        if random.chance(0.6) { return last.word(&random).native }
        var word = maker.word(in: 1 + random.below(maker.languages.count - 1), &random).latin
        word.capitaliseFirst()
        return word
    }
}
