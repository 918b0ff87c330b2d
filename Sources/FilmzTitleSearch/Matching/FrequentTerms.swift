import FilmzLocking

/// The names that have a frequent term, such as "the", as sets. To read hundreds of thousands of names again for each
/// query takes longer than all the rest of it.
///
/// Memory: a bit for each name and each of these terms.
final class FrequentTerms: Sendable {
    /// A term is frequent when more than one name in this many has it.
    private static let share = 32
    /// A term of fewer names is read as quickly.
    private static let least = 4_096
    /// Fewer terms than this are so frequent in titles of any language.
    private static let limit = 16

    /// By where the term's postings begin.
    private let sets = Mutex<[Int: NameSet]>([:])

    /// Makes the sets, the most frequent term first. A search that comes meanwhile reads the names instead.
    func make(from tables: IndexTables) {
        let names = tables.counts.names
        let least = max(Self.least, names / Self.share)
        let frequent = (0..<tables.counts.terms).lazy
            .map { tables.postings(of: $0..<$0 + 1) }
            .filter { $0.count > least }
            .sorted { $0.count > $1.count }
        for postings in frequent.prefix(Self.limit) {
            // Without memory, the names are read.
            guard let set = NameSet(nameCount: names) else { return }
            tables.postings.forEachAscending(in: postings, within: 0..<names) { name in
                set.insert(tables.hasPeople ? tables.firstName(beside: name) : name)
                return true
            }
            sets.withLock { $0[postings.lowerBound] = set }
        }
    }

    /// - Parameter postings: those of one term
    /// - Returns: nil when the term is not frequent, or its set is not there yet
    func names(_ postings: Range<Int>) -> NameSet? {
        guard postings.count > Self.least else { return nil }
        return sets.withLock { $0[postings.lowerBound] }
    }
}
