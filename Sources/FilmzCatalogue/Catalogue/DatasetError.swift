/// Why a dataset cannot be imported. Nothing was changed.
public enum DatasetError: Error, Hashable, Sendable {
    /// There are no basics or no ratings.
    case missing(DatasetFile, folder: String)
    case unreadable(String, reason: String)
    case notGzip(String)
    case truncated(String)
    case corrupt(String)
    /// There are bytes after the content.
    case trailing(String)
    case wrongHeader(String, DatasetFile)
    case endlessLine(String)
    /// Most rows of a file are wrong, so it is not what its header says.
    case senseless(String, DatasetProblems)
    /// There is nothing below a file's header.
    case empty(String)
    /// No title has one of the kinds that were asked for.
    case nothingKept(String)
    case tooManyRows(String, limit: Int)
    /// There are more films to keep than this limit.
    case tooManyFilms(String, limit: Int)
    case tooManyGenres(String, limit: Int)
}
