/// Makes words that look like given ones: a Markov chain of letters (Shannon 1948).
struct SpellingModel {
    private static let end: Unicode.Scalar = "\0"
    private let order: Int
    private let usualLength: Int
    /// What followed after these letters, as often as it did.
    private var followers: [[Unicode.Scalar]: [Unicode.Scalar]] = [:]

    init(words: [String]) {
        let letters = Set(words.flatMap(\.unicodeScalars)).count
        // After how many letters the next one is chosen: few where little is known or letters are syllables.
        order = words.count > 400 ? 3 : letters > 80 ? 1 : 2
        usualLength = words.reduce(0) { $0 + $1.unicodeScalars.count } / max(1, words.count)
        for word in words {
            var context = [Unicode.Scalar](repeating: Self.end, count: order)
            for letter in word.unicodeScalars + [Self.end] {
                followers[context, default: []].append(letter)
                context.removeFirst()
                context.append(letter)
            }
        }
    }

    func word(_ random: inout SeededRandom) -> String {
        while true {
            var word = String.UnicodeScalarView()
            var context = [Unicode.Scalar](repeating: Self.end, count: order)
            while let letter = followers[context].map({ random.pick($0) }), letter != Self.end, word.count < 16 {
                word.append(letter)
                context.removeFirst()
                context.append(letter)
            }
            // Short ones are rarely new.
            if (2...14).contains(word.count), word.count >= usualLength || random.chance(0.3) { return String(word) }
        }
    }
}
