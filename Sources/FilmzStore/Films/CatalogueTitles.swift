import FilmzDomain
import FilmzLocking
import FilmzTitleSearch
import Foundation
import GRDB

/// The index of a catalogue's titles: a file beside the catalogue. Its name has the catalogue's revision, so that each
/// catalogue finds its own index. See `docs/decisions/0017-the-index-is-part-of-the-catalogue.md`.
final class CatalogueTitles: Sendable {
    /// The folder of the file; nil in memory.
    private let directory: String?
    private let current = Mutex<(revision: Int64, index: TitleIndex)?>(nil)

    private static let prefix = "catalogue-"
    private static let suffix = ".titles"

    init(directory: String?) {
        self.directory = directory
    }

    /// The index of the catalogue with this revision; nil when there is none that can be used.
    func index(of revision: Int64) -> TitleIndex? {
        current.withLock { current in
            if let current, current.revision == revision { return current.index }
            guard let path = path(of: revision), let index = try? TitleIndex(path: path),
                index.edition == Self.edition(of: revision)
            else { return nil }
            current = (revision, index)
            return index
        }
    }

    /// Moves the index that was made with a draft to the place where its catalogue looks for it.
    /// - Throws: ``StoreError``
    func put(_ titles: DraftTitles) throws {
        switch (titles, directory) {
        case (.memory(let revision, let index), nil): current.withLock { $0 = (revision, index) }
        case (.file(let revision, let draftPath), .some):
            guard let path = path(of: revision) else { return }
            do {
                try FileManager.default.moveItem(atPath: draftPath, toPath: path)
            } catch {
                throw StoreError.unavailable(path, reason: FileProblem(error))
            }
        default: break
        }
    }

    /// Makes the index of a catalogue without a usable one. If no file can be written, the index is kept in memory.
    /// - Returns: whether the index exists now; if not, another process is making it
    func remake(_ db: Database) throws -> Bool {
        let revision = try CatalogueSchema.revision(db)
        if index(of: revision) != nil { return true }
        if let path = path(of: revision) {
            let builder = try Self.builder(db)
            do throws(TitleIndexError) {
                try builder.write(to: path)
            } catch .inUse {
                return false
            } catch {
                // Without a file, the index is made in memory.
            }
            if index(of: revision) != nil { return true }
        }
        let index = try TitleIndex(Self.builder(db))
        current.withLock { $0 = (revision, index) }
        return true
    }

    /// Discards the index of the catalogue with this revision after it proved damaged.
    func discard(_ revision: Int64) {
        current.withLock { $0 = nil }
        if let path = path(of: revision) { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Whether the file equals an index made from the catalogue's titles now.
    func agrees(with db: Database) throws -> Bool {
        guard let path = path(of: try CatalogueSchema.revision(db)) else { return true }
        let model = NSTemporaryDirectory() + UUID().uuidString + Self.suffix
        defer { try? FileManager.default.removeItem(atPath: model) }
        try Self.builder(db).write(to: model)
        return FileManager.default.contentsEqual(atPath: path, andPath: model)
    }

    /// Removes the files of other catalogues. The caller must hold the folder's lock.
    func removeOthers(than revision: Int64?) {
        guard let directory else { return }
        let currentPath = revision.flatMap(path(of:))
        for file in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        where file.hasPrefix(Self.prefix) && file.contains(Self.suffix) {
            let path = directory + "/" + file
            if path != currentPath { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// A builder of an index with all titles of a catalogue.
    static func builder(_ db: Database) throws -> TitleIndexBuilder {
        var builder = TitleIndexBuilder(edition: edition(of: try CatalogueSchema.revision(db)))
        try CatalogueTitleEntries.forEach(db) { builder.add($0) }
        return builder
    }

    static func edition(of revision: Int64) -> String { String(UInt64(bitPattern: revision), radix: 16) }

    private func path(of revision: Int64) -> String? {
        directory.map { "\($0)/\(Self.prefix)\(Self.edition(of: revision))\(Self.suffix)" }
    }
}

/// The index of a draft's titles, and the revision of the catalogue that the draft becomes.
enum DraftTitles: Sendable {
    case file(revision: Int64, path: String)
    case memory(revision: Int64, TitleIndex)
}
