/// The best names found so far, no two of the same entry.
struct TopHits {
    struct Hit {
        var points: Int
        var name: Int
        var entry: Int
        /// The interpretation of the query that found it.
        var interpretation: Int
        /// The number of wrong letters in the query.
        var edits = 0
    }

    /// The maximum number of hits; nil for all.
    let limit: Int?
    /// The hits, best first; among equally good ones the better known. Unsorted if all are kept.
    private(set) var hits: [Hit] = []
    /// The index of each entry's hit, if all are kept.
    private var positions: [Int: Int] = [:]

    init(limit: Int?) {
        self.limit = limit
    }

    /// The hits, best first, even if all are kept.
    var ranked: [Hit] { if limit == nil { hits.sorted(by: Self.precedes) } else { hits } }

    /// The hit that a new one must surpass; nil while there is room.
    var last: Hit? {
        guard let limit, hits.count >= limit else { return nil }
        return hits.last
    }

    /// - Returns: whether the hit is now among the best
    mutating func add(_ hit: Hit) -> Bool {
        guard let limit else { return addUnlimited(hit) }
        if let last, !Self.precedes(hit, last) { return false }
        if let old = hits.firstIndex(where: { $0.entry == hit.entry }) {
            guard Self.precedes(hit, hits[old]) else { return false }
            hits.remove(at: old)
        }
        var low = 0
        var high = hits.count
        while low < high {
            let middle = (low + high) / 2
            if Self.precedes(hit, hits[middle]) { high = middle } else { low = middle + 1 }
        }
        hits.insert(hit, at: low)
        if hits.count > limit { hits.removeLast() }
        return true
    }

    private mutating func addUnlimited(_ hit: Hit) -> Bool {
        guard let position = positions[hit.entry] else {
            positions[hit.entry] = hits.count
            hits.append(hit)
            return true
        }
        guard Self.precedes(hit, hits[position]) else { return false }
        hits[position] = hit
        return true
    }

    private static func precedes(_ left: Hit, _ right: Hit) -> Bool {
        left.points > right.points || left.points == right.points && left.name < right.name
    }
}
