import FilmzDomain
import Foundation
import GRDB
import Synchronization

/// The catalogue's database: `catalogue.sqlite`. It is never written in place: a new one is built beside it and takes
/// its name in one step, while readers finish with the old one. See `docs/decisions/0002-catalogue-file-is-immutable.md`.
final class CatalogueFile: Sendable {
    enum Location: Sendable {
        case file(String)
        case memory
    }

    private let location: Location
    private let current = Mutex<Opened?>(nil)

    private struct Opened {
        var reader: any DatabaseReader
        /// Which file `path` named when it was opened; another process may have replaced it since.
        var file: FileIdentity?
    }

    init(_ location: Location) {
        self.location = location
    }

    /// Reads the present catalogue; nil when there is none, or what there is cannot be used.
    func read<Value: Sendable>(_ value: @Sendable @escaping (Database) throws -> Value) async throws -> Value? {
        guard let reader = reader() else { return nil }
        return try await reader.read(value)
    }

    /// Builds a new catalogue and puts it in the place of the present one.
    /// - Parameter prepared: called when the new one is complete, before it takes its place
    func replace(
        with films: [Film], edition: String, prepared: @Sendable () async throws -> Void
    ) async throws {
        switch location {
        case .memory:
            let queue = try DatabaseQueue()
            try await queue.write { try CatalogueSchema.build(films, edition: edition, in: $0) }
            try await prepared()
            current.withLock { $0 = Opened(reader: queue, file: nil) }
        case .file(let path):
            let draft = "\(path).\(UInt32.random(in: 0...UInt32.max)).new"
            defer { try? FileManager.default.removeItem(atPath: draft) }
            _ = FileManager.default.createFile(atPath: draft, contents: nil, attributes: [.posixPermissions: 0o600])
            try await Self.build(films, edition: edition, at: draft)
            try await prepared()
            try Self.move(draft, to: path)
        }
    }

    @concurrent
    private static func build(_ films: [Film], edition: String, at path: String) async throws {
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            // Nobody sees this file before it is whole, so it needs no journal; it is synced once at the end.
            try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
        }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try await queue.write { try CatalogueSchema.build(films, edition: edition, in: $0) }
        try queue.close()
        let handle = try FileHandle(forUpdating: URL(filePath: path))
        try handle.synchronize()
        try handle.close()
    }

    /// In one step: `path` always names a whole catalogue once it named one.
    private static func move(_ draft: String, to path: String) throws {
        // Foundation can move but not replace in one step on Linux. Safe: Swift passes both texts as C strings that
        // live for the call.
        guard unsafe rename(draft, path) == 0 else { throw StoreError.folderNotWritable(path) }
    }

    private func reader() -> (any DatabaseReader)? {
        guard case .file(let path) = location else { return current.withLock { $0?.reader } }
        return current.withLock { current in
            let file = FileIdentity(path: path)
            if let current, current.file == file { return current.reader }
            current = file.flatMap { file in
                Self.open(path).map { Opened(reader: $0, file: file) }
            }
            return current?.reader
        }
    }

    /// Returns nil for a file that is damaged or was built by a Filmz with another catalogue schema: it is derived, so
    /// the next load makes a good one.
    private static func open(_ path: String) -> (any DatabaseReader)? {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "catalogue"
        guard let pool = try? DatabasePool(path: path, configuration: configuration),
            (try? pool.read(CatalogueSchema.isCurrent)) == true
        else { return nil }
        return pool
    }
}

/// Tells one file from another that later has the same name.
private struct FileIdentity: Equatable {
    let number: UInt64
    let modified: Date

    /// Returns nil when there is no file.
    init?(path: String) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let number = attributes[.systemFileNumber] as? UInt64,
            let modified = attributes[.modificationDate] as? Date
        else { return nil }
        (self.number, self.modified) = (number, modified)
    }
}
