import FilmzDomain
import FilmzStore
import FilmzText

extension StoreFinding {
    /// A sentence that says what was found, and what to do about it.
    func sentence(_ strings: Strings) -> String {
        func films(_ count: Int) -> String { strings.count(CommandText.films, count) }
        func say(_ text: DoctorText, _ path: String, _ backups: [String] = []) -> String {
            let restore = backups.first.map { "filmz restore \($0)" } ?? strings[DoctorText.noneToRestore]
            return strings[text, ["path": path, "restore": restore]]
        }
        return switch self {
        case .nothingYet: strings[DoctorText.nothingYet]
        case .personalSound(let count, let viewings):
            strings[
                DoctorText.personalSound,
                ["films": films(count), "viewings": strings.count(CommandText.viewings, viewings)]]
        case .personalDamaged(let path, let backups): say(.personalDamaged, path, backups)
        case .personalEmptied(let path, let backups): say(.personalEmptied, path, backups)
        case .personalForeign(let path, let backups): say(.personalForeign, path, backups)
        case .personalTooNew(let path): say(.personalTooNew, path)
        case .listsUntrue: strings[DoctorText.listsUntrue]
        case .catalogueSound(let count): strings[DoctorText.catalogueSound, ["films": films(count)]]
        case .catalogueMissing: strings[DoctorText.catalogueMissing]
        case .catalogueDamaged: strings[DoctorText.catalogueDamaged]
        case .titlesUntrue: strings[DoctorText.titlesUntrue]
        case .providersDamaged: strings[DoctorText.providersDamaged]
        case .backups(let count, let newest):
            strings[DoctorText.backups, ["count": strings.number(count), "newest": newest.description]]
        case .noBackups: strings[DoctorText.noBackups]
        case .backup(let path, let count, let viewings):
            strings[
                DoctorText.backup,
                [
                    "path": path, "films": films(count),
                    "viewings": strings.count(CommandText.viewings, viewings),
                ]]
        case .backupTooNew(let path): say(.backupTooNew, path)
        case .backupDamaged(let path): say(.backupDamaged, path)
        case .wordsUnexplained(let count, let backup):
            strings[DoctorText.wordsUnexplained, ["films": films(count), "path": backup]]
        case .openToOthers(let path): say(.openToOthers, path)
        case .notWritable(let path): say(.notWritable, path)
        case .littleRoom(let bytes):
            strings[DoctorText.littleRoom, ["megabytes": strings.number(bytes / 1_000_000)]]
        case .clockBehind(let newest): strings[DoctorText.clockBehind, ["newest": newest.description]]
        }
    }
}
