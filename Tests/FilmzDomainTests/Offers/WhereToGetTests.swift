import FilmzDomain
import Foundation
import Testing

/// What the purchase button leads to, and what can be said when nothing is known.
struct WhereToGetTests {
    private static let now = Timestamp(milliseconds: 1_700_000_000_000)
    private static let film = Film(
        id: Film.ID(.tmdb(1)), title: "Tea & +Sugar", year: 1931, externalIDs: ExternalIDs(tmdb: 1))
    private static let page = URL(string: "https://www.themoviedb.org/movie/1/watch?locale=AT")
    private static let austria = CountryCode("at")
    private static let mine = StreamingService(id: 1, name: "Mine")
    private static let other = StreamingService(id: 2, name: "Other")

    private static func found(
        _ offers: [(OfferKind, StreamingService)], services: [StreamingService] = [mine], shops: [ShopOffer] = [],
        shopCountry: CountryCode? = austria, page: URL? = page
    ) throws -> WhereToGet {
        let country = try #require(austria)
        let kept = CachedOffers(
            offers: offers.map { StreamingOffer(kind: $0, service: $1, seenAt: now) }, page: page, fetchedAt: now)
        return WhereToGet(
            film: film, offers: FilmOffers(country: country, cached: kept), mine: MyServices(services: services),
            shops: shops, shopCountry: try #require(shopCountry))
    }

    private static func shop(_ kind: ShopOffer.Kind, _ price: String?, scheme: String = "https") throws -> ShopOffer {
        ShopOffer(
            kind: kind, provider: .iTunes, price: price,
            address: try #require(URL(string: "\(scheme)://shop.example/\(kind)")))
    }

    private static func name(_ best: WhereToGet.Best) -> String {
        switch best {
        case .service(let offer, _): "\(offer.kind) \(offer.service.name)"
        case .shop(let offer): "\(offer.kind) \(offer.price ?? "")"
        case .searches: "searches"
        }
    }

    @Test func theBestOfferCostsLeast() throws {
        let rent = try Self.shop(.rent, "€3.99")
        let buy = try Self.shop(.buy, "€9.99")
        let all: [(OfferKind, StreamingService)] = [
            (.buy, Self.other), (.rent, Self.other), (.stream, Self.other), (.ads, Self.other), (.free, Self.other),
            (.stream, Self.mine),
        ]
        let expected = ["stream Mine", "free Other", "ads Other", "rent €3.99", "rent €3.99", "rent €3.99"]
        for (count, name) in zip(stride(from: 6, through: 1, by: -1), expected) {
            let found = try Self.found(Array(all.prefix(count)), shops: [buy, rent])
            #expect(Self.name(found.best) == name)
            #expect(found.searches.isEmpty)
        }
        #expect(Self.name(try Self.found([(.stream, Self.other), (.rent, Self.other)]).best) == "rent Other")
        #expect(Self.name(try Self.found([(.stream, Self.other)]).best) == "stream Other")
        #expect(
            Self.name(try Self.found([(.stream, Self.other), (.rent, Self.other)], services: []).best)
                == "stream Other", "Who chose no services may have any.")
        #expect(Self.name(try Self.found([], shops: [buy]).best) == "buy €9.99")
    }

    @Test func whereNothingIsKnownShopsAreSearched() throws {
        let found = try Self.found([])
        #expect(found.best == .searches)
        let addresses = Dictionary(uniqueKeysWithValues: found.searches.map { ($0.shop, $0.address.absoluteString) })
        #expect(addresses[.appleTV] == "https://tv.apple.com/at/search?term=Tea%20%26%20%2BSugar")
        #expect(addresses[.youTube] == "https://www.youtube.com/results?search_query=Tea%20%26%20%2BSugar%201931")
        #expect(addresses[.amazon]?.hasPrefix("https://www.amazon.de/s?k=") == true)
        #expect(addresses.count == ShopSearch.allCases.count)
        // What is offered without an address can be named, and nothing more.
        #expect(try Self.found([(.stream, Self.mine)], page: nil).best == .searches)
    }

    @Test func shopsOfAnotherCountryAndWithoutEncryptionAreLeftOut() throws {
        let offers = [
            try Self.shop(.rent, "$1"), try Self.shop(.buy, "$2", scheme: "http"), try Self.shop(.book, nil),
        ]
        #expect(try Self.found([], shops: offers).shops.map(\.kind) == [.rent], "A book is no way to see a film.")
        #expect(try Self.found([], shops: offers, shopCountry: .usual).shops.isEmpty)
    }

    @Test func onMineEachServiceIsNamedOnce() throws {
        let ads = StreamingService(id: 3, name: "Mine with Ads")
        let found = try Self.found([(.stream, Self.mine), (.ads, ads), (.rent, Self.mine), (.stream, Self.other)])
        #expect(found.onMine.map(\.service) == [Self.mine])
        #expect(found.others(.stream).map(\.service) == [Self.other])
        #expect(found.others(.rent).map(\.service) == [Self.mine], "Renting on a service one has still costs.")
    }

    @Test func notOfferedIsToldApartFromNotAsked() throws {
        let country = try #require(Self.austria)
        func state(_ kept: CachedOffers?, _ failure: ProviderFailure? = nil) -> FilmOffers.State {
            FilmOffers(country: country, cached: kept, failure: failure).state
        }
        #expect(state(nil) == .notAsked)
        #expect(state(nil, ProviderFailure(.unreachable)) == .failed)
        #expect(state(CachedOffers(fetchedAt: Self.now)) == .notOffered)
        #expect(state(CachedOffers(isKnown: false, fetchedAt: Self.now)) == .notKnown)
        #expect(state(CachedOffers(fetchedAt: Self.now), ProviderFailure(.unreachable)) == .notOffered)
    }

    @Test func countriesAreTwoLetters() throws {
        #expect(CountryCode("at")?.description == "AT")
        for text in ["", "A", "AUT", "A1", "ÄT", "a ", "\u{130}"] { #expect(CountryCode(text) == nil) }
        #expect(CountryCode.withOffers.allSatisfy { CountryCode($0.description) == $0 })
        #expect(Set(CountryCode.withOffers).count == CountryCode.withOffers.count)
    }

    @Test func aChoiceIsCheckedAndHasEachBrandOnce() throws {
        let ads = StreamingService(id: 3, name: "Mine with Ads")
        let kept = try MyServices(services: [StreamingService(id: 1, name: " Mine\u{0} "), ads, Self.other]).checked()
        #expect(kept.services.map(\.name) == ["Mine", "Other"])
        #expect(throws: DomainError.invalid(.services, .missing)) {
            try MyServices(services: [StreamingService(id: 1, name: " ")]).checked()
        }
        #expect(throws: DomainError.invalid(.services, .malformed)) {
            try MyServices(services: [StreamingService(id: 0, name: "A")]).checked()
        }
        let many = (1...MyServices.limit + 1).map { StreamingService(id: $0, name: "S\($0)") }
        #expect(throws: DomainError.invalid(.services, .tooLong(MyServices.limit))) {
            try MyServices(services: many).checked()
        }
    }
}
