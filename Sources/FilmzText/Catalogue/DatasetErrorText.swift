/// Why a dataset cannot be imported, and what is wrong with its rows.
public enum DatasetErrorText: TextKey {
    case missing, unreadable, notGzip, truncated, corrupt, trailing, wrongHeader, endlessLine, senseless, empty,
        nothingKept, tooManyRows, tooManyFilms, tooManyGenres
    case columns, notAnID, notANumber, noText, duplicate, orphan, counted, inFile, inLine

    public var english: Message {
        switch self {
        case .missing:
            "There is no {file} in {folder}; fetch it with: filmz catalogue download, or from https://datasets.imdbws.com/."
        case .unreadable: "{path} cannot be read ({reason}); check that the file is there and yours to read."
        case .notGzip: "{path} is not a gzip file; download it again, and do not unpack it."
        case .truncated: "{path} ends too early, so its download was cut short; download it again."
        case .corrupt: "{path} is damaged; download it again."
        case .trailing: "{path} has something behind its end, so it is damaged; download it again."
        case .wrongHeader: "{path} does not begin as IMDb's {file} does; check that it is the right file."
        case .endlessLine: "{path} has a line that does not end, so it is not what IMDb offers; download it again."
        case .senseless: "{path} has too many rows that make no sense ({problems}); check that it is the right file."
        case .empty: "{path} has nothing below its first line; download it again."
        case .nothingKept:
            "Nothing in {path} is what was asked for, so there would be no films; ask for more kinds or fewer votes."
        case .tooManyRows: "{path} has more than {limit} rows, as no file of IMDb's has; download it again."
        case .tooManyFilms: "{path} has more than {limit} films, far more than there are; download it again."
        case .tooManyGenres: "{path} has more than {limit} genres, so it is not what IMDb offers; download it again."
        case .columns: "wrong number of columns"
        case .notAnID: "not an ID"
        case .notANumber: "not a number"
        case .noText: "no readable text"
        case .duplicate: "already there"
        case .orphan: "episode without its show or a row of its own"
        case .counted: "{count} {problem}"
        case .inFile: "{file}: {problem}"
        case .inLine: "{file}, line {line}: {problem}"
        }
    }
}
