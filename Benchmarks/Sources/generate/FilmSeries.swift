/// Films that resemble real ones in number, length and language of their titles, in years and in votes.
///
/// The films of the starter catalogue are among them as the best known ones. As in IMDb, a hundred films share a short
/// title such as *Home*, few of them known, and well-known titles begin with the same words.
struct FilmSeries {
    private static let kinds: [StaticString] = ["movie", "tvSeries", "tvMovie", "tvMiniSeries"]
    private let kinds = WeightedChoice([64, 18, 13, 5])
    private let curve = VoteCurve()
    private let count: Int
    private let known: Int
    private var random: SeededRandom
    private var maker: TitleMaker
    /// Titles of earlier films, to be taken again.
    private var titles: [[UInt8]] = []
    /// Words that are whole titles of many films.
    private let shared: [String]
    private let sharing: WeightedChoice

    /// - Parameter list: What titles take words from in place of ours.
    init(count: Int, known: [Film], list: WordList?, seed: UInt64) {
        self.count = count
        self.known = known.count
        random = SeededRandom(seed: seed)
        let words = known.flatMap { String(decoding: $0.primary, as: UTF8.self).split(separator: " ") }
        var seen: [String: Int] = [:]
        for word in words where word.count > 2 && word.allSatisfy(\.isLetter) { seen[String(word), default: 0] += 1 }
        let frequent = seen.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
        titles = known.map(\.primary)
        if let list {
            maker = TitleMaker(words: [], list: list)
            let words = maker.languages[0].words.map { String(decoding: $0.native, as: UTF8.self) }
            shared = CommonTitles.words(firstOf: [], usual: words)
        } else {
            maker = TitleMaker(words: frequent.map(\.key))
            shared = CommonTitles.words(
                firstOf: known.map { String(decoding: $0.primary, as: UTF8.self) },
                usual: EnglishWords.all.map { $0.prefix(1).uppercased() + $0.dropFirst() })
        }
        // Of a million films, the most common title has a hundred, the hundredth has forty, and the thousandth six,
        // besides those that are made of one word anyway.
        sharing = WeightedChoice(shared.indices.map { 1 / (Double($0) + 60) })
    }

    mutating func next() -> Film {
        var film = Film()
        film.kind = Self.kinds[kinds.draw(&random)]
        film.year = year()
        let rank = Double(known) + random.unit() * Double(count - known)
        film.votes = curve.votes(rank: rank * 1_000_000 / Double(count))
        switch random.unit() {
        case ..<0.115:
            film.origin = .duplicate
            film.primary = random.pick(titles)
            film.original = film.primary
        case ..<0.155:
            film.origin = .sequel
            film.primary = sequel(of: random.pick(titles))
            film.original = film.primary
        case ..<0.175:
            film.origin = .namesake
            film.primary = Array(shared[sharing.draw(&random)].utf8)
            film.original = film.primary
        case ..<0.5 where film.votes.map { $0 > 5_000 } ?? false:
            let rest = maker.title(in: 0, &random).native
            film.primary = Array("\(shared[sharing.draw(&random)]) ".utf8) + rest
            film.original = film.primary
        default:
            name(&film)
        }
        titles.append(film.primary)
        return film
    }

    private mutating func year() -> Int? {
        if random.chance(0.03) { return nil }
        // Half of all films are of the last twenty years.
        let share = random.unit()
        return 2026 - Int(125 * share * share * share) - random.below(4)
    }

    private mutating func sequel(of title: [UInt8]) -> [UInt8] {
        let number = 2 + random.below(random.chance(0.7) ? 2 : 8)
        let roman = ["II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][number - 2]
        let subtitle = maker.title(in: 0, &random).native
        return switch random.below(10) {
        case ..<4: title + Array(" \(number)".utf8)
        case ..<7: title + Array(" \(roman)".utf8)
        case ..<8: title + Array(" Part \(random.chance(0.5) ? roman : String(number))".utf8)
        case ..<9: title + Array(": ".utf8) + subtitle
        default: title + Array(" \(number): ".utf8) + subtitle
        }
    }

    private mutating func name(_ film: inout Film) {
        let number = maker.language(&random)
        let language = maker.languages[number]
        let own = maker.title(in: number, &random)
        func alternative(_ title: [UInt8], _ language: Language) -> Film.Alternative {
            Film.Alternative(title: title, region: language.region, language: language.code)
        }
        film.original = own.latin
        film.primary = own.latin
        if number > 0 {
            let english = maker.title(in: 0, &random).native
            if random.chance(0.3) {
                film.primary = english
            } else if random.chance(0.3) {
                film.alternatives.append(alternative(english, maker.languages[0]))
            }
            if !language.isLatin, random.chance(0.9) { film.alternatives.append(alternative(own.native, language)) }
        }
        // The better known a film, the more often it was translated.
        let chance = film.votes.map { $0 > 1_000 ? 0.65 : $0 > 50 ? 0.33 : 0.2 } ?? 0.09
        while film.alternatives.count < 8, random.chance(chance) {
            let other = 1 + random.below(maker.languages.count - 1)
            if other == number { continue }
            film.alternatives.append(
                alternative(maker.title(in: other, &random).native, maker.languages[other]))
        }
    }
}
