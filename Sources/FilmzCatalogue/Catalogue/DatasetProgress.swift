/// The progress of the import of one file.
public struct DatasetProgress: Hashable, Sendable {
    public var file: DatasetFile
    /// The number of rows read so far, good or bad, without the header.
    public var rows = 0
    /// The number of these rows that were imported.
    public var keptCount = 0
    /// The number of bytes read from the file on the disk.
    public var bytesRead = 0
    public var byteCount: Int
    /// The time since the start of the file.
    public var elapsed = Duration.zero
    /// Whether this is the last report about the file.
    public var isFinished = false

    public init(file: DatasetFile, byteCount: Int) {
        self.file = file
        self.byteCount = byteCount
    }

    /// The part of the file that has been read, from 0 to 1.
    public var fraction: Double {
        if byteCount == 0 { 1 } else { min(1, Double(bytesRead) / Double(byteCount)) }
    }

    public var rowsPerSecond: Double {
        let seconds = elapsed / .seconds(1)
        return if seconds > 0 { Double(rows) / seconds } else { 0 }
    }

    /// The estimated time to the end of the file; nil while unknown.
    public var timeLeft: Duration? {
        if bytesRead > 0 && elapsed > .zero {
            elapsed * ((1 - fraction) / max(fraction, .leastNonzeroMagnitude))
        } else {
            nil
        }
    }
}
