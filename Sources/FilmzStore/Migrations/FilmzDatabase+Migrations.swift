import GRDB

extension FilmzDatabase {
    /// All schema versions in order. A released migration is never edited; see `docs/decisions`.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("0001-foundation") { try $0.execute(sql: foundation) }
        migrator.registerMigration("0002-accounts") { try $0.execute(sql: accounts) }
        migrator.registerMigration("0003-shelves") { try $0.execute(sql: shelves) }
        migrator.registerMigration("0004-revisions") { try $0.execute(sql: revisions) }
        migrator.registerMigration("0005-matches") { try $0.execute(sql: matches) }
        migrator.registerMigration("0006-own-films") { try $0.execute(sql: ownFilms) }
        migrator.registerMigration("0007-sign-in-attempts") { try $0.execute(sql: signInAttempts) }
        migrator.registerMigration("0008-viewings-of-a-film") { try $0.execute(sql: viewingsOfAFilm) }
        migrator.registerMigration("0009-persons") { try $0.execute(sql: persons) }
        migrator.registerMigration("0010-changes") { try $0.execute(sql: changes) }
        migrator.registerMigration("0011-lazy-shelves") { try $0.execute(sql: lazyShelves) }
        migrator.registerMigration("0012-kinds") { try $0.execute(sql: kinds) }
        migrator.registerMigration("0013-all-films") { try $0.execute(sql: allFilms) }
        migrator.registerMigration("0014-not-seen") { try $0.execute(sql: notSeen) }
        migrator.registerMigration("0015-lists") { try $0.execute(sql: lists) }
        migrator.registerMigration("0016-tags") { try $0.execute(sql: tags) }
        migrator.registerMigration("0017-shares") { try $0.execute(sql: shares) }
        migrator.registerMigration("0018-received") { try $0.execute(sql: received) }
        migrator.registerMigration("0019-episodes") { try $0.execute(sql: episodes) }
        migrator.registerMigration("0020-seasons-seen") { try $0.execute(sql: seasonsSeen) }
        migrator.registerMigration("0021-calendars") { try $0.execute(sql: calendars) }
        migrator.registerMigration("0023-cinema") { try $0.execute(sql: cinema) }
        migrator.registerMigration("0024-visits") { try $0.execute(sql: visits) }
        migrator.registerMigration("0025-my-services") { try $0.execute(sql: myServices) }
        migrator.registerMigration("0026-advertising") { try $0.execute(sql: advertising) }
        migrator.registerMigration("0027-file-imports") { try $0.execute(sql: fileImports) }
        migrator.registerMigration("0028-lists-of-changes") { try $0.execute(sql: listsOfChanges) }
        migrator.registerMigration("0029-shelves-of-batches") { try $0.execute(sql: shelvesOfBatches) }
        migrator.registerMigration("0030-title-keys") { try $0.execute(sql: titleKeys) }
        migrator.registerMigration("0031-shelf-rows") { try $0.execute(sql: shelfRows) }
        migrator.registerMigration("0032-leftovers") { try $0.execute(sql: leftovers) }
        migrator.registerMigration("0033-time-zones") { try $0.execute(sql: timeZones) }
        migrator.registerMigration("0034-after-a-change") { try $0.execute(sql: afterAChange) }
        migrator.registerMigration("0035-plain-notes") { db in
            try db.execute(sql: plainNotes)
            try rememberPlainNotes(db)
        }
        migrator.registerMigration("0036-invitations") { try $0.execute(sql: invitations) }
        migrator.registerMigration("0037-account-events") { try $0.execute(sql: accountEvents) }
        migrator.registerMigration("0038-profiles") { try $0.execute(sql: profiles) }
        return migrator
    }

    /// `film` has the facts of every film that personal data refers to, and of films added by hand, so that this
    /// database can be read without any catalogue. `film_alias` has the exceptions to the rule that makes IDs: an ID
    /// that is not a film's own leads to the film in one step.
    private static let foundation = """
        CREATE TABLE person (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL
        ) STRICT;

        INSERT INTO person (id, name) VALUES (1, '');

        CREATE TABLE film (
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL CHECK (title <> ''),
            sort_title TEXT NOT NULL,
            original_title TEXT,
            year INTEGER,
            release_date TEXT NOT NULL CHECK (release_date = '' OR release_date GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
            runtime INTEGER CHECK (runtime > 0),
            genres TEXT NOT NULL,
            directors TEXT NOT NULL,
            "cast" TEXT NOT NULL,
            countries TEXT NOT NULL,
            languages TEXT NOT NULL,
            certificate TEXT,
            plot TEXT,
            poster TEXT,
            imdb_rating REAL CHECK (imdb_rating BETWEEN 0 AND 10),
            rotten_tomatoes_rating INTEGER CHECK (rotten_tomatoes_rating BETWEEN 0 AND 100),
            imdb_id INTEGER,
            tmdb_id INTEGER,
            itunes_id INTEGER,
            amc_id INTEGER,
            prominence INTEGER NOT NULL,
            in_catalogue INTEGER NOT NULL CHECK (in_catalogue IN (0, 1))
        ) STRICT;

        CREATE INDEX film_by_imdb ON film(imdb_id) WHERE imdb_id IS NOT NULL;
        CREATE INDEX film_by_tmdb ON film(tmdb_id) WHERE tmdb_id IS NOT NULL;
        CREATE INDEX film_by_itunes ON film(itunes_id) WHERE itunes_id IS NOT NULL;
        CREATE INDEX film_by_amc ON film(amc_id) WHERE amc_id IS NOT NULL;
        CREATE INDEX film_outside_catalogue ON film(id) WHERE in_catalogue = 0;

        CREATE TABLE film_alias (
            alias_id INTEGER PRIMARY KEY,
            film_id INTEGER NOT NULL CHECK (film_id <> alias_id)
        ) STRICT;

        CREATE INDEX film_alias_by_film ON film_alias(film_id);

        CREATE TABLE my_film (
            person_id INTEGER NOT NULL REFERENCES person(id),
            film_id INTEGER NOT NULL REFERENCES film(id),
            watchlisted_at INTEGER,
            favourite_at INTEGER,
            rating INTEGER CHECK (rating BETWEEN 1 AND 10),
            comment TEXT NOT NULL,
            audience INTEGER NOT NULL CHECK (audience BETWEEN 0 AND 15),
            viewing_count INTEGER NOT NULL CHECK (viewing_count >= 0),
            last_watched_on TEXT CHECK ((last_watched_on IS NULL) = (viewing_count = 0)),
            last_logged_at INTEGER CHECK ((last_logged_at IS NULL) = (viewing_count = 0)),
            PRIMARY KEY (person_id, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX my_film_by_film ON my_film(film_id);
        CREATE INDEX my_film_watchlist ON my_film(person_id, watchlisted_at, film_id) WHERE watchlisted_at IS NOT NULL;
        CREATE INDEX my_film_favourites ON my_film(person_id, favourite_at, film_id) WHERE favourite_at IS NOT NULL;
        CREATE INDEX my_film_seen ON my_film(person_id, last_watched_on, film_id) WHERE viewing_count > 0;

        CREATE TABLE viewing (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            watched_on TEXT NOT NULL CHECK (
                watched_on = ''
                OR watched_on GLOB '[0-9][0-9][0-9][0-9]'
                OR watched_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]'
                OR watched_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'
                OR watched_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]'
            ),
            place TEXT NOT NULL,
            companions TEXT NOT NULL,
            rating INTEGER CHECK (rating BETWEEN 1 AND 10),
            note TEXT NOT NULL,
            stopped INTEGER NOT NULL CHECK (stopped IN (0, 1)),
            stopped_at INTEGER CHECK (stopped_at IS NULL OR (stopped_at > 0 AND stopped = 1)),
            stop_reason TEXT NOT NULL CHECK (stop_reason = '' OR stopped = 1),
            logged_at INTEGER NOT NULL,
            FOREIGN KEY (person_id, film_id) REFERENCES my_film(person_id, film_id)
        ) STRICT;

        CREATE INDEX viewing_by_film ON viewing(person_id, film_id);
        CREATE INDEX viewing_by_place ON viewing(person_id, place);

        CREATE TABLE recent_query (
            person_id INTEGER NOT NULL REFERENCES person(id),
            folded TEXT NOT NULL CHECK (folded <> ''),
            text TEXT NOT NULL,
            used_at INTEGER NOT NULL,
            PRIMARY KEY (person_id, folded)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE change (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person(id),
            made_at INTEGER NOT NULL,
            kind TEXT NOT NULL,
            subject TEXT NOT NULL CHECK (subject GLOB '{*}')
        ) STRICT;

        CREATE INDEX change_by_time ON change(person_id, made_at);

        CREATE TABLE note_to_self (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
