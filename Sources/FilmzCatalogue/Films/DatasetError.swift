/// Why a dataset cannot be imported. Nothing was changed.
public enum DatasetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are no basics or no ratings.
    case missing(DatasetFile, folder: String)
    case unreadable(String, reason: String)
    case notGzip(String)
    case truncated(String)
    case corrupt(String)
    /// Something follows the content.
    case trailing(String)
    case wrongHeader(String, DatasetFile)
    case endlessLine(String)
    /// Most rows of a file are wrong, so it is not what its header says.
    case senseless(String, DatasetProblems)
    /// There is nothing below a file's header.
    case empty(String)
    /// No title is of the kinds that were asked for.
    case nothingKept(String)
    case tooManyRows(String, limit: Int)
    /// More films are to be kept than there are.
    case tooManyFilms(String, limit: Int)
    case tooManyGenres(String, limit: Int)

    public var description: String {
        switch self {
        case .missing(let file, let folder):
            "There is no \(file.fileName) in \(folder); fetch it with: filmz catalogue download, or from "
                + "https://datasets.imdbws.com/."
        case .unreadable(let path, let reason):
            "\(path) cannot be read (\(reason)); check that the file is there and yours to read."
        case .notGzip(let path):
            "\(path) is not a gzip file; download it again, and do not unpack it."
        case .truncated(let path):
            "\(path) ends too early, so its download was cut short; download it again."
        case .corrupt(let path):
            "\(path) is damaged; download it again."
        case .trailing(let path):
            "\(path) has something behind its end, so it is damaged; download it again."
        case .wrongHeader(let path, let file):
            "\(path) does not begin as IMDb's \(file.rawValue) does; check that it is the right file."
        case .endlessLine(let path):
            "\(path) has a line that does not end, so it is not what IMDb offers; download it again."
        case .senseless(let path, let problems):
            "\(path) has too many rows that make no sense (\(problems)); check that it is the right file."
        case .empty(let path):
            "\(path) has nothing below its first line; download it again."
        case .nothingKept(let path):
            "Nothing in \(path) is what was asked for, so there would be no films; ask for more kinds or fewer votes."
        case .tooManyRows(let path, let limit):
            "\(path) has more than \(limit) rows, as no file of IMDb's has; download it again."
        case .tooManyFilms(let path, let limit):
            "\(path) has more than \(limit) films, far more than there are; download it again."
        case .tooManyGenres(let path, let limit):
            "\(path) has more than \(limit) genres, so it is not what IMDb offers; download it again."
        }
    }
}
