/// The reason why data cannot be read or written because of the disk or its files. Nothing was changed.
public enum StorageError: Error, Hashable, Sendable {
    /// The disk is full.
    case full
    /// Another program has locked the database.
    case locked
    /// The file, or everything on its disk, is read-only.
    case readOnly
    /// The file is damaged.
    case damaged
    /// The files were removed or replaced while Filmz had them open.
    case detached
}
