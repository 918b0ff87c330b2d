import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzExchange
@testable import FilmzStore

/// What one Filmz gives away as an archive, another takes in.
struct ArchiveTests {
    private static func archive(of life: GeneratedLife, _ folder: TemporaryFolder) async throws -> ExchangeInput {
        try await archive(of: life.store, at: life.clock.now, folder)
    }

    private static func archive(
        of store: Store, at now: Timestamp, _ folder: TemporaryFolder
    ) async throws -> ExchangeInput {
        let path = folder.path + "/\(UUID().uuidString).zip"
        try await ArchiveWriter.write(to: path, version: "1", at: now, from: store.services, for: .owner)
        return ExchangeInput(name: "a.zip", bytes: Array(try Data(contentsOf: URL(filePath: path))))
    }

    private static func takeIn(
        _ input: ExchangeInput, into store: Store, at now: Timestamp, _ topics: Set<ArchiveTopic> = ArchiveTopic.all
    ) async throws -> ImportPlan.Outcome {
        let reading = try ExchangeReader().read([input])
        #expect(reading.files.map(\.source) == [.filmz])
        #expect(reading.files.allSatisfy { $0.problems.count == 0 })
        let files = reading.files.map { $0.limited(to: topics) }
        let plan = try await ImportPlan(files, at: now, in: .gmt, from: store.services, for: .owner)
        return try await plan.carryOut(.mine, with: store.services, for: .owner)
    }

    @Test func viewingsOnDaysToComeAreReported() async throws {
        let folder = TemporaryFolder()
        var life = try await GeneratedLife(seed: 7)
        try await life.live(150)
        var reading = try ExchangeReader().read([try await Self.archive(of: life, folder)])
        reading.reportFutureDates(of: reading.files, at: life.clock.now, in: .gmt)
        #expect(reading.files.map(\.problems.count) == [0])
        let start = Timestamp(milliseconds: 0)
        let late = reading.files.compactMap(\.archive).flatMap { $0.futureDates(at: start, in: .gmt) }
        #expect(late.count > 10)
        reading.reportFutureDates(of: reading.files, at: start, in: .gmt)
        #expect(reading.files.map(\.problems.count) == [late.count])
        #expect(Set(reading.files.flatMap(\.problems.first).map(\.what)) == [.future])
    }

