import FilmzDomain

/// What the toast and the list of changes say was done.
public enum ChangeText: TextKey {
    case watchlistAdded, watchlistRemoved, favouriteAdded, favouriteRemoved, rated, ratingRemoved, commentSaved,
        commentRemoved, audienceSaved, toldSaved, toldRemoved, viewingLogged, viewingSaved, viewingRemoved,
        viewingsRemoved, episodesLogged, showPaused, showStopped, showTakenUp, showStartedOver, edited, imported,
        filmRemoved, queryForgotten, queriesForgotten, undone, redone
    case severalAdded, severalRemoved, severalFavoured, severalUnfavoured, severalChanged, severalSeen,
        severalRated, severalRecommended, severalImported
    case tagsAdded, tagsRemoved, tagsSaved, severalTagged, severalUntagged, tagRenamed, tagsJoined, tagRemoved
    case filmUndone, filmRedone, severalUndone, severalRedone
    case listMade, listMadeWith, listRemoved, listSaved, listFilmAdded, listFilmsAdded, listFilmRemoved,
        listFilmsRemoved, listFilmMoved, listFilmsMoved, listNoteSaved, listUndone, listRedone,
        listImported, listsImported, listsUndone, listsRedone

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
        case .tagsAdded: "Tagged {film}."
        case .tagsRemoved: "Took tags off {film}."
        case .tagsSaved: "Saved the tags of {film}."
        case .severalTagged: .plural(one: "Tagged {count} film.", other: "Tagged {count} films.")
        case .severalUntagged: .plural(one: "Took tags off {count} film.", other: "Took tags off {count} films.")
        case .tagRenamed: .plural(one: "Renamed a tag on {count} film.", other: "Renamed a tag on {count} films.")
        case .tagsJoined:
            .plural(one: "Made one tag of two, on {count} film.", other: "Made one tag of two, on {count} films.")
        case .tagRemoved: .plural(one: "Removed a tag from {count} film.", other: "Removed a tag from {count} films.")
        case .toldSaved: "Saved who told you about {film}."
        case .toldRemoved: "Removed who told you about {film}."
        case .viewingLogged: "Marked {film} as seen."
        case .viewingSaved: "Saved this viewing of {film}."
        case .viewingRemoved: "Removed a viewing of {film}."
        case .viewingsRemoved: "Removed viewings of {film}."
        case .episodesLogged:
            .plural(one: "Marked an episode of {film} as seen.", other: "Marked {count} episodes of {film} as seen.")
        case .showPaused: "Paused {film}."
        case .showStopped: "Stopped watching {film}."
        case .showTakenUp: "Took {film} up again."
        case .showStartedOver: "Began {film} again from the start."
        case .edited: "Saved what you changed for {film}."
        case .imported: "Took in what the file says of {film}."
        case .filmRemoved: "Removed {film}."
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
        case .severalImported: .plural(one: "Took in {count} film.", other: "Took in {count} films.")
        case .severalChanged: .plural(one: "Changed {count} film.", other: "Changed {count} films.")
        case .listMade: "Made the list {list}."
        case .listMadeWith: "Made the list {list} with {film}."
        case .listRemoved: "Removed the list {list}."
        case .listSaved: "Saved what you changed of {list}."
        case .listFilmAdded: "Put {film} on {list}."
        case .listFilmsAdded: .plural(one: "Put {count} film on {list}.", other: "Put {count} films on {list}.")
        case .listFilmRemoved: "Took {film} off {list}."
        case .listFilmsRemoved: .plural(one: "Took {count} film off {list}.", other: "Took {count} films off {list}.")
        case .listFilmMoved: "Moved {film} on {list}."
        case .listFilmsMoved: "Changed the order of {list}."
        case .listNoteSaved: "Saved your note on {film}, for {list}."
        case .listImported: "Took in the list {list}."
        case .listsImported: .plural(one: "Took in {count} list.", other: "Took in {count} lists.")
        case .listsUndone: .plural(one: "Undid a change of {count} list.", other: "Undid a change of {count} lists.")
        case .listsRedone:
            .plural(one: "Did a change of {count} list again.", other: "Did a change of {count} lists again.")
        case .listUndone: "Undid a change of the list {list}."
        case .listRedone: "Did a change of the list {list} again."
        case .filmUndone: "Undid a change of {film}."
        case .filmRedone: "Did a change of {film} again."
        case .severalUndone: .plural(one: "Undid a change of {count} film.", other: "Undid a change of {count} films.")
        case .severalRedone:
            .plural(one: "Did a change of {count} film again.", other: "Did a change of {count} films again.")
        }
    }
}

extension ChangeText {
    /// The text of a kind of change that concerns one film, list or query.
    init(_ kind: Change.Kind) {
        self =
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
            case .tagsAdded: .tagsAdded
            case .tagsRemoved: .tagsRemoved
            case .tagsSaved: .tagsSaved
            case .tagRenamed: .tagRenamed
            case .tagsJoined: .tagsJoined
            case .tagRemoved: .tagRemoved
            case .toldSaved: .toldSaved
            case .toldRemoved: .toldRemoved
            case .viewingLogged: .viewingLogged
            case .viewingSaved: .viewingSaved
            case .viewingRemoved: .viewingRemoved
            case .viewingsRemoved: .viewingsRemoved
            case .episodesLogged: .episodesLogged
            case .showPaused: .showPaused
            case .showStopped: .showStopped
            case .showTakenUp: .showTakenUp
            case .showStartedOver: .showStartedOver
            case .edited: .edited
            case .imported: .imported
            case .queryForgotten: .queryForgotten
            case .queriesForgotten: .queriesForgotten
            case .filmRemoved: .filmRemoved
            case .listMade: .listMade
            case .listRemoved: .listRemoved
            case .listSaved: .listSaved
            case .listFilmsAdded: .listFilmsAdded
            case .listFilmsRemoved: .listFilmsRemoved
            case .listFilmMoved: .listFilmsMoved
            case .listNoteSaved: .listNoteSaved
            case .undone: .undone
            case .redone: .redone
            }
    }
}
