import FilmzDomain
import FilmzTitleSearch
import Foundation

extension CatalogueDraft {
    /// Makes the index from the collected titles.
    /// - Throws: ``StoreError``
    @concurrent
    func writeIndex(_ titles: consuming TitleIndexBuilder) async throws -> DraftTitles {
        guard let file else { return .memory(revision: revision, try TitleIndex(titles)) }
        do throws(TitleIndexError) {
            try titles.write(to: file.titlesPath)
        } catch .system(_, ENOSPC) {
            throw StoreError.diskFull((file.path as NSString).deletingLastPathComponent)
        } catch {
            throw StoreError.unavailable(file.titlesPath, reason: String(describing: error))
        }
        return .file(revision: revision, path: file.titlesPath)
    }
}
