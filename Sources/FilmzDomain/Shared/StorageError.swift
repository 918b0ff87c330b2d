/// Why something cannot be read or kept: the disk or its files are to blame, not what was asked. Nothing was changed.
public enum StorageError: Error, Hashable, Sendable {
    /// The disk has no room.
    case full
    /// Another program holds the database.
    case locked
    /// The file may not be written, or nothing on its disk.
    case readOnly
    /// The file cannot be read as it was written.
    case damaged
    /// The files were removed or replaced while Filmz had them open.
    case detached
}
