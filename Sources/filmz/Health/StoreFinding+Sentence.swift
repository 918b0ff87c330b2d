import FilmzStore

extension StoreFinding {
    /// What was seen, and what to do about it.
    var sentence: String {
        switch self {
        case .nothingYet: "Nothing is kept here yet."
        case .personalSound(let films, let viewings):
            "Everything personal is whole: \(Output.count(films, "film")), \(Output.count(viewings, "viewing"))."
        case .personalDamaged(let path, let backups):
            "\(path) is damaged; try filmz doctor --repair, and if that does not help, put a backup in its place: "
                + Self.restoring(backups)
        case .personalEmptied(let path, let backups):
            "\(path) is empty or gone, though there were films; put a backup in its place: \(Self.restoring(backups))"
        case .personalForeign(let path, let backups):
            "\(path) is not as Filmz makes it; move it away, or put a backup in its place: \(Self.restoring(backups))"
        case .personalTooNew(let path):
            "\(path) was written by a newer Filmz; install that version to open it."
        case .listsUntrue:
            "Shelves or the search in your own films do not show all there is; make them anew with: filmz doctor --repair"
        case .catalogueSound(let films): "The catalogue is whole: \(Output.count(films, "film"))."
        case .catalogueMissing: "There is no catalogue that this Filmz can read; the next start makes one."
        case .catalogueDamaged:
            "The catalogue is damaged; filmz doctor --repair puts it aside, and the next start makes another."
        case .titlesUntrue:
            "The index of titles does not agree with the catalogue; make it anew with: filmz doctor --repair"
        case .providersDamaged:
            "What providers said is damaged; filmz doctor --repair removes it, and it is asked for again."
        case .backups(let count, let newest):
            "There are good backups: \(Output.number(count)), the newest of \(newest). They lie on the same disk: "
                + "keep a copy elsewhere too."
        case .noBackups: "There is no backup here; make one with: filmz backup"
        case .backupDamaged(let path):
            "\(path) is damaged and of no use; remove it, and make another with: filmz backup"
        case .openToOthers(let path):
            "Others on this machine may read \(path); close it to them with: filmz doctor --repair"
        case .notWritable(let path): "You may not write \(path); see whose it is."
        case .littleRoom(let bytes):
            "Only \(Output.number(bytes / 1_000_000)) MB of the disk are free; make room before nothing can be kept."
        case .clockBehind(let newest):
            "This machine's clock is behind: something here is of \(newest). Set the clock."
        }
    }

    private static func restoring(_ backups: [String]) -> String {
        backups.first.map { "filmz restore \($0)" } ?? "filmz restore FILE (there are none here)."
    }
}
