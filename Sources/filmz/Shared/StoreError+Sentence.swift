import FilmzStore
import FilmzText

extension StoreError {
    /// A sentence that says what happened and what to do.
    func sentence(_ strings: Strings) -> String {
        func say(_ text: StoreErrorText, _ path: String, _ backups: [String] = []) -> String {
            strings[text, ["path": path, "restore": Self.restoring(backups, in: strings)]]
        }
        return switch self {
        case .folderNotWritable(let path): say(.folderNotWritable, path)
        case .notADatabase(let path, let backups): say(.notADatabase, path, backups)
        case .damaged(let path, let backups): say(.damaged, path, backups)
        case .emptied(let path, let signs, let backups):
            strings[
                StoreErrorText.emptied,
                ["path": path, "restore": Self.restoring(backups, in: strings), "signs": strings.list(signs)]]
        case .tooNew(let path, let backups): say(.tooNew, path, backups)
        case .catalogueTooNew(let path): say(.catalogueTooNew, path)
        case .diskFull(let folder): say(.diskFull, folder)
        case .full(let path): say(.full, path)
        case .locked(let path): say(.locked, path)
        case .notPermitted(let path): say(.notPermitted, path)
        case .tooManyFiles(let path): say(.tooManyFiles, path)
        case .unavailable(let path, let reason):
            strings[StoreErrorText.unavailable, ["path": path, "reason": strings.reason(reason)]]
        }
    }

    /// The words that say how to restore one of these backups.
    private static func restoring(_ backups: [String], in strings: Strings) -> String {
        guard let newest = backups.first else { return strings[StoreErrorText.noneToRestore] }
        let restore = "filmz restore \(newest)"
        let others = backups.dropFirst()
        guard !others.isEmpty else { return restore + "." }
        return strings[StoreErrorText.olderBackups, ["restore": restore, "paths": strings.list(Array(others))]]
    }
}
