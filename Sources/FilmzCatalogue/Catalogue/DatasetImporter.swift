public import FilmzDomain
import FilmzLocking
import Foundation

/// Downloads IMDb's datasets into a folder and makes the catalogue from them, while Filmz is in use.
public final class DatasetImporter: CatalogueImportService {
    /// Downloads a file to a path unless it exists and has not changed, and reports the bytes so far and the total. An
    /// interrupted download is resumed the next time.
    public typealias Fetch =
        @Sendable (DatasetFile, _ path: String, _ report: @escaping @Sendable (Int, Int?) -> Void) async throws -> Void

    private let folder: String
    private let catalogue: any CatalogueService
    private let clock: Clock
    private let fetch: Fetch
    private let log: @Sendable (any Error) -> Void
    private let ended: @Sendable () -> Void
    private let mark: ImportMark
    private let background: BackgroundWork
    private let work: Mutex<Work>

    private struct Work {
        var state = CatalogueImport.none
        /// The start of the last import, including one that another process did not finish.
        var startedAt: Timestamp?
        var running: StoppableWork?
        /// Whether a person stopped the import. Otherwise it was Filmz that ended.
        var isStopped = false
        /// Who waits for its end.
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    /// - Parameters:
    ///   - folder: where the files are; it is made when the first import starts
    ///   - work: imports; when it ends, the next start tells that an import was not finished
    ///   - log: is called with the reason why an import failed
    ///   - ended: is called when an import has ended, whatever the result
    public init(
        folder: String, catalogue: any CatalogueService, work: BackgroundWork, clock: Clock = Clock(),
        fetch: @escaping Fetch, log: @escaping @Sendable (any Error) -> Void = { _ in },
        ended: @escaping @Sendable () -> Void = {}
    ) {
        self.folder = folder
        self.catalogue = catalogue
        self.clock = clock
        self.fetch = fetch
        self.log = log
        self.ended = ended
        background = work
        mark = ImportMark(folder)
        // When another process imports, its mark says nothing about unfinished imports.
        let lock = DatasetLock.acquire(folder)
        let startedAt: Timestamp? = if lock == nil { nil } else { mark.startedAt }
        self.work = Mutex(Work(state: startedAt == nil ? .none : .interrupted, startedAt: startedAt))
        lock?.release()
    }

    public func state() async throws -> CatalogueImport {
        let (state, startedAt) = work.withLock { ($0.state, $0.startedAt) }
        switch state {
        case .none, .running, .done: return state
        case .stopped, .failed, .interrupted:
            // A command may have imported since.
            guard let startedAt, let description = try await catalogue.description() else { return state }
            return if description.origin == .imdb && description.madeAt >= startedAt { .none } else { state }
        }
    }

    public func start(acceptsConditions: Bool) async throws -> CatalogueImport {
        guard acceptsConditions else { throw DomainError.invalid(.acceptsConditions, .missing) }
        return try work.withLock { work in
            guard work.running == nil else { return work.state }
            do {
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                guard let lock = DatasetLock.acquire(folder) else { throw DomainError.importElsewhere }
                let startedAt = clock.now()
                try mark.set(startedAt)
                let meter = ImportMeter(.downloading, sizes: DatasetFile.usualSizes)
                work.state = .running(meter.progress)
                work.startedAt = startedAt
                work.isStopped = false
                let running = StoppableWork()
                work.running = running
                // So that answering others comes first.
                let begins = background.begin(priority: .background) {
                    await running.run { await self.run(meter, lock: lock) }
                }
                if !begins { end(&work, as: .interrupted, lock: lock) }
            } catch let error as DomainError {
                throw error
            } catch {
                log(error)
                work.state = .failed(.notWritable)
            }
            return work.state
        }
    }

    public func stop() async throws -> CatalogueImport {
        work.withLock { work in
            work.isStopped = work.running != nil
            work.running?.cancel()
        }
        await finish()
        return try await state()
    }

    /// Returns when no import is running.
    func finish() async {
        await withCheckedContinuation { continuation in
            let isAtRest = work.withLock { work in
                if work.running != nil { work.waiters.append(continuation) }
                return work.running == nil
            }
            if isAtRest { continuation.resume() }
        }
    }

    private func run(_ meter: ImportMeter, lock: DatasetLock) async {
        let outcome: Result<Int, any Error>
        do {
            try await download(meter)
            outcome = .success(try await importFiles())
        } catch {
            outcome = .failure(error)
        }
        ended()
        let isCancelled = Task.isCancelled
        work.withLock { work in
            let state: CatalogueImport =
                switch outcome {
                case .success(let count): .done(filmCount: count)
                case .failure where work.isStopped: .stopped
                case .failure where isCancelled: .interrupted
                case .failure(let error): .failed(failure(error))
                }
            end(&work, as: state, lock: lock)
        }
    }

    private func end(_ work: inout Work, as state: CatalogueImport, lock: DatasetLock) {
        work.state = state
        if state != .interrupted { mark.remove() }
        work.running = nil
        lock.release()
        for waiter in work.waiters { waiter.resume() }
        work.waiters = []
    }

    private func failure(_ error: any Error) -> CatalogueImportFailure {
        log(error)
        // A damaged file has the server's date, so it would not be downloaded again.
        if let path = (error as? DatasetError)?.damagedFile { try? FileManager.default.removeItem(atPath: path) }
        return (error as? any CatalogueImportError)?.importFailure ?? .unknown
    }

    private func download(_ first: ImportMeter) async throws {
        let meter = Mutex(first)
        for file in DatasetFile.allCases {
            try Task.checkCancellation()
            tell(meter) { $0.begin(file) }
            try await fetch(file, file.path(in: folder)) { bytes, size in
                self.tell(meter) { $0.arrived(bytes, of: size, file: file) }
            }
            let size = fileSize(file)
            tell(meter) { $0.isThere(file, size: size) }
        }
    }

    private func importFiles() async throws -> Int {
        let sizes = Dictionary(uniqueKeysWithValues: DatasetFile.allCases.map { ($0, fileSize($0)) })
        let meter = Mutex(ImportMeter(.reading, sizes: sizes))
        let job = DatasetImport(DatasetFolder(folder), clock: clock) { progress in
            self.tell(meter) { $0.read(progress) }
        }
        return try await job.run(into: catalogue).filmCount
    }

    private func tell(_ meter: borrowing Mutex<ImportMeter>, change: (inout ImportMeter) -> Void) {
        let progress = meter.withLock { meter in
            change(&meter)
            return meter.progress
        }
        work.withLock { $0.state = .running(progress) }
    }

    private func fileSize(_ file: DatasetFile) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path(in: folder))
        return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }
}
