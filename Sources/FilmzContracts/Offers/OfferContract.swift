import FilmzDomain
import Foundation
import Testing

/// What every store promises about offers and about the services that persons have.
public enum OfferContract {
    static let country = CountryCode.usual
    static let netflix = StreamingService(id: 8, name: "Netflix")
    static let mubi = StreamingService(id: 11, name: "MUBI")

    static func answer(_ entries: (OfferKind, StreamingService)...) -> OfferAnswer {
        OfferAnswer(
            entries: entries.map { OfferAnswer.Entry($0, service: $1) },
            page: URL(string: "https://www.themoviedb.org/movie/1/watch?locale=US"))
    }

    public static let cases: [ContractCase] = memory + choices + filters

    static var memory: [ContractCase] {
        [
            ContractCase("keeps an answer by country, with what was there before") { subject in
                var memory: any OfferCache { subject.services.offerMemory }
                let film = Film.ID(.tmdb(1))
                #expect(try await memory.offers(of: film, in: country) == nil)
                try await memory.keep(answer((.stream, netflix), (.rent, mubi)), of: film, in: country)
                var kept = try #require(try await memory.offers(of: film, in: country))
                #expect(kept.offers.map(\.service) == [netflix, mubi])
                #expect(kept.offers.map(\.kind) == [.stream, .rent])
                #expect(kept.page?.host() == "www.themoviedb.org")
                #expect(kept.isKnown)
                #expect(kept.fetchedAt == subject.clock.clock.now())
                #expect(try await memory.offers(of: film, in: try #require(CountryCode("AT"))) == nil)
                subject.clock.advance(seconds: 86_400)
                try await memory.keep(answer((.buy, mubi)), of: film, in: country)
                kept = try #require(try await memory.offers(of: film, in: country))
                #expect(kept.offers.map(\.kind) == [.buy])
                #expect(kept.offers.first?.since == subject.clock.clock.now())
                #expect(kept.gone.map(\.service) == [netflix, mubi])
                try await memory.keep(nil, of: film, in: country)
                kept = try #require(try await memory.offers(of: film, in: country))
                #expect(!kept.isKnown)
                #expect(kept.offers.isEmpty)
                #expect(kept.gone.first?.kind == .buy)
            },
            ContractCase("finds the films that are offered in a way") { subject in
                var memory: any OfferCache { subject.services.offerMemory }
                let films = (1...4).map { Film.ID(.tmdb($0)) }
                try await memory.keep(answer((.stream, netflix)), of: films[0], in: country)
                try await memory.keep(
                    answer((.ads, StreamingService(id: 9, name: "Netflix with Ads"))), of: films[1], in: country)
                try await memory.keep(answer((.rent, netflix), (.stream, mubi)), of: films[2], in: country)
                try await memory.keep(answer((.stream, netflix)), of: films[3], in: try #require(CountryCode("AT")))
                func found(_ kinds: Set<OfferKind>, _ brands: Set<String>?) async throws -> Set<Film.ID> {
                    try await memory.films(offered: kinds, by: brands, in: country)
                }
                #expect(try await found([.stream], nil) == [films[0], films[2]])
                #expect(try await found(OfferKind.included, ["netflix"]) == [films[0], films[1]])
                #expect(try await found([.rent], nil) == [films[2]])
                #expect(try await found(OfferKind.included, []) == [])
                try await memory.keep(answer(), of: films[0], in: country)
                #expect(try await found([.stream], ["netflix"]) == [], "What is gone is not offered.")
            },
            ContractCase("keeps for a week what is sold beside a film, also nothing") { subject in
                var memory: any OfferCache { subject.services.offerMemory }
                let film = Film.sample("Heat", imdb: 113_277, tmdb: 949, year: 1995)
                _ = try await subject.catalogue.replace(with: [film], edition: "1")
                let address = try #require(URL(string: "https://shop.example/1"))
                let book = ShopOffer(
                    kind: .book, title: "Heat", artist: "Ann Lee", provider: .iTunes, price: "$1", address: address)
                #expect(try await memory.products(of: film.id, in: country) == nil)
                let answer = ProductAnswer(products: [book], isComplete: false)
                try await memory.keep(answer, of: film.id, in: country)
                let kept = CachedProducts(answer, fetchedAt: subject.clock.clock.now())
                #expect(try await memory.products(of: film.id, in: country) == kept)
                #expect(try await memory.products(of: film.id, in: try #require(CountryCode("AT"))) == nil)
                subject.clock.advance(seconds: 86_400)
                try await memory.keep(ProductAnswer(), of: film.id, in: country)
                #expect(try await memory.products(of: film.id, in: country)?.products == [])
                subject.clock.advance(seconds: 7 * 86_400)
                #expect(try await memory.products(of: film.id, in: country) != nil)
                subject.clock.advance(seconds: 1)
                #expect(try await memory.products(of: film.id, in: country) == nil)
            },
            ContractCase("shows what is sold beside a film once an owner says so, to whoever wants it") { subject in
                var services: Services { subject.services }
                let film = Film.sample("Heat", imdb: 113_277, tmdb: 949, year: 1995)
                _ = try await subject.catalogue.replace(with: [film], edition: "1")
                let address = try #require(URL(string: "https://shop.example/1"))
                let book = ShopOffer(kind: .book, provider: .iTunes, address: address)
                try await services.offerMemory.keep(ProductAnswer(products: [book]), of: film.id, in: country)
                #expect(try await services.products(of: film, for: .owner).isEmpty)
                try await services.owners.advertising.show(atMost: 1)
                #expect(try await services.products(of: film, for: .owner) == [book])
                try await services.advertising.want(false, by: .owner)
                #expect(try await services.products(of: film, for: .owner).isEmpty)
                try await services.advertising.want(true, by: .owner)
                try await services.owners.advertising.show(atMost: 0)
                #expect(try await services.products(of: film, for: .owner).isEmpty)
            },
            ContractCase("keeps the services of a country in their order") { subject in
                var memory: any OfferCache { subject.services.offerMemory }
                #expect(try await memory.services(in: country) == nil)
                try await memory.keep([mubi, netflix], in: country)
                try await memory.keep([netflix, mubi], in: country)
                let kept = try #require(try await memory.services(in: country))
                #expect(kept.services == [netflix, mubi])
                #expect(kept.fetchedAt == subject.clock.clock.now())
            },
            ContractCase("tells what is due, and how much was asked on a day") { subject in
                var memory: any OfferCache { subject.services.offerMemory }
                let films = (1...3).map { Film.ID(.tmdb($0)) }
                try await memory.keep(answer(), of: films[0], in: country)
                subject.clock.advance(seconds: 3_600)
                let now = subject.clock.clock.now()
                let today = subject.clock.clock.today
                try await memory.noteRefresh(of: films[1], in: country, on: today)
                #expect(try await memory.due(Set(films), in: country, askedBefore: now) == [films[2], films[0]])
                #expect(
                    try await memory.due([films[0]], in: try #require(CountryCode("AT")), askedBefore: now) == [
                        films[0]
                    ])
                #expect(try await memory.refreshCount(on: today) == 1)
                try await memory.noteRefresh(of: films[1], in: country, on: today)
                #expect(try await memory.refreshCount(on: today) == 1)
                #expect(try await memory.refreshCount(on: today.after(days: 1)) == 0)
            },
        ]
    }

