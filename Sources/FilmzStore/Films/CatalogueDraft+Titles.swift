import FilmzDomain
import GRDB
import TitleSearch

extension CatalogueDraft {
    /// Makes the index of the titles of a complete draft. Films may get other IDs after that; whoever searches finds them
    /// by their aliases.
    /// - Throws: ``StoreError``, `CancellationError`
    @concurrent
    func indexTitles() async throws -> DraftTitles {
        try write { db in
            let stamp = try CatalogueSchema.stamp(db)
            guard let file else { return .memory(stamp: stamp, try CatalogueTitles.inMemory(db)) }
            var builder = TitleIndexBuilder(edition: CatalogueTitles.edition(of: stamp))
            try CatalogueTitleEntries.forEach(db) { builder.add($0) }
            do {
                try builder.write(to: file.titlesPath)
            } catch {
                throw StoreError.unavailable(file.titlesPath, reason: String(describing: error))
            }
            return .file(stamp: stamp, path: file.titlesPath)
        }
    }
}
