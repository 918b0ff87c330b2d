/// The pace of long work that is written in pieces, so that no other writer waits long. As soon as there is one, the
/// pieces are short, and there are gaps between them: another program looks for one once in a millisecond, and pieces
/// that follow each other leave none.
struct WritingPace {
    private static let alone = Duration.milliseconds(35)
    private static let inCompany = Duration.milliseconds(8)
    private static let gap = Duration.milliseconds(2)
    /// The time for which another writer is expected to write again.
    private static let memory = Duration.seconds(1)

    private let database: FilmzDatabase
    private var companyUntil = ContinuousClock.now

    init(_ database: FilmzDatabase) {
        self.database = database
    }

    /// Whether others write too.
    var hasCompany: Bool { ContinuousClock.now < companyUntil }

    /// The time that the next piece may take.
    var span: Duration { if hasCompany { Self.inCompany } else { Self.alone } }

    /// Waits before each piece, if there are other writers.
    /// - Throws: `CancellationError`
    mutating func next() async throws {
        guard database.isWaitedFor else { return try Task.checkCancellation() }
        companyUntil = .now + Self.memory
        try await Task.sleep(for: Self.gap)
    }
}
