/// All names in the order of their terms, less a leading article; of the same terms, the best known first.
struct TitleOrder {
    private(set) var names: [UInt32]

    init(_ assembly: IndexAssembly) {
        func key(_ name: Int) -> ArraySlice<UInt32> {
            let terms = assembly.terms(ofName: name)
            guard terms.count > 1, let first = terms.first, assembly.isArticle[Int(first)] else { return terms }
            return terms.dropFirst()
        }
        // The first two terms decide nearly always.
        var keys = assembly.names.indices.map { name in
            let terms = key(name)
            let (first, second) = (terms.first.map { UInt64($0) + 1 } ?? 0, terms.dropFirst().first.map { UInt64($0) + 1 } ?? 0)
            return Key(terms: first << 24 | second, name: UInt32(name), hasMore: terms.count > 2)
        }
        Self.sort(&keys)
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
                    let (first, second) = (key(Int(left.name)).dropFirst(2), key(Int(right.name)).dropFirst(2))
                    if first == second { return left.name < right.name }
                    return first.lexicographicallyPrecedes(second)
                }
            }
            start = end
        }
        names = keys.map(\.name)
    }

    private struct Key {
        var terms: UInt64
        var name: UInt32
        var hasMore: Bool
    }

    /// By the terms only, leaving what is equal as it was: by sixteen bits at a time, the lowest first.
    private static func sort(_ keys: inout [Key]) {
        var other = keys
        for shift in [0, 16, 32] as [UInt64] {
            var places = [Int](repeating: 0, count: 1 << 16 + 1)
            for key in keys { places[Int(key.terms >> shift & 0xFFFF) + 1] += 1 }
            for digit in 1..<places.count { places[digit] += places[digit - 1] }
            for key in keys {
                let digit = Int(key.terms >> shift & 0xFFFF)
                other[places[digit]] = key
                places[digit] += 1
            }
            swap(&keys, &other)
        }
    }
}
