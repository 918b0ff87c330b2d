public enum MyFilmsText: TextKey {
    case title, watchlist, seen, favourites, all, shelves, count, countOf
    case hours, views, grid, diary, viewings, unknownMonth
    case sortMatch, sortAdded, sortWatched, sortReleased, sortTitle, sortRating, sortCritics, sortRuntime
    case searchWithin, decade, rating, place
    case select, selectDone, selectHint, selectFilm, ticked, addToWatchlist, removeFromWatchlist, addToFavourites,
        removeFromFavourites, nothingSelected, selectedDay, markSelected, stars, rateSelected, forWhom,
        recommendSelected, markFilm
    case emptyWatchlist, emptyWatchlistHint, emptyWatchlistButton, emptySeen, emptySeenHint, emptySeenButton,
        emptyFavourites, emptyFavouritesHint, emptyFavouritesButton, emptyAll, emptyAllHint, emptyFiltered,
        emptyFilteredHint, caughtUp, caughtUpHint
    case changes, changesHint, changesNone, changesNoneHint, lastingUndo, changedFilms, changedTitle, changedNone,
        changedNoMore

    public var english: Message {
        switch self {
        case .title: "My films"
        case .watchlist: "Watchlist"
        case .seen: "Seen"
        case .favourites: "Favourites"
        case .all: "All"
        case .shelves: "Shelves"
        case .count: .plural(one: "{count} title", other: "{count} titles")
        case .countOf: "{found} of {total}"
        case .hours: .plural(one: "{count} hour", other: "{count} hours")
        case .views: "Views"
        case .grid: "Posters"
        case .diary: "Diary"
        case .viewings: .plural(one: "{count} viewing", other: "{count} viewings")
        case .unknownMonth: "Some time"
        case .sortMatch: "Best match"
        case .sortAdded: "Date added"
        case .sortWatched: "Date seen"
        case .sortReleased: "Release"
        case .sortTitle: "Title"
        case .sortRating: "My stars"
        case .sortCritics: "Critics"
        case .sortRuntime: "Length"
        case .searchWithin: "Search these films"
        case .decade: "Decade"
        case .rating: "My stars, at least"
        case .place: "Where"
        case .select: "Select"
        case .selectDone: "Done"
        case .selectHint: "Tick films, then choose what to do with them."
        case .selectFilm: "Select {film}"
        case .ticked: "Ticked:"
        case .addToWatchlist: "Put on the watchlist"
        case .removeFromWatchlist: "Take off the watchlist"
        case .addToFavourites: "Make favourites"
        case .removeFromFavourites: "No longer favourites"
        case .selectedDay: "Seen on (empty: don’t know)"
        case .markSelected: "Mark as seen"
        case .stars: "Stars"
        case .rateSelected: "Give these stars"
        case .forWhom: "For whom"
        case .recommendSelected: "Save for whom"
        case .markFilm: "Mark {film} as seen"
        case .nothingSelected: "No film was ticked. Tick some, then choose what to do with them."
        case .emptyWatchlist: "Nothing on your watchlist yet"
        case .emptyWatchlistHint: "Put films here that you want to see. The bookmark on any film does it."
        case .emptyWatchlistButton: "Find something to watch"
        case .emptySeen: "No film seen yet"
        case .emptySeenHint: "Go through well known films, one tap each. Or search for the last film you saw."
        case .emptySeenButton: "Search for it"
        case .emptyFavourites: "No favourites yet"
        case .emptyFavouritesHint: "The heart on any film puts it here."
        case .emptyFavouritesButton: "Search for a film you love"
        case .emptyAll: "No films of yours yet"
        case .emptyAllHint: "Every film you mark, rate or write about is here."
        case .emptyFiltered: "No film here fits all of that"
        case .emptyFilteredHint: "Your other films are still there."
        case .caughtUp: "That was all"
        case .caughtUpHint: "You have said something about every film of these years that Filmz knows."
        case .changes: "Changes"
        case .changesHint: "What you did last. Each change can be undone by itself; what you did later stays."
        case .changedFilms: "Films of a change"
        case .changedTitle: "Part of a title"
        case .changedNone: "No such film is in this change."
        case .changedNoMore: "Undone, or changed again since"
        case .changesNone: "No changes yet"
        case .changesNoneHint: "What you do with films will be listed here, and you can undo it."
        case .lastingUndo: "Undo: {change}"
        }
    }
}
