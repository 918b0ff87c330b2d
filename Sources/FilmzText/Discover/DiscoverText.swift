public enum DiscoverText: TextKey {
    case latest, filmsOfYear, popular, popularOfYear, onThisDay, ofDay, twentyYearsAgo, ofWeek, count, countFound,
        reach, all, allOf, toYears
    case earlier, later, years, decades
    case sortReleased, sortPopular, length, lengthShort, lengthMedium, lengthLong, lengthEpic, country, language
    case wanted, nothing, nothingOnDay, nothingInWeek, nothingAtAll, nearest, nothingFits, nothingFitsHint
    case emptyTitle, emptyText, add

    public var english: Message {
        switch self {
        case .latest: "The latest"
        case .filmsOfYear: "New in {year}"
        case .popular: "Best known"
        case .popularOfYear: "Best known of {year}"
        case .onThisDay: "On this day"
        case .ofDay: "Released on {day}"
        case .twentyYearsAgo: "Twenty years ago this week"
        case .ofWeek: "Released around {day}"
        case .count: .plural(one: "{count} title", other: "{count} titles")
        case .countFound: .plural(one: "{count} title fits", other: "{count} titles fit")
        case .reach:
            .plural(one: "{count} title from {first} to {last}", other: "{count} titles from {first} to {last}")
        case .all: "All"
        case .allOf: "All of them: {row}"
        case .toYears: "Year by year"
        case .earlier: "{year}, the year before"
        case .later: "{year}, the year after"
        case .years: "Years"
        case .decades: "Decades"
        case .sortReleased: "Newest first"
        case .sortPopular: "Best known first"
        case .length: "Length"
        case .lengthShort: "Under 1½ hours"
        case .lengthMedium: "1½ to 2 hours"
        case .lengthLong: "2 to 2½ hours"
        case .lengthEpic: "2½ hours and more"
        case .country: "Country"
        case .language: "Language"
        case .wanted: "{film}: on your watchlist"
        case .nothing: "Nothing from {year} here"
        case .nothingOnDay: "Nothing came out on {day}"
        case .nothingInWeek: "Nothing came out around {day}"
        case .nothingAtAll: "Nothing here"
        case .nearest: "These are the nearest years that have some."
        case .nothingFits: "Nothing here fits all of that"
        case .nothingFitsHint: "Fewer filters, or another year, may find one."
        case .emptyTitle: "The shelves are still empty"
        case .emptyText:
            "There is no catalogue yet. It loads by itself when Filmz starts; until then you can add films yourself."
        case .add: "Add a film yourself"
        }
    }
}
