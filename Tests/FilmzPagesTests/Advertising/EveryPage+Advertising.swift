import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzReading
import Foundation
import Testing

extension EveryPage {
    /// Offers beside a film, in the settings, and where an owner manages them.
    static func advertising(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        let film = try #require(sample.allFilms.first).id
        var full = sample
        full.advertisements = try advertisements(film)
        var off = full
        off.wantsAdvertising = false
        var new = sample
        new.advertisingLimit = 0
        let services = full.services
        let first = try #require(full.advertisements.first)
        var draft = AdvertisementDraft(first)
        draft[.link] = "1 <2>"
        func form(
            _ id: Advertisement.ID?, _ draft: AdvertisementDraft? = nil, _ problem: AdvertisingProblem? = nil
        ) async throws -> AdvertisementFormPage {
            try await AdvertisementFormPage.load(id, draft: draft, problem: problem, from: services.owners)
        }
        var sold = full
        sold.products = SampleProducts(products: FilmProducts(cached: try products(), isOutdated: true))
        var onlySold = sample
        onlySold.products = SampleProducts(products: FilmProducts(cached: try products()))
        var asking = sample
        asking.products = SampleProducts(products: FilmProducts(isOutdated: true))
        return [
            ("film-products", try await FilmPage.load(film, from: onlySold.services, for: .owner)),
            ("film-products-asking", try await FilmPage.load(film, from: asking.services, for: .owner)),
            ("film-products-and-offers", try await FilmPage.load(film, from: sold.services, for: .owner)),
            ("film-advertising", try await FilmPage.load(film, from: services, for: .owner)),
            ("film-advertising-off", try await FilmPage.load(film, from: off.services, for: .owner)),
            ("advertising-empty", try await AdvertisingPage.load(from: new.services.owners)),
            ("advertising", try await AdvertisingPage.load(from: services.owners)),
            (
                "advertising-refused",
                try await AdvertisingPage.load(
                    problem: .offers(.line(2, .tooLong(.name, 100))), from: services.owners)
            ),
            (
                "advertising-no-file",
                try await AdvertisingPage.load(problem: .file(.noText), from: services.owners)
            ),
            ("advertisement-new", try await form(nil)), ("advertisement", try await form(first.id)),
            ("advertisement-refused", try await form(first.id, draft, .malformed(.link))),
            ("advertisement-no-rule", try await form(nil, draft, .missing(.films))),
            ("advertisement-no-picture", try await form(first.id, nil, .noPicture)),
            ("leaving", LeavingPage(first)),
            (
                "settings-advertising-off",
                try await YouPage.load(
                    session: nil, isReachable: false, phone: nil, clock: Samples.clock, from: off.services, for: .owner)
            ),
        ]
    }

    private static func products() throws -> CachedProducts {
        let address = try #require(URL(string: "https://192.0.2.2/?a=b&c=%22"))
        let products = ShopOffer.Kind.allCases.filter(\.isProduct).enumerated().map { place, kind in
            ShopOffer(
                kind: kind, title: "\(place) <1> \"2\"", artist: place == 1 ? nil : "3 & 4", provider: .iTunes,
                price: place == 2 ? nil : "5 <6>", address: address)
        }
        return CachedProducts(ProductAnswer(products: products), fetchedAt: Samples.context.now)
    }

    private static func advertisements(_ film: Film.ID) throws -> [Advertisement] {
        let link = try #require(AdvertisementLink("https://192.0.2.1:8443/?a=b&c=%22"))
        let rules = AdvertisementRules(
            series: ["0 <1>"], genres: ["2"], people: ["3 \"4\""], keywords: ["5"], audience: .kids)
        let ids = try (1...3).map { try #require(Advertisement.ID(rawValue: $0)) }
        return [
            Advertisement(
                id: ids[0], name: "0 <1> \"2\"", text: "3 & 4", link: link, price: "5 <6>", from: Samples.today,
                until: Samples.today, priority: 9, rules: rules, picture: AdvertisementPicture.ID(rawValue: 7)),
            Advertisement(id: ids[1], name: "8", link: link, rules: AdvertisementRules(films: [film])),
            Advertisement(
                id: ids[2], name: "9", text: "10", link: link, price: "11", rules: AdvertisementRules(films: [film]),
                picture: AdvertisementPicture.ID(rawValue: 8)),
        ]
    }
}
