public import FilmzExchange

/// What the columns of a table mean.
public enum ColumnText: String, TextKey {
    // Each has the name of its meaning.
    case title, originalTitle, year, releaseDate, directors, kind, season, episode, episodeTitle, imdb, tmdb,
        tvdb, trakt, simkl, address, watchedOn, loggedOn, ratedOn, watchlistSince, addedOn, rating,
        ratingOfTen, review, note, rewatch, tags, place, companions, liked, times, position, status
    case columns, hint, nothing, column, scale, order, orderQuestion, dayFirst, monthFirst

    /// Nil when there is no such meaning.
    public init?(_ meaning: ColumnMapping.Meaning) {
        self.init(rawValue: meaning.rawValue)
    }

    public var english: Message {
        switch self {
        case .title: "Title"
        case .originalTitle: "Original title"
        case .year: "Year"
        case .releaseDate: "Day of release"
        case .directors: "Directors"
        case .kind: "Film or show"
        case .season: "Season"
        case .episode: "Episode"
        case .episodeTitle: "Title of the episode"
        case .imdb: "IMDb number"
        case .tmdb: "TMDb number"
        case .tvdb: "TheTVDB number"
        case .trakt: "Trakt number"
        case .simkl: "Simkl number"
        case .address: "Address on the web"
        case .watchedOn: "Seen on"
        case .loggedOn: "Written down on"
        case .ratedOn: "Rated on"
        case .watchlistSince: "On the watchlist since"
        case .addedOn: "Added on"
        case .rating: "Stars"
        case .ratingOfTen: "Stars of ten"
        case .review: "What I said"
        case .note: "Note"
        case .rewatch: "Seen again"
        case .tags: "Tags"
        case .place: "Place"
        case .companions: "With whom"
        case .liked: "Favourite"
        case .times: "How often seen"
        case .position: "Place on the list"
        case .status: "State"
        case .columns: "Columns of {file}"
        case .hint:
            "Filmz guessed what these columns mean. What you change is remembered for all tables with the same heads."
        case .nothing: "Not taken"
        case .column: "Column {number}"
        case .scale: "Most stars"
        case .order: "Days such as 4/5/2020"
        case .orderQuestion: "What comes first in the dates of {file}? None of them tells."
        case .dayFirst: "Day first"
        case .monthFirst: "Month first"
        }
    }
}
