public enum MyFilmsText: TextKey {
    case title, watchlist, seen, favourites, shelves, count, countOf
    case hours, views, grid, diary, viewings, unknownMonth
    case sortAdded, sortWatched, sortReleased, sortTitle, sortRating, sortCritics, sortRuntime
    case searchWithin, decade, rating, place
    case select, selectDone, selectHint, selectFilm, ticked, addToWatchlist, removeFromWatchlist, addToFavourites,
        removeFromFavourites, nothingSelected
    case emptyWatchlist, emptyWatchlistHint, emptyWatchlistButton, emptySeen, emptySeenHint, emptySeenButton,
        emptyFavourites, emptyFavouritesHint, emptyFavouritesButton, emptyFiltered, emptyFilteredHint

    public var english: Message {
        switch self {
        case .title: "My films"
        case .watchlist: "Watchlist"
        case .seen: "Seen"
        case .favourites: "Favourites"
        case .shelves: "Shelves"
        case .count: .plural(one: "{count} film", other: "{count} films")
        case .countOf: "{found} of {total}"
        case .hours: .plural(one: "{count} hour", other: "{count} hours")
        case .views: "Views"
        case .grid: "Posters"
        case .diary: "Diary"
        case .viewings: .plural(one: "{count} viewing", other: "{count} viewings")
        case .unknownMonth: "Some time"
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
        case .nothingSelected: "No film was ticked. Tick some, then choose what to do with them."
        case .emptyWatchlist: "Nothing on your watchlist yet"
        case .emptyWatchlistHint: "Put films here that you want to see. The bookmark on any film does it."
        case .emptyWatchlistButton: "Find something to watch"
        case .emptySeen: "No film seen yet"
        case .emptySeenHint: "Search for the last film you saw and mark it as seen. It takes two taps."
        case .emptySeenButton: "Search for it"
        case .emptyFavourites: "No favourites yet"
        case .emptyFavouritesHint: "The heart on any film puts it here."
        case .emptyFavouritesButton: "Search for a film you love"
        case .emptyFiltered: "No film here fits all of that"
        case .emptyFilteredHint: "Your other films are still there."
        }
    }
}
