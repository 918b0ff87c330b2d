import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

struct FilmzDatabaseTests {
    @Test func everyWriteIsSynced() async throws {
        let folder = TemporaryFolder()
        let database = try FilmzDatabase.open(path: folder.path + "/filmz.sqlite")
        let (journal, synchronous, foreignKeys) = try await database.write { db in
            (
                try String.fetchOne(db, sql: "PRAGMA journal_mode"),
                try Int.fetchOne(db, sql: "PRAGMA synchronous"),
                try Int.fetchOne(db, sql: "PRAGMA foreign_keys")
            )
        }
        #expect(journal == "wal")
        #expect(synchronous == 2, "2 is FULL: with NORMAL a power cut may take acknowledged writes along")
        #expect(foreignKeys == 1)
    }

    @Test func everyTableIsStrictAndReferencesHold() async throws {
        let database = try FilmzDatabase.inMemory()
        let (tables, loose) = try database.read { db in
            let own = "type = 'table' AND schema = 'main' AND name NOT LIKE 'sqlite_%' AND name <> 'grdb_migrations'"
            return (
                try Int.fetchOne(db, sql: "SELECT count(*) FROM pragma_table_list WHERE \(own)") ?? 0,
                try String.fetchAll(db, sql: "SELECT name FROM pragma_table_list WHERE \(own) AND NOT strict")
            )
        }
        #expect(tables == 50)
        #expect(loose.isEmpty)
    }

