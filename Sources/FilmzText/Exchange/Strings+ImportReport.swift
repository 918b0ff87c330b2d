import FilmzDomain
public import FilmzExchange

extension Strings {
    /// What became of the rows of a file: `120 rows`, or `118 of 120 rows read`.
    public func rows(of part: ExchangeFile.Part) -> String {
        guard part.importedCount < part.rowCount else { return count(ImportText.rows, part.rowCount) }
        return count(ImportSummaryText.told, part.importedCount, ["rows": number(part.rowCount)])
    }

    /// Which rows of a file are left out and why, the most frequent reason first: `3 rows left out: neither a film nor
    /// a show (12, 40, 41)`.
    public func leftOut(of file: ExchangeFile) -> [String] {
        Dictionary(grouping: file.leftOut, by: \.reason).sorted {
            ($1.value.count, $0.key.rawValue) < ($0.value.count, $1.key.rawValue)
        }.map { reason, rows in
            let numbers = rows.prefix(Self.shownRows).map { String($0.row.number) }
            let more: [String] = if rows.count > numbers.count { ["…"] } else { [] }
            return count(ImportSummaryText.leftOutRows, rows.count, ["reason": self[reason.text]])
                + " (" + (numbers + more).joined(separator: ", ") + ")"
        }
    }

    /// How many rows are named.
    private static let shownRows = 20

    /// What of a row could not be read: `diary.csv, row 7: not a date: “31.31.2024”`.
    public func sentence(of problem: ExchangeProblem, in file: ExchangeFile) -> String {
        let name = file.parts[problem.part].name.printable
        let row = ["file": name, "row": String(problem.row)] as KeyValuePairs
        let place = if problem.row > 0 { self[ImportSummaryText.row, row] } else { name }
        guard !problem.text.isEmpty else { return "\(place): \(self[problem.what.text])" }
        return self[
            ImportSummaryText.problem, ["place": place, "what": self[problem.what.text], "text": problem.text]]
    }

    /// Why nothing of files is taken in, as sentences; nil when no reason is known.
    public func reasonsForNothing(of reading: ExchangeReading) -> String? {
        let reasons = reading.files.flatMap(leftOut) + reading.ignored.map(sentence)
        guard !reasons.isEmpty else { return nil }
        let shown =
            reasons.prefix(Self.shownReasons).map { $0 + "." } + (reasons.count > Self.shownReasons ? ["…"] : [])
        return shown.joined(separator: " ")
    }

    /// How many reasons are named.
    private static let shownReasons = 5

    /// Why a file was not read: `friend.csv: about what others made`.
    public func sentence(of ignored: IgnoredPart) -> String {
        self[ImportSummaryText.ignoredFile, ["file": ignored.name.printable, "reason": self[ignored.reason.text]]]
    }
}

extension ExchangeFile.OmittedRow.Reason {
    fileprivate var text: ImportSummaryText {
        switch self {
        case .notAFilm: .notAFilm
        case .episodeWithoutShow: .episodeWithoutShow
        case .episodeWithoutNumber: .episodeWithoutNumber
        case .nameless: .nameless
        case .repeated: .repeated
        case .season: .season
        case .noPlaceForEpisode: .noPlaceForEpisode
        case .saysNothing: .saysNothing
        case .extra: .extra
        case .tooShort: .tooShort
        case .unwanted: .unwanted
        }
    }
}

extension ExchangeProblem.What {
    fileprivate var text: ImportSummaryText {
        switch self {
        case .date: .date
        case .rating: .rating
        case .year: .year
        case .id: .id
        case .tags: .tags
        case .number: .number
        case .dateOrder: .dateOrder
        case .textTooLong: .textTooLong
        case .structure: .structure
        case .endsEarly: .endsEarly
        case .severalProfiles: .severalProfiles
        case .future: .future
        }
    }
}

extension IgnoredPart.Reason {
    fileprivate var text: ImportSummaryText {
        switch self {
        case .deleted: .deleted
        case .orphaned: .orphaned
        case .ofOthers: .ofOthers
        case .secret: .secret
        case .repeated: .repeatedFile
        case .noPlace: .noPlace
        case .empty: .empty
        case .webPage: .webPage
        case .workbook: .workbook
        case .database: .database
        case .animeList: .animeList
        case .declarations: .declarations
        case .unknown: .unknown
        }
    }
}
