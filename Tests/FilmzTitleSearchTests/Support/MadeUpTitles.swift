import FilmzTitleSearch

/// Entries of made-up words, many of them similar.
enum MadeUpTitles {
    static let words = [
        "the", "a", "of", "and", "love", "lover", "glove", "moon", "moonlight", "light", "lights", "spider", "man",
        "spiderman", "breakfast", "break", "fast", "club", "night", "knight", "nights", "rocky", "2", "ii", "iii",
        "two", "one",
        "1999",
        "2001", "odyssey", "space", "spaces", "le", "die", "hard", "hart", "heart", "père", "Łódź", "wall", "e", "千",
        "と",
        "космос", "journey", "journeys", "adventure", "adventures", "x", "men", "women", "woman",
    ]

    static func entries(_ count: Int, of words: [String] = words, using random: inout SeededGenerator) -> [TitleEntry] {
        (0..<count).map { index in
            TitleEntry(
                id: Int64(1_000 + index * 7),
                year: Bool.random(using: &random) ? Int.random(in: 1998...2002, using: &random) : nil,
                popularity: 1 << Int.random(in: 0...20, using: &random) - 1,
                names: (0..<Int.random(in: 1...3, using: &random)).map { _ in name(of: words, using: &random) },
                people: index % 3 == 0 ? [name(of: words, using: &random), name(of: words, using: &random)] : [])
        }
    }

    static func name(of words: [String] = words, using random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            let word = words[Int.random(in: 0..<words.count, using: &random)]
            return Bool.random(using: &random) ? word.capitalized : word
        }.joined(separator: [" ", " ", " ", "-", ": "].randomElement(using: &random) ?? " ")
    }

    /// A text with this many edits of one letter each.
    static func mistyped(_ text: String, edits: Int, using random: inout SeededGenerator) -> String {
        var letters = Array(text)
        for _ in 0..<edits {
            let place = Int.random(in: 0..<letters.count, using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0: letters[place] = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "q"
            case 1 where letters.count > 1: letters.remove(at: place)
            case 2 where place + 1 < letters.count: letters.swapAt(place, place + 1)
            default: letters.insert("abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "q", at: place)
            }
        }
        return String(letters)
    }
}

extension String {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