    static var choices: [ContractCase] {
        [
            ContractCase("keeps which services a person has") { subject async throws in
                var services: any MyServicesService { subject.services.myServices }
                #expect(try await services.services(of: .owner) == MyServices())
                let choice = MyServices(country: CountryCode("AT"), services: [mubi, netflix], isRefreshed: true)
                #expect(try await services.choose(choice, of: .owner) == choice)
                #expect(try await services.services(of: .owner) == choice)
                let none = MyServices()
                #expect(try await services.choose(none, of: .owner) == none)
                #expect(try await services.services(of: .owner) == none)
                await #expect(throws: DomainError.invalid(.services, .missing)) {
                    try await services.choose(MyServices(services: [StreamingService(id: 1, name: "")]), of: .owner)
                }
            },
            ContractCase("tells what came to a person's services, from their watchlist") { subject in
                var services: Services { subject.services }
                var memory: any OfferCache { subject.services.offerMemory }
                let films = (1...3).map { Film.sample("Film \($0)", imdb: 900 + $0, tmdb: $0, year: 2011) }
                _ = try await subject.catalogue.replace(with: films, edition: "1")
                for film in films.prefix(2) {
                    try await services.myFilms.apply(.watchlist(true), to: film.id, of: .owner)
                }
                _ = try await services.myServices.choose(MyServices(services: [netflix]), of: .owner)
                for film in films { try await memory.keep(answer(), of: film.id, in: country) }
                subject.clock.advance(seconds: 86_400)
                let day = subject.clock.clock.now()
                for film in films.dropFirst() {
                    try await memory.keep(answer((.stream, netflix)), of: film.id, in: country)
                }
                try await memory.keep(answer((.stream, mubi)), of: films[0].id, in: country)
                func news() async throws -> [NewStreamingOffer] {
                    try await services.newOnServices(of: .owner, at: subject.clock.clock.now())
                }
                let found = try await news()
                #expect(found.map(\.entry.film.id) == [films[1].id])
                #expect(found.first?.since == day)
                #expect(found.first?.service == netflix)
                #expect(found.first?.entry.state.isOnWatchlist == true)
                subject.clock.advance(seconds: 15 * 86_400)
                #expect(try await news().isEmpty, "After two weeks it is no news.")
            },
        ]
    }

    /// Three films on the owner's watchlist, which are all that the catalogue has.
    private static func wantedFilms(of subject: Subject) async throws -> [Film] {
        let films = (1...3).map { Film.sample("Film \($0)", imdb: 900 + $0, tmdb: $0, year: 2011) }
        _ = try await subject.catalogue.replace(with: films, edition: "1")
        for film in films { try await subject.services.myFilms.apply(.watchlist(true), to: film.id, of: .owner) }
        return films
    }

    static var filters: [ContractCase] {
        [
            ContractCase("filters a shelf and the catalogue by where films can be got") { subject in
                var services: Services { subject.services }
                var memory: any OfferCache { subject.services.offerMemory }
                let films = try await wantedFilms(of: subject)
                try await memory.keep(answer((.stream, netflix)), of: films[0].id, in: country)
                try await memory.keep(answer((.rent, netflix), (.free, mubi)), of: films[1].id, in: country)
                _ = try await services.myServices.choose(MyServices(services: [netflix]), of: .owner)
                let theatre = try await services.theatres.follow(.sample(), of: .owner)
                let showing = Showtime.sample("Film 3", 1, on: subject.clock.clock.today, film: films[2].id)
                try await services.theatres.keep(
                    Programme(showtimes: [showing], fetchedAt: subject.clock.clock.now()), of: theatre.source)
                let expected: [Availability: Set<Film.ID>] = [
                    .mine: [films[0].id], .stream: [films[0].id], .free: [films[1].id], .rent: [films[1].id], .buy: [],
                    .cinemas: [films[2].id],
                ]
                for way in Availability.allCases {
                    let query = MyFilmsQuery(shelf: .watchlist, filter: .init(offered: OfferedFilms(way)))
                    let shelf = try await services.shelf(query, of: .owner, page: PageRequest())
                    #expect(Set(shelf.films.items.map(\.film.id)) == expected[way], "\(way)")
                    #expect(shelf.films.total == expected[way]?.count)
                    let found = try await services.discover(
                        DiscoverQuery(year: 2011, filter: .init(offered: OfferedFilms(way))), page: PageRequest(),
                        for: .owner)
                    #expect(Set(found.films.items.map(\.id)) == expected[way], "\(way)")
                    #expect(found.films.total == expected[way]?.count)
                    #expect(found.query.filter.offered == OfferedFilms(way))
                }
                // What changes is seen at once.
                try await memory.keep(answer((.buy, netflix)), of: films[0].id, in: country)
                let query = MyFilmsQuery(shelf: .watchlist, filter: .init(offered: OfferedFilms(.buy)))
                #expect(try await services.shelf(query, of: .owner, page: PageRequest()).films.total == 1)
            },
            ContractCase("says which service has each film of a filtered shelf") { subject in
                var services: Services { subject.services }
                var memory: any OfferCache { subject.services.offerMemory }
                let films = try await wantedFilms(of: subject)
                let other = StreamingService(id: 300, name: "Other")
                let withAds = StreamingService(id: 9, name: "Netflix with Ads")
                try await memory.keep(answer((.stream, other), (.rent, mubi)), of: films[0].id, in: country)
                try await memory.keep(
                    answer((.stream, other), (.stream, mubi), (.ads, withAds)), of: films[1].id, in: country)
                try await memory.keep(answer((.stream, mubi)), of: films[2].id, in: country)
                try await memory.keep(answer((.free, withAds)), of: films[2].id, in: country)
                _ = try await services.myServices.choose(MyServices(services: [netflix, mubi]), of: .owner)
                func named(_ way: Availability?) async throws -> [String: StreamingService] {
                    let query = MyFilmsQuery(
                        shelf: .watchlist, filter: .init(offered: way.map { OfferedFilms($0) }))
                    let shelf = try await services.shelf(query, of: .owner, page: PageRequest())
                    let named = shelf.films.items.compactMap { entry in
                        entry.service.map { (entry.film.title, $0) }
                    }
                    return Dictionary(named) { first, _ in first }
                }
                #expect(try await named(.mine) == ["Film 2": mubi, "Film 3": withAds], "The best known comes first.")
                #expect(try await named(.stream) == ["Film 1": other, "Film 2": other])
                #expect(try await named(.rent) == ["Film 1": mubi])
                #expect(try await named(.cinemas).isEmpty)
                #expect(try await named(nil).isEmpty)
            },
        ]
    }
}
