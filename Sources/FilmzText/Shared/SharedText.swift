/// What every page says.
public enum SharedText: TextKey {
    case brand, pageTitle, discover, search, myFilms, together, cinema, settings, description, mainNavigation,
        skipToContent
    case undo, redo, back, save, cancel, showMore, offline, unreachable
    case sort, filters, filtersOn, anyFilter, applyFilters, clearFilters, genre
    case kind, filmsAndShows, films, shows, short, televisionFilm, special, video, series, miniseries
    case separator, listSeparator, either, onWatchlist, seen, favourite
    case kids, adults, family, bodyCountSavvy, audience
    case noStars, stars, halfAStar, andAHalf, outOfFive

    public var english: Message {
        switch self {
        case .brand: "Filmz"
        case .pageTitle: "{page} · Filmz"
        case .discover: "Discover"
        case .search: "Search"
        case .myFilms: "My films"
        case .together: "Together"
        case .cinema: "Cinema"
        case .settings: "Settings"
        case .description: "Your life with films, on a machine of your own."
        case .mainNavigation: "Main"
        case .skipToContent: "Skip to content"
        case .undo: "Undo"
        case .redo: "Redo"
        case .back: "Back"
        case .save: "Save"
        case .cancel: "Cancel"
        case .showMore: "Show more"
        case .offline: "No network. Nothing was changed, so try again in a moment."
        case .unreachable: "Filmz does not answer. Nothing was changed, so try again in a moment."
        case .sort: "Sort by"
        case .filters: "Filter"
        case .filtersOn: "Filter · {count}"
        case .anyFilter: "Any"
        case .applyFilters: "Show"
        case .clearFilters: "Clear filters"
        case .genre: "Genre"
        case .kind: "Kind"
        case .filmsAndShows: "Films and shows"
        case .films: "Films"
        case .shows: "Shows"
        case .short: "Short film"
        case .televisionFilm: "TV film"
        case .special: "TV special"
        case .video: "Video"
        case .series: "Series"
        case .miniseries: "Miniseries"
        case .separator: "\u{A0}· "
        case .listSeparator: ", "
        case .either: "{first} or {last}"
        case .onWatchlist: "On your watchlist"
        case .seen: "Seen"
        case .favourite: "Favourite"
        case .kids: "Kids"
        case .adults: "Adults"
        case .family: "Family"
        case .bodyCountSavvy: "Body-count-savvy"
        case .audience: "Good for"
        case .noStars: "No stars"
        case .stars: .plural(one: "{count} star", other: "{count} stars")
        case .halfAStar: "Half a star"
        case .andAHalf: "{count} and a half stars"
        case .outOfFive: "{stars} of 5"
        }
    }
}

/// The genres, by IMDb's English names.
public enum GenreText: String, TextKey {
    case action = "Action"
    case adult = "Adult"
    case adventure = "Adventure"
    case animation = "Animation"
    case biography = "Biography"
    case comedy = "Comedy"
    case crime = "Crime"
    case documentary = "Documentary"
    case drama = "Drama"
    case family = "Family"
    case fantasy = "Fantasy"
    case filmNoir = "Film-Noir"
    case history = "History"
    case horror = "Horror"
    case music = "Music"
    case musical = "Musical"
    case mystery = "Mystery"
    case news = "News"
    case romance = "Romance"
    case sciFi = "Sci-Fi"
    case short = "Short"
    case sport = "Sport"
    case thriller = "Thriller"
    case war = "War"
    case western = "Western"

    public var english: Message { .text(rawValue) }
}
