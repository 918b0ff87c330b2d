public import FilmzDomain

/// A problem with the files of a store.
public enum StoreError: Error, Hashable, Sendable {
    case folderNotWritable(String)
    /// - Parameter backups: the paths of the newest backups, those with films if there are any
    case notADatabase(String, backups: [String])
    /// Part of the personal database is broken or missing.
    case damaged(String, backups: [String])
    /// The personal database is empty or missing, although other files show that there was one.
    /// - Parameter tracesOfData: the names of these files; moving all of them away allows a new database
    case emptied(String, tracesOfData: [String], backups: [String])
    /// The database was written by a newer version of Filmz.
    /// - Parameter backups: the paths of the newest backups that were made before an update
    case tooNew(String, backups: [String])
    /// The catalogue was made by a newer version of Filmz.
    case catalogueTooNew(String)
    /// There is no room for a new catalogue in this folder, or where SQLite sorts.
    case diskFull(String)
    /// The disk has no room for this file.
    case full(String)
    /// Another program holds this file.
    case locked(String)
    /// This file or folder belongs to another user.
    case notPermitted(String)
    /// This process may open no more files.
    case tooManyFiles(String)
    case unavailable(String, reason: FileProblem)
}
