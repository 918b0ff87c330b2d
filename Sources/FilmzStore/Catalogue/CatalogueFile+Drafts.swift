import FilmzDomain
import Foundation
import GRDB

/// Catalogues that are being made.
extension CatalogueFile {
    /// Begins a new catalogue beside the current one. The caller must hold the folder's lock.
    /// - Throws: ``StoreError``
    func draft(_ description: CatalogueDescription) throws -> CatalogueDraft {
        switch location {
        case .memory: try CatalogueDraft(nil, description: description)
        case .file(let directory):
            try CatalogueDraft(DraftFile(for: Self.path(in: directory)), description: description)
        }
    }

    /// Begins a new catalogue with everything that the current one has. Nil when there is no current one, or it is in
    /// memory. The caller must hold the folder's lock.
    /// - Throws: ``StoreError``
    func draftOfPresent() throws -> CatalogueDraft? {
        guard let path, let description = try read(CatalogueSchema.description) ?? nil else { return nil }
        let file = try DraftFile(for: path)
        try read { try CatalogueDraft.copy($0, to: file) }
        return try CatalogueDraft(file, description: description, isFilled: true)
    }

    /// Replaces the current catalogue and its index of titles by a sealed draft and its index. Only one process at a
    /// time may call this: ``FolderLock``.
    /// - Parameter index: nil to let the first search make it
    /// - Throws: ``StoreError``
    func put(_ draft: CatalogueDraft, index: DraftTitles?) throws {
        if let index { try put(index) }
        defer { removeStaleTitles() }
        switch (location, draft.file) {
        case (.file(let directory), let file?): try Self.move(file.path, to: Self.path(in: directory))
        default: put(draft.queue)
        }
    }

    /// Removes drafts whose processes have ended. The caller must hold the folder's lock.
    func removeAbandonedDrafts() {
        guard let directory else { return }
        DraftFile.removeAbandoned(for: Self.path(in: directory))
        removeStaleTitles()
    }

    /// Moves a draft in one step, so that `path` always names a whole catalogue once it named one.
    private static func move(_ draft: String, to path: String) throws {
        // On Linux, Foundation can move a file but not replace another in one step.
        // Safe: Swift passes both texts as C strings that live for the call.
        guard unsafe rename(draft, path) == 0 else {
            throw StoreError.unavailable(path, reason: .system(errno))
        }
    }
}
