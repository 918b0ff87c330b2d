/// `filmz list`, `rate`, `seen`, `favourite`, `watchlist` and `changes`.
public enum MyFilmsCommandText: TextKey {
    case list, shelf, sort, kind, genre, decade, forAudience, atLeast, inPlace, matching
    case rate, rateStars, rated, unrated
    case seen, seenDiscussion, on, place, companions, rating, note, rewatch, recommended, remove, notSeen, markedSeen
    case favourite, isFavourite, noFavourite
    case watchlist, takeOff, onWatchlist, offWatchlist
    case changes, changesDiscussion, change, when, what

    public var english: Message {
        switch self {
        case .list: "List your films: watchlist, seen, favourites or all."
        case .shelf: "Which: {shelves}."
        case .sort: "In which order: {orders}."
        case .kind: "Only these: {kinds}."
        case .genre: "Only films of this genre."
        case .decade: "Only films of the ten years from this one on, such as 1990."
        case .forAudience: "Only films you recommend for: {groups}."
        case .atLeast: "Only films you rated so or better."
        case .inPlace: "Only films seen in this place."
        case .matching: "Only films that a search for these words finds; the best match first, unless --sort is given."
        case .rate: "Say how many stars a film has for you now."
        case .rateStars: "Half stars, 0.5 to 5; \"none\" takes the rating back."
        case .rated: "{film} has {stars} stars"
        case .unrated: "{film} has no rating"
        case .seen: "Mark a film or episodes of a show as seen, or take that back."
        case .seenDiscussion:
            "Without --on the day is today, and that of several episodes is not known. A film may have been seen many times."
        case .on:
            "When: 2011, 2011-07, 2011-07-14, 2011-07-14T20:15, today or unknown; for episodes also aired (when first shown)."
        case .place: "Where."
        case .companions: "With whom."
        case .rating: "Half stars, 0.5 to 5."
        case .note: "What you thought of it that evening."
        case .rewatch: "You had seen it before."
        case .recommended: "For whom you recommend it; may be repeated: {groups}."
        case .remove: "Take back this viewing, by the number from viewing list; \"all\" takes back all."
        case .notSeen: "{film} is no longer seen then"
        case .markedSeen: "{film} is marked as seen"
        case .favourite: "Make a film one of your favourites, or take that back."
        case .isFavourite: "{film} is one of your favourites"
        case .noFavourite: "{film} is off your favourites"
        case .watchlist: "Put a film on your watchlist, or take it off."
        case .takeOff: "Take it off."
        case .onWatchlist: "{film} is on your watchlist"
        case .offWatchlist: "{film} is off your watchlist"
        case .changes: "List what you did last, newest first."
        case .changesDiscussion:
            "A change with a number can be undone: filmz undo NUMBER. One without a number was undone, or changed again."
        case .change: "NUMBER"
        case .when: "WHEN"
        case .what: "WHAT"
        }
    }
}
