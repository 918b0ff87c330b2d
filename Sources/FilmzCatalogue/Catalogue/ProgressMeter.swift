/// Reports the progress of reading a file, a few times a second.
struct ProgressMeter {
    private var progress: DatasetProgress
    private var lastReport = Duration.zero
    private let start = ContinuousClock.now
    private let report: @Sendable (DatasetProgress) -> Void

    private static let interval = Duration.milliseconds(100)

    init(_ file: DatasetFile, report: @escaping @Sendable (DatasetProgress) -> Void) {
        progress = DatasetProgress(file: file, byteCount: 0)
        self.report = report
    }

    mutating func tell(_ chunk: ParsedChunk<some Sendable>, keptCount: Int) {
        progress.rows = chunk.rows
        progress.keptCount = keptCount
        progress.bytesRead = chunk.position
        progress.byteCount = chunk.size
        progress.elapsed = ContinuousClock.now - start
        guard progress.elapsed - lastReport >= Self.interval else { return }
        lastReport = progress.elapsed
        report(progress)
    }

    mutating func end() {
        progress.elapsed = ContinuousClock.now - start
        progress.isFinished = true
        report(progress)
    }
}
