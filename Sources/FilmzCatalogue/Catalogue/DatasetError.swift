public import FilmzDomain

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

extension DatasetError: CatalogueImportError {
    public var importFailure: CatalogueImportFailure {
        switch self {
        case .missing, .unreadable: .notWritable
        case .notGzip, .truncated, .corrupt, .trailing, .wrongHeader, .endlessLine, .senseless, .empty, .nothingKept,
            .tooManyRows, .tooManyFilms, .tooManyGenres:
            .damaged
        }
    }

    /// The path of a file that should be downloaded anew; nil when no file is to blame.
    var damagedFile: String? {
        switch self {
        case .missing, .unreadable: nil
        case .notGzip(let path), .truncated(let path), .corrupt(let path), .trailing(let path),
            .wrongHeader(let path, _), .endlessLine(let path), .senseless(let path, _), .empty(let path),
            .nothingKept(let path), .tooManyRows(let path, _), .tooManyFilms(let path, _), .tooManyGenres(let path, _):
            path
        }
    }
}
