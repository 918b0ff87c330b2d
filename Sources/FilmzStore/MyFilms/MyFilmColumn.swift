/// The columns of `my_film`, and the film's own tags.
enum MyFilmColumn: Int, StoredColumn {
    case watchlistedAt, favouriteAt, rating, ratedAt, comment, audience, viewingCount, standing, standingSince
    case standingReason, startedOverAt, leftovers, tags

    static let names = spelled

    var expression: String? { if self == .tags { TagRecord.columnOfFilm } else { nil } }
}

/// The columns of `viewing v`, and the viewing's own tags.
enum ViewingColumn: Int, StoredColumn {
    case id, watchedOn, place, companions, rating, note, stopped, stoppedAt, stopReason, isRewatch, loggedAt, episodeID
    case tags

    static let names = spelled

    var expression: String? { if self == .tags { TagRecord.columnOfViewing } else { nil } }
}
