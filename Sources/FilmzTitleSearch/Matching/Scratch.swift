import FilmzLocking

/// The working memory of a search, which later searches reuse.
final class Scratch: Sendable {
    let grades: GradeTable
    let set: NameSet
    let terms = TermBuffer()
    /// The frequent terms, shared by all searches.
    let frequentTerms: FrequentTerms

    /// Allocates the memory; nil if it is exhausted.
    init?(_ counts: IndexCounts, frequentTerms: FrequentTerms) {
        guard let grades = GradeTable(termCount: counts.terms), let set = NameSet(nameCount: counts.names) else {
            return nil
        }
        self.grades = grades
        self.set = set
        self.frequentTerms = frequentTerms
    }
}

/// A pool of working memory for as many searches as ever ran concurrently.
final class ScratchPool: Sendable {
    private let counts: IndexCounts
    private let frequentTerms: FrequentTerms
    private let free = Mutex<[Scratch]>([])

    init(_ counts: IndexCounts, frequentTerms: FrequentTerms) {
        self.counts = counts
        self.frequentTerms = frequentTerms
    }

    /// Takes working memory out of the pool; nil if memory is exhausted.
    func acquire() -> Scratch? {
        free.withLock { $0.popLast() } ?? Scratch(counts, frequentTerms: frequentTerms)
    }

    func release(_ scratch: Scratch) {
        free.withLock { $0.append(scratch) }
    }
}
