/// A mapping from the words of a query to the words of a name.
struct Alignment {
    /// For each word of the query, the position of the name's word and the grade of the match.
    var places: SIMD16<UInt8> = .zero
    var grades: SIMD16<UInt8> = .zero

    /// Assigns to each word of the query, in order, the best of the remaining words. Among equally good words, the one
    /// directly after the last chosen word wins, or else the first.
    /// - Parameter glued: bit i is set if word i has to be directly after word i − 1
    /// - Returns: nil if a word of the query has no remaining match
    @inline(__always)
    static func find(
        words: Int, glued: UInt32, terms: Int, grade: (_ word: Int, _ term: Int) -> Ranking.Grade
    ) -> Alignment? {
        var found = Alignment()
        var used: UInt64 = 0
        var expected = 0
        for word in 0..<words {
            var best: Ranking.Grade = .max
            var bestPlace = 0
            let isGlued = glued &>> UInt32(word) & 1 == 1
            // The number of words that have to follow it directly.
            let followers = (~(glued &>> UInt32(word &+ 1))).trailingZeroBitCount
            for term in isGlued ? expected..<max(expected, min(expected &+ 1, terms)) : 0..<terms
            where used &>> UInt64(term) & 1 == 0 {
                let quality = grade(word, term)
                guard quality != 0, quality < best || quality == best && term == expected else { continue }
                let isFollowed =
                    followers == 0
                    || term &+ followers < terms
                        && (1...followers).allSatisfy { grade(word &+ $0, term &+ $0) != 0 }
                guard isFollowed else { continue }
                best = quality
                bestPlace = term
            }
            guard best != .max else { return nil }
            used |= 1 &<< UInt64(bestPlace)
            found.places[word] = UInt8(truncatingIfNeeded: bestPlace)
            found.grades[word] = best
            expected = bestPlace &+ 1
        }
        return found
    }
}
