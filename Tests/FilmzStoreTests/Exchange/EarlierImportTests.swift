import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@testable import FilmzExchange
@testable import FilmzStore

/// Files that an earlier Filmz took in, taken in again: nothing is doubled, and what it lost is put right.
///
/// `Tests/EarlierImports/earlier-imports.json` has samples of all formats, and what programs left of each in an empty
/// Filmz: "1" the one of commit 829c61ce, "2" the one that had these tests first, or the sample. `earlier-imports.py`
/// wrote that. Whoever changes what IDs of viewings are made from adds what the program left before as "3", and a
/// ``FormerInterpretation``.
struct EarlierImportTests {
    private struct Sample: Decodable {
        var name: String
        var meaning: String?
        var files: [String: [String]]
        /// What each program left: the lines of each file of its archive.
        var left: [String: [String: [String]]]
        /// Titles of films that the first readers made of rows that are left out now.
        var unread: [String]?
    }

    /// A day after all samples.
    private static let now = Timestamp(milliseconds: 1_795_867_200_000)

    /// Later than anything that the samples say, and before any program took them in.
    private static let imported = Timestamp(milliseconds: 1_767_225_600_000)

    private static func samples() throws -> [Sample] {
        let tests = URL(filePath: #filePath).appending(path: "../../..").standardized
        let file = tests.appending(path: "EarlierImports/earlier-imports.json")
        return try JSONDecoder().decode([Sample].self, from: try Data(contentsOf: file))
    }

    private static func sample(_ name: String) throws -> Sample {
        try #require(try samples().first { $0.name == name })
    }

    private static func emptyStore() throws -> Store {
        let clock = SettableClock()
        clock.now = now
        return try Store.inMemory(clock: clock.clock)
    }

    /// A Filmz as an earlier program left it.
    private static func store(_ left: [String: [String]]) async throws -> Store {
        let store = try emptyStore()
        var archive = ArchiveLineReader(
            left.mapValues { Array($0.joined(separator: "\n").utf8) }, limit: ExchangeLimits().rowCount)
        try archive.read()
        #expect(archive.problems.count == 0)
        var file = ExchangeFile(source: .filmz)
        file.archive = FilmzArchive(archive)
        let plan = try await ImportPlan([file], at: now, in: .gmt, from: store.services, for: .owner)
        _ = try await plan.carryOut(.mine, with: store.services, for: .owner)
        return store
    }

    private static func files(_ sample: Sample) throws -> [ExchangeFile] {
        let inputs = sample.files.sorted { $0.key < $1.key }.map { name, lines in
            ExchangeInput(name: name, bytes: Array(lines.map { $0 + "\n" }.joined().utf8))
        }
        let meaning = sample.meaning.flatMap(ExchangeFile.RowMeaning.init)
        return try ExchangeReader().read(inputs).files.map { file in
            file.questions.keys.sorted().reduce(file) { $0.answering(meaning ?? .seen, part: $1) }
        }
    }

    private static func takeIn(_ sample: Sample, into store: Store) async throws -> ImportPlan.Outcome {
        let plan = try await ImportPlan(try files(sample), at: now, in: .gmt, from: store.services, for: .owner)
        return try await plan.carryOut(.mine, with: store.services, for: .owner)
    }

    private static func whole(_ store: Store) async throws -> [ExportedFilm] {
        try await store.services.myFilms.wholeFilms(after: nil, limit: 1_000, of: .owner).filter { !$0.mine.isEmpty }
    }

    private static func relations(_ store: Store) async throws -> [Film.ID: MyFilm] {
        Dictionary(uniqueKeysWithValues: try await whole(store).map { ($0.film.id, $0.mine) })
    }

    /// All that is there, without what differs each time.
    private static func life(_ store: Store, without unread: [String] = []) async throws -> [String] {
        try await whole(store).filter { !unread.contains($0.film.title) }.flatMap { film in
            let numbers = Dictionary(uniqueKeysWithValues: film.episodes.map { ($0.id, $0.number?.description ?? "") })
            let ratedAt = film.mine.ratedAt.flatMap { $0 < Self.imported ? $0.description : nil } ?? ""
            let stars = film.mine.rating.map { ["\(film.film.title): \($0) \(ratedAt)"] } ?? []
            return stars
                + film.mine.viewings.map { viewing in
                    let parts = [
                        film.film.title, viewing.episode.flatMap { numbers[$0] } ?? "", "\(viewing.watchedOn)",
                        viewing.rating?.description ?? "", viewing.note, viewing.place, viewing.tags.text,
                        viewing.isRewatch ? "again" : "",
                    ]
                    return parts.joined(separator: "|")
                }
        }.sorted()
    }

    /// What somebody has who took the files in before is the same as what somebody has who does so now.
    @Test func takenInAgainNothingIsDoubledAndWhatWasLostIsPutRight() async throws {
        let samples = try Self.samples()
        #expect(samples.count > 27)
        for sample in samples {
            let fresh = try Self.emptyStore()
            _ = try await Self.takeIn(sample, into: fresh)
            let wanted = try await Self.life(fresh)
            #expect(!wanted.isEmpty, "\(sample.name)")
            for (program, left) in sample.left {
                let comment: Comment = "\(sample.name), program \(program)"
                let store = try await Self.store(left)
                let before = try await Self.relations(store)
                let outcome = try await Self.takeIn(sample, into: store)
                let life = try await Self.life(store, without: sample.unread ?? [])
                #expect(life == wanted, comment)
                let again = try await Self.takeIn(sample, into: store)
                #expect(again.change == nil, comment)
                if program != "1" { #expect(outcome.change == nil, comment) }
                guard let change = outcome.change else { continue }
                _ = try await store.services.undo.undo(change, of: .owner)
                #expect(try await Self.relations(store) == before, comment)
            }
        }
    }

    /// Fails when a reader changes what IDs are made from, and no ``FormerInterpretation`` says how it was before.
    @Test func eachViewingIsKnownByTheIDThatItGotOnce() throws {
        var count = 0
        for sample in try Self.samples() {
            let films = try Self.files(sample).flatMap { $0.films(at: Self.now, in: .gmt) }
            let known = Set(
                films.flatMap { $0.mine.viewings.map(\.id) + $0.formerValues.viewings.values.flatMap { $0.map(\.id) } })
            for (program, left) in sample.left {
                var archive = ArchiveLineReader(
                    left.mapValues { Array($0.joined(separator: "\n").utf8) }, limit: ExchangeLimits().rowCount)
                try archive.read()
                let read = FilmzArchive(archive).films.filter { sample.unread?.contains($0.film.title) != true }
                let ids = Set(read.flatMap { $0.mine.viewings.map(\.id) })
                #expect(ids.subtracting(known) == [], "\(sample.name), program \(program)")
                count += ids.count
            }
        }
        #expect(count > 75)
    }

    /// A day, a word or stars that a person gave since are theirs, wherever the viewing belongs.
    @Test func whatAPersonChangedSinceStays() async throws {
        let sample = try Self.sample("letterboxd-rewritten")
        let store = try await Self.store(try #require(sample.left["1"]))
        let films = try await Self.whole(store)
        let moved = try #require(films.first { $0.film.title == "Salt Road" })
        let noted = try #require(films.first { $0.film.title == "Paper Lantern" })
        let day = try #require(WatchedOn("2023-11-09"))
        let edits: [(ExportedFilm, ViewingDraft)] = [
            (moved, ViewingDraft(watchedOn: day, rating: moved.mine.rating)),
            (noted, ViewingDraft(watchedOn: noted.mine.viewings[0].watchedOn, note: "Mine.")),
        ]
        for (film, draft) in edits {
            try await store.services.myFilms.apply(
                .editViewing(film.mine.viewings[0].id, draft), to: film.film.id, of: .owner)
        }
        let plan = try await ImportPlan(
            try Self.files(sample), at: Self.now, in: .gmt, from: store.services, for: .owner)
        let preview = try await ImportPreview(plan, from: store.services, for: .owner)
        #expect(Set(preview.corrections.map(\.film.title)) == ["Paper Lantern", "Night Ferry"])
        let right = preview.corrections.filter { $0.film.title == "Paper Lantern" }.map(\.correction)
        #expect(right.map(\.before.description) == ["2023-12-08"])
        #expect(right.map(\.after.description) == ["2023-08-12"])
        #expect(preview.conflicts.isEmpty)
        _ = try await plan.carryOut(.mine, with: store.services, for: .owner)
        let after = try await Self.whole(store)
        #expect(after.first { $0.film.title == "Salt Road" }?.mine.viewings.map(\.watchedOn) == [day])
        let other = try #require(after.first { $0.film.title == "Paper Lantern" }).mine.viewings
        #expect(other.map(\.watchedOn.description) == ["2023-08-12"])
        #expect(other.map(\.note) == ["Mine."])
    }

    /// What was a film of one's own is an episode now, with all that its person wrote about it.
    @Test func anEpisodeThatWasAFilmComesToItsShow() async throws {
        let sample = try Self.sample("netflix")
        let store = try await Self.store(try #require(sample.left["1"]))
        let third = try #require(try await Self.whole(store).first { $0.film.title.hasSuffix("Episode 3") })
        let draft = ViewingDraft(watchedOn: third.mine.viewings[0].watchedOn, note: "Rain.")
        try await store.services.myFilms.apply(
            .editViewing(third.mine.viewings[0].id, draft), to: third.film.id, of: .owner)
        let plan = try await ImportPlan(
            try Self.files(sample), at: Self.now, in: .gmt, from: store.services, for: .owner)
        #expect(try await ImportPreview(plan, from: store.services, for: .owner).movedCount == 2)
        let outcome = try await plan.carryOut(.mine, with: store.services, for: .owner)
        let after = try await Self.whole(store)
        #expect(after.map(\.film.title).filter { $0.hasPrefix("Lighthouse") } == ["Lighthouse Row"])
        let show = try #require(after.first { $0.film.title == "Lighthouse Row" })
        #expect(show.episodes.compactMap(\.number?.episode) == [3, 4])
        #expect(show.mine.viewings.map(\.note).sorted() == ["", "Rain."])
        // The films that the episodes were go with it and come back with its undo.
        func isThere() async throws -> Bool { try await store.services.films.film(third.film.id, for: .owner) != nil }
        #expect(third.film.isAddedByHand)
        #expect(try await !isThere())
        _ = try await store.services.undo.undo(try #require(outcome.change), of: .owner)
        #expect(try await isThere())
        #expect(
            try await Self.whole(store).first { $0.film.id == third.film.id }?.mine.viewings.map(\.note) == ["Rain."])
    }
}
