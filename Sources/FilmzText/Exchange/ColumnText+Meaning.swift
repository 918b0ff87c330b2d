public import FilmzExchange

extension ColumnText {
    /// The key that has the name of a meaning.
    public init(_ meaning: ColumnMapping.Meaning) {
        self =
            switch meaning {
            case .title: .title
            case .originalTitle: .originalTitle
            case .year: .year
            case .releaseDate: .releaseDate
            case .directors: .directors
            case .kind: .kind
            case .season: .season
            case .episode: .episode
            case .episodeTitle: .episodeTitle
            case .imdb: .imdb
            case .tmdb: .tmdb
            case .tvdb: .tvdb
            case .trakt: .trakt
            case .simkl: .simkl
            case .address: .address
            case .watchedOn: .watchedOn
            case .loggedOn: .loggedOn
            case .ratedOn: .ratedOn
            case .watchlistSince: .watchlistSince
            case .addedOn: .addedOn
            case .rating: .rating
            case .ratingOfTen: .ratingOfTen
            case .review: .review
            case .note: .note
            case .rewatch: .rewatch
            case .tags: .tags
            case .place: .place
            case .companions: .companions
            case .liked: .liked
            case .times: .times
            case .position: .position
            case .status: .status
            }
    }
}
