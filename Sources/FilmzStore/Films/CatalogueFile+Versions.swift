import FilmzDomain
import Foundation
import GRDB

extension CatalogueFile {
    /// Makes room for a new catalogue when an older version of Filmz made the current one and it cannot be read any
    /// more. An imported catalogue is moved aside, because only its owner can make it again. The caller must hold the
    /// folder's lock.
    /// - Returns: the new path of an imported catalogue; nil when there was none to move aside
    /// - Throws: ``StoreError/catalogueTooNew(_:)``, and others when the file cannot be moved
    func setAsideOlder() throws -> String? {
        guard let path, FileManager.default.fileExists(atPath: path), let (version, isImported) = Self.versionOf(path)
        else { return nil }
        guard version <= CatalogueSchema.version else { throw StoreError.catalogueTooNew(path) }
        // The catalogue that comes with the program needs nothing: the next load replaces it.
        guard version < CatalogueSchema.version, isImported else { return nil }
        return try Self.moveAside(path, as: "older")
    }

    /// Moves a catalogue aside that a newer version of Filmz made.
    /// - Throws: ``StoreError`` when the file cannot be moved
    static func putNewerAside(_ path: String) throws {
        guard let (version, _) = versionOf(path), version > CatalogueSchema.version else { return }
        _ = try moveAside(path, as: "newer")
    }

    /// Renames a file to a name in its folder that is not taken.
    static func moveAside(_ path: String, as word: String) throws -> String {
        let stem = (path as NSString).deletingPathExtension
        let names = (1...).lazy.map { $0 == 1 ? "\(stem).\(word).sqlite" : "\(stem).\(word)-\($0).sqlite" }
        guard let destination = names.first(where: { !FileManager.default.fileExists(atPath: $0) }) else { return path }
        do {
            try FileManager.default.moveItem(atPath: path, toPath: destination)
        } catch {
            throw StoreError.unavailable(path, reason: FileProblem(error))
        }
        return destination
    }

    /// The catalogue's schema version, and whether it has more than the films that come with the program; nil when the
    /// file is not a catalogue.
    private static func versionOf(_ path: String) -> (version: Int, isImported: Bool)? {
        var configuration = Configuration()
        configuration.readonly = true
        return try? DatabaseQueue(path: path, configuration: configuration).unsafeRead { db in
            guard let version = try Int.fetchOne(db, sql: "PRAGMA user_version"), version > 0 else { return nil }
            // Every schema has this column; all others may differ.
            let edition = try? String.fetchOne(db, sql: "SELECT edition FROM edition")
            return (version, edition?.hasPrefix(CatalogueDescription.importedPrefix) ?? false)
        }
    }
}
