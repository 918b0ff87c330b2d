import FilmzLocking

/// The working memory of a search, which later searches reuse.
final class Scratch: Sendable {
    let marks: Marks
    let set: NameSet
    let terms = TermBuffer()
    /// The frequent terms, shared by all searches.
    let frequent: FrequentTerms

    /// Allocates the memory; nil if it is exhausted.
    init?(_ counts: IndexCounts, frequent: FrequentTerms) {
        guard let marks = Marks(termCount: counts.terms), let set = NameSet(nameCount: counts.names) else { return nil }
        self.marks = marks
        self.set = set
        self.frequent = frequent
    }
}

/// A pool of working memory for as many searches as ever ran concurrently.
final class ScratchPool: Sendable {
    private let counts: IndexCounts
    private let frequent: FrequentTerms
    private let free = Mutex<[Scratch]>([])

    init(_ counts: IndexCounts, frequent: FrequentTerms) {
        self.counts = counts
        self.frequent = frequent
    }

    /// Takes working memory out of the pool; nil if memory is exhausted.
    func take() -> Scratch? {
        free.withLock { $0.popLast() } ?? Scratch(counts, frequent: frequent)
    }

    func giveBack(_ scratch: Scratch) {
        free.withLock { $0.append(scratch) }
    }
}
