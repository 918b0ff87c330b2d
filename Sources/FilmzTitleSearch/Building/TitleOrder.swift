/// All names sorted by their terms, without a leading article. Among names with the same terms, the best known comes
/// first.
struct TitleOrder {
    private(set) var names: [UInt32]

    private struct Key {
        /// As many of the first terms as fit, the first in the highest bits. Each is one higher, because zero, which
        /// sorts first, means that there is no further term.
        var terms: UInt64
        var name: UInt32
        /// Whether the name has further terms.
        var hasMore: Bool
    }

    /// - Parameter isArticle: for each term, whether it is an article
    init(_ names: NameTerms, isArticle: [Bool]) {
        let terms = names.terms
        let bitsPerTerm = max(1, Int.bitWidth - isArticle.count.leadingZeroBitCount)
        let termsPerKey = UInt64.bitWidth / bitsPerTerm
        var keys: [Key] = []
        keys.reserveCapacity(names.count)
        for name in 0..<names.count {
            let range = Self.range(of: name, names: names, isArticle: isArticle)
            var key: UInt64 = 0
            for position in 0..<termsPerKey {
                let index = range.lowerBound &+ position
                let digit = if index < range.upperBound { UInt64(terms[index]) &+ 1 } else { 0 as UInt64 }
                key = key &<< UInt64(bitsPerTerm) | digit
            }
            keys.append(Key(terms: key, name: UInt32(name), hasMore: range.count > termsPerKey))
        }
        Self.sort(&keys, bits: bitsPerTerm * termsPerKey)
        Self.sortTies(&keys, names: names, isArticle: isArticle, termsPerKey: termsPerKey)
        self.names = keys.map(\.name)
    }

    /// Sorts names whose first terms are the same by their further terms.
    private static func sortTies(_ keys: inout [Key], names: NameTerms, isArticle: [Bool], termsPerKey: Int) {
        let terms = names.terms
        var start = 0
        while start < keys.count {
            var end = start + 1
            var hasMore = keys[start].hasMore
            while end < keys.count, keys[end].terms == keys[start].terms {
                hasMore = hasMore || keys[end].hasMore
                end += 1
            }
            if hasMore, end - start > 1 {
                keys[start..<end].sort { left, right in
                    let leftRange = range(of: Int(left.name), names: names, isArticle: isArticle)
                    let rightRange = range(of: Int(right.name), names: names, isArticle: isArticle)
                    for (leftIndex, rightIndex) in zip(
                        leftRange.dropFirst(termsPerKey), rightRange.dropFirst(termsPerKey))
                    where terms[leftIndex] != terms[rightIndex] {
                        return terms[leftIndex] < terms[rightIndex]
                    }
                    return if leftRange.count == rightRange.count {
                        left.name < right.name
                    } else {
                        leftRange.count < rightRange.count
                    }
                }
            }
            start = end
        }
    }

    /// The terms of a name without its article, as indices of `names.terms`.
    @inline(__always)
    private static func range(of name: Int, names: NameTerms, isArticle: [Bool]) -> Range<Int> {
        let range = names[name]
        let hasArticle = range.count > 1 && isArticle[Int(names.terms[range.lowerBound])]
        return if hasArticle { range.lowerBound &+ 1..<range.upperBound } else { range }
    }

    /// Sorts by the terms only, and keeps the order of equal names: a radix sort with sixteen bits at a time.
    private static func sort(_ keys: inout [Key], bits: Int) {
        var sorted = keys
        for shift in stride(from: 0, to: UInt64(bits), by: 16) {
            // For each digit, first the number of keys with it, then the index of the next of them.
            var starts = [Int](repeating: 0, count: (1 << 16) + 1)
            for key in keys { starts[Int(key.terms &>> shift & 0xFFFF) &+ 1] &+= 1 }
            for digit in 1..<starts.count { starts[digit] &+= starts[digit &- 1] }
            for key in keys {
                let digit = Int(key.terms &>> shift & 0xFFFF)
                sorted[starts[digit]] = key
                starts[digit] &+= 1
            }
            swap(&keys, &sorted)
        }
    }
}
