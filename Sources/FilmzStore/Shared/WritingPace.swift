/// Lets other programs write between the pieces of long work. They look for a gap once in a millisecond, and pieces that
/// follow each other leave none.
struct WritingPace {
    /// How long pieces are written before there is a gap.
    static let span = Duration.milliseconds(20)
    private static let gap = Duration.milliseconds(2)
    private let gate: WriteGate?
    private var gapAt = ContinuousClock.now + span

    init(_ database: FilmzDatabase) {
        gate = database.gate
    }

    /// Call it before each piece.
    /// - Throws: `CancellationError`
    mutating func next() async throws {
        guard ContinuousClock.now >= gapAt else { return }
        if gate?.isWaitedFor == true { try await Task.sleep(for: Self.gap) } else { try Task.checkCancellation() }
        gapAt = .now + Self.span
    }
}
