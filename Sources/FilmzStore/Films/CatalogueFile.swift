import FilmzDomain
import FilmzLocking
import FilmzTitleSearch
import Foundation
import GRDB

/// The catalogue's database: `catalogue.sqlite`. It is never written in place: a new one is built beside it and takes
/// its name in one step, while readers finish with the old one. See
/// `docs/decisions/0002-catalogue-file-is-immutable.md`.
final class CatalogueFile: Sendable {
    enum Location: Sendable {
        case file(directory: String)
        case memory

        /// The folder of the file; nil in memory.
        var directory: String? {
            if case .file(let directory) = self { directory } else { nil }
        }
    }

    let location: Location
    private let titles: CatalogueTitles
    /// The indexes that are being made, by the revisions of their catalogues.
    private let making = JoinedCalls<Int64, Void>()
    private let state = Mutex(State())

    private enum Reader {
        case file(DatabaseReaders)
        case memory(DatabaseQueue)

        /// Runs queries. They agree without a transaction, because a catalogue never changes.
        func read<Value>(_ value: (Database) throws -> Value) throws -> Value {
            switch self {
            case .file(let readers): try readers.read { try $0.unsafeRead(value) }
            case .memory(let queue): try queue.unsafeRead(value)
            }
        }
    }

    private struct State {
        var reader: Reader?
        /// The file that the reader reads. Another process may have replaced it meanwhile.
        var file: FileIdentity?
        /// A file that could not be used; it is not tried again.
        var rejected: FileIdentity?
    }

    init(_ location: Location) {
        self.location = location
        titles = CatalogueTitles(directory: location.directory)
    }

    /// The folder whose lock guards the replacement of catalogues; nil in memory.
    var directory: String? { location.directory }

    /// The path of the file; nil in memory.
    var path: String? { directory.map(Self.path) }

    /// Reads the current catalogue; nil when there is none that can be used.
    func read<Value>(_ value: (Database) throws -> Value) throws -> Value? {
        guard let reader = reader() else { return nil }
        do {
            return try reader.read(value)
        } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
            discardDamaged()
            return nil
        } catch let error as DatabaseError {
            throw StorageError(error) ?? error
        }
    }

    /// Reads the current catalogue and the index of its titles. A missing index is made first. Nil when there is no
    /// catalogue.
    ///
    /// Everybody else who waits comes first: a search only computes, so that one after another, for the films of a file,
    /// would hold the few threads that all requests share until the last is done.
    /// - Throws: `DatabaseError`, `TitleIndexError`, and what the body throws
    func search<Value>(_ value: (Database, TitleIndex) throws -> Value) async throws -> Value? {
        await Task.yield()
        func openIfExists() throws -> Value?? {
            try read { db in try titles.index(of: CatalogueSchema.revision(db)).map { try value(db, $0) } }
        }
        guard let first = try openIfExists() else { return nil }
        if let first { return first }
        try await makeTitles()
        return try openIfExists() ?? nil
    }

    /// Discards the index of the current catalogue's titles after it proved damaged.
    func discardTitles() throws {
        if let revision = try read(CatalogueSchema.revision) { titles.discard(revision) }
    }

    /// Makes the index of the current catalogue's titles, once for all callers that wait for it.
    private func makeTitles() async throws {
        guard let revision = try read(CatalogueSchema.revision) else { return }
        _ = try await making.join(revision) { [self] in
            // Another process may be making it.
            while try read(titles.remake) == false { try await Task.sleep(for: .milliseconds(100)) }
        }
    }

    /// Moves the index of a new catalogue's titles to its place.
    /// - Throws: ``StoreError``
    func put(_ index: DraftTitles) throws { try titles.put(index) }

    /// Reads a new catalogue in memory instead of the current one.
    func put(_ queue: DatabaseQueue) { state.withLock { $0 = State(reader: .memory(queue)) } }

    /// Removes the indexes of other catalogues than the current one. The caller must hold the folder's lock.
    func removeStaleTitles() {
        if let revision = try? read(CatalogueSchema.revision) { titles.removeOthers(than: revision) }
    }

    static func path(in directory: String) -> String {
        directory + "/catalogue.sqlite"
    }

    private func reader() -> Reader? {
        guard case .file(let directory) = location else { return state.withLock { $0.reader } }
        let path = Self.path(in: directory)
        return state.withLock { state in
            guard let file = FileIdentity(path: path) else {
                state = State()
                return nil
            }
            if file == state.file || file == state.rejected { return state.reader }
            if let reader = Self.open(path) {
                state = State(reader: reader, file: file)
            } else if let handle = FileHandle(forReadingAtPath: path) {
                try? handle.close()
                // The file that this process reads is still whole, although its name now leads to another. A file that
                // cannot be opened because too many are open may be opened later.
                state.rejected = file
            }
            return state.reader
        }
    }

    /// Moves a damaged file aside: the next start makes a good one.
    private func discardDamaged() {
        guard let directory else { return }
        let path = Self.path(in: directory)
        state.withLock { state in
            if state.file == FileIdentity(path: path) { _ = try? Self.moveAside(path, as: "damaged") }
            state = State()
        }
    }

    /// Opens a file for reading; nil if it is damaged or has another catalogue schema. A catalogue is derived, so the
    /// next load makes a good one.
    private static func open(_ path: String) -> Reader? {
        var configuration = Configuration()
        configuration.label = "catalogue"
        guard let readers = try? DatabaseReaders(path: path, configuration: configuration),
            (try? Reader.file(readers).read(CatalogueSchema.isCurrent)) == true
        else { return nil }
        return .file(readers)
    }
}
