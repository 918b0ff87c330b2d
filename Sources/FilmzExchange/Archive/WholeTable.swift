import FilmzDomain

/// The format of a table with all of a person's films, for spreadsheets. `docs/archive.md` describes it.
///
/// IDs begin with a letter, because spreadsheets round long numbers.
enum WholeTable {
    /// The columns, in the order of the table. The raw value is the column's name.
    enum Column: String, CaseIterable {
        case row = "Filmz row"
        case film = "Film"
        case title = "Title"
        case year = "Year"
        case watchedOn = "Watched on"
        case stars = "Stars"
        case text = "Text"
        case tags = "Tags"
        case place = "Place"
        case companions = "Companions"
        case isRewatch = "Rewatch"
        case stopped = "Stopped"
        case stoppedAt = "Stopped at minute"
        case reason = "Reason"
        case episode = "Episode"
        case episodeTitle = "Episode title"
        case watchlist = "On watchlist since"
        case favourite = "Favourite since"
        case ratedAt = "Stars given at"
        case audience = "Audience"
        case standing = "Standing"
        case standingSince = "Standing since"
        case startedOver = "Begun again at"
        case by = "Told by"
        case listName = "List name"
        case isRanked = "Ranked"
        case rule = "Rule"
        case notedAt = "Noted at"
        case originalTitle = "Original title"
        case kind = "Kind"
        case directors = "Directors"
        case genres = "Genres"
        case runtime = "Runtime"
        case ids = "IDs"
        case isOwn = "Typed in"
        case viewing = "Viewing"
        case episodeID = "Episode ID"
        case list = "List"

        var key: String { ExchangeTable.key(rawValue) }

        /// The column that a field of a viewing has in its row.
        init(_ field: Viewing.Field) {
            self =
                switch field {
                case .id: .viewing
                case .episode: .episodeID
                case .watchedOn: .watchedOn
                case .place: .place
                case .companions: .companions
                case .rating: .stars
                case .note: .text
                // The minute and the reason have columns of their own.
                case .ending: .stopped
                case .isRewatch: .isRewatch
                case .tags: .tags
                case .loggedAt: .notedAt
                }
        }
    }

    /// The kind of a row, in the column ``Column/row``.
    enum Row: String {
        /// A film, with everything the person said about it that has no row of its own.
        case film
        case viewing, told, leftover, list
        /// A film on a list.
        case listed
    }

    static let mark = "yes"
    /// The separator of names, which may contain commas.
    static let separator = "; "

    static func isTable(_ keys: Set<String>) -> Bool {
        keys.isSuperset(of: [Column.row.key, Column.film.key, Column.watchedOn.key])
    }
}