    @Test func aLifeIsTheSameElsewhere() async throws {
        let folder = TemporaryFolder()
        let rounds = RandomRounds(4)
        var episodeCount = 0
        for round in 0..<UInt64(rounds.count) {
            let seed = rounds.seed &+ round
            var life = try await GeneratedLife(seed: seed)
            try await life.live(150)
            _ = try await life.store.services.myFilms.apply(
                .takeIn(.whole, .mine), to: GeneratedLife.show.id, of: .owner)
            let mine = try await WholeLife(of: life.store.services)
            #expect(mine.films.count > 10)
            #expect(mine.lists.count == 4)
            episodeCount += mine.films.values.reduce(0) { $0 + $1.episodes.count }
            let input = try await Self.archive(of: life, folder)
            let other = try await GeneratedLife.emptyStore(life.clock)
            let outcome = try await Self.takeIn(input, into: other, at: life.clock.now)
            #expect(outcome.newCount == 2)
            #expect(outcome.listCount == 4)
            let theirs = try await WholeLife(of: other.services)
            for (title, film) in mine.films { #expect(theirs.films[title] == film, "\(title), seed \(seed)") }
            #expect(theirs == mine, "seed \(seed)")

            // Again, there and here.
            for store in [other, life.store] {
                let again = try await Self.takeIn(input, into: store, at: life.clock.now)
                #expect(again.change == nil)
                #expect(again.newCount == 0)
                #expect(again.listCount == 0)
                #expect(try await WholeLife(of: store.services) == mine)
            }
        }
        #expect(episodeCount > 0)
    }

    /// Every film of the life has namesakes in the other catalogue, and none of them is meant.
    @Test func nothingIsLostInAFilmzWithAnotherCatalogue() async throws {
        let folder = TemporaryFolder()
        let clock = SettableClock()
        func store(knowing films: [Film]) async throws -> Store {
            let store = try Store.inMemory(clock: clock.clock, passwordCost: .low)
            try await store.catalogue.replace(with: films, names: [])
            return store
        }
        let mine = [
            Film.sample("Adam", imdb: 99, year: 2009), Film.sample("Our Street", imdb: 98, year: 1999),
            Film.sample("The Freaks", imdb: 97, year: 2022),
        ]
        let here = try await store(knowing: mine)
        let own = try await here.services.films.add(FilmDraft(title: "Our Holiday", year: 1987), by: .owner)
        for film in mine + [own] {
            clock.advance()
            let day = ViewingDraft(watchedOn: .day(clock.clock.today), place: film.title, rating: Rating(stars: 4))
            try await here.services.myFilms.apply(.log(day, id: .random()), to: film.id, of: .owner)
        }
        _ = try await here.services.lists.make(
            FilmListDraft(name: "All"), id: .random(), with: mine.map(\.id) + [own.id], of: .owner)
        let life = try await WholeLife(of: here.services)
        let there = try await store(knowing: [
            Film.sample("Adam and Eve", imdb: 1, year: 1958), Film.sample("Our Street", imdb: 7, year: 1999),
            Film.sample("Our Street", imdb: 8, year: 1999), Film.sample("Freaks", imdb: 4, year: 2019),
            Film.sample("Our Holiday", imdb: 5, year: 1987), Film.sample("Our Holiday", imdb: 6, year: 1987),
        ])
        let again = try await store(knowing: mine)

        for (from, to) in [(here, there), (there, again)] {
            let input = try await Self.archive(of: from, at: clock.now, folder)
            #expect(try await Self.takeIn(input, into: to, at: clock.now).change != nil)
            #expect(try await Self.takeIn(input, into: to, at: clock.now).change == nil)
            let told = try await WholeLife(of: to.services)
            #expect(told.films.mapValues(\.mine) == life.films.mapValues(\.mine))
            #expect(told.lists == life.lists)
        }
        #expect(try await WholeLife(of: again.services) == life)
    }

    @Test func whatIsBesideFilmsAndListsComesToo() async throws {
        let folder = TemporaryFolder()
        let life = try await GeneratedLife(seed: 1)
        let services = life.store.services
        let link = try #require(WebLink("https://kino.example/programme"))
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        let theatre = try await services.theatres.follow(
            Theatre(source: .page(link), name: "Kino Eins", place: "Wien", timeZone: zone), of: .owner)
        let own = try await services.films.add(FilmDraft(title: "Our Holiday", year: 1987), by: .owner)
        let showtime = Showtime(
            id: try #require(Showtime.ID("one-1")), title: "Amélie OmU", film: Film.japanese.id, day: CalendarDay.last,
            minute: 1_215)
        try await services.theatres.plan(
            TheatreShowing(theatre: theatre, showtime: showtime), with: "Ada", of: .owner)
        try await services.theatres.mean(Film.french.id, by: "Amélie OmU", of: .owner)
        try await services.theatres.mean(own.id, by: "Our film", of: .owner)
        try await services.theatres.mean(nil, by: "Opera", of: .owner)
        var recommendation = Recommendation(
            sender: "Grace", message: "See it.",
            films: [RecommendedFilm(ids: Film.french.externalIDs, title: Film.french.title, year: 2001)])
        recommendation.note = "*Twice.*"
        try await services.myFilms.keepPlain([recommendation.note], of: .owner)
        let kept = try await services.received.keep(recommendation, for: .owner)
        life.clock.advance()
        try await services.received.answer(kept.id, state: .declined, change: nil, of: .owner)
        try await services.myFilms.note(notSeen: true, of: Film.japanese.id, by: .owner)
        life.clock.advance()
        _ = try await services.myServices.choose(MyServices(country: CountryCode("AT"), isRefreshed: true), of: .owner)

        try await services.imports.choose(
            ["Amelie|2001": .film(Film.french.id), "Nothing": .leaveOut, "Ours": .own], for: .owner)

        let input = try await Self.archive(of: life, folder)
        let other = try await GeneratedLife.emptyStore(life.clock)
        for _ in 1...2 { _ = try await Self.takeIn(input, into: other, at: life.clock.now) }
        let there = other.services
        let theatres = try await there.theatres.theatres(of: .owner)
        #expect(theatres.map(\.source) == [theatre.source])
        #expect(theatres.map(\.place) == ["Wien"])
        #expect(theatres.map(\.timeZone) == [zone])
        let visits = try await there.theatres.plannedVisits(of: .owner)
        #expect(visits.map(\.companions) == ["Ada"])
        #expect(visits.map(\.showing.showtime) == [showtime])
        #expect(try await there.imports.choices(of: .owner) == services.imports.choices(of: .owner))
        let holiday = try #require(try await WholeLife.films(of: there).first { $0.film.title == "Our Holiday" })
        let meanings = try await there.theatres.meanings(for: .owner)
        #expect(Set(meanings.values) == [Film.french.id, holiday.film.id, nil])
        #expect(meanings.count == 3)
        let ours = services.received
        let theirs = there.received
        let received = try await theirs.received(of: .owner, page: PageRequest()).items
        let mine = try #require(try await ours.received(kept.id, of: .owner))
        #expect(received.map(\.recommendation) == [recommendation])
        #expect(received.map(\.state) == [.declined])
        #expect(received.map { [$0.receivedAt, $0.answeredAt] } == [[mine.receivedAt, mine.answeredAt]])
        #expect(try await there.myFilms.notSeen(by: .owner) == services.myFilms.notSeen(by: .owner))
        let plainNotes = try await there.myFilms.plainNotes(
            among: [recommendation.note, "*Other.*"], of: .owner)
        #expect(plainNotes == [recommendation.note])
        #expect(try await there.myServices.services(of: .owner) == services.myServices.services(of: .owner))

        // What the person says here stays.
        let chosen = MyServices(country: CountryCode("DE"))
        _ = try await there.myServices.choose(chosen, of: .owner)
        try await there.theatres.mean(nil, by: "Our film", of: .owner)
        _ = try await Self.takeIn(input, into: other, at: life.clock.now)
        #expect(try await there.myServices.services(of: .owner) == chosen)
        #expect(try await there.theatres.meanings(for: .owner).values.count { $0 == nil } == 2)
    }

    /// Two films of files may claim one viewing, whoever made the files. One of them gets it; nothing breaks.
    @Test func aViewingOfTwoFilmsBecomesTwo() async throws {
        let clock = SettableClock()
        let store = try await GeneratedLife.emptyStore(clock)
        let myFilms = store.services.myFilms
        let viewing = Viewing(
            id: .random(), draft: ViewingDraft(watchedOn: .day(clock.clock.today)), loggedAt: clock.now)
        let edits = [Film.french, .japanese].map {
            FilmEdit(film: $0.id, edit: .takeIn(MyFilm(viewings: [viewing]), episodes: [], .mine))
        }
        let batch = try await myFilms.begin(.imported, isKept: true, of: .owner)
        for edit in edits { try await batch.add([edit]) }
        #expect(try await batch.commit() != nil)
        var ids: [Viewing.ID] = []
        for edit in edits {
            let viewings = try await myFilms.myFilm(edit.film, of: .owner).viewings
            #expect(viewings.map(\.watchedOn) == [viewing.watchedOn])
            ids += viewings.map(\.id)
        }
        #expect(ids.first == viewing.id)
        #expect(Set(ids).count == 2)
    }

    @Test func filesThatWereTakenInComeToo() async throws {
        let folder = TemporaryFolder()
        let life = try await GeneratedLife(seed: 1)
        let imports = life.store.services.imports
        let rows = Array("Title,Year\nAmélie,2001\n".utf8)
        let parts = [
            FileImportPart(name: "mine/diary.csv", path: "diary.csv", isInArchive: true, bytes: rows),
            FileImportPart(name: "../ü\u{7}.csv", path: "../ü\u{7}.csv", isInArchive: false, bytes: rows + rows),
        ]
        var first = try await imports.keep(parts, named: "a.zip, ü.csv", for: .owner)
        first.answers.columns = ["title,year": "title,year"]
        try await imports.answer(first.id, answers: first.answers, of: .owner)
        let outcome = FileImport.Outcome(takenAt: life.clock.now, change: nil, changedCount: 1)
        try await imports.note(outcome, of: first.id, by: .owner)
        life.clock.advance()
        // What a reader would take for a bomb stays out, and so do archives: what they say is in this one.
        let even = FileImportPart(
            name: "even.csv", path: "even.csv", isInArchive: false,
            bytes: [UInt8](repeating: UInt8(ascii: "a"), count: 2 << 20))
        _ = try await imports.keep([even], named: "even.csv", for: .owner)
        let archive = try await Self.archive(of: life, folder)
        let whole = FileImportPart(name: "a.zip", path: "a.zip", isInArchive: false, bytes: archive.bytes)
        _ = try await imports.keep([whole], named: "a.zip", for: .owner)

        let losses = try await ArchiveWriter.write(
            to: folder.path + "/b.zip", version: "1", at: life.clock.now, from: life.store.services, for: .owner)
        #expect(losses.counts == [.imports: 1])
        #expect(try await ArchiveWriter.losses(from: life.store.services, for: .owner) == losses)
        let input = ExchangeInput(
            name: "b.zip", bytes: Array(try Data(contentsOf: URL(filePath: folder.path + "/b.zip"))))
        let other = try await GeneratedLife.emptyStore(life.clock)
        for _ in 1...2 { _ = try await Self.takeIn(input, into: other, at: life.clock.now) }
        let mine = try #require(try await imports.fileImport(first.id, of: .owner))
        #expect(try await other.services.imports.imports(of: .owner) == [mine])
        #expect(try await other.services.imports.parts(mine.id, of: .owner) == parts)
    }

    /// Lines that name one file many times would make a thousand of it.
    @Test func aFileOfAnArchiveCountsOnce() async throws {
        let line = """
            {"id":"%","name":"a","addedAt":"2011-07-14T20:15:00.000Z","answers":{"rule":"mine","meanings":{}},\
            "files":[{"member":"files/1/1-a","name":"a","path":"a","isInArchive":false}]}
            """
        let lines = (1...3).map { line.replacing("%", with: String($0)) }
        let twice = line.replacing(
            "\"files\":[",
            with:
                "\"files\":[{\"member\":\"files/2/1-a\",\"name\":\"a\",\"path\":\"a\",\"isInArchive\":false},{\"member\":\"files/2/1-a\",\"name\":\"a\",\"path\":\"a\",\"isInArchive\":false},"
        )
        let zip = try ZipWriter()
        try zip.add("manifest.json", bytes: Array(#"{"format":"filmz-archive","version":1}"#.utf8))
        try zip.add("films.jsonl", bytes: [])
        try zip.add("imports.jsonl", bytes: Array((lines + [twice]).joined(separator: "\n").utf8))
        for member in ["files/1/1-a", "files/2/1-a"] { try zip.add(member, bytes: Array("a,b".utf8)) }
        let folder = TemporaryFolder()
        try zip.finish(folder.path + "/a.zip")
        let input = ExchangeInput(
            name: "a.zip", bytes: Array(try Data(contentsOf: URL(filePath: folder.path + "/a.zip"))))
        let file = try #require(try ExchangeReader().read([input]).files.first)
        #expect(file.archive?.rest.imports.count == 1)
        #expect(file.problems.count == 3)
    }

    /// A life, and the archive of it, of which each topic is taken in alone.
    private struct Archived {
        let life: GeneratedLife
        let whole: WholeLife
        let input: ExchangeInput
    }

    private static let archived = Task {
        let folder = TemporaryFolder()
        var life = try await GeneratedLife(seed: 5)
        try await life.live(150)
        let services = life.store.services
        try await services.myFilms.note(notSeen: true, of: Film.japanese.id, by: .owner)
        try await services.theatres.mean(Film.french.id, by: "Amélie OmU", of: .owner)
        let whole = try await WholeLife(of: services)
        return Archived(life: life, whole: whole, input: try await archive(of: life, folder))
    }

    @Test(arguments: ArchiveTopic.allCases) func onlyWhatIsWantedIsTakenIn(_ topic: ArchiveTopic) async throws {
        let archived = try await Self.archived.value
        let mine = archived.whole
        let clock = archived.life.clock
        let other = try await GeneratedLife.emptyStore(clock)
        _ = try await Self.takeIn(archived.input, into: other, at: clock.now, [topic])
        let there = other.services
        let theirs = try await WholeLife(of: there)
        #expect(theirs.lists == (topic == .lists ? mine.lists : []))
        #expect(try await there.theatres.meanings(for: .owner).isEmpty == (topic != .rest))
        #expect(try await there.myFilms.notSeen(by: .owner).isEmpty == (topic != .seen))
        for (title, film) in mine.films {
            var expected = film.mine
            switch topic {
            case .seen: expected.watchlistedAt = nil
            case .watchlist: expected = MyFilm(watchlistedAt: film.mine.watchlistedAt)
            case .lists, .rest: expected = MyFilm()
            }
            #expect(theirs.films[title]?.mine ?? MyFilm() == expected, "\(title)")
            if topic != .seen { #expect(theirs.films[title]?.episodes ?? [] == []) }
        }
        #expect((theirs.films["Never Looked At (1990)"] != nil) == (topic == .seen))
    }

    @Test func nothingThatOpensADoorIsInIt() async throws {
        let folder = TemporaryFolder()
        var life = try await GeneratedLife(seed: 1)
        try await life.live(20)
        let services = life.store.services
        let calendar = try await services.calendars.make(.episodes, in: "en", of: .owner)
        let other = try await services.owners.persons.add(PersonDraft(name: "Somebody Else")).id
        _ = try await services.myFilms.apply(.comment("What somebody else says."), to: Film.french.id, of: other)
        let path = folder.path + "/a.zip"
        try await ArchiveWriter.write(
            to: path, version: "1", at: life.clock.now, from: services, for: .owner)
        #expect(try folder.mode(of: "a.zip") == 0o600)
        var text = ""
        try ZipArchive.read(
            Array(try Data(contentsOf: URL(filePath: path))), limits: ExchangeLimits(), select: { Set($0) }
        ) { _, content in text += String(decoding: content, as: UTF8.self) }
        #expect(text.contains("filmz-archive"))
        #expect(text.contains("Our Holiday"))
        #expect(!text.contains(calendar.text))
        #expect(!text.contains("omebody else"))
    }

    @Test func everyLineIsAsTheSchemaSays() async throws {
        let folder = TemporaryFolder()
        var life = try await GeneratedLife(seed: 15)
        try await life.live(400)
        try await life.store.services.theatres.mean(Film.french.id, by: "The title", of: .owner)
        let services = life.store.services
        try await services.imports.choose(["One": .own, "Two": .leaveOut], for: .owner)
        _ = try await services.myFilms.apply(.takeIn(.whole, .mine), to: GeneratedLife.show.id, of: .owner)
        try await services.myFilms.note(notSeen: true, of: Film.japanese.id, by: .owner)
        _ = try await services.myFilms.apply(.comment("*As typed*"), to: Film.japanese.id, of: .owner)
        try await services.myFilms.keepPlain(["*As typed*"], of: .owner)
        var kept = try await services.imports.keep([.sample], named: "a.csv", for: .owner)
        kept.answers = FileImportAnswers(rule: .both, zone: "Europe/Vienna", meanings: ["a.csv": "seen"])
        kept.answers.columns = ["a,b": "title,year"]
        kept.answers.topics = [.seen, .lists]
        try await services.imports.answer(kept.id, answers: kept.answers, of: .owner)
        _ = try await services.owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
        let docs = URL(filePath: #filePath).appending(path: "../../../../docs/archive.schema.json")
        let schema = try JSONSchema(try Data(contentsOf: docs.standardizedFileURL))
        var counts: [String: Int] = [:]
        let input = try await Self.archive(of: life, folder)
        try ZipArchive.read(input.bytes, limits: ExchangeLimits(), select: { Set($0) }) { name, content in
            guard !name.hasPrefix("files/") else { return }
            let kind = String(name.prefix { $0 != "." })
            counts[kind] = 0
            for line in content.split(separator: UInt8(ascii: "\n")) {
                counts[kind, default: 0] += 1
                let value = try? JSONSerialization.jsonObject(with: Data(line))
                let problems = value.map { schema.problems($0, kind) } ?? ["no JSON"]
                #expect(problems.isEmpty, "\(String(decoding: line, as: UTF8.self)): \(problems)")
            }
        }
        let kinds = Set(schema.definitions.keys).subtracting(["id", "time", "stars", "tags"])
        #expect(Set(counts.keys) == kinds)
        for kind in kinds.subtracting(["received", "visits", "theatres"]) { #expect(counts[kind] ?? 0 > 0, "\(kind)") }
    }

    @Test func aFileIsNeverWrittenOver() async throws {
        let folder = TemporaryFolder()
        let life = try await GeneratedLife(seed: 1)
        let path = folder.path + "/a.zip"
        try Data("mine".utf8).write(to: URL(filePath: path))
        await #expect(throws: ExportError.exists) {
            try await ArchiveWriter.write(
                to: path, version: "1", at: life.clock.now, from: life.store.services, for: .owner)
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
    }
}
