/// What the disk or its files did not do, and what to do.
public enum StorageErrorText: TextKey {
    case full, locked, readOnly, damaged, detached

    public var english: Message {
        switch self {
        case .full: "The disk is full, so nothing was changed; make room and try again."
        case .locked:
            "Another program holds the database of Filmz, so nothing was changed; end it, or try again in a moment."
        case .readOnly:
            "The database of Filmz cannot be written, so nothing was changed; check that its file and folder are yours and that the disk can be written."
        case .damaged:
            "The database of Filmz or its disk is damaged, so nothing was changed; stop Filmz, check the disk, and put a backup in its place with: filmz restore FILE"
        case .detached:
            "A file of Filmz was removed or replaced while it was open, so Filmz writes nothing more. All that was acknowledged is in the database, or in a backup called rescued if there was room for one; end Filmz and start it again."
        }
    }
}
