import FilmzDomain
import FilmzLocking
import FilmzTitleSearch
import Foundation
import GRDB

/// The index of a catalogue's titles: a file beside the catalogue. Its name has the catalogue's stamp, so that each
/// catalogue finds its own index. See `docs/decisions/0017-the-index-is-part-of-the-catalogue.md`.
final class CatalogueTitles: Sendable {
    /// The folder of the file; nil in memory.
    private let directory: String?
    private let present = Mutex<(stamp: Int64, index: TitleIndex)?>(nil)

    private static let prefix = "catalogue-"
    private static let suffix = ".titles"

    init(directory: String?) {
        self.directory = directory
    }

    /// The index of the catalogue with this stamp; nil when there is none that can be used.
    func index(of stamp: Int64) -> TitleIndex? {
        present.withLock { present in
            if let present, present.stamp == stamp { return present.index }
            guard let path = path(of: stamp), let index = try? TitleIndex(path: path),
                index.edition == Self.edition(of: stamp)
            else { return nil }
            present = (stamp, index)
            return index
        }
    }

    /// Moves the index that was made with a draft to the place where its catalogue looks for it.
    /// - Throws: ``StoreError``
    func put(_ titles: DraftTitles) throws {
        switch (titles, directory) {
        case (.memory(let stamp, let index), nil): present.withLock { $0 = (stamp, index) }
        case (.file(let stamp, let made), .some):
            guard let path = path(of: stamp) else { return }
            do {
                try FileManager.default.moveItem(atPath: made, toPath: path)
            } catch {
                throw StoreError.unavailable(path, reason: error.localizedDescription)
            }
        default: break
        }
    }

    /// Makes the index of a catalogue without a usable one. If no file can be written, the index is kept in memory.
    /// - Returns: whether the index exists now; if not, another process is making it
    func remake(_ db: Database) throws -> Bool {
        let stamp = try CatalogueSchema.stamp(db)
        if index(of: stamp) != nil { return true }
        if let path = path(of: stamp) {
            let builder = try Self.builder(db)
            do throws(TitleIndexError) {
                try builder.write(to: path)
            } catch .inUse {
                return false
            } catch {
                // Without a file, the index is made in memory.
            }
            if index(of: stamp) != nil { return true }
        }
        let index = try TitleIndex(Self.builder(db))
        present.withLock { $0 = (stamp, index) }
        return true
    }

    /// Discards the index of the catalogue with this stamp after it proved damaged.
    func discard(_ stamp: Int64) {
        present.withLock { $0 = nil }
        if let path = path(of: stamp) { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Whether the file equals an index made from the catalogue's titles now.
    func agrees(with db: Database) throws -> Bool {
        guard let path = path(of: try CatalogueSchema.stamp(db)) else { return true }
        let model = NSTemporaryDirectory() + UUID().uuidString + Self.suffix
        defer { try? FileManager.default.removeItem(atPath: model) }
        try Self.builder(db).write(to: model)
        return FileManager.default.contentsEqual(atPath: path, andPath: model)
    }

    /// Removes the files of other catalogues. The caller must hold the folder's lock.
    func removeOthers(than stamp: Int64?) {
        guard let directory else { return }
        let kept = stamp.flatMap(path(of:))
        for file in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        where file.hasPrefix(Self.prefix) && file.contains(Self.suffix) {
            let path = directory + "/" + file
            if path != kept { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// A builder of an index with all titles of a catalogue.
    static func builder(_ db: Database) throws -> TitleIndexBuilder {
        var builder = TitleIndexBuilder(edition: edition(of: try CatalogueSchema.stamp(db)))
        try CatalogueTitleEntries.forEach(db) { builder.add($0) }
        return builder
    }

    static func edition(of stamp: Int64) -> String { String(UInt64(bitPattern: stamp), radix: 16) }

    private func path(of stamp: Int64) -> String? {
        directory.map { "\($0)/\(Self.prefix)\(Self.edition(of: stamp))\(Self.suffix)" }
    }
}

/// The index of a draft's titles, and the stamp of the catalogue that the draft becomes.
enum DraftTitles: Sendable {
    case file(stamp: Int64, path: String)
    case memory(stamp: Int64, TitleIndex)
}
