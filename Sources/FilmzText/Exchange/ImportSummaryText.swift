/// What became of the rows of files.
public enum ImportSummaryText: TextKey {
    case title, told, row, problem, moreProblems, leftOutRows, ignoredFile, nothingTaken
    case notAFilm, episodeWithoutShow, episodeWithoutNumber, nameless, repeated, season, noPlaceForEpisode, saysNothing,
        extra, tooShort, unwanted
    case date, rating, year, id, tags, number, dateOrder, textTooLong, structure, endsEarly, severalProfiles
    case deleted, orphaned, ofOthers, secret, repeatedFile, noPlace, empty, webPage, workbook, database, animeList,
        declarations, unknown

    public var english: Message {
        switch self {
        case .title: "What could not be read"
        case .told: .plural(one: "{count} of {rows} rows read", other: "{count} of {rows} rows read")
        case .row: "{file}, row {row}"
        case .problem: "{place}: {what} “{text}”"
        case .moreProblems: .plural(one: "And {count} more.", other: "And {count} more.")
        case .leftOutRows: .plural(one: "{count} row left out: {reason}", other: "{count} rows left out: {reason}")
        case .ignoredFile: "{file}: {reason}"
        case .nothingTaken: "Nothing of these files can be taken in. {reasons}"
        case .notAFilm: "neither a film nor a show"
        case .episodeWithoutShow: "an episode without the name of its show"
        case .episodeWithoutNumber: "an episode without its number"
        case .nameless: "neither a title nor an ID"
        case .repeated: "said by another row already"
        case .season: "a season as a whole; Filmz keeps episodes and shows"
        case .noPlaceForEpisode: "a single episode as a favourite or on the watchlist; Filmz keeps that of whole shows"
        case .saysNothing: "only a name"
        case .extra: "a trailer or another extra"
        case .tooShort: "ran for less than a minute"
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
        case .endsEarly: "the last that could be read; what follows is not built as expected"
        case .severalProfiles:
            "several profiles are in it, and all of them were read; for yours alone, take out the rows of the others before"
        case .deleted: "deleted by you there"
        case .orphaned: "belongs to something that is gone there"
        case .ofOthers: "about what others made"
        case .secret: "may have secrets, so it was not opened"
        case .repeatedFile: "another file says the same"
        case .noPlace: "Filmz has no place for it"
        case .empty: "empty"
        case .webPage: "a web page; choose the file that the site exports"
        case .workbook: "a spreadsheet; save its table as CSV, and choose that"
        case .database: "a program’s own data; choose what it exports, such as Kodi’s videodb.xml"
        case .animeList: "a list of MyAnimeList, which is not read; a CSV with its titles is"
        case .declarations: "has declarations with which files can do harm, so it was not read"
        case .unknown: "not a file that Filmz knows; a CSV with a column of titles is read, whatever it is from"
        }
    }
}
