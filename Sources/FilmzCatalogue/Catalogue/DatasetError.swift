public import FilmzDomain

/// The reason why a dataset cannot be imported. Nothing was changed.
public enum DatasetError: Error, Hashable, Sendable {
    /// The file of basics or ratings is missing.
    case missing(DatasetFile, folder: String)
    case unreadable(String, reason: FileProblem)
    case notGzip(String)
    case truncated(String)
    case corrupt(String)
    /// There are bytes after the compressed content.
    case trailing(String)
    case wrongHeader(String, DatasetFile)
    case endlessLine(String)
    /// Most rows of a file are malformed, so it is not what its header says.
    case senseless(String, DatasetProblems)
    /// There is nothing below the file's header.
    case empty(String)
    /// No title is of one of the requested kinds.
    case nothingKept(String)
    case tooManyRows(String, limit: Int)
    /// There are more films to import than this limit.
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

    /// The path of a file that should be downloaded again; nil when no file is the cause.
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
