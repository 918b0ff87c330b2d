/// What several commands say.
public enum CommandText: TextKey {
    case abstract, discussion, dataFolder, json, film, after, limit, limitOutside, notTheService, licences, undo,
        undoChange,
        undoFilm, undoFilmUnclear
    case done, doneAlready, undone
    case id, title, year, minutes, genres, stars, mine, added, watched, watchlist, seen, favourite, films, viewings
    case catalogueSetAside, skippedFilm, noFreshCatalogue

    public var english: Message {
        switch self {
        case .abstract: "Find, keep and decide: your life with films, on a machine of your own."
        case .discussion:
            "A FILM is the ID that search prints, an IMDb ID such as tt0133093, or a title that leaves no doubt.\n\nExit codes: 0 done, 1 nothing found, 2 input that cannot be taken, 64 wrong usage, 74 the data folder or the network cannot be used, 130 or 143 stopped by a signal, 70 anything else."
        case .dataFolder: "The folder of data (default: $FILMZ_DATA_DIR, or filmz in the XDG data folder)."
        case .json: "Print JSON."
        case .film: "A film's ID, IMDb ID, or title."
        case .after: "Go on after this cursor, from \"next\" of the JSON before."
        case .limit: "How many to print at most (1 to {most})."
        case .limitOutside: "Give --limit a number from 1 to {most}."
        case .notTheService:
            "Filmz could not become the user of the service, to whom {folder} belongs; nothing was changed."
        case .licences: "Print the licences of Filmz and of all it is made with."
        case .undo: "Take a change back, by the number that was printed when it was made."
        case .undoFilm: "Only what the change did to one film: its ID, or words that only its title has."
        case .undoFilmUnclear: "{count} films of this change have “{film}” in their title. Name exactly one of them."
        case .undoChange: "The number of the change."
        case .done: "{what}. To undo: filmz undo {change}"
        case .doneAlready: "{what} already; nothing changed."
        case .undone: "Undone"
        case .id: "ID"
        case .title: "TITLE"
        case .year: "YEAR"
        case .minutes: "MIN"
        case .genres: "GENRES"
        case .stars: "STARS"
        case .mine: "MINE"
        case .added: "ADDED"
        case .watched: "WATCHED"
        case .watchlist: "watchlist"
        case .seen: .plural(one: "seen", other: "seen {count}×")
        case .favourite: "favourite"
        case .films: .plural(one: "{count} film", other: "{count} films")
        case .viewings: .plural(one: "{count} viewing", other: "{count} viewings")
        case .catalogueSetAside:
            "the catalogue was imported by an older Filmz and cannot be read any more, so only the films that come with Filmz are there; import again with: filmz catalogue import. The old file is now {path}."
        case .skippedFilm: "skipped a film of the starter catalogue, {problem}"
        case .noFreshCatalogue: "going on without a fresh catalogue. {reason}"
        }
    }
}
