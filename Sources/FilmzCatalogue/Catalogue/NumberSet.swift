/// A set of numbers up to a billion, with one bit for each.
struct NumberSet: Sendable {
    private var words: [UInt64] = []

    mutating func insert(_ number: Int) {
        let word = number >> 6
        if word >= words.count {
            words += Array(repeating: 0, count: max(word + 1 - words.count, words.count))
        }
        words[word] |= 1 << UInt64(number & 63)
    }

    func contains(_ number: Int) -> Bool {
        let word = number >> 6
        return word < words.count && words[word] & 1 << UInt64(number & 63) != 0
    }
}
