import APICore
import APICoreTesting
import FilmzDomain
import Foundation
import ITunesAPI
import Testing

@testable import FilmzProviders

/// Answers that the iTunes Store sends and the simulator does not.
@Suite struct ITunesAdapterTests {
    private func adapter(_ records: String...) -> ITunesAdapter {
        let body = #"{"resultCount":\#(records.count),"results":[\#(records.joined(separator: ","))]}"#
        return ITunesAdapter(
            client: ITunesClient(transport: MockTransport(body), retry: .never), now: { Timestamp(milliseconds: 0) })
    }

    private static func record(_ fields: String, name: String = "Heat", id: Int = 5) -> String {
        #"{"kind":"feature-movie","trackId":\#(id),"trackName":"\#(name)","artistName":"Ann Lee & Bo Ray","#
            + #""trackViewUrl":"https://itunes.apple.com/us/movie/heat/id\#(id)?uo=4",\#(fields)"currency":"USD"}"#
    }

    @Test(arguments: [
        (#""trackPrice":14.99,"trackHdPrice":9.99,"#, [ShopOffer.Kind.buy: "$9.99"]),
        (#""trackPrice":-1,"trackRentalPrice":0,"trackHdRentalPrice":4.99,"#, [.rent: "$4.99"]),
        (#""trackPrice":-1,"#, [:]),
        (#""trackPrice":1234.5,"trackRentalPrice":3.99,"#, [.buy: "$1,234.50", .rent: "$3.99"]),
    ])
    func offersHavePrices(fields: String, prices: [ShopOffer.Kind: String]) async throws {
        let report = try #require(try await adapter(Self.record(fields)).report(.iTunes(5)))
        let offers = report.offers.map { ($0.kind, $0.price ?? "") }
        #expect(Dictionary(uniqueKeysWithValues: offers) == prices)
        #expect(report.offers.allSatisfy { $0.address == report.page })
    }

    @Test func whatIsNoCurrencyIsNoPrice() async throws {
        let odd = Self.record(#""trackPrice":9.99,"#).replacing("USD", with: String(repeating: "$", count: 100_000))
        #expect(try await adapter(odd).report(.iTunes(5))?.offers.map(\.price) == [nil])
    }

    @Test func theStoresDateIsNoYear() async throws {
        let late = Self.record(#""releaseDate":"2013-12-25T08:00:00Z","trackTimeMillis":10200000,"#)
        #expect(try await adapter(late).report(.iTunes(5))?.year == nil)
        let named = Self.record(#""releaseDate":"2013-12-25T08:00:00Z","#, name: "Heat (1995) [4K]")
        let report = try await adapter(named).report(.iTunes(5))
        #expect(report?.year == 1995)
        #expect(report?.title == "Heat")
        #expect(report?.releaseDate == nil)
        // A film that came to the store late is still the same film.
        let film = Film(id: .random(), title: "Heat", year: 1995, runtime: 170, directors: ["Ann Lee"])
        let candidates = try await adapter(late).candidates(for: film)
        #expect(
            candidates == [
                MatchCandidate(
                    id: .iTunes(5), title: "Heat", year: nil, directors: ["Ann Lee", "Bo Ray"], runtime: 170)
            ])
        // A film that is known to be from another year is not.
        let other = Self.record(#""releaseDate":"2014-12-25T08:00:00Z","#, name: "Heat (2013)")
        #expect(try await adapter(other).candidates(for: film).map(\.year) == [2013])
    }

    @Test func whatIsFoundHasNoYearOfTheStore() async throws {
        let date = #""releaseDate":"2013-12-25T08:00:00Z","#
        let query = try #require(SearchQuery("heat"))
        #expect(try await adapter(Self.record(date)).search(query, page: 1).films.map(\.film.year) == [nil])
        // The store's year may still be the film's own.
        let named = adapter(Self.record(date, name: "Heat (2013)"))
        #expect(try await named.search(query, page: 1).films.map(\.film.year) == [2013])
        #expect(try await named.report(.iTunes(5))?.year == 2013)
    }

    @Test func whatIsFoundIsTheFilmThatAnotherHasTold() async throws {
        let late = adapter(Self.record(#""releaseDate":"2013-12-25T08:00:00Z","#))
        let query = try #require(SearchQuery("heat"))
        let found = try #require(try await late.search(query, page: 1).films.first)
        let film = Film(id: Film.ID(.tmdb(7)), title: "Heat", year: 1995, directors: ["Ann Lee"])
        var films = ProviderHits()
        films.add(ProviderHit(film: film, providers: [.tmdb]), by: .tmdb, as: (film, false))
        films.add(found, by: .iTunes, as: (found.film, false))
        #expect(films.films.map(\.providers) == [[.tmdb, .iTunes]])
        #expect(films.films.map(\.film.year) == [1995])
    }

    @Test func otherThingsAreNoFilms() async throws {
        let song = #"{"wrapperType":"track","kind":"song","trackId":5,"trackName":"Theme"}"#
        #expect(try await adapter(song).report(.iTunes(5)) == nil)
        let bundle = #"{"wrapperType":"collection","collectionType":"Movie Bundle","collectionId":5}"#
        #expect(try await adapter(bundle).report(.iTunes(5)) == nil)
    }

    @Test func editionsAreOneFilm() async throws {
        let adapter = adapter(
            Self.record("", id: 5), Self.record("", name: "Heat (Unrated)", id: 6), Self.record("", id: -7),
            Self.record("", name: "Heat Wave", id: 8))
        let page = try await adapter.search(try #require(SearchQuery("heat")), page: 1)
        #expect(page.films.map(\.film.title) == ["Heat", "Heat Wave"])
        #expect(page.films.map(\.film.id) == [Film.ID(.iTunes(5)), Film.ID(.iTunes(8))])
    }

    @Test func theYearAskedForComesFirst() async throws {
        let adapter = adapter(
            Self.record("", name: "Heat Wave", id: 5), Self.record("", name: "Heat (1995)", id: 6))
        let page = try await adapter.search(try #require(SearchQuery("heat 1995")), page: 1)
        #expect(page.films.map(\.film.title) == ["Heat", "Heat Wave"])
    }

    @Test func hostileFieldsAreBounded() async throws {
        let huge = String(repeating: "x", count: 300_000)
        let record = Self.record(
            #""longDescription":"a\u0007\#(huge)","contentAdvisoryRating":"\#(huge)","trackTimeMillis":9223372036854775807,"#
                + #""artworkUrl100":"http://example.org/100x100bb.jpg","#)
        let report = try #require(try await adapter(record).report(.iTunes(5)))
        #expect(report.plot?.count == 4_000)
        #expect(report.certificate?.count == 20)
        #expect(report.runtime == nil)
        #expect(report.poster == URL(string: "https://example.org/600x900bb.jpg"))
        let long = Self.record(#""artworkUrl100":"https://example.org/\#(huge)/100x100bb.jpg","#)
        #expect(try await adapter(long).report(.iTunes(5))?.poster == nil)
    }
}
