import FilmzDomain
import Foundation
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
            guard let file else { return .memory(stamp: stamp, try TitleIndex(CatalogueTitles.builder(db))) }
            let builder = try CatalogueTitles.builder(db)
            do throws(TitleIndexError) {
                try builder.write(to: file.titlesPath)
            } catch .system(_, ENOSPC) {
                throw StoreError.diskFull((file.path as NSString).deletingLastPathComponent)
            } catch {
                throw StoreError.unavailable(file.titlesPath, reason: String(describing: error))
            }
            return .file(stamp: stamp, path: file.titlesPath)
        }
    }
}
