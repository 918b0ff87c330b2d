import FilmzDomain

/// The reason why files are refused, so that nothing of them is stored. Names of archive members are shortened and
/// can be shown.
public enum ExchangeError: Error, Hashable, Sendable {
    /// A file without content, with its name; without a name, no file at all.
    case empty(String?)
    /// Neither an archive nor a text.
    case unreadable
    /// A file larger than this many bytes.
    case tooLarge(Int)
    /// More than this many files.
    case tooManyFiles(Int)
    /// More than this many rows.
    case tooManyRows(Int)
    /// An archive member larger than this many bytes.
    case memberTooLarge(String, Int)
    /// An archive whose members are larger than this many bytes in total.
    case unpackedTooLarge(Int)
    /// A member with such a high compression ratio that it must be an attack.
    case bomb(String)
    /// A member that is an archive itself.
    case nestedArchive(String)
    /// A member whose path leads out of the archive, or is not a valid name.
    case pathOutside(String)
    /// An encrypted member.
    case encrypted(String)
    /// A member whose size differs from the size in the archive's directory.
    case lyingSize(String)
    /// Two members with the same name.
    case doubledName(String)
    /// A link instead of a file.
    case link(String)
    /// A member with a compression method that Filmz does not read.
    case unknownMethod(String)
    /// A truncated or damaged archive, with the name of the member if it is known.
    case damaged(String?)

    /// An archive from a newer version of Filmz.
    case newerFilmz

    static let nameLimit = 120

    /// The name of a file in a form that can be shown.
    static func shown(_ name: String) -> String {
        String(name.prefix(nameLimit)).printable
    }
}
