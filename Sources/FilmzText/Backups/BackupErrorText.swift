/// Why a backup cannot be made or put in place, on the command line.
public enum BackupErrorText: TextKey {
    case unreadable, foreign, damaged, tooNew, tooLarge, exists, present, inUse

    public var english: Message {
        switch self {
        case .unreadable: "There is no such file, or it may not be read; see its name and whose it is."
        case .foreign:
            "This is no backup of Filmz's, or somebody changed how it is built; give another one. Nothing was changed."
        case .damaged:
            "Part of it is broken or missing, so it is no good backup; take an older one. Nothing was changed."
        case .tooNew: "It was made by a newer Filmz; install that version to restore it. Nothing was changed."
        case .tooLarge:
            "It is larger than any backup that Filmz makes; see whether it is the right file. Nothing was changed."
        case .exists: "There is something of this name already; give another name, or a folder. Nothing was changed."
        case .present: "This file is the present data itself; give a backup of it. Nothing was changed."
        case .inUse:
            "The data is damaged and another Filmz has it open; end that one and try again. Nothing was changed."
        }
    }
}
