/// `filmz doctor`, and what it finds.
public enum DoctorText: TextKey {
    case abstract, discussion, repair, online, good, note, bad, providerReady, providerAnswers
    case nothingYet, personalSound, personalDamaged, personalEmptied, personalForeign, personalTooNew, listsUntrue,
        catalogueSound, catalogueMissing, catalogueDamaged, titlesUntrue, providersDamaged, backups, noBackups,
        backup, backupTooNew, backupDamaged, keysDamaged, wordsUnexplained, openToOthers, notWritable, littleRoom,
        clockBehind, noneToRestore

    public var english: Message {
        switch self {
        case .abstract: "Look whether your data is whole, and say what to do where it is not."
        case .discussion:
            "Reads every file of the data folder and changes none; --repair makes anew what can be made of the rest, for which Filmz must not be running. Exit codes: 0 all is well, 1 something is wrong."
        case .repair: "Make anew what can be made of the rest: indexes, lists, permissions."
        case .online:
            "Ask the providers whether they take their keys, and the server whether it answers, here and at the address for others."
        case .good: "good"
        case .note: "note"
        case .bad: "bad"
        case .providerReady: "{provider} has what it needs to be asked."
        case .providerAnswers: "{provider} answers."
        case .nothingYet: "Nothing is kept here yet."
        case .personalSound: "Everything personal is whole: {films}, {viewings}."
        case .personalDamaged:
            "{path} is damaged; try filmz doctor --repair, and if that does not help, put a backup in its place: {restore}"
        case .personalEmptied:
            "{path} is empty or missing, though Filmz was used here; put a backup in its place: {restore}"
        case .personalForeign: "{path} is not as Filmz makes it; move it away, or put a backup in its place: {restore}"
        case .personalTooNew:
            "{path} was written by a newer Filmz; install that version to open it, or restore a backup from before the update."
        case .listsUntrue:
            "Shelves or the search in your own films do not show all there is; make them anew with: filmz doctor --repair"
        case .catalogueSound: "The catalogue is whole: {films}."
        case .catalogueMissing: "There is no catalogue that this Filmz can read; the next start makes one."
        case .catalogueDamaged:
            "The catalogue is damaged; filmz doctor --repair puts it aside, and the next start makes another."
        case .titlesUntrue:
            "The index of titles does not agree with the catalogue; make it anew with: filmz doctor --repair"
        case .providersDamaged:
            "What providers said is damaged; filmz doctor --repair removes it, and it is asked for again."
        case .backups:
            "There are good backups: {count}, the newest of {newest}. They lie on the same disk: keep a copy elsewhere too."
        case .noBackups: "There is no backup here; make one with: filmz backup"
        case .backup: "{path} can be restored: {films}, {viewings}."
        case .wordsUnexplained:
            "Your words about {films} are not those of {path}, though nothing here changed them since; perhaps the disk fails. Keep a copy of that backup elsewhere, and compare."
        case .backupTooNew: "{path} was made by a newer Filmz, which can restore it."
        case .keysDamaged:
            "{path} cannot be read, so no provider has a key; remove it, and set the keys again with: filmz providers"
        case .backupDamaged: "{path} is damaged and of no use; remove it, and make another with: filmz backup"
        case .openToOthers: "Others on this machine may read {path}; close it to them with: filmz doctor --repair"
        case .notWritable: "You may not write {path}; see whose it is."
        case .littleRoom: "Only {megabytes} MB of the disk are free; make room before nothing can be kept."
        case .clockBehind: "This machine's clock is behind: something here is of {newest}. Set the clock."
        case .noneToRestore: "filmz restore FILE (there are none here)."
        }
    }
}
