/// What the toast and the list of changes say was done.
public enum ChangeText: TextKey {
    case watchlistAdded, watchlistRemoved, favouriteAdded, favouriteRemoved, rated, ratingRemoved, commentSaved,
        commentRemoved, audienceSaved, viewingLogged, viewingSaved, viewingRemoved, viewingsRemoved, edited,
        queryForgotten, queriesForgotten, undone, redone
    case severalAdded, severalRemoved, severalFavoured, severalUnfavoured, severalChanged, severalSeen,
        severalRated, severalRecommended
    case filmUndone, filmRedone, severalUndone, severalRedone

    public var english: Message {
        switch self {
        case .watchlistAdded: "Added {film} to your watchlist."
        case .watchlistRemoved: "Removed {film} from your watchlist."
        case .favouriteAdded: "{film} is a favourite now."
        case .favouriteRemoved: "{film} is no longer a favourite."
        case .rated: "Saved your stars for {film}."
        case .ratingRemoved: "Took back your stars for {film}."
        case .commentSaved: "Saved your note on {film}."
        case .commentRemoved: "Removed your note on {film}."
        case .audienceSaved: "Saved who {film} is good for."
        case .viewingLogged: "Marked {film} as seen."
        case .viewingSaved: "Saved this viewing of {film}."
        case .viewingRemoved: "Removed a viewing of {film}."
        case .viewingsRemoved: "Removed viewings of {film}."
        case .edited: "Saved what you changed for {film}."
        case .queryForgotten: "Forgot “{query}”."
        case .queriesForgotten: "Forgot your recent searches."
        case .undone: "Undone."
        case .redone: "Done again."
        case .severalAdded:
            .plural(one: "Added {count} film to your watchlist.", other: "Added {count} films to your watchlist.")
        case .severalRemoved:
            .plural(
                one: "Removed {count} film from your watchlist.",
                other: "Removed {count} films from your watchlist.")
        case .severalFavoured:
            .plural(one: "{count} film is a favourite now.", other: "{count} films are favourites now.")
        case .severalUnfavoured:
            .plural(one: "{count} film is no longer a favourite.", other: "{count} films are no longer favourites.")
        case .severalSeen: .plural(one: "Marked {count} film as seen.", other: "Marked {count} films as seen.")
        case .severalRated:
            .plural(one: "Saved your stars for {count} film.", other: "Saved your stars for {count} films.")
        case .severalRecommended:
            .plural(one: "Saved who {count} film is good for.", other: "Saved who {count} films are good for.")
        case .severalChanged: .plural(one: "Changed {count} film.", other: "Changed {count} films.")
        case .filmUndone: "Undid a change of {film}."
        case .filmRedone: "Did a change of {film} again."
        case .severalUndone: .plural(one: "Undid a change of {count} film.", other: "Undid a change of {count} films.")
        case .severalRedone:
            .plural(one: "Did a change of {count} film again.", other: "Did a change of {count} films again.")
        }
    }
}
