/// For each term the names that have it, ascending.
struct PostingsBuilder {
    /// Where each term's names begin; one more at the end.
    private(set) var starts: [UInt32]
    private(set) var names: [UInt32]

    /// - Parameter people: first names of entries, ascending, and the terms of their people
    init(_ assembly: IndexAssembly, people: [(name: UInt32, terms: [UInt32])]) {
        starts = [UInt32](repeating: 0, count: assembly.terms.terms.count + 1)
        names = []
        // Twice: to count, and to put.
        var last = [UInt32](repeating: .max, count: assembly.terms.terms.count)
        for isCounting in [true, false] {
            var next = 0
            for name in assembly.names.indices {
                for term in assembly.terms(ofName: name) { note(term, UInt32(name), isCounting, &last) }
                if next < people.count, people[next].name == name {
                    for term in people[next].terms { note(term, UInt32(name), isCounting, &last) }
                    next += 1
                }
            }
            if isCounting {
                var sum: UInt32 = 0
                for term in starts.indices { (starts[term], sum) = (sum, sum + starts[term]) }
                names = [UInt32](repeating: 0, count: Int(sum))
                last = [UInt32](repeating: .max, count: last.count)
            }
        }
        // Putting moved every start to the next one's.
        starts.insert(0, at: 0)
        starts.removeLast()
        if starts.count > 1 { starts[starts.count - 1] = UInt32(names.count) }
    }

    private mutating func note(_ term: UInt32, _ name: UInt32, _ isCounting: Bool, _ last: inout [UInt32]) {
        let term = Int(term)
        guard last[term] != name else { return }
        last[term] = name
        if !isCounting { names[Int(starts[term])] = name }
        starts[term] += 1
    }
}
