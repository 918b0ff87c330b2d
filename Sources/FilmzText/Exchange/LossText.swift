/// What a format may have no place for: a key for each ``FilmzDomain/Loss``, of the same name.
public enum LossText: String, TextKey {
    case shows, unnumberedFilms
    case watchlist, favourites, stars, comments, audiences, told, standings, reasons, beginnings, leftovers
    case commentsAsNotes
    case viewings, episodes, times, vagueDates
    case places, companions, viewingStars, notes, endings, rewatches, tags
    case lists, listNames, listDescriptions, listFilms, listNotes, ranks, rules
    case ownFilms, received, theatres, visits, meanings, services, notSeen, imports, moments

    public var english: Message {
        switch self {
        case .shows: "shows with all that you have with them ({count})"
        case .unnumberedFilms: "films without an IMDb number ({count})"
        case .watchlist: "the watchlist ({count})"
        case .favourites: "favourites ({count})"
        case .stars: "your stars for films ({count})"
        case .comments: "what you say of films ({count})"
        case .audiences: "for whom films are ({count})"
        case .told: "who told you about films ({count})"
        case .standings: "shows that you paused or stopped ({count})"
        case .reasons: "why you stopped shows ({count})"
        case .beginnings: "shows that you began again ({count})"
        case .leftovers: "what other products said and Filmz only keeps ({count})"
        case .commentsAsNotes: "what you say of films, which becomes reviews without a day ({count})"
        case .viewings: "viewings ({count})"
        case .episodes: "viewings of episodes ({count})"
        case .times: "times of day ({count})"
        case .vagueDates: "dates of which you know only the month or year ({count})"
        case .places: "places ({count})"
        case .companions: "with whom you were ({count})"
        case .viewingStars: "stars of single viewings ({count})"
        case .notes: "notes on viewings ({count})"
        case .endings: "films that you did not finish ({count})"
        case .rewatches: "that you had seen it before ({count})"
        case .tags: "tags ({count})"
        case .lists: "lists ({count})"
        case .listNames: "names of lists with signs that no file may have ({count})"
        case .listDescriptions: "descriptions of lists ({count})"
        case .listFilms: "shows on lists ({count})"
        case .listNotes: "notes on lists ({count})"
        case .ranks: "that lists are numbered ({count})"
        case .rules: "lists that fill themselves ({count})"
        case .ownFilms: "what you typed in about films ({count})"
        case .received: "recommendations ({count})"
        case .theatres: "your theatres ({count})"
        case .visits: "showings that you go to ({count})"
        case .meanings: "what titles on programmes mean ({count})"
        case .services: "your services ({count})"
        case .notSeen: "films that you said you have not seen ({count})"
        case .imports: "the files of your imports ({count})"
        case .moments: "when you wrote something down ({count})"
        }
    }
}
