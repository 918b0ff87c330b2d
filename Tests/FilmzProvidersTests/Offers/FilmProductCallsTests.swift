import APICore
import APICoreTesting
import FilmzContracts
import FilmzDomain
import FilmzStore
import Foundation
import ITunesAPI
import Testing

@testable import FilmzProviders

@Suite(.timeLimit(.minutes(10))) struct FilmProductCallsTests {
    private static let film = FilmDossier(
        film: Film(id: Film.ID(.tmdb(1)), title: "One", externalIDs: ExternalIDs(tmdb: 1)))

    /// Products of a scripted iTunes, kept in a real store.
    private struct Table {
        let store: Store
        let iTunes = ScriptedAdapter(.iTunes)
        let clock = SettableClock()
        let products: FilmProductCalls

        init(isAsked: Bool = true) throws {
            store = try Store.inMemory(clock: clock.clock)
            products = FilmProductCalls(
                adapters: ScriptedAdapters([ScriptedAdapter(.tmdb)] + (isAsked ? [iTunes] : [])),
                memory: store.services.offerMemory, country: .usual, now: clock.clock.now)
            let address = try #require(URL(string: "https://shop.example/1"))
            iTunes.change {
                $0.products = ProductAnswer(products: [ShopOffer(kind: .book, provider: .iTunes, address: address)])
            }
        }

        func fresh(_ film: FilmDossier = film) async throws -> FilmProducts {
            try await products.refreshed(film, permission: .granted)
        }
    }

    @Test func lookingAsksNobody() async throws {
        let table = try Table()
        #expect(try await table.products.cached(Self.film.film) == FilmProducts(isOutdated: true))
        #expect(table.iTunes.calls.isEmpty)
    }

    @Test func whereITunesIsOffNobodyIsAsked() async throws {
        let table = try Table(isAsked: false)
        #expect(try await table.fresh() == FilmProducts())
    }

    @Test func iTunesIsNeverAskedAboutAShow() async throws {
        let table = try Table()
        var show = Self.film
        show.film.kind = .series
        #expect(try await table.fresh(show) == FilmProducts())
        #expect(table.iTunes.calls.isEmpty)
    }

    @Test func anAnswerIsKeptForAWeekAlsoAnEmptyOne() async throws {
        let table = try Table()
        let found = try await table.fresh()
        #expect(found.cached?.products.map(\.kind) == [.book])
        #expect(!found.isOutdated)
        table.clock.advance(seconds: 7 * 86_400 - 1)
        #expect(try await table.fresh() == found)
        #expect(table.iTunes.calls == ["products One"])
        table.clock.advance(seconds: 1)
        table.iTunes.change { $0.products = ProductAnswer() }
        #expect(try await table.fresh().cached?.products == [])
        #expect(try await table.fresh().isOutdated == false)
        #expect(table.iTunes.calls.count == 2)
    }

    @Test func anAnswerWithGapsIsKeptForAnHour() async throws {
        let table = try Table()
        table.iTunes.change { $0.products.isComplete = false }
        #expect(try await table.fresh().cached?.products.count == 1)
        table.clock.advance(seconds: 3_599)
        _ = try await table.fresh()
        #expect(table.iTunes.calls.count == 1)
        table.clock.advance(seconds: 1)
        _ = try await table.fresh()
        #expect(table.iTunes.calls.count == 2)
    }

    @Test func afterAFailureItIsLeftAlone() async throws {
        let table = try Table()
        table.iTunes.change { $0.failure = .unreachable }
        #expect(try await table.fresh() == FilmProducts())
        #expect(try await table.fresh() == FilmProducts())
        table.clock.advance(seconds: 299)
        #expect(try await table.fresh() == FilmProducts())
        #expect(table.iTunes.calls.count == 1)
        table.clock.advance(seconds: 1)
        table.iTunes.change { $0.failure = .rateLimited(retryAfter: .seconds(3_600)) }
        #expect(try await table.fresh() == FilmProducts())
        table.clock.advance(seconds: 3_599)
        table.iTunes.change { $0.failure = nil }
        #expect(try await table.fresh() == FilmProducts(), "It said when to ask again.")
        table.clock.advance(seconds: 1)
        #expect(try await table.fresh().cached?.products.count == 1)
        #expect(table.iTunes.calls.count == 3)
    }

    @Test func oneAnswerServesAllWhoAsk() async throws {
        let table = try Table()
        await table.iTunes.door.close()
        async let first = table.fresh()
        async let second = table.fresh()
        while table.iTunes.calls.isEmpty { await Task.yield() }
        await table.iTunes.door.open()
        #expect(try await first == second)
        #expect(table.iTunes.calls.count == 1)
    }

    @Test func itIsAskedAboutFewFilmsAtOnce() async throws {
        let table = try Table()
        await table.iTunes.door.close()
        func dossier(_ number: Int) -> FilmDossier {
            FilmDossier(film: Film(id: Film.ID(.tmdb(number)), title: "F\(number)"))
        }
        let asking = (1...FilmProductCalls.refreshLimit).map { number in
            Task { try await table.fresh(dossier(number)) }
        }
        while table.iTunes.calls.count < FilmProductCalls.refreshLimit { await Task.yield() }
        #expect(try await table.fresh(dossier(99)).isOutdated, "It has its turn another time.")
        await table.iTunes.door.open()
        for task in asking { #expect(try await task.value.cached != nil) }
        #expect(table.iTunes.calls.count == FilmProductCalls.refreshLimit)
    }

    // MARK: - What iTunes answers

    private static func adapter(_ answer: @escaping @Sendable (String) -> String?) -> ITunesAdapter {
        let transport = MockTransport { request, _ throws(APIError) in
            guard let body = answer(request.url.query() ?? "") else {
                throw APIError(.serviceUnavailable, service: "iTunes", operation: "search")
            }
            return .json(Data(body.utf8))
        }
        return ITunesAdapter(
            client: ITunesClient(transport: transport, retry: .never), now: { Timestamp(milliseconds: 0) })
    }

    private static func book(_ author: String, id: Int = 1, site: String = "https://books.apple.com") -> String {
        """
        {"kind":"ebook","trackId":\(id),"trackName":"Heat","artistName":"\(author)","price":9.99,"currency":"USD",
        "trackViewUrl":"\(site)/us/book/heat/id\(id)?uo=4"}
        """
    }

    private static func answer(_ records: String...) -> String {
        "{\"resultCount\":\(records.count),\"results\":[\(records.joined(separator: ","))]}"
    }

    @Test func aBookByTheFilmsWriterIsFoundWithNameArtistPriceAndLink() async throws {
        let adapter = Self.adapter {
            $0.contains("ebook")
                ? Self.answer(
                    Self.book("Bo Ray", id: 2), Self.book("Ann Lee", id: 3, site: "http://localhost"),
                    Self.book("Ann Lee", id: 4)
                )
                : Self.answer()
        }
        var film = FilmDossier(film: Film(id: Film.ID(.tmdb(1)), title: "Heat", year: 1995))
        #expect(try await adapter.products(beside: film) == ProductAnswer())
        film.credits = [Credit(name: "Ann Lee", role: .writer), Credit(name: "Bo Ray", role: .actor)]
        let address = try #require(URL(string: "https://books.apple.com/us/book/heat/id4?uo=4"))
        let book = ShopOffer(
            kind: .book, title: "Heat", artist: "Ann Lee", provider: .iTunes, price: "$9.99", address: address)
        #expect(try await adapter.products(beside: film) == ProductAnswer(products: [book]))
    }

    @Test func oneSearchThatFailsLeavesTheOthers() async throws {
        let adapter = Self.adapter { query in
            if query.contains("album") { return nil }
            return query.contains("ebook") ? Self.answer(Self.book("Ann Lee")) : "no JSON"
        }
        var film = FilmDossier(film: Film(id: Film.ID(.tmdb(1)), title: "Heat", year: 1995))
        film.film.directors = ["Ann Lee"]
        let answer = try #require(try await adapter.products(beside: film))
        #expect(answer.products.map(\.kind) == [.book])
        #expect(!answer.isComplete)
    }
}
