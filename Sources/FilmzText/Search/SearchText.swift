public enum SearchText: TextKey {
    case title, titleWithQuery, label, placeholder, intro, browse, recent, forget, clearAll, count, countOpen,
        corrected, suggested, people, alsoKnown, with, namesakes, knownFor, oneOfThem, born, died, bornAndDied,
        onWatchlist
    case nothingFound, nothingFoundHint, addYourself, invalidTitle, invalidHint, tooLongTitle, tooLongHint
    case overview, overviewOf, ofTenIMDb, ofTenRottenTomatoes, ofTenMetacritic, ofTenTMDb, notHere, askElsewhereHint,
        askElsewhere, pastedAddress, openFilm, conditions, leaveOut, noServices, ignored, sentences, example,
        likeExample, withoutExample

    public var english: Message {
        switch self {
        case .title: "Search"
        case .titleWithQuery: "“{query}”"
        case .label: "Film, original title or person"
        case .placeholder: "Title, person, year"
        case .intro: "Search by title, person or keyword. Add a year to narrow it down."
        case .browse: "Browse by decade"
        case .recent: "Recent searches"
        case .forget: "Forget “{query}”"
        case .clearAll: "Clear all"
        case .count: .plural(one: "{count} title", other: "{count} titles")
        case .countOpen: .plural(one: "More than {count} title", other: "More than {count} titles")
        case .corrected: "Showing {link} for “{query}”"
        case .suggested: "Did you mean {link}?"
        case .people: "People"
        case .alsoKnown: "Also known as {name}"
        case .with: "With {names}"
        case .namesakes: .plural(one: "{count} person of this name", other: "{count} people of this name")
        case .knownFor: "Known for {film}"
        case .oneOfThem: "By one of them"
        case .born: "born {year}"
        case .died: "died {year}"
        case .bornAndDied: "born {born}, died {died}"
        case .onWatchlist: "Watchlist: {film}"
        case .nothingFound: "No film found for “{query}”"
        case .nothingFoundHint: "Fewer words or another spelling may help. Or it is a film we don’t know yet."
        case .addYourself: "Add it yourself"
        case .invalidTitle: "Type a title, a name or a year."
        case .invalidHint: "A search needs at least one letter or number."
        case .tooLongTitle: "That is a lot to search for"
        case .tooLongHint: .plural(one: "Keep it to {count} character.", other: "Keep it to {count} characters.")
        case .overview: "What it is about"
        case .overviewOf: ": {film}"
        case .ofTenIMDb: " of 10 on IMDb"
        case .ofTenRottenTomatoes: " of 10 on Rotten Tomatoes"
        case .ofTenMetacritic: " of 10 on Metacritic"
        case .ofTenTMDb: " of 10 on TMDb"
        case .notHere: "Not in your catalogue: “{query}”"
        case .askElsewhereHint: "Search everywhere, and the film databases are asked too."
        case .askElsewhere: "Search everywhere"
        case .pastedAddress: "That is a film’s address"
        case .openFilm: "Open this film"
        case .conditions: "Only films that are"
        case .leaveOut: ", leave this out"
        case .noServices: "You have chosen no services yet."
        case .ignored: "Ignored: {words}"
        case .sentences: "Whole sentences work too"
        case .example: "90s comedies under 100 minutes"
        case .likeExample: "films like Alien"
        case .withoutExample: "thrillers without horror"
        }
    }
}

/// The conditions of a query, as they are shown above its results.
public enum SearchFilterText: TextKey {
    case cast, director, seen, unseen, watchlist, favourites, rated, years, before, since, most, least, span,
        service, like, without, notBy, not

    public var english: Message {
        switch self {
        case .cast: "With {name}"
        case .director: "By {name}"
        case .seen: "Seen"
        case .unseen: "Not seen"
        case .watchlist: "On the watchlist"
        case .favourites: "Favourites"
        case .rated: "With my stars"
        case .years: "{first} to {last}"
        case .before: "Until {year}"
        case .since: "Since {year}"
        case .most: "At most {minutes} min"
        case .least: "At least {minutes} min"
        case .service: "On {name}"
        case .span: "{first} to {last} min"
        case .like: "Like {film}"
        case .without: "Without {name}"
        case .notBy: "Not by {name}"
        case .not: "Not: {condition}"
        }
    }
}

/// What is said of films that come from elsewhere, and of those who are asked for them.
public enum ProviderResultsText: TextKey {
    case title, looking, more, only, showMore, asked
    case asking, stillWaiting, total, nothing, tooShort, noNetwork, openSettings, stop, since,
        cut
    case noNetworkTitle, noNetworkHint, notEverybody, tryAgain

    public var english: Message {
        switch self {
        case .title: "Found elsewhere"
        case .looking: "Looking elsewhere"
        case .more: "{count} more elsewhere"
        case .only: .plural(one: "{count} film elsewhere", other: "{count} films elsewhere")
        case .showMore: "Show more from elsewhere"
        case .asked: "Who is asked"
        case .asking: "asking {provider}"
        case .stillWaiting: "still waiting for {provider}"
        case .total: "{provider}\u{A0}{count}"
        case .nothing: "{provider} found nothing"
        case .tooShort: "{provider} needs more letters"
        case .noNetwork: "No network, so nobody else could be asked."
        case .openSettings: "Open settings"
        case .stop: "Stop"
        case .since: "Show what came in since"
        case .cut: "The connection broke off."
        case .noNetworkTitle: "No network, it seems"
        case .noNetworkHint: "Filmz itself has no film for “{query}”, and the film databases can’t be reached."
        case .notEverybody: "Not everybody answered, so it may still be out there."
        case .tryAgain: "Try again"
        }
    }
}
