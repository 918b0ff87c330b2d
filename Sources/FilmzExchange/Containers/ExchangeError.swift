import FilmzDomain

/// Why a file is not read at all. Nothing of it was kept. Names of files in an archive are shortened and can be shown.
public enum ExchangeError: Error, Hashable, Sendable {
    case empty
    /// It is neither an archive nor text.
    case unreadable
    /// It is longer than this many bytes.
    case tooLarge(Int)
    /// It has more than this many files.
    case tooManyFiles(Int)
    /// It has more than this many rows.
    case tooManyRows(Int)
    /// A file in it is longer than this many bytes.
    case memberTooLarge(String, Int)
    /// All files in it together are longer than this many bytes.
    case unpackedTooLarge(Int)
    /// A file in it is packed so tightly that it can only be meant to do harm.
    case bomb(String)
    /// A file in it is an archive again.
    case nestedArchive(String)
    /// A file in it has a name that leads out of the archive, or that no file has.
    case pathOutside(String)
    /// A file in it asks for a password.
    case encrypted(String)
    /// A file in it is longer or shorter than the archive says.
    case lyingSize(String)
    /// Two files in it have the same name.
    case doubledName(String)
    /// It has a link instead of a file.
    case link(String)
    /// A file in it is packed in a way that Filmz does not read.
    case unknownMethod(String)
    /// The archive is cut off or broken; the name is that of the file in it, as far as known.
    case damaged(String?)

    /// An archive of a newer Filmz.
    case newerFilmz

    static let nameLimit = 120

    /// A file's name as it can be shown.
    static func shown(_ name: String) -> String {
        String(name.prefix(nameLimit)).printable
    }
}
