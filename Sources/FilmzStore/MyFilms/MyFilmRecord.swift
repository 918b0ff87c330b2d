import FilmzDomain
import GRDB

/// One person's relation to one film, in the tables `my_film` and `viewing`. Call the functions inside a transaction.
enum MyFilmRecord {
    /// Which viewings are fetched.
    enum Viewings {
        case newest, all
        /// These and the newest one, because rules depend on it.
        case these(Set<Viewing.ID>)
    }

    /// - Parameter isUnmet: whether the person has not met a film without a relation, if that is known
    static func fetch(
        _ film: Film.ID, of person: Person.ID, with viewings: Viewings, isUnmet: Bool? = nil, in db: Database
    ) throws -> MyFilm {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT \(columns) FROM my_film WHERE person_id = ? AND film_id = ?"),
            arguments: [person.rawValue, film.rawValue])
        guard let row else {
            return MyFilm(isUnmet: try isUnmet ?? !PersonalFilms.unmet(among: [film], by: person, in: db).isEmpty)
        }
        return try myFilm(
            row, told: try ReferralRecord.fetch(film, of: person, in: db),
            viewings: try ViewingSelection(film: film, person: person).viewings(viewings, in: db))
    }

    /// The columns of `my_film` that ``myFilm(_:told:viewings:)`` reads.
    static let columns = """
        watchlisted_at, favourite_at, rating, rated_at, comment, audience, viewing_count, \(TagRecord.columnOfFilm),
        standing, standing_since, standing_reason, started_over_at, leftovers
        """

    /// Reads a row that begins with ``columns``.
    static func myFilm(_ row: Row, told: [Referral], viewings: [Viewing]) throws -> MyFilm {
        MyFilm(
            watchlistedAt: (row[0] as Int64?).map(Timestamp.init(milliseconds:)),
            favouriteAt: (row[1] as Int64?).map(Timestamp.init(milliseconds:)),
            rating: (row[2] as Int?).flatMap(Rating.init(halfStars:)),
            ratedAt: (row[3] as Int64?).map(Timestamp.init(milliseconds:)),
            comment: row[4],
            audience: Audience(rawValue: row[5]),
            tags: try TagRecord.tags(row[7]),
            told: told,
            standing: (row[8] as String?).flatMap(ShowStatus.Kind.init(rawValue:)).map {
                ShowStatus($0, since: Timestamp(milliseconds: row[9]), reason: row[10])
            },
            startedOverAt: (row[11] as Int64?).map(Timestamp.init(milliseconds:)),
            leftovers: try Leftover.leftovers(row[12]),
            viewings: viewings,
            viewingCount: row[6])
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
        let before = (all: try episodes.count(db), ofSeasons: try episodes.countsOfSeasons(db))
        let kept = Set(myFilm.viewings.map(\.id))
        for old in old.viewings where !kept.contains(old.id) {
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
        try ReferralRecord.save(myFilm.told, insteadOf: old.told, of: film, for: person, in: db)
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
        try db.cachedStatement(
            sql: """
                INSERT INTO my_film (
                    person_id, film_id, watchlisted_at, favourite_at, rating, rated_at, comment, audience,
                    viewing_count, last_watched_on, last_logged_at, standing, standing_since, standing_reason,
                    started_over_at, episode_count, leftovers
                ) VALUES (
                    ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,
                    (SELECT max(last) FROM (
                        SELECT max(watched_on) AS last FROM viewing WHERE person_id = ?1 AND film_id = ?2
                        UNION ALL SELECT ?15
                    )),
                    (SELECT max(last) FROM (
                        SELECT max(logged_at) AS last FROM viewing WHERE person_id = ?1 AND film_id = ?2
                        UNION ALL SELECT ?16
                    )),
                    ?10, ?11, ?12, ?13, ?14, ?17
                )
                ON CONFLICT (person_id, film_id) DO UPDATE SET
                    watchlisted_at = excluded.watchlisted_at, favourite_at = excluded.favourite_at,
                    rating = excluded.rating, rated_at = excluded.rated_at, comment = excluded.comment,
                    audience = excluded.audience, viewing_count = excluded.viewing_count, last_watched_on = excluded.last_watched_on,
                    last_logged_at = excluded.last_logged_at, standing = excluded.standing,
                    standing_since = excluded.standing_since, standing_reason = excluded.standing_reason,
                    started_over_at = excluded.started_over_at, leftovers = excluded.leftovers,
                    episode_count = my_film.episode_count + excluded.episode_count
                """
        ).execute(arguments: [
            person.rawValue, film.rawValue, myFilm.watchlistedAt?.milliseconds, myFilm.favouriteAt?.milliseconds,
            myFilm.rating?.halfStars, myFilm.ratedAt?.milliseconds, myFilm.comment, myFilm.audience.rawValue,
            myFilm.viewingCount, myFilm.standing?.kind.rawValue, myFilm.standing?.since.milliseconds,
            myFilm.standing?.reason ?? "", myFilm.startedOverAt?.milliseconds, moreEpisodes,
            viewings.map(\.watchedOn.description).max(), viewings.map(\.loggedAt.milliseconds).max(),
            Leftover.column(myFilm.leftovers),
        ])
    }

    private static let viewingNames = [
        "id", "watched_on", "place", "companions", "rating", "note", "stopped", "stopped_at", "stop_reason",
        "is_rewatch", "logged_at", "episode_id",
    ]

    static let viewingColumnCount = viewingNames.count + 1

    /// The columns of `viewing v` that ``viewing(_:)`` reads.
    static let viewingColumns = (viewingNames.map { "v.\($0)" } + [TagRecord.columnOfViewing]).joined(separator: ", ")

    /// Reads a row that begins with ``viewingColumns``.
    static func viewing(_ row: Row) throws -> Viewing {
        guard let id = Viewing.ID(rawValue: row[0]), let watchedOn = WatchedOn(row[1] as String) else {
            throw DatabaseError(message: "not a viewing")
        }
        return Viewing(
            id: id,
            episode: (row[11] as Int64?).flatMap(Episode.ID.init(rawValue:)),
            watchedOn: watchedOn,
            place: row[2],
            companions: row[3],
            rating: (row[4] as Int?).flatMap(Rating.init(halfStars:)),
            note: row[5],
            ending: row[6] ? .stopped(minute: row[7], reason: row[8]) : .finished,
            isRewatch: row[9],
            tags: try TagRecord.tags(row[12]),
            loggedAt: Timestamp(milliseconds: row[10]))
    }

    private static func save(
        _ viewing: Viewing, of film: Film.ID, for person: Person.ID, in db: Database
    ) throws {
        var stopped = false
        var minute: Int?
        var reason = ""
        if case .stopped(let at, let why) = viewing.ending {
            stopped = true
            minute = at
            reason = why
        }
        try db.cachedStatement(
            sql: """
                INSERT INTO viewing (person_id, film_id, \(viewingNames.joined(separator: ", "))) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (person_id, id) DO UPDATE SET
                    watched_on = excluded.watched_on, place = excluded.place, companions = excluded.companions,
                    rating = excluded.rating, note = excluded.note, stopped = excluded.stopped,
                    stopped_at = excluded.stopped_at, stop_reason = excluded.stop_reason,
                    is_rewatch = excluded.is_rewatch, logged_at = excluded.logged_at,
                    episode_id = excluded.episode_id
                WHERE film_id = excluded.film_id
                """
        ).execute(arguments: [
            person.rawValue, film.rawValue, viewing.id.rawValue, viewing.watchedOn.description, viewing.place,
            viewing.companions, viewing.rating?.halfStars, viewing.note, stopped, minute, reason,
            viewing.isRewatch, viewing.loggedAt.milliseconds, viewing.episode?.rawValue,
        ])
        // Another film's viewing has this ID already: the whole edit must fail.
        guard db.changesCount == 1 else { throw DomainError.noSuchViewing }
    }
}
