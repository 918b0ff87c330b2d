import FilmzCatalogue
import FilmzText

extension DatasetError {
    /// A sentence that says what happened and what to do.
    func sentence(_ strings: Strings) -> String {
        func say(_ text: DatasetErrorText, _ path: String, limit: Int = 0) -> String {
            strings[text, ["path": path, "limit": String(limit)]]
        }
        return switch self {
        case .missing(let file, let folder):
            strings[DatasetErrorText.missing, ["file": file.fileName, "folder": folder]]
        case .unreadable(let path, let reason):
            strings[DatasetErrorText.unreadable, ["path": path, "reason": strings.reason(reason)]]
        case .notGzip(let path): say(.notGzip, path)
        case .truncated(let path): say(.truncated, path)
        case .corrupt(let path): say(.corrupt, path)
        case .trailing(let path): say(.trailing, path)
        case .wrongHeader(let path, let file):
            strings[DatasetErrorText.wrongHeader, ["path": path, "file": file.rawValue]]
        case .endlessLine(let path): say(.endlessLine, path)
        case .senseless(let path, let problems):
            strings[DatasetErrorText.senseless, ["path": path, "problems": problems.summary(strings)]]
        case .empty(let path): say(.empty, path)
        case .nothingKept(let path): say(.nothingKept, path)
        case .tooManyRows(let path, let limit): say(.tooManyRows, path, limit: limit)
        case .tooManyFilms(let path, let limit): say(.tooManyFilms, path, limit: limit)
        case .tooManyGenres(let path, let limit): say(.tooManyGenres, path, limit: limit)
        }
    }
}

extension DatasetProblems {
    /// The counts of each kind of problem: `12 not a number, 1 not an ID`.
    func summary(_ strings: Strings) -> String {
        strings.list(
            Kind.allCases.compactMap { kind in
                counts[kind].map { count in
                    strings[DatasetErrorText.counted, ["count": String(count), "problem": strings[kind.text]]]
                }
            })
    }
}

extension DatasetProblems.Example {
    /// The place and the kind of a problem: `title.basics, line 3: not a number`.
    func sentence(_ strings: Strings) -> String {
        let values: KeyValuePairs = [
            "file": file.rawValue, "line": line.map(String.init) ?? "", "problem": strings[kind.text],
        ]
        return strings[line == nil ? DatasetErrorText.inFile : .inLine, values]
    }
}

extension DatasetProblems.Kind {
    fileprivate var text: DatasetErrorText {
        switch self {
        case .columns: .columns
        case .id: .notAnID
        case .number: .notANumber
        case .text: .noText
        case .duplicate: .duplicate
        case .orphan: .orphan
        }
    }
}
