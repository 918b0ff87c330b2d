/// A builder of postings: for each term, the names that have it, in ascending order.
struct PostingsBuilder {
    /// The start of each term's names in `names`, and the end of the last.
    private(set) var starts: [UInt32]
    private(set) var names: [UInt32] = []
    /// The last name recorded for each term.
    private var last: [UInt32]

    /// - Parameter people: first names of entries, in ascending order, and the terms of their people
    init(_ nameTerms: NameTerms, termCount: Int, people: [(name: UInt32, terms: [UInt32])]) {
        starts = [UInt32](repeating: 0, count: termCount + 1)
        last = [UInt32](repeating: .max, count: termCount)
        Self.forEach(nameTerms, people: people) { count($0, name: $1) }
        var sum: UInt32 = 0
        for term in starts.indices {
            let count = starts[term]
            starts[term] = sum
            sum += count
        }
        names = [UInt32](repeating: 0, count: Int(sum))
        last = [UInt32](repeating: .max, count: termCount)
        Self.forEach(nameTerms, people: people) { put($0, name: $1) }
        // Every start has moved to the start of the next term.
        starts.insert(0, at: 0)
        starts.removeLast()
    }

    @inline(__always)
    private static func forEach(
        _ names: NameTerms, people: [(name: UInt32, terms: [UInt32])], body: (_ term: Int, _ name: UInt32) -> Void
    ) {
        var next = 0
        for name in 0..<names.count {
            for index in names[name] { body(Int(names.terms[index]), UInt32(name)) }
            guard next < people.count, people[next].name == name else { continue }
            for term in people[next].terms { body(Int(term), UInt32(name)) }
            next += 1
        }
    }

    @inline(__always)
    private mutating func count(_ term: Int, name: UInt32) {
        guard last[term] != name else { return }
        last[term] = name
        starts[term] &+= 1
    }

    @inline(__always)
    private mutating func put(_ term: Int, name: UInt32) {
        guard last[term] != name else { return }
        last[term] = name
        names[Int(starts[term])] = name
        starts[term] &+= 1
    }
}
