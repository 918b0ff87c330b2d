import FilmzLocking

/// The working memory of a search. The next search uses it again.
final class Scratch: Sendable {
    let marks: Marks
    let set: NameSet
    let terms = TermBuffer()
    /// The same for all searches.
    let frequent: FrequentTerms

    /// nil when there is no memory.
    init?(_ counts: IndexCounts, frequent: FrequentTerms) {
        guard let marks = Marks(termCount: counts.terms), let set = NameSet(nameCount: counts.names) else { return nil }
        self.marks = marks
        self.set = set
        self.frequent = frequent
    }
}

/// Working memory for as many searches as ever ran at the same time.
final class ScratchPool: Sendable {
    private let counts: IndexCounts
    private let frequent: FrequentTerms
    private let free = Mutex<[Scratch]>([])

    init(_ counts: IndexCounts, frequent: FrequentTerms) {
        self.counts = counts
        self.frequent = frequent
    }

    /// nil when there is no memory.
    func take() -> Scratch? {
        free.withLock { $0.popLast() } ?? Scratch(counts, frequent: frequent)
    }

    func giveBack(_ scratch: Scratch) {
        free.withLock { $0.append(scratch) }
    }
}
