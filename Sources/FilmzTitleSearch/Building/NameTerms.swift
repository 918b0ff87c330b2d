/// The terms of all names, in the order of the names.
struct NameTerms {
    private(set) var terms: [UInt32] = []
    /// The end of each name's terms in `terms`.
    private(set) var ends: [UInt32] = []

    var count: Int { ends.count }

    init(capacity: Int) {
        ends.reserveCapacity(capacity)
        terms.reserveCapacity(4 * capacity)
    }

    /// The range of a name's terms in `terms`.
    @inline(__always)
    subscript(name: Int) -> Range<Int> {
        (name == 0 ? 0 : Int(ends[name &- 1]))..<Int(ends[name])
    }

    /// Adds a term to the open name.
    mutating func append(_ term: UInt32) { terms.append(term) }

    /// The number of terms of the open name.
    var openTermCount: Int { terms.count - Int(ends.last ?? 0) }

    mutating func endName() { ends.append(UInt32(terms.count)) }

    mutating func dropOpenName() { terms.removeLast(openTermCount) }

    /// Whether the open name has the same terms as one of the names from the given one on.
    func isOpenNameDuplicate(since first: Int) -> Bool {
        let start = Int(ends.last ?? 0)
        let count = openTermCount
        for name in first..<ends.count {
            let other = self[name]
            guard other.count == count else { continue }
            var index = 0
            while index < count, terms[other.lowerBound &+ index] == terms[start &+ index] { index &+= 1 }
            if index == count { return true }
        }
        return false
    }
}
