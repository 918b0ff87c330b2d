/// What can go wrong with the files in which everything is kept. Nothing was changed.
public enum StorageError: Error, Hashable, Sendable {
    /// The disk has no room.
    case full
    /// Another program holds the database for longer than anybody waits.
    case locked
    /// The files may not be written.
    case readOnly
    /// Part of a file is broken.
    case damaged
    /// The files were removed or replaced while Filmz had them open.
    case detached
}
