import FilmzDomain
import Foundation
import TestSupport
import Testing

@testable import FilmzExchange
@testable import FilmzStore

/// What one Filmz gives away as an archive, another takes in.
struct ArchiveTests {
    private static func archive(of life: GeneratedLife, _ folder: TemporaryFolder) async throws -> ExchangeInput {
        let path = folder.path + "/\(UUID().uuidString).zip"
        try await ArchiveWriter.write(
            to: path, version: "1", at: life.clock.now, from: life.store.services, for: .owner)
        return ExchangeInput(name: "a.zip", bytes: Array(try Data(contentsOf: URL(filePath: path))))
    }

    private static func takeIn(
        _ input: ExchangeInput, into store: Store, at now: Timestamp
    ) async throws -> TakingPlan.Outcome {
        let reading = try ExchangeReader().read([input])
        #expect(reading.files.map(\.source) == [.filmz] && reading.files.allSatisfy { $0.problems.count == 0 })
        let plan = try await TakingPlan(reading.files, at: now, in: .gmt, from: store.services, for: .owner)
        return try await plan.carryOut(.mine, with: store.services, for: .owner)
    }

    @Test func aLifeIsTheSameElsewhere() async throws {
        let folder = try TemporaryFolder()
        let rounds = RandomRounds(4)
        for round in 0..<UInt64(rounds.count) {
            let seed = rounds.seed &+ round
            var life = try await GeneratedLife(seed: seed)
            try await life.live(150)
            let mine = try await WholeLife(of: life.store.services)
            #expect(mine.films.count > 10 && mine.lists.count == 4)
            #expect(mine.films.values.reduce(0) { $0 + $1.episodes.count } > 0)
            let input = try await Self.archive(of: life, folder)
            let other = try await GeneratedLife.emptyStore(life.clock)
            let outcome = try await Self.takeIn(input, into: other, at: life.clock.now)
            #expect(outcome.newCount == 2 && outcome.listCount == 4)
            let theirs = try await WholeLife(of: other.services)
            for (title, film) in mine.films { #expect(theirs.films[title] == film, "\(title), seed \(seed)") }
            #expect(theirs == mine, "seed \(seed)")

            // Again, there and here.
            for store in [other, life.store] {
                let again = try await Self.takeIn(input, into: store, at: life.clock.now)
                #expect(again.change == nil && again.newCount == 0 && again.listCount == 0)
                #expect(try await WholeLife(of: store.services) == mine)
            }
        }
    }

    @Test func whatIsBesideFilmsAndListsComesToo() async throws {
        let folder = try TemporaryFolder()
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
        recommendation.note = "Twice."
        let kept = try await services.received.keep(recommendation, for: .owner)
        try await services.received.answer(kept.id, .declined, change: nil, of: .owner)
        _ = try await services.myServices.choose(MyServices(country: CountryCode("AT"), isRefreshed: true), of: .owner)

        try await services.imports.choose(
            ["Amelie|2001": .film(Film.french.id), "Nothing": .leaveOut, "Ours": .own], for: .owner)

        let input = try await Self.archive(of: life, folder)
        let other = try await GeneratedLife.emptyStore(life.clock)
        for _ in 1...2 { _ = try await Self.takeIn(input, into: other, at: life.clock.now) }
        let there = other.services
        let theatres = try await there.theatres.theatres(of: .owner)
        #expect(theatres.map(\.source) == [theatre.source] && theatres.map(\.place) == ["Wien"])
        #expect(theatres.map(\.timeZone) == [zone])
        let visits = try await there.theatres.plannedVisits(of: .owner)
        #expect(visits.map(\.companions) == ["Ada"] && visits.map(\.showing.showtime) == [showtime])
        #expect(try await there.imports.choices(of: .owner) == services.imports.choices(of: .owner))
        let holiday = try #require(try await WholeLife.films(of: there).first { $0.film.title == "Our Holiday" })
        let meanings = try await there.theatres.meanings(for: .owner)
        #expect(Set(meanings.values) == [Film.french.id, holiday.film.id, nil] && meanings.count == 3)
        let received = try await there.received.received(of: .owner, page: PageRequest())
        #expect(received.items.map(\.recommendation) == [recommendation])
        #expect(received.items.map(\.state) == [.declined])
        #expect(try await there.myServices.services(of: .owner) == services.myServices.services(of: .owner))

        // What the person says here stays.
        let mine = MyServices(country: CountryCode("DE"))
        _ = try await there.myServices.choose(mine, of: .owner)
        try await there.theatres.mean(nil, by: "Our film", of: .owner)
        _ = try await Self.takeIn(input, into: other, at: life.clock.now)
        #expect(try await there.myServices.services(of: .owner) == mine)
        #expect(try await there.theatres.meanings(for: .owner).values.count { $0 == nil } == 2)
    }

    @Test func nothingThatOpensADoorIsInIt() async throws {
        let folder = try TemporaryFolder()
        var life = try await GeneratedLife(seed: 1)
        try await life.live(20)
        let services = life.store.services
        let calendar = try await services.calendars.make(.episodes, in: "en", of: .owner)
        let other = try await services.persons.add(PersonDraft(name: "Somebody Else")).id
        _ = try await services.myFilms.apply(.comment("What somebody else says."), to: Film.french.id, of: other)
        let path = folder.path + "/a.zip"
        try await ArchiveWriter.write(
            to: path, version: "1", at: life.clock.now, from: services, for: .owner)
        #expect(try folder.mode(of: "a.zip") == 0o600)
        var text = ""
        try ZipArchive.read(
            Array(try Data(contentsOf: URL(filePath: path))), limits: ExchangeLimits(), wanted: { Set($0) }
        ) { _, content in text += String(decoding: content, as: UTF8.self) }
        #expect(text.contains("filmz-archive") && text.contains("Our Holiday"))
        #expect(!text.contains(calendar.text) && !text.contains("omebody else"))
    }

    @Test func everyLineIsAsTheSchemaSays() async throws {
        let folder = try TemporaryFolder()
        var life = try await GeneratedLife(seed: 15)
        try await life.live(400)
        try await life.store.services.theatres.mean(Film.french.id, by: "The title", of: .owner)
        try await life.store.services.imports.choose(["One": .own, "Two": .leaveOut], for: .owner)
        let docs = URL(filePath: #filePath).appending(path: "../../../../docs/archive.schema.json")
        let schema = try JSONSchema(try Data(contentsOf: docs.standardizedFileURL))
        var counts: [String: Int] = [:]
        let input = try await Self.archive(of: life, folder)
        try ZipArchive.read(input.bytes, limits: ExchangeLimits(), wanted: { Set($0) }) { name, content in
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
        let folder = try TemporaryFolder()
        let life = try await GeneratedLife(seed: 1)
        let path = folder.path + "/a.zip"
        try Data("mine".utf8).write(to: URL(filePath: path))
        await #expect(throws: ExportError.unwritable(nil)) {
            try await ArchiveWriter.write(
                to: path, version: "1", at: life.clock.now, from: life.store.services, for: .owner)
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
    }
}