    @Test(arguments: [
        "INSERT INTO my_film (person_id, film_id, comment, audience, viewing_count) VALUES (1, 5, '', 0, 0)",
        "INSERT INTO film_alias VALUES (5, 5)",
        "INSERT INTO recent_query VALUES (2, 'a', 'a', 0)",
        "INSERT INTO change VALUES (1, 1, 0, 'rated', 'made', 0, 1, 'not an object')",
        "INSERT INTO change VALUES (1, 1, 0, 'rated', 'unheard of', 0, 1, NULL)",
        "INSERT INTO change_film VALUES (1, 7, 5, '', 1, '{}', '{}', 0)",
        "INSERT INTO not_seen VALUES (2, 5, 0)",
        "INSERT INTO film_list VALUES (1, 1, '', '', 0, NULL, 0, 0, 0, 0, 0)",
        "INSERT INTO film_list VALUES (2, 1, 'a', '', 0, NULL, 0, 0, 0, 0, 0)",
        "INSERT INTO film_list_entry VALUES (1, 1, 5, 'V00000', '', 0)",
        "INSERT INTO change_list VALUES (1, 7, 1, 'a', 0, 2, '{}', '{}')",
        "INSERT INTO film_tag VALUES (1, 5, 0, 'a', 'A')",
        "INSERT INTO share VALUES (2, 1, 'list', 7, 'a', '', 0, '', 0, NULL, '', '', 0, 'en', 5, NULL, NULL, NULL, NULL)",
        "INSERT INTO share VALUES (1, 1, 'film', 7, 'a', '', 0, '', 0, NULL, '', '', 0, 'en', 5, NULL, NULL, NULL, NULL)",
        "INSERT INTO share VALUES (1, 1, 'list', 7, 'a', '', 0, '', 0, NULL, '', '', 0, 'en', 5, 5, NULL, NULL, NULL)",
        "INSERT INTO share VALUES (1, 1, 'list', 7, 'a', '', 0, '', 0, NULL, '', '', 0, 'en', 5, NULL, 'open', NULL, NULL)",
        "INSERT INTO share_address VALUES (zeroblob(32), 1, 7)",
        "INSERT INTO share_film VALUES (1, 7, 1, 5, '')",
        "INSERT INTO told VALUES (1, 5, 'Anna', '', 0)",
        "INSERT INTO my_services VALUES (2, NULL, '[]', 0)",
        "INSERT INTO my_services VALUES (1, 'at', '[]', 0)",
        "INSERT INTO my_services VALUES (1, NULL, '{}', 0)",
        "INSERT INTO season_seen VALUES (1, 5, 1, 1, 65537)",
        "INSERT INTO received VALUES (1, 1, '', 'new', 0, 5, NULL, 1, 2, '{}', '{}')",
        "INSERT INTO received VALUES (2, 1, '', 'new', 0, NULL, NULL, 1, 2, '{}', '{}')",
        "INSERT INTO file_import VALUES (2, 1, '', 0, 1, '{}', NULL, NULL, 0)",
        "INSERT INTO file_import_part VALUES (1, 1, 0, '', '', 0, zeroblob(1))",
        "INSERT INTO file_import_choice VALUES (1, 'a', 'film', NULL)",
        "INSERT INTO file_import_choice VALUES (1, 'a', 'own', 5)",
        "UPDATE person SET role = 'king'",
        "INSERT INTO password VALUES (1, 'secret', 0)",
        "INSERT INTO session VALUES (1, 1, x'00', '', 0, 0)",
        "INSERT INTO film_match VALUES (5, '', 'tmdb:1', 0)",
        "INSERT INTO film_match VALUES (5, 'tmdb', '1', 0)",
        "INSERT INTO sign_in_attempt VALUES ('', 1, 0)",
        "INSERT INTO sign_in_attempt VALUES ('192.0.2.1', -1, 0)",
    ])
    func whatCannotBeIsRefused(sql: String) async throws {
        let database = try FilmzDatabase.inMemory()
        await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.execute(sql: sql) }
        }
    }

    @Test(arguments: ["tomorrow", "2011-7", "2011-07-14 20:15", "2011-07-14T20:60"])
    func aViewingNeedsACalendarValue(watchedOn: String) async throws {
        let database = try FilmzDatabase.inMemory()
        try await database.write { try $0.execute(sql: Self.sampleOf0011) }
        await #expect(throws: DatabaseError.self) {
            try await database.write { db in
                try db.execute(sql: "UPDATE viewing SET watched_on = ?", arguments: [watchedOn])
            }
        }
    }

    @Test func theFilesAreForTheOwnerOnly() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path + "/data")
        _ = try await store.services.films.add(FilmDraft(title: "A"))
        _ = try await store.catalogue.replace(with: [Film(id: .random(), title: "B")], edition: "1")
        _ = try await store.services.films.note([.sample("C", tmdb: 1)])
        #expect(try folder.mode(of: "data") == 0o700)
        let names = ["filmz.sqlite", "providers.sqlite"].flatMap { [$0, $0 + "-wal", $0 + "-shm"] }
        for name in names + ["catalogue.sqlite"] {
            #expect(try folder.mode(of: "data/\(name)") == 0o600, "\(name)")
        }
    }

    @Test func firstStartsAtOnceWaitForEachOther() async throws {
        let folder = TemporaryFolder()
        let films = try await withThrowingTaskGroup(of: Film.self) { group in
            for number in 1...8 {
                group.addTask {
                    let store = try await Store.open(directory: folder.path)
                    return try await store.services.films.add(FilmDraft(title: "Film \(number)", year: 1990 + number))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let services = try await Store.open(directory: folder.path).services
        #expect(films.count == 8)
        for film in films { #expect(try await services.films.film(film.id) == film) }
    }

    @Test func aViewingIDOfAnotherFilmChangesNothing() async throws {
        let services = try Store.inMemory().services
        let first = try await services.films.add(FilmDraft(title: "A"))
        let second = try await services.films.add(FilmDraft(title: "B"))
        let log = MyFilmEdit.log(ViewingDraft(note: "kept"))
        try await services.myFilms.apply(log, to: first.id, of: .owner)
        await #expect(throws: DomainError.noSuchViewing) {
            try await services.myFilms.apply(log, to: second.id, of: .owner)
        }
        #expect(try await services.myFilms.myFilm(second.id, of: .owner).isEmpty)
        #expect(try await services.myFilms.myFilm(first.id, of: .owner).viewings.map(\.note) == ["kept"])
    }

    @Test func aFileThatIsNoDatabaseIsLeftAlone() async throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/filmz.sqlite"
        let content = Data(String(repeating: "these are not the films you are looking for ", count: 100).utf8)
        try content.write(to: URL(filePath: path))
        await #expect(throws: StoreError.notADatabase(path, backups: [])) {
            try await Store.open(directory: folder.path)
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == content)
    }

    @Test func aDatabaseOfANewerFilmzIsLeftAlone() async throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/filmz.sqlite"
        _ = try await Store.open(directory: folder.path)
        try await DatabaseQueue(path: path).write { db in
            try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('9999-from-the-future')")
        }
        await #expect(throws: StoreError.tooNew(path, backups: [])) { try await Store.open(directory: folder.path) }
    }

    @Test func aFolderThatCannotBeMadeIsNamed() async throws {
        let folder = TemporaryFolder()
        try Data().write(to: URL(filePath: folder.path + "/file"))
        let directory = folder.path + "/file/data"
        await #expect(throws: StoreError.folderNotWritable(directory)) { try await Store.open(directory: directory) }
    }

    /// Each older schema, with data of its time, is brought up to date and keeps all its data.
    @Test func everyOlderSchemaMigratesWithItsData() async throws {
        let migrations = FilmzDatabase.migrator.migrations
        #expect(!migrations.isEmpty)
        for migration in migrations {
            let queue = try DatabaseQueue()
            try FilmzDatabase.migrator.migrate(queue, upTo: migration)
            try await queue.write { db in
                for (versions, sample) in Self.samples where versions.contains(String(migration.prefix(4))) {
                    try db.execute(sql: sample)
                }
            }
            try FilmzDatabase.migrator.migrate(queue)
            let decisions = try await queue.read { try MatchDecisions.fetch(Film.ID(.tmdb(5)), in: $0) }
            #expect(decisions.map(\.id) == (migration >= "0005" ? [.tmdb(6), nil] : []), "from \(migration)")
            let (viewing, broken) = try await queue.read { db in
                (
                    try MyFilmRecord.fetch(Film.ID(.tmdb(5)), of: .owner, with: .all, in: db).viewings.first,
                    try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
                )
            }
            #expect(viewing?.place == "at home", "from \(migration)")
            #expect(viewing?.watchedOn == .month(year: 2011, month: 7))
            #expect(broken == 0)
            let seen = try await queue.read {
                try MyFilmRecord.fetch(Film.ID(.tmdb(5)), of: .owner, with: .all, in: $0)
            }
            #expect(seen.rating == Rating(halfStars: 9), "from \(migration)")
            #expect(seen.ratedAt != nil, "from \(migration)")
            let films = try await queue.read { try FilmTable.stored.films(knownBy: [.tvdbSeries(7)], in: $0) }
            #expect(films.map(\.kind) == (migration >= "0012" ? [.series] : []), "from \(migration)")
            try await expectChanges(queue, "from \(migration)")
            let isTagged = migration >= "0016"
            #expect(seen.tags.text == (isTagged ? "Rainy day" : ""), "from \(migration)")
            #expect(viewing?.tags.text == (isTagged ? "A" : ""), "from \(migration)")
            if migration >= "0017" {
                let share = try await queue.read { try ShareRecord.page(PageRequest(), of: .owner, in: $0).items.first }
                #expect(share?.words.message == "see it")
                #expect(share?.subject == .film(Film.ID(.tmdb(5))))
            }
            #expect(seen.referrals.map(\.by) == (migration >= "0018" ? ["Anna"] : []), "from \(migration)")
            if migration >= "0019" {
                #expect(seen.showStatus == ShowStatus(.stopped, since: Timestamp(milliseconds: 8), reason: "slow"))
                let episode = try #require(viewing?.episode)
                let kept = try await queue.read { try EpisodeRecord.fetch([episode], of: Film.ID(.tmdb(5)), in: $0) }
                #expect(kept[episode]?.title == "Fog", "from \(migration)")
                #expect(kept[episode]?.number == .first, "from \(migration)")
                let seasons = SeasonsSeen(show: Film.ID(.tmdb(5)), person: .owner)
                #expect(try await queue.read { try seasons.counts($0) } == [1: 1], "from \(migration)")
            }
            if migration >= "0015" { try await expectList(queue, "from \(migration)") }
        }
    }

    /// Wherever an older note is stored, it is shown as it was typed.
    @Test func olderNotesStayAsTheyWereTyped() async throws {
        let queue = try DatabaseQueue()
        try FilmzDatabase.migrator.migrate(queue, upTo: "0034-after-a-change")
        try await queue.write { db in
            for (versions, sample) in Self.samples where versions.contains("0034") { try db.execute(sql: sample) }
            try db.execute(
                sql: #"""
                    UPDATE my_film SET comment = '*comment*';
                    UPDATE viewing SET note = '*viewing*';
                    UPDATE film_list_entry SET note = '*on a list*';
                    UPDATE share SET note = '*shared*';
                    UPDATE share_film SET note = '*of a shared list*';
                    UPDATE change_film SET before = '{"comment":"*comment of before*"}',
                        after = '{"viewings":[{"note":"*viewing of after*"}]}';
                    UPDATE change_list_entry SET before = '{"note":"*on a list before*"}',
                        after = '{"note":"*on a list after*"}';
                    UPDATE received SET contents = '{"note":"*received*","films":[{"note":"*received of a film*"}]}';
                    """#)
        }
        try FilmzDatabase.migrator.migrate(queue)
        let hashes = try await queue.read {
            try Set(Int64.fetchAll($0, sql: "SELECT hash FROM plain_note WHERE person_id = 1"))
        }
        let notes = [
            "*comment*", "*viewing*", "*on a list*", "*shared*", "*of a shared list*", "*comment of before*",
            "*viewing of after*", "*on a list before*", "*on a list after*", "*received*", "*received of a film*",
        ]
        #expect(hashes == Set(notes.map(PlainNote.hash)))
    }

    /// An update of each older schema can be taken back by the older program, after the newer one has gone on.
    @Test func thereIsAWayBackFromEveryUpdate() async throws {
        for migration in FilmzDatabase.migrator.migrations.dropLast() {
            let folder = TemporaryFolder()
            let path = folder.path + "/filmz.sqlite"
            do {
                let queue = try DatabaseQueue(path: path)
                try FilmzDatabase.migrator.migrate(queue, upTo: migration)
                try await queue.write { db in
                    for (versions, sample) in Self.samples where versions.contains(String(migration.prefix(4))) {
                        try db.execute(sql: sample)
                    }
                }
                try queue.close()
            }
            try await Store.open(directory: folder.path).close()
            // Now this is the older program, of two updates ago.
            let future = "INSERT INTO grdb_migrations VALUES ('9999-from-the-future');"
            let backups = BackupFolder(besides: path).newestBeforeUpdate
            #expect(backups.count == 1, "from \(migration)")
            try await DatabaseQueue(path: path).write { db in
                try db.execute(
                    sql: """
                        \(future) DELETE FROM viewing; ALTER TABLE password ADD COLUMN kind TEXT;
                        INSERT OR REPLACE INTO password (person_id, hash, changed_at, kind) VALUES (1, '$scrypt$x', 1, 'new')
                        """)
            }
            let newer = folder.path + "/backups/filmz-20990101-000000-before-update.sqlite"
            try FileManager.default.copyItem(atPath: try #require(backups.first), toPath: newer)
            try await DatabaseQueue(path: newer).write { try $0.execute(sql: future) }
            let catalogue = folder.path + "/catalogue.sqlite"
            try await DatabaseQueue(path: catalogue).write { try $0.execute(sql: "PRAGMA user_version = 9999") }
            await #expect(throws: StoreError.tooNew(path, backups: backups)) {
                try await Store.open(directory: folder.path)
            }
            let (report, aside) = try await Store.restore(try #require(backups.first), in: folder.path)
            #expect(FileManager.default.fileExists(atPath: folder.path + "/catalogue.newer.sqlite"))
            #expect(report.counts.taken.viewings == 1, "from \(migration)")
            #expect(aside == folder.path + "/filmz.newer.sqlite", "from \(migration)")
            let store = try await Store.open(directory: folder.path)
            defer { store.close() }
            let seen = try await store.services.myFilms.myFilm(Film.ID(.tmdb(5)), of: .owner)
            #expect(seen.viewings.map(\.place) == ["at home"], "from \(migration)")
        }
    }

    private func expectList(_ queue: DatabaseQueue, _ comment: Comment) async throws {
        let id = try #require(FilmList.ID(rawValue: 21))
        let change = try #require(Change.ID(rawValue: 22))
        try await queue.read { db in
            let list = try #require(try FilmListRecord.fetch(id, of: .owner, in: db))
            #expect(list.name == "Rainy Sundays", comment)
            #expect(list.isRanked, comment)
            #expect(!list.isRemoved, comment)
            let entries = FilmListEntryRows(list: id, person: .owner, db: db)
            #expect(try entries.entries(of: [Film.ID(.tmdb(5))]).values.map(\.note) == ["why not"], comment)
            let difference = try #require(try ChangeRecord.listDifferences(of: change, for: .owner, in: db).first)
            #expect(difference.entries[Film.ID(.tmdb(5))]?.before?.position.text == "V00000", comment)
            let subject = try ChangeRecord.fetch(change, of: .owner, in: db)?.subject
            let expected = FilmListChange(
                list: id, name: "Rainy Sundays", film: Film.ID(.tmdb(5)), filmTitle: "A", filmCount: 1)
            #expect(subject == .list(expected), comment)
        }
    }

    /// Changes made with an older Filmz can still be undone: one film, several, and queries.
    private func expectChanges(_ queue: DatabaseQueue, _ comment: Comment) async throws {
        let changes = try await queue.read { db in
            try (1...3).map { number in
                try ChangeRecord.fetch(try #require(Change.ID(rawValue: Int64(number))), of: .owner, in: db)
            }
        }
        guard case .myFilm(let film, "A", let before, let after) = changes[0]?.subject else {
            Issue.record(comment)
            return
        }
        #expect(film == Film.ID(.tmdb(5)), comment)
        #expect(changes[0]?.kind == .viewingLogged, comment)
        #expect(before == MyFilm(watchlistedAt: Timestamp(milliseconds: 5000)), comment)
        #expect(after.viewings.map(\.place) == ["at home"], comment)
        #expect(after.rating == Rating(halfStars: 9), comment)
        #expect(after.audience == [.adults, .family], comment)
        guard case .myFilm(film, "A", MyFilm(), let watched) = changes[1]?.subject else {
            Issue.record(comment)
            return
        }
        #expect(watched.isFavourite, comment)
        let query = RecentQuery(text: "B", usedAt: Timestamp(milliseconds: 9000))
        #expect(changes[2]?.subject == .recentQueries(forgotten: [query], remembered: []), comment)
    }

    @Test func theShelvesAreTrueToWhatTheyAreMadeOf() async throws {
        let database = try FilmzDatabase.inMemory()
        let batches = BatchApplication(database: database)
        try await database.write { try $0.execute(sql: Self.sampleOf0011) }
        for sql in Self.history {
            let before = try database.read { try batches.state(of: .owner, in: $0).revision }
            try await database.write { try $0.execute(sql: sql) }
            #expect(try database.read { try batches.state(of: .owner, in: $0).revision } != before, "after \(sql)")
            try await batches.finish(.owner)
            try database.read { db in
                let state = try batches.state(of: .owner, in: db)
                #expect(try !batches.isNeeded(state, of: .owner, in: db), "after \(sql)")
                let kept = try Self.shelves("shelf_film", db)
                #expect(try kept == Self.shelves("shelf_row", db), "after \(sql)")
            }
        }
    }

    /// One more film or person costs other persons nothing.
    @Test func aFactTouchesNobodysRowsUntilTheyAreRead() async throws {
        let database = try FilmzDatabase.inMemory()
        try await database.write { db in
            try db.execute(sql: Self.sampleOf0011)
            for person in 2...50 {
                try db.execute(
                    sql: """
                        INSERT INTO person (id, name) VALUES (\(person), '');
                        INSERT INTO my_film (person_id, film_id, favourite_at, comment, audience, viewing_count)
                        VALUES (\(person), 17592186044421, 1, '', 0, 0)
                        """)
            }
            let changes = ["UPDATE film SET runtime = 99", "INSERT INTO film_alias VALUES (7, 17592186044421)"]
            for sql in changes {
                let before = db.totalChangesCount
                try db.execute(sql: sql)
                // The row itself, and the stamps.
                #expect(db.totalChangesCount - before <= 6, "\(sql)")
            }
        }
        let batches = BatchApplication(database: database)
        let third = Person.ID(rawValue: 3)
        try await batches.finish(third)
        let minutes = try database.read {
            try Int.fetchAll(
                $0, sql: "SELECT DISTINCT minutes FROM shelf_film WHERE person_id IN (3, 4) ORDER BY person_id")
        }
        #expect(minutes == [99, 0], "The third has read since, the fourth has not.")
    }

    /// The rows, without their own numbers.
    private static func shelves(_ table: String, _ db: Database) throws -> [[DatabaseValue]] {
        try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY shelf, film_id").map { row in
            row.columnNames.filter { $0 != "id" }.map { row[$0] }
        }
    }

    /// Everything that can happen to the data behind shelves.
    private static let history = [
        "UPDATE my_film SET watchlisted_at = 3",
        "UPDATE my_film SET rating = NULL, last_watched_on = '2012'",
        "UPDATE film SET sort_title = 'b', year = 1999, runtime = 90, genres = 'Drama'",
        "UPDATE film SET critics_score = 50",
        "UPDATE my_film SET favourite_at = NULL",
        "DELETE FROM viewing; UPDATE my_film SET viewing_count = 0, last_watched_on = NULL, last_logged_at = NULL",
        "DELETE FROM my_film",
        """
        INSERT INTO my_film (person_id, film_id, watchlisted_at, comment, audience, viewing_count)
        VALUES (1, 17592186044421, 4, '', 0, 0)
        """,
        "UPDATE my_film SET episode_count = 3",
        "UPDATE my_film SET rating = 4, rated_at = 6",
        "INSERT INTO film_alias VALUES (8, 17592186044421)",
    ]
}
