/// What became of the rows of files.
public enum ImportReportText: TextKey {
    case title, told, row, problem, moreProblems, leftOutRows, ignoredFile
    case notAFilm, episodeWithoutShow, episodeWithoutNumber, nameless, repeated, season, noPlaceForEpisode, saysNothing,
        unwanted
    case date, rating, year, id, tags, number, dateOrder, textTooLong, structure
    case deleted, orphaned, ofOthers, secret, repeatedFile, noPlace, empty, unknown

    public var english: Message {
        switch self {
        case .title: "What could not be read"
        case .told: .plural(one: "{count} of {rows} rows read", other: "{count} of {rows} rows read")
        case .row: "{file}, row {row}"
        case .problem: "{place}: {what} “{text}”"
        case .moreProblems: .plural(one: "And {count} more.", other: "And {count} more.")
        case .leftOutRows: .plural(one: "{count} row left out: {reason}", other: "{count} rows left out: {reason}")
        case .ignoredFile: "{file}: {reason}"
        case .notAFilm: "neither a film nor a show"
        case .episodeWithoutShow: "an episode without the name of its show"
        case .episodeWithoutNumber: "an episode without its number"
        case .nameless: "neither a title nor an ID"
        case .repeated: "said by another row already"
        case .season: "a season as a whole; Filmz keeps episodes and shows"
        case .noPlaceForEpisode: "a single episode as a favourite or on the watchlist; Filmz keeps that of whole shows"
        case .saysNothing: "only a name"
        case .unwanted: "you left them out"
        case .date: "not a date:"
        case .rating: "not a rating:"
        case .year: "not a year:"
        case .id: "not an ID:"
        case .tags: "not tags as Filmz keeps them:"
        case .number: "not a number:"
        case .dateOrder: "no date tells whether the day or the month comes first, so the month does"
        case .textTooLong: "longer than Filmz keeps, so cut:"
        case .structure: "not built as expected:"
        case .deleted: "deleted by you there"
        case .orphaned: "belongs to something that is gone there"
        case .ofOthers: "about what others made"
        case .secret: "may have secrets, so it was not opened"
        case .repeatedFile: "another file says the same"
        case .noPlace: "Filmz has no place for it"
        case .empty: "empty"
        case .unknown: "not a file that Filmz knows"
        }
    }
}
