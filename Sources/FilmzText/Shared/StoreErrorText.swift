/// What is wrong with the files of a data folder.
public enum StoreErrorText: TextKey {
    case folderNotWritable, notADatabase, damaged, emptied, tooNew, catalogueTooNew, diskFull, unavailable, full,
        locked, notPermitted, tooManyFiles, noneToRestore, olderBackups

    public var english: Message {
        switch self {
        case .folderNotWritable: "The data folder {path} cannot be created or written; choose another with --data-dir."
        case .notADatabase:
            "{path} is not a Filmz database; move it away, or put a backup in its place: {restore}"
        case .damaged: "{path} is damaged, so Filmz does not open it; put a backup in its place: {restore}"
        case .emptied:
            "{path} is empty or missing, though Filmz was used here; put a backup in its place: {restore} To begin anew, move these out of its folder: {signs}."
        case .tooNew:
            "{path} was written by a newer Filmz; install that version to open it, or go back to how it was before the update: {restore} Nothing was changed."
        case .catalogueTooNew:
            "{path} was made by a newer Filmz; install that version, or move the file away and Filmz makes another. Nothing was changed."
        case .diskFull:
            "The disk has no room for a new catalogue in {path}, or its temporary folder has none; make room and try again. Nothing was changed."
        case .unavailable: "{path} cannot be used ({reason}); check that its disk works, or put a backup in its place."
        case .full: "The disk has no room for {path}; make room and try again. Nothing was changed."
        case .locked:
            "Another program holds {path}; wait until it is done, or end it, and try again. Nothing was changed."
        case .notPermitted:
            "{path} may not be read and written by you; check whose it is, or choose another folder with --data-dir."
        case .tooManyFiles:
            "{path} cannot be opened, for Filmz may open too few files at once; allow more with: ulimit -n 1024"
        case .noneToRestore: "filmz restore FILE (there are none in the data folder)."
        case .olderBackups: "{restore} (older ones: {paths})."
        }
    }
}
