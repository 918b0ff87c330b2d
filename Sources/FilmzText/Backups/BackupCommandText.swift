/// `filmz backup` and `filmz restore`.
public enum BackupCommandText: TextKey {
    case backup, backupDiscussion, file, keep, made
    case restore, restoreDiscussion, restoreFile, before

    public var english: Message {
        switch self {
        case .backup: "Copy everything personal into one file, also while Filmz serves."
        case .backupDiscussion:
            "Without FILE the backup goes into the folder backups of the data folder, where the server puts one every day by itself, and the oldest beyond --keep are removed, but never the last one with films; FILE may be another folder for the same. The backup is checked before it gets its name.\n\nA copy on the same disk is no protection: take one elsewhere now and then. The keys of providers are in no backup. The way back is: filmz restore FILE"
        case .file: "A file that is not there yet, or a folder."
        case .keep: "How many backups to keep in a folder (default: what Settings say, 7 at first)."
        case .made:
            "Everything personal is in {path}.\nA copy on the same disk is no protection: take it elsewhere too. The keys of providers are not in it."
        case .restore: "Put a backup in the place of everything personal, also while Filmz serves."
        case .restoreDiscussion:
            "The backup is checked first; one that is damaged, made by a newer Filmz or not by Filmz at all is refused, and nothing is changed. What was there before becomes a backup of its own. The password stays, and every device has to sign in again; where there was nothing yet, the password of the backup holds."
        case .restoreFile: "The backup."
        case .before: "What was there before is {path}."
        }
    }
}
