import GRDB
import Synchronization

/// Read-only connections to a file, one for each thread that ever read at the same time as others. GRDB's own pool does
/// more than Filmz needs, and that took a third of the time of a list; see `docs/decisions/0012-reads-on-the-spot.md`.
///
/// All are to the file that had the name at first. Nobody waits for one, unless its name leads to another file by now:
/// then there are no more connections to be had, and readers take turns.
final class DatabaseReaders: Sendable {
    private let path: String
    private let configuration: Configuration
    private let file: FileIdentity?
    private let state: Mutex<State>

    private struct State {
        var idle: [DatabaseQueue]
        /// One that is always there to wait for.
        let first: DatabaseQueue
    }

    /// - Throws: `DatabaseError` when the file cannot be opened
    init(path: String, configuration: Configuration) throws {
        var configuration = configuration
        configuration.readonly = true
        (self.path, self.configuration) = (path, configuration)
        let (first, file) = try Self.open(path, configuration)
        self.file = file
        state = Mutex(State(idle: [first], first: first))
    }

    func read<Value>(_ value: (DatabaseQueue) throws -> Value) throws -> Value {
        guard let reader = state.withLock({ $0.idle.popLast() }) ?? another() else {
            return try value(state.withLock(\.first))
        }
        defer { state.withLock { $0.idle.append(reader) } }
        return try value(reader)
    }

    /// Whether the name still leads to the file that is read.
    var isInPlace: Bool { file?.isSameFile(as: FileIdentity(path: path)) ?? false }

    /// A further connection to the same file; nil when its name leads to another, or nowhere.
    func another() -> DatabaseQueue? {
        guard let file, isInPlace,
            let (reader, opened) = try? Self.open(path, configuration), file.isSameFile(as: opened)
        else { return nil }
        return reader
    }

    /// A connection, and what it is to; nil when there is no telling.
    private static func open(
        _ path: String, _ configuration: Configuration
    ) throws -> (DatabaseQueue, FileIdentity?) {
        while true {
            let before = FileIdentity(path: path)
            let reader = try DatabaseQueue(path: path, configuration: configuration)
            let after = FileIdentity(path: path)
            // Otherwise it was replaced at that very moment.
            if before == nil || before?.isSameFile(as: after) == true { return (reader, after) }
        }
    }
}
