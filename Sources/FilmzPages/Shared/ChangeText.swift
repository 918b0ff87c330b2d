import FilmzDomain

/// What the toast says was done.
enum ChangeText: String, TextKey {
    case watchlistAdded = "Added {film} to your watchlist."
    case watchlistRemoved = "Removed {film} from your watchlist."
    case favouriteAdded = "{film} is a favourite now."
    case favouriteRemoved = "{film} is no longer a favourite."
    case rated = "Saved your stars for {film}."
    case ratingRemoved = "Took back your stars for {film}."
    case commentSaved = "Saved your note on {film}."
    case commentRemoved = "Removed your note on {film}."
    case audienceSaved = "Saved who {film} is good for."
    case viewingLogged = "Marked {film} as seen."
    case viewingSaved = "Saved this viewing of {film}."
    case viewingRemoved = "Removed a viewing of {film}."
    case viewingsRemoved = "Removed viewings of {film}."
    case edited = "Saved what you changed for {film}."
    case queryForgotten = "Forgot “{query}”."
    case queriesForgotten = "Forgot your recent searches."
    case undone = "Undone."
    case redone = "Done again."

    case severalAdded = "Added {count} film to your watchlist.|Added {count} films to your watchlist."
    case severalRemoved = "Removed {count} film from your watchlist.|Removed {count} films from your watchlist."
    case severalFavoured = "{count} film is a favourite now.|{count} films are favourites now."
    case severalUnfavoured = "{count} film is no longer a favourite.|{count} films are no longer favourites."
    case severalChanged = "Changed {count} film.|Changed {count} films."
}

extension Strings {
    func message(for change: Change) -> String {
        if change.kind != .undone, change.kind != .redone, case .myFilms(let number) = change.subject {
            return count(Self.textForSeveral(change.kind), number)
        }
        let values: KeyValuePairs = ["film": change.filmTitle, "query": change.forgottenQuery]
        return self[Self.text(for: change.kind), values]
    }

    private static func textForSeveral(_ kind: Change.Kind) -> ChangeText {
        switch kind {
        case .watchlistAdded: .severalAdded
        case .watchlistRemoved: .severalRemoved
        case .favouriteAdded: .severalFavoured
        case .favouriteRemoved: .severalUnfavoured
        default: .severalChanged
        }
    }

    private static func text(for kind: Change.Kind) -> ChangeText {
        switch kind {
        case .watchlistAdded: .watchlistAdded
        case .watchlistRemoved: .watchlistRemoved
        case .favouriteAdded: .favouriteAdded
        case .favouriteRemoved: .favouriteRemoved
        case .rated: .rated
        case .ratingRemoved: .ratingRemoved
        case .commentSaved: .commentSaved
        case .commentRemoved: .commentRemoved
        case .audienceSaved: .audienceSaved
        case .viewingLogged: .viewingLogged
        case .viewingSaved: .viewingSaved
        case .viewingRemoved: .viewingRemoved
        case .viewingsRemoved: .viewingsRemoved
        case .edited: .edited
        case .queryForgotten: .queryForgotten
        case .queriesForgotten: .queriesForgotten
        case .undone: .undone
        case .redone: .redone
        }
    }
}

extension Change {
    fileprivate var filmTitle: String {
        guard case .myFilm(_, let title, _, _) = subject else { return "" }
        return title
    }

    fileprivate var forgottenQuery: String {
        guard case .recentQueries(let forgotten, _) = subject else { return "" }
        return forgotten.first?.text ?? ""
    }
}
