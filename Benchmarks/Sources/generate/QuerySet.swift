import Foundation

/// What people type to find a film or a person, with what they meant.
///
/// Seven of ten look for something well known: by a logarithmic scale over the best known fifth. The others look for
/// anything. One of five types another name than the title.
struct QuerySet {
    struct Query {
        var kind: Kind
        var text: String
        /// Nil when nothing should be found.
        var id: Int?
        var name: String
    }

    enum Kind: String, CaseIterable {
        /// Every keystroke of a title.
        case prefix
        case typo1, typo2, swap, diacr, year, nohit
        case joined, split, numeral, ampersand, article, first

        /// The kinds of queries for names of people.
        static let ofPeople: [Kind] = [.prefix, .typo1, .typo2, .swap, .diacr, .nohit, .joined, .split, .first]
    }

    private let targets: [Target]
    /// The number of people with each first name.
    private var bearers: [[UInt8]: Int] = [:]
    private var random: SeededRandom

    /// - Parameter targets: The best known first.
    init(targets: [Target], seed: UInt64) {
        self.targets = targets
        random = SeededRandom(seed: seed)
        for target in targets { bearers[target.names[0], default: 0] += 1 }
    }

    /// At least this many queries of a kind, or none when the targets have too little of it.
    mutating func queries(_ kind: Kind, count: Int) -> [Query] {
        var queries: [Query] = []
        for _ in 0..<(count * 400) where queries.count < count { queries += query(kind) }
        return queries.count < count ? [] : queries
    }

    private mutating func query(_ kind: Kind) -> [Query] {
        let best = max(1, targets.count / 5)
        let isKnown = random.chance(0.7)
        let place = isKnown ? Int(pow(Double(best), random.unit())) - 1 : random.below(targets.count)
        let target = targets[place]
        let number = kind != .year && random.chance(0.2) ? random.below(target.names.count) : 0
        let name = String(decoding: target.names[number], as: UTF8.self)
        if kind == .prefix {
            let typed = name.lowercased()
            return typed.indices.map { end in
                Query(kind: kind, text: String(typed[...end]), id: target.id, name: name)
            }
        }
        if kind == .nohit { return [Query(kind: kind, text: nonsense(TypedText(name)), id: nil, name: "")] }
        let typed = TypedText(name)
        let isDuplicated = bearers[target.names[0], default: 0] > 1
        guard typed.isLatin, !typed.words.isEmpty,
            let text = kind == .year ? year(typed, target, isDuplicated) : changed(typed, kind)
        else { return [] }
        return [Query(kind: kind, text: text, id: target.id, name: name)]
    }

    private mutating func changed(_ typed: TypedText, _ kind: Kind) -> String? {
        switch kind {
        case .typo1: typos(typed, [1], in: 5)
        case .typo2: random.chance(0.5) ? typos(typed, [2], in: 9) : typos(typed, [1, 1], in: 5)
        case .swap: swap(typed)
        case .diacr: typed.withoutAccents.text == typed.text ? nil : typed.withoutAccents.text
        case .joined: joined(typed)
        case .split: split(typed)
        case .numeral: numeral(typed)
        case .ampersand: ampersand(typed)
        case .article: article(typed)
        case .first: wrongFirst(typed)
        case .prefix, .year, .nohit: nil
        }
    }

    private mutating func typos(_ typed: TypedText, _ counts: [Int], in length: Int) -> String? {
        var places = typed.places(ofAtLeast: length)
        guard places.count >= counts.count else { return nil }
        places.shuffle(using: &random)
        var typed = typed
        for (place, count) in zip(places, counts) {
            typed.words[place] = TypingError.made(in: typed.words[place], count: count, &random)
        }
        return typed.text
    }

    private mutating func wrongFirst(_ typed: TypedText) -> String? {
        let places = typed.places(ofAtLeast: 5)
        guard !places.isEmpty else { return nil }
        var typed = typed
        let place = random.pick(places)
        typed.words[place] = TypingError.wrongFirst(of: typed.words[place], &random)
        return typed.text
    }

    private mutating func swap(_ typed: TypedText) -> String? {
        guard typed.words.count > 1 else { return nil }
        var typed = typed
        let places = typed.words.indices.shuffled(using: &random)
        typed.words.swapAt(places[0], places[1])
        return typed.words[places[0]] == typed.words[places[1]] ? nil : typed.text
    }

    private mutating func year(_ typed: TypedText, _ target: Target, _ isDuplicated: Bool) -> String? {
        guard let year = target.year, isDuplicated else { return nil }
        return random.chance(0.8) ? "\(typed.text) \(year)" : "\(year) \(typed.text)"
    }

    private mutating func joined(_ typed: TypedText) -> String? {
        let long = Set(typed.places(ofAtLeast: 3))
        let places = long.filter { long.contains($0 + 1) }.sorted()
        guard !places.isEmpty else { return nil }
        var typed = typed
        let place = random.pick(places)
        typed.words[place] += typed.words.remove(at: place + 1)
        return typed.text
    }

    private mutating func split(_ typed: TypedText) -> String? {
        let places = typed.places(ofAtLeast: 7)
        guard !places.isEmpty else { return nil }
        var typed = typed
        let place = random.pick(places)
        let word = Array(typed.words[place])
        let at = 3 + random.below(word.count - 5)
        typed.words[place] = String(word[..<at])
        typed.words.insert(String(word[at...]), at: place + 1)
        return typed.text
    }

    private mutating func numeral(_ typed: TypedText) -> String? {
        let roman = ["ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        var typed = typed
        for place in typed.words.indices.dropFirst() {
            if let number = roman.firstIndex(of: typed.words[place]) {
                typed.words[place] = String(number + 2)
                return typed.text
            }
            if let number = Int(typed.words[place]), (2...9).contains(number) {
                typed.words[place] = roman[number - 2]
                return typed.text
            }
        }
        return nil
    }

    private func ampersand(_ typed: TypedText) -> String? {
        guard let place = typed.words.firstIndex(where: { $0 == "&" || $0 == "and" }), place > 0 else { return nil }
        var typed = typed
        typed.words[place] = typed.words[place] == "&" ? "and" : "&"
        return typed.text
    }

    private mutating func article(_ typed: TypedText) -> String? {
        let articles: Set = ["the", "a", "an", "le", "la", "les", "der", "die", "das", "el", "los", "las", "il", "o"]
        guard typed.words.count > 1 else { return nil }
        if articles.contains(typed.words[0]) { return typed.words.dropFirst().joined(separator: " ") }
        return random.chance(0.05) ? "the \(typed.text)" : nil
    }

    /// Words that resemble none, alone or with one that is there.
    private mutating func nonsense(_ typed: TypedText) -> String {
        let rare = Array("qxzjvkw")
        let words = (0..<(1 + random.below(2))).map { _ in
            String((0..<(10 + random.below(4))).map { $0 % 3 == 1 ? random.pick(rare) : random.pick(letters) })
        }
        let known = typed.places(ofAtLeast: 4).first.map { [typed.words[$0]] } ?? []
        return ((random.chance(0.5) ? known : []) + words).shuffled(using: &random).joined(separator: " ")
    }

    private let letters = Array("abcdefghijklmnopqrstuvwxyz")
}
