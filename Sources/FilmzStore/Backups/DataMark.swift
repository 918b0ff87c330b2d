import FilmzDomain
import FilmzLocking
import Foundation
import GRDB

/// A file that marks a data folder that once held something personal. With the mark, a missing database is not created
/// again.
final class DataMark: Sendable {
    static let name = "had-data"
    private static let content = """
        Filmz has kept something personal in filmz.sqlite. As long as this file is here, Filmz does not begin anew where
        filmz.sqlite is missing.

        """

    private let path: String
    private let isSet: Mutex<Bool>

    init(besides database: String) {
        path = (database as NSString).deletingLastPathComponent + "/" + Self.name
        isSet = Mutex(FileIdentity(path: path) != nil)
    }

    /// Sets the mark, once the database holds something. If it cannot be written now, it is written after a later
    /// change.
    func note(_ db: Database) {
        guard !isSet.withLock({ $0 }), (try? PreservedOnRestore.isEmpty(db)) == false else { return }
        set()
    }

    func set() {
        // Not FileManager.createFile, which replaces an existing file with a new one.
        try? Data(Self.content.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        isSet.withLock { $0 = FileIdentity(path: path) != nil }
    }
}
