import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

/// However a process ends, a batch has happened completely or not at all.
struct InterruptedBatchTests {
    private static let count = ChangeRecord.pieceSize * 2 + 7
    private static let films = (1...count).map {
        Film(id: Film.ID(.tmdb($0)), title: "Film \($0)", externalIDs: ExternalIDs(tmdb: $0))
    }

    private static func staged(in store: Store) async throws -> StoredMyFilmBatch {
        _ = try await store.catalogue.replace(with: films, edition: "1")
        let batch = try await store.services.myFilms.begin(.edited, isKept: true, of: .owner)
        for start in stride(from: 0, to: count, by: 100) {
            try await batch.add(films[start...].prefix(100).map { FilmEdit(film: $0.id, edit: .favourite(true)) })
        }
        return try #require(batch as? StoredMyFilmBatch)
    }

    private static func favourites(_ store: Store) async throws -> Int {
        let query = MyFilmsQuery(shelf: .favourites)
        return try await store.services.myFilms.shelf(query, of: .owner, page: PageRequest(size: 1)).films.total
    }

    @Test func whatWasOnlyPutAsideIsForgottenByTheNextStart() async throws {
        let folder = TemporaryFolder()
        let first = try await Store.open(directory: folder.path)
        let batch = try await Self.staged(in: first)
        // Another process leaves it alone while the first is still there.
        let beside = try await Store.open(directory: folder.path)
        #expect(try beside.database.read { try ChangeRecord.count(of: batch.id, for: .owner, in: $0) } == Self.count)
        beside.close()
        try await Self.endAbruptly(folder.path)
        withExtendedLifetime(first) {}
        let store = try await Store.open(directory: folder.path + "/copy")
        #expect(try store.database.read { try ChangeRecord.count(of: batch.id, for: .owner, in: $0) } == 0)
        #expect(try await Self.favourites(store) == 0)
    }

    /// - Parameter pieces: how many pieces are in the relations when the process ends
    @Test(arguments: 0...3)
    func whatHappenedIsCompletedByWhoReadsNext(pieces: Int) async throws {
        let folder = TemporaryFolder()
        let first = try await Store.open(directory: folder.path)
        let batch = try await Self.staged(in: first)
        try await first.database.write { db in
            try ChangeRecord.commit(batch.id, of: .owner, at: Timestamp(milliseconds: 1), in: db)
        }
        for _ in 0..<pieces {
            _ = try await first.database.write { try BatchApplication.apply(batch.id, of: .owner, in: $0) }
        }
        try await Self.endAbruptly(folder.path)
        let store = try await Store.open(directory: folder.path + "/copy")
        #expect(try await store.services.myFilms.myFilm(Self.films[Self.count - 1].id, of: .owner).isFavourite)
        #expect(try await Self.favourites(store) == Self.count)
        #expect(try store.database.read(PersonalRepair.areListsTrue))
        let undone = try await store.services.undo.undo(batch.id, of: .owner)
        #expect(try await Self.favourites(store) == 0)
        #expect(try store.database.read(PersonalRepair.areListsTrue))
        _ = try await store.services.undo.undo(undone.id, of: .owner)
        #expect(try await Self.favourites(store) == Self.count)
    }

    /// They are there when the batch happens. Removed ones stay in the database as long as an undo can bring them back.
    @Test(arguments: [false, true])
    func filmsThatABatchMadeAreThereOrNotAfterACrash(happened: Bool) async throws {
        let folder = TemporaryFolder()
        let first = try await Store.open(directory: folder.path)
        let batch = try await Self.staged(in: first)
        let made = try await batch.make([FilmDraft(title: "Echo"), FilmDraft(title: "Harbour")])
        try await batch.add([FilmEdit(film: made[0], edit: .takeIn(MyFilm(comment: "Rain."), .mine))])
        if happened {
            try await first.database.write { db in
                try ChangeRecord.commit(batch.id, of: .owner, at: Timestamp(milliseconds: 1), in: db)
            }
        }
        try await Self.endAbruptly(folder.path)
        let store = try await Store.open(directory: folder.path + "/copy")
        func films(for reader: FilmReader) async throws -> [String] {
            _ = try await store.services.myFilms.myFilm(made[0], of: .owner)
            return try await store.services.films.films(made, for: reader).values.map(\.title)
        }
        #expect(try await films(for: .filmz) == (happened ? ["Echo"] : []), "nothing was said of the other")
        #expect(try await films(for: .person(.owner)) == (happened ? ["Echo"] : []))
        guard happened else { return }

        _ = try await store.services.undo.undo(batch.id, of: .owner)
        #expect(try await films(for: .person(.owner)) == [])
        try await store.database.write { try PersonalFilms.forgetUnmet(among: nil, in: $0) }
        #expect(try await films(for: .filmz) == ["Echo"])
        let changes = try await store.services.undo.changes(of: .owner, page: PageRequest()).items
        for change in changes { try await store.services.undo.forget(change.change.id, of: .owner) }
        try await store.database.write { try PersonalFilms.forgetUnmet(among: nil, in: $0) }
        #expect(try await films(for: .filmz) == [])
    }

    /// Another person may have met a film before others were kept from it.
    @Test func whatAnybodyElseHasMetIsNotRemoved() async throws {
        let store = try Store.inMemory()
        let film = try await store.services.films.add(FilmDraft(title: "Echo"), by: .owner)
        let ada = try await store.services.owners.persons.add(PersonDraft(name: "Ada")).id
        try await store.database.write { try PersonalFilms.meet([film.id], of: ada, in: $0) }
        await #expect(throws: DomainError.filmOfOthers) {
            try await store.services.myFilms.remove(film.id, of: .owner)
        }
        await #expect(throws: DomainError.notYours) { try await store.services.myFilms.remove(film.id, of: ada) }
        #expect(try await store.services.films.film(film.id, for: .owner) == film)
    }

    /// A person who uses the app while much of theirs is on its way must not wait until all of it is there.
    @Test func anotherWriteOfThePersonDoesNotWaitForAllOfIt() async throws {
        let store = try Store.inMemory()
        let batch = try await Self.staged(in: store)
        try await store.database.write { db in
            try ChangeRecord.commit(batch.id, of: .owner, at: Timestamp(milliseconds: 1), in: db)
        }
        let film = Self.films[Self.count - 1].id
        let undone = try #require(try await store.services.myFilms.apply(.favourite(false), to: film, of: .owner))
        let waiting = try store.database.read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM change_film WHERE is_staged")
        }
        #expect(waiting == Self.count - 1)
        #expect(try await Self.favourites(store) == Self.count - 1)
        #expect(try store.database.read(PersonalRepair.areListsTrue))
        _ = try await store.services.undo.undo(undone.id, of: .owner)
        #expect(try await Self.favourites(store) == Self.count)
        _ = try await store.services.undo.undo(batch.id, of: .owner)
        #expect(try await Self.favourites(store) == 0)
    }

    /// Copies the files as they are at this moment, as if their process had ended.
    private static func endAbruptly(_ folder: String) async throws {
        try FileManager.default.createDirectory(atPath: folder + "/copy", withIntermediateDirectories: false)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix("filmz.sqlite") {
            guard !name.hasSuffix("-shm") else { continue }
            try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(folder)/copy/\(name)")
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix("catalogue") {
            try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(folder)/copy/\(name)")
        }
    }
}
