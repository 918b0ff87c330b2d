import FilmzDomain

/// The progress of one step with all files: downloading them, or reading them.
struct ImportMeter {
    private(set) var progress: CatalogueImportProgress
    private var sizes: [DatasetFile: Int]
    private var counts: [DatasetFile: Int] = [:]
    private var rows: [DatasetFile: Int] = [:]
    /// The number of bytes of each file that existed before this import.
    private var former: [DatasetFile: Int] = [:]
    /// The files whose processing has begun.
    private var startedFiles: [DatasetFile] = []
    /// The files that have been read completely.
    private var finished: Set<DatasetFile> = []
    private let start: ContinuousClock.Instant

    /// The minimum time over which to measure a speed.
    private static let leastTime = Duration.seconds(3)

    /// - Parameter sizes: the sizes of all files in bytes
    init(_ step: CatalogueImportProgress.Step, sizes: [DatasetFile: Int], start: ContinuousClock.Instant = .now) {
        self.sizes = sizes
        self.start = start
        progress = CatalogueImportProgress(
            step: step, fileCount: sizes.count, totalByteCount: sizes.values.reduce(0, +))
    }

    mutating func begin(_ file: DatasetFile) {
        guard !startedFiles.contains(file) else { return }
        startedFiles.append(file)
        progress.file = file.rawValue
        progress.fileNumber = startedFiles.count
    }

    /// Stores the progress of a download.
    /// - Parameter size: nil when unknown
    mutating func arrived(_ bytes: Int, of size: Int?, file: DatasetFile, at now: ContinuousClock.Instant = .now) {
        if former[file] == nil { former[file] = bytes }
        sizes[file] = max(bytes, size ?? sizes[file] ?? 0)
        note(bytes, file: file, now: now)
    }

    /// Stores that a file is complete.
    mutating func isThere(_ file: DatasetFile, size: Int, at now: ContinuousClock.Instant = .now) {
        if former[file] == nil { former[file] = size }
        sizes[file] = size
        note(size, file: file, now: now)
    }

    mutating func read(_ fileProgress: DatasetProgress, at now: ContinuousClock.Instant = .now) {
        begin(fileProgress.file)
        rows[fileProgress.file] = fileProgress.rows
        progress.rowCount = rows.values.reduce(0, +)
        if fileProgress.file == .basics { progress.filmCount = fileProgress.keptCount }
        let fileSize = sizes[fileProgress.file] ?? fileProgress.bytesRead
        let bytesRead = if fileProgress.isFinished { fileSize } else { fileProgress.bytesRead }
        note(bytesRead, file: fileProgress.file, now: now)
        if fileProgress.isFinished { finished.insert(fileProgress.file) }
        if finished.count == sizes.count {
            progress.step = .indexing
            progress.secondsLeft = nil
        }
    }

    private mutating func note(_ bytes: Int, file: DatasetFile, now: ContinuousClock.Instant) {
        counts[file] = bytes
        progress.byteCount = counts.values.reduce(0, +)
        progress.totalByteCount = sizes.values.reduce(0, +)
        let elapsed = now - start
        let readBytes = progress.byteCount - former.values.reduce(0, +)
        guard elapsed >= Self.leastTime, readBytes > 0 else { return }
        let left = Double(progress.totalByteCount - progress.byteCount) / Double(readBytes) * (elapsed / .seconds(1))
        progress.secondsLeft = Int(min(left, 1e6).rounded(.up))
    }
}
