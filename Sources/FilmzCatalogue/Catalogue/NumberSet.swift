/// A set of numbers up to a billion as a bitmap.
struct NumberSet: Sendable {
    private var words: [UInt64] = []
    /// One bit for each word that is not 0. With few numbers, these bits stay in the processor's cache, and most
    /// look-ups end there.
    private var summary: [UInt64] = []

    mutating func insert(_ number: Int) {
        let word = number >> 6
        if word >= words.count {
            words += Array(repeating: 0, count: max(word + 1 - words.count, words.count))
            summary += Array(repeating: 0, count: words.count >> 6 + 1 - summary.count)
        }
        words[word] |= 1 << UInt64(number & 63)
        summary[word >> 6] |= 1 << UInt64(word & 63)
    }

    func contains(_ number: Int) -> Bool {
        let word = number >> 6
        return word < words.count && summary[word >> 6] & 1 << UInt64(word & 63) != 0
            && words[word] & 1 << UInt64(number & 63) != 0
    }
}
