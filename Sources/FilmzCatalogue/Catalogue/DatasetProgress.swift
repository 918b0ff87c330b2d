/// How far the import of one file has come.
public struct DatasetProgress: Hashable, Sendable {
    public var file: DatasetFile
    /// Read so far, good or bad, without the header.
    public var rows = 0
    /// Of those, how many went into the catalogue.
    public var kept = 0
    /// Of the file on the disk.
    public var bytesRead = 0
    public var byteCount: Int
    /// Since this file was begun.
    public var elapsed = Duration.zero
    /// Whether this is the file's last.
    public var isFinished = false

    public init(file: DatasetFile, byteCount: Int) {
        (self.file, self.byteCount) = (file, byteCount)
    }

    /// From 0 to 1.
    public var fraction: Double {
        byteCount == 0 ? 1 : min(1, Double(bytesRead) / Double(byteCount))
    }

    public var rowsPerSecond: Double {
        let seconds = elapsed / .seconds(1)
        return seconds > 0 ? Double(rows) / seconds : 0
    }

    /// Until this file is read, if it goes on as before; nil when that is not known yet.
    public var timeLeft: Duration? {
        bytesRead > 0 && elapsed > .zero ? elapsed * ((1 - fraction) / max(fraction, .leastNonzeroMagnitude)) : nil
    }
}
