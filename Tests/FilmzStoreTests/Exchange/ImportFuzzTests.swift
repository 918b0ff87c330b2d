import FilmzContracts
import FilmzDomain
import FilmzExchange
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzStore

/// Whatever a file became on its way, taking it in happens as a whole or not at all, the same file again changes nothing, and
/// undoing it leaves what there was.
struct ImportFuzzTests {
    private static let samples: [[UInt8]] = [
        """
        Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
        2011-07-15,Alien,1979,https://boxd.it/a1,4,,"rain, cinema",2011-07-14
        2011-07-15,Amélie,2001,https://boxd.it/a2,4.5,Yes,,2011-07-14
        2012-01-02,No Such Film,1931,https://boxd.it/a4,,,,2012-01-02

        """,
        """
        Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
        tt0078748,9,2019-05-01,Alien,https://www.imdb.com/title/tt0078748/,movie,8.5,117,1979,"Horror",900000,1979-05-25,Ridley Scott
        tt0211915,8,2019-05-02,Amélie,https://www.imdb.com/title/tt0211915/,movie,8.3,122,2001,"Comedy",700000,2001-04-25,Jean-Pierre Jeunet

        """,
        #"[{"watched_at":"2026-01-11T20:00:00.000Z","type":"movie","movie":{"title":"Alien","year":1979,"ids":{"trakt":2,"imdb":"tt0078748"}}},{"watched_at":"2026-01-12T20:00:00.000Z","type":"episode","show":{"title":"A","year":2011,"ids":{"trakt":2}},"episode":{"season":1,"number":2,"title":"B"}}]"#,
    ].map { Array($0.utf8) }

    private static let films = [("Alien", 1979, "tt0078748"), ("Amélie", 2001, "tt0211915")].compactMap {
        title, year, id in
        IMDbID(id).map { Film(id: Film.ID(.imdb($0)), title: title, year: year, externalIDs: ExternalIDs(imdb: $0)) }
    }

    private static func whole(_ store: Store) async throws -> [ExportedFilm] {
        try await store.services.myFilms.wholeFilms(after: nil, limit: 1_000, of: .owner).filter { !$0.mine.isEmpty }
    }

    @Test func allOrNothingAndBack() async throws {
        let rounds = RandomRounds(60)
        var random = rounds.generator
        let store = try Store.inMemory(clock: SettableClock().clock)
        _ = try await store.catalogue.replace(with: Self.films, edition: "1")
        try await store.services.myFilms.apply(.rate(Rating(stars: 2)), to: Self.films[0].id, of: .owner)
        var takenCount = 0
        for round in 0..<rounds.count {
            let what: Comment = "seed \(rounds.seed), round \(round)"
            let before = try await Self.whole(store)
            let bytes = FileMutations.mutated(Self.samples.randomElement(using: &random) ?? [], &random)
            guard
                let reading = try? ExchangeReader().read([ExchangeInput(name: "watched-history-1.json", bytes: bytes)])
            else { continue }
            let plan = try await ImportPlan(
                reading.files, at: SettableClock.start, in: .gmt, from: store.services, for: .owner)
            guard let outcome = try? await plan.carryOut(.both, with: store.services, for: .owner) else {
                #expect(try await Self.whole(store) == before, what)
                continue
            }
            guard let change = outcome.change else { continue }
            takenCount += 1
            let changed = try await Self.whole(store)
            #expect(changed != before, what)
            let again = try await ImportPlan(
                reading.files, at: SettableClock.start, in: .gmt, from: store.services, for: .owner)
            #expect(try await again.carryOut(.both, with: store.services, for: .owner).change == nil, what)
            _ = try await store.services.undo.undo(change, of: .owner)
            #expect(try await Self.whole(store) == before, what)
        }
        #expect(takenCount > rounds.count / 4, "seed \(rounds.seed)")
    }
}
