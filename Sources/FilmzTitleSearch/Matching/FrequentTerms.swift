import FilmzLocking

/// The sets of names with a frequent term, such as "the". Reading hundreds of thousands of names again for each query
/// would take longer than the rest of it.
///
/// They take one bit of memory for each name and each of these terms.
final class FrequentTerms: Sendable {
    /// A term is frequent if more than one in this number of names has it.
    private static let inverseShare = 32
    /// The minimum number of names; a term with fewer is read just as fast.
    private static let minimumNameCount = 4_096
    /// The maximum number of terms. In titles of any language, fewer are so frequent.
    private static let termLimit = 16

    /// The sets by the start of the term's postings.
    private let sets = Mutex<[Int: NameSet]>([:])

    /// Creates the sets, the most frequent term first. Searches in the meantime read the names instead.
    func collect(from tables: IndexTables) {
        let names = tables.counts.names
        let minimum = max(Self.minimumNameCount, names / Self.inverseShare)
        let frequent = (0..<tables.counts.terms).lazy
            .map { tables.postings(of: $0..<$0 + 1) }
            .filter { $0.count > minimum }
            .sorted { $0.count > $1.count }
        for postings in frequent.prefix(Self.termLimit) {
            // If memory is exhausted, searches read the names.
            guard let set = NameSet(nameCount: names) else { return }
            tables.postings.forEachAscending(in: postings, within: 0..<names) { name in
                set.insert(tables.hasPeople ? tables.firstName(ofEntryWith: name) : name)
                return true
            }
            sets.withLock { $0[postings.lowerBound] = set }
        }
    }

    /// - Parameter postings: the postings of one term
    /// - Returns: nil if the term is not frequent, or its set has not been created yet
    func names(_ postings: Range<Int>) -> NameSet? {
        guard postings.count > Self.minimumNameCount else { return nil }
        return sets.withLock { $0[postings.lowerBound] }
    }
}
