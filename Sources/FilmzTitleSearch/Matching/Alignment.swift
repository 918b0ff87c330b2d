/// A mapping from the words of a query to the words of a name.
struct Alignment {
    /// For each word of the query, the position of the name's word and the grade of the match.
    var positions: SIMD16<UInt8> = .zero
    var grades: SIMD16<UInt8> = .zero

    /// Assigns to each word of the query, in order, the best of the remaining words. Among equally good words, the one
    /// directly after the last chosen word wins, or else the first.
    /// - Parameter adjacency: bit i is set if word i has to be directly after word i − 1
    /// - Returns: nil if a word of the query has no remaining match
    @inline(__always)
    static func find(
        words: Int, adjacency: UInt32, terms: Int, grade: (_ word: Int, _ term: Int) -> Ranking.Grade
    ) -> Alignment? {
        var alignment = Alignment()
        var used: UInt64 = 0
        var nextPosition = 0
        for word in 0..<words {
            var best: Ranking.Grade = .max
            var bestPosition = 0
            let followsDirectly = adjacency &>> UInt32(word) & 1 == 1
            // The number of words that have to follow it directly.
            let followers = (~(adjacency &>> UInt32(word &+ 1))).trailingZeroBitCount
            for term in followsDirectly ? nextPosition..<max(nextPosition, min(nextPosition &+ 1, terms)) : 0..<terms
            where used &>> UInt64(term) & 1 == 0 {
                let quality = grade(word, term)
                guard quality != 0, quality < best || quality == best && term == nextPosition else { continue }
                let hasFollowers =
                    followers == 0
                    || term &+ followers < terms
                        && (1...followers).allSatisfy { grade(word &+ $0, term &+ $0) != 0 }
                guard hasFollowers else { continue }
                best = quality
                bestPosition = term
            }
            guard best != .max else { return nil }
            used |= 1 &<< UInt64(bestPosition)
            alignment.positions[word] = UInt8(truncatingIfNeeded: bestPosition)
            alignment.grades[word] = best
            nextPosition = bestPosition &+ 1
        }
        return alignment
    }
}
