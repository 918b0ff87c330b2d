import FilmzDomain
import GRDB

/// One person's relation to one film, in the tables `my_film` and `viewing`. Call the functions inside a transaction.
enum MyFilmRecord {
    /// Which viewings are fetched.
    enum Viewings {
        case newest, all
        /// The viewings with these IDs, and the newest one, because rules depend on it.
        case these(Set<Viewing.ID>)
    }

    /// - Parameter isUnmet: whether the person has not met a film without a relation, if that is known
    static func fetch(
        _ film: Film.ID, of person: Person.ID, with viewings: Viewings, isUnmet: Bool? = nil, in db: Database
    ) throws -> MyFilm {
        let row = try MyFilmColumn.fetchOne(
            db.cachedStatement(sql: fetchSQL),
            arguments: [person.rawValue, film.rawValue])
        guard let row else {
            return MyFilm(isUnmet: try isUnmet ?? !PersonalFilms.unmet(among: [film], by: person, in: db).isEmpty)
        }
        return try myFilm(
            row, referrals: try ReferralRecord.fetch(film, of: person, in: db),
            viewings: try ViewingSelection(film: film, person: person).viewings(viewings, in: db))
    }

    private static let fetchSQL = """
        SELECT \(MyFilmColumn.list(of: "my_film")) FROM my_film WHERE person_id = ? AND film_id = ?
        """

    static func myFilm(_ row: StoredRow<MyFilmColumn>, referrals: [Referral], viewings: [Viewing]) throws -> MyFilm {
        MyFilm(
            watchlistedAt: (row[.watchlistedAt] as Int64?).map(Timestamp.init(milliseconds:)),
            favouriteAt: (row[.favouriteAt] as Int64?).map(Timestamp.init(milliseconds:)),
            rating: (row[.rating] as Int?).flatMap(Rating.init(halfStars:)),
            ratedAt: (row[.ratedAt] as Int64?).map(Timestamp.init(milliseconds:)),
            comment: row[.comment],
            audience: Audience(rawValue: row[.audience]),
            tags: try TagRecord.tags(row[.tags]),
            referrals: referrals,
            showStatus: (row[.standing] as String?).flatMap(ShowStatus.Kind.init(rawValue:)).map {
                ShowStatus($0, since: Timestamp(milliseconds: row[.standingSince]), reason: row[.standingReason])
            },
            startedOverAt: (row[.startedOverAt] as Int64?).map(Timestamp.init(milliseconds:)),
            leftovers: try Leftover.leftovers(row[.leftovers]),
            viewings: viewings,
            viewingCount: row[.viewingCount])
    }

    /// Replaces a stored relation. An empty one leaves no row.
    ///
    /// A viewing refers to the row of its film, so those that go leave before that row, and new ones come after it. Putting
    /// off the check of such references would be a pragma, and SQLite compiles every statement anew after one.
    static func save(
        _ myFilm: MyFilm, insteadOf old: MyFilm, of film: Film.ID, for person: Person.ID, in db: Database
    ) throws {
        if myFilm.isUnmet, !old.isUnmet { try PersonalFilms.unmeet(film, of: person, in: db) }
        if !myFilm.isUnmet, old.isUnmet { try PersonalFilms.meet([film], of: person, in: db) }
        if myFilm.isEmpty, old.viewings.count == old.viewingCount { return try remove(film, of: person, in: db) }
        let changed = myFilm.without(viewingsOf: old).viewings
        let concerned = Set((changed + old.without(viewingsOf: myFilm).viewings).compactMap(\.episode))
        let episodes = EpisodeRecord.Viewed(concerned, show: film, of: person)
        let before = (all: try episodes.count(db), ofSeasons: try episodes.seasons(db))
        let viewingIDs = Set(myFilm.viewings.map(\.id))
        for old in old.viewings where !viewingIDs.contains(old.id) {
            try TagRecord.save(Tags(), insteadOf: old.tags, of: old.id.rawValue, film: film, for: person, in: db)
            try db.cachedStatement(sql: "DELETE FROM viewing WHERE person_id = ? AND id = ?")
                .execute(arguments: [person.rawValue, old.id.rawValue])
        }
        let former = Dictionary(old.viewings.map { ($0.id, $0.tags) }) { first, _ in first }
        func store(_ viewing: Viewing) throws {
            try save(viewing, of: film, for: person, in: db)
            try TagRecord.save(
                viewing.tags, insteadOf: former[viewing.id] ?? Tags(), of: viewing.id.rawValue, film: film, for: person,
                in: db)
        }
        for viewing in changed where former[viewing.id] != nil { try store(viewing) }
        guard !myFilm.isEmpty else {
            try TagRecord.save(Tags(), insteadOf: old.tags, of: TagRecord.ofFilm, film: film, for: person, in: db)
            return try db.cachedStatement(sql: "DELETE FROM my_film WHERE person_id = ? AND film_id = ?")
                .execute(arguments: [person.rawValue, film.rawValue])
        }
        let new = changed.filter { former[$0.id] == nil }
        let more = Set(new.compactMap(\.episode))
        let seen = try episodes.count(db) + more.count - EpisodeRecord.Viewed(more, show: film, of: person).count(db)
        try save(myFilm, adding: new, moreEpisodes: seen - before.all, of: film, for: person, in: db)
        for viewing in new { try store(viewing) }
        try TagRecord.save(myFilm.tags, insteadOf: old.tags, of: TagRecord.ofFilm, film: film, for: person, in: db)
        if myFilm.startedOverAt == old.startedOverAt {
            try episodes.noteSeasons(insteadOf: before.ofSeasons, in: db)
        } else {
            try SeasonsSeen(show: film, person: person).recount(db)
        }
        try ReferralRecord.save(myFilm.referrals, insteadOf: old.referrals, of: film, for: person, in: db)
    }

