/// All names sorted by their terms, without a leading article. Among names with the same terms, the best known comes
/// first.
struct TitleOrder {
    private(set) var names: [UInt32]

    private struct Key {
        /// As many of the first terms as fit.
        var terms: UInt64
        var name: UInt32
        var hasMore: Bool
    }

    init(_ names: NameTerms, isArticle: [Bool]) {
        let terms = names.terms
        let width = max(1, Int.bitWidth - isArticle.count.leadingZeroBitCount)
        let depth = 64 / width
        var keys: [Key] = []
        keys.reserveCapacity(names.count)
        for name in 0..<names.count {
            let own = Self.range(of: name, names: names, isArticle: isArticle)
            var key: UInt64 = 0
            for place in 0..<depth {
                let index = own.lowerBound &+ place
                key = key &<< UInt64(width) | (index < own.upperBound ? UInt64(terms[index]) &+ 1 : 0)
            }
            keys.append(Key(terms: key, name: UInt32(name), hasMore: own.count > depth))
        }
        Self.sort(&keys, bits: width * depth)
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
                    let first = Self.range(of: Int(left.name), names: names, isArticle: isArticle)
                    let second = Self.range(of: Int(right.name), names: names, isArticle: isArticle)
                    for (one, other) in zip(first.dropFirst(depth), second.dropFirst(depth))
                    where terms[one] != terms[other] {
                        return terms[one] < terms[other]
                    }
                    return if first.count == second.count {
                        left.name < right.name
                    } else {
                        first.count < second.count
                    }
                }
            }
            start = end
        }
        self.names = keys.map(\.name)
    }

    @inline(__always)
    private static func range(of name: Int, names: NameTerms, isArticle: [Bool]) -> Range<Int> {
        let own = names[name]
        let hasArticle = own.count > 1 && isArticle[Int(names.terms[own.lowerBound])]
        return if hasArticle { own.lowerBound &+ 1..<own.upperBound } else { own }
    }

    /// Sorts by the terms only, and keeps the order of equal names: a radix sort with sixteen bits at a time.
    private static func sort(_ keys: inout [Key], bits: Int) {
        var other = keys
        for shift in stride(from: 0, to: UInt64(bits), by: 16) {
            var places = [Int](repeating: 0, count: 1 << 16 + 1)
            for key in keys { places[Int(key.terms &>> shift & 0xFFFF) &+ 1] &+= 1 }
            for digit in 1..<places.count { places[digit] &+= places[digit &- 1] }
            for key in keys {
                let digit = Int(key.terms &>> shift & 0xFFFF)
                other[places[digit]] = key
                places[digit] &+= 1
            }
            swap(&keys, &other)
        }
    }
}
