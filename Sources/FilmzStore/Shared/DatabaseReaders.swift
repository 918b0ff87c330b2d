import GRDB
import Synchronization

/// Read-only connections to a file, one for each thread that ever read at the same time as others. Nobody waits for
/// one. GRDB's own pool does more than Filmz needs, and that took a third of the time of a list; see
/// `docs/decisions/0012-reads-on-the-spot.md`.
final class DatabaseReaders: Sendable {
    private let path: String
    private let configuration: Configuration
    private let idle: Mutex<[DatabaseQueue]>

    /// - Throws: `DatabaseError` when the file cannot be opened
    init(path: String, configuration: Configuration) throws {
        var configuration = configuration
        configuration.readonly = true
        (self.path, self.configuration) = (path, configuration)
        idle = Mutex([try DatabaseQueue(path: path, configuration: configuration)])
    }

    func read<Value>(_ value: (DatabaseQueue) throws -> Value) throws -> Value {
        let reader = try idle.withLock { $0.popLast() } ?? DatabaseQueue(path: path, configuration: configuration)
        defer { idle.withLock { $0.append(reader) } }
        return try value(reader)
    }
}