    /// Removes a relation with all its viewings.
    private static func remove(_ film: Film.ID, of person: Person.ID, in db: Database) throws {
        for table in ["film_tag", "viewing", "my_film"] {
            try db.cachedStatement(sql: "DELETE FROM \(table) WHERE person_id = ? AND film_id = ?")
                .execute(arguments: [person.rawValue, film.rawValue])
        }
    }

    /// Writes the row of a relation whose present viewings are stored.
    /// - Parameters:
    ///   - viewings: those that are stored after it
    ///   - moreEpisodes: how many more episodes are seen then
    private static func save(
        _ myFilm: MyFilm, adding viewings: [Viewing], moreEpisodes: Int, of film: Film.ID, for person: Person.ID,
        in db: Database
    ) throws {
        let row = MyFilmColumn.arguments { column in
            switch column {
            case .watchlistedAt: myFilm.watchlistedAt?.milliseconds
            case .favouriteAt: myFilm.favouriteAt?.milliseconds
            case .rating: myFilm.rating?.halfStars
            case .ratedAt: myFilm.ratedAt?.milliseconds
            case .comment: myFilm.comment
            case .audience: myFilm.audience.rawValue
            case .viewingCount: myFilm.viewingCount
            case .standing: myFilm.showStatus?.kind.rawValue
            case .standingSince: myFilm.showStatus?.since.milliseconds
            case .standingReason: myFilm.showStatus?.reason ?? ""
            case .startedOverAt: myFilm.startedOverAt?.milliseconds
            case .leftovers: Leftover.column(myFilm.leftovers)
            case .tags: nil
            }
        }
        try db.cachedStatement(sql: saveSQL).execute(
            arguments: row + [
                "person": person.rawValue, "film": film.rawValue, "moreEpisodes": moreEpisodes,
                "watchedOn": viewings.map(\.watchedOn.description).max(),
                "loggedAt": viewings.map(\.loggedAt.milliseconds).max(),
            ])
    }

    private static let saveSQL = """
        INSERT INTO my_film (
            \(MyFilmColumn.storedNames), person_id, film_id, episode_count, last_watched_on, last_logged_at
        ) VALUES (
            \(MyFilmColumn.parameters), :person, :film, :moreEpisodes,
            (SELECT max(last) FROM (
                SELECT max(watched_on) AS last FROM viewing WHERE person_id = :person AND film_id = :film
                UNION ALL SELECT :watchedOn
            ) dates),
            (SELECT max(last) FROM (
                SELECT max(logged_at) AS last FROM viewing WHERE person_id = :person AND film_id = :film
                UNION ALL SELECT :loggedAt
            ) times)
        )
        ON CONFLICT (person_id, film_id) DO UPDATE SET
            \(MyFilmColumn.updates()), last_watched_on = excluded.last_watched_on,
            last_logged_at = excluded.last_logged_at, episode_count = my_film.episode_count + excluded.episode_count
        """

    /// The columns of `viewing v`.
    static let viewingColumns = ViewingColumn.list(of: "v")

    static func viewing(_ row: StoredRow<ViewingColumn>) throws -> Viewing {
        guard let id = Viewing.ID(rawValue: row[.id]), let watchedOn = WatchedOn(row[.watchedOn] as String) else {
            throw DatabaseError(message: "not a viewing")
        }
        let draft = ViewingDraft(
            watchedOn: watchedOn,
            place: row[.place],
            companions: row[.companions],
            rating: (row[.rating] as Int?).flatMap(Rating.init(halfStars:)),
            note: row[.note],
            ending: row[.stopped] ? .stopped(minute: row[.stoppedAt], reason: row[.stopReason]) : .finished,
            isRewatch: row[.isRewatch],
            tags: try TagRecord.tags(row[.tags]))
        return Viewing(
            id: id, episode: (row[.episodeID] as Int64?).flatMap(Episode.ID.init(rawValue:)), draft: draft,
            loggedAt: Timestamp(milliseconds: row[.loggedAt]))
    }

    private static func save(
        _ viewing: Viewing, of film: Film.ID, for person: Person.ID, in db: Database
    ) throws {
        var stopped = false
        var minute: Int? = nil
        var reason = ""
        if case .stopped(let at, let stopReason) = viewing.ending {
            stopped = true
            minute = at
            reason = stopReason
        }
        let row = ViewingColumn.arguments { column in
            switch column {
            case .id: viewing.id.rawValue
            case .watchedOn: viewing.watchedOn.description
            case .place: viewing.place
            case .companions: viewing.companions
            case .rating: viewing.rating?.halfStars
            case .note: viewing.note
            case .stopped: stopped
            case .stoppedAt: minute
            case .stopReason: reason
            case .isRewatch: viewing.isRewatch
            case .loggedAt: viewing.loggedAt.milliseconds
            case .episodeID: viewing.episode?.rawValue
            case .tags: nil
            }
        }
        try db.cachedStatement(sql: saveViewingSQL).execute(arguments: [person.rawValue, film.rawValue] + row)
        // Another film's viewing has this ID already: the whole edit must fail.
        guard db.changesCount == 1 else { throw DomainError.noSuchViewing }
    }

    private static let saveViewingSQL = """
        \(ViewingColumn.insertion(into: "viewing", owner: ["person_id", "film_id"]))
        ON CONFLICT (person_id, id) DO UPDATE SET \(ViewingColumn.updates(besides: [.id]))
        WHERE viewing.film_id = excluded.film_id
        """
}

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
