/// Makes the catalogue from IMDb's datasets while Filmz runs, for owners: downloads them, and imports them. Only one
/// import runs at a time.
public protocol CatalogueImportService: Sendable {
    /// The running import, or the result of the last one.
    func state() async throws -> CatalogueImport

    /// Starts an import. If one is running, this changes nothing.
    /// - Parameter acceptsConditions: whether the person has accepted IMDb's conditions
    /// - Throws: ``DomainError/importElsewhere``, and ``DomainError/invalid(_:_:)`` when the conditions were not accepted
    func start(acceptsConditions: Bool) async throws -> CatalogueImport

    /// Stops the running import, and returns when it has ended. Downloaded files stay.
    func stop() async throws -> CatalogueImport
}

/// The state of an import of IMDb's datasets. The catalogue stays as it was in all cases but ``done(filmCount:)``.
public enum CatalogueImport: Hashable, Sendable {
    /// There was no import since Filmz started.
    case none
    case running(CatalogueImportProgress)
    /// The new catalogue is in place.
    case done(filmCount: Int)
    /// A person stopped it.
    case stopped
    case failed(CatalogueImportFailure)
    /// Filmz ended before the import did.
    case interrupted
}

/// The progress of an import.
public struct CatalogueImportProgress: Hashable, Sendable, Codable {
    public enum Step: String, Hashable, Sendable, Codable, CaseIterable {
        case downloading, reading
        /// All files are read; lists and indexes are made from them. The duration is unknown.
        case indexing
    }

    public var step: Step
    /// IMDb's name of the current file, such as `title.basics`.
    public var file: String
    /// The number of the current file, from 1.
    public var fileNumber: Int
    public var fileCount: Int
    /// The number of bytes of all files that this step has processed.
    public var byteCount: Int
    /// The size of all files in bytes; an estimate until their sizes are known.
    public var totalByteCount: Int
    /// The number of rows read so far.
    public var rowCount: Int
    /// The number of films imported so far.
    public var filmCount: Int
    /// The estimated time to the end of this step; nil when unknown.
    public var secondsLeft: Int?

    public init(
        step: Step = .downloading, file: String = "", fileNumber: Int = 1, fileCount: Int, byteCount: Int = 0,
        totalByteCount: Int, rowCount: Int = 0, filmCount: Int = 0, secondsLeft: Int? = nil
    ) {
        self.step = step
        self.file = file
        self.fileNumber = fileNumber
        self.fileCount = fileCount
        self.byteCount = byteCount
        self.totalByteCount = totalByteCount
        self.rowCount = rowCount
        self.filmCount = filmCount
        self.secondsLeft = secondsLeft
    }

    /// The progress of this step, from 0 to 1; nil when unknown.
    public var fraction: Double? {
        guard step != .indexing, totalByteCount > 0 else { return nil }
        return min(1, max(0, Double(byteCount) / Double(totalByteCount)))
    }
}

/// The reason why an import failed. The catalogue is as it was.
public enum CatalogueImportFailure: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is no network, or IMDb's server does not answer.
    case unreachable = "unreachable"
    /// The connection ended before the file did.
    case brokenOff = "broken-off"
    /// IMDb's server answered with an error.
    case refused = "refused"
    /// The answer was something else, perhaps the sign-in page of a network.
    case unexpected = "unexpected"
    /// A file was damaged. It was removed, so that it is downloaded again.
    case damaged = "damaged"
    case diskFull = "disk-full"
    case notWritable = "not-writable"
    /// Any other reason, which is in the log.
    case unknown = "unknown"
}

/// An error that can end an import of IMDb's datasets.
public protocol CatalogueImportError: Error {
    var importFailure: CatalogueImportFailure { get }
}

extension StorageError: CatalogueImportError {
    public var importFailure: CatalogueImportFailure {
        switch self {
        case .full: .diskFull
        case .readOnly, .detached: .notWritable
        case .locked, .damaged: .unknown
        }
    }
}
