import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// What iTunes sells beside a film, over HTTP: who sees it, and when iTunes is asked.
@Suite(.timeLimit(.minutes(10))) struct ProductRouteTests {
    private static let path = SitePath.film(WebFixture.alien.id).path
    private static let row = path + "?wait=products&fragment=row"
    private static let scripted: HTTPFields = [.cookie: "filmz-js=1"]

    private static func products() throws -> FilmProducts {
        let address = try #require(URL(string: "https://music.apple.com/us/album/alien/1?uo=4&a=b"))
        let album = ShopOffer(
            kind: .soundtrack, title: "Alien (Original <Soundtrack>)", artist: "Jerry & Co", provider: .iTunes,
            price: "$9.99", address: address)
        return FilmProducts(
            cached: CachedProducts(ProductAnswer(products: [album]), fetchedAt: Timestamp(milliseconds: 1)))
    }

    private static func web(
        _ cached: FilmProducts = FilmProducts(isOutdated: true), fresh: FilmProducts? = nil
    ) async throws -> (WebFixture, ScriptedProducts) {
        let products = ScriptedProducts(cached, fresh: fresh)
        let web = try await WebFixture { $0.products = products }
        try await web.services.owners.advertising.show(atMost: Advertising.usualLimit)
        return (web, products)
    }

    @Test func theyStandUnderTheOffersOfAdvertisersAndAskNobodyBeforeAClick() async throws {
        let (web, products) = try await Self.web(try Self.products())
        let alone = try await web.get(Self.path).text
        #expect(alone.contains("<h2 id=\"advertising-title\">\(Strings.english[AdvertisingText.title])</h2>"))
        #expect(alone.contains("Alien (Original &lt;Soundtrack&gt;)"))
        #expect(alone.contains("Jerry &amp; Co"))
        #expect(alone.contains(Strings.english[FilmText.soundtrack]))
        #expect(alone.contains("$9.99"))
        #expect(alone.contains(Strings.english[AdvertisingText.fromStore, ["provider": "iTunes"]]))
        #expect(!alone.contains(Strings.english[AdvertisingText.from]))
        let link =
            "href=\"https://music.apple.com/us/album/alien/1?uo=4&amp;a=b\" rel=\"sponsored noopener noreferrer\""
        #expect(alone.contains(link))
        #expect(!alone.contains("src=\"https://"))
        #expect(!alone.contains("data-row=\"\(Self.path)?wait=products"))
        try await web.services.owners.advertising.save([AdvertisingServiceContract.offer("The book")])
        let both = try await web.get(Self.path).text
        let parts = both.components(separatedBy: "id=\"advertising-title\"")
        #expect(parts.count == 2)
        let offer = try #require(parts[1].range(of: "The book"))
        let album = try #require(parts[1].range(of: link))
        #expect(offer.lowerBound < album.lowerBound)
        #expect(products.asked.isEmpty)
    }

    @Test func theyArriveByThemselves() async throws {
        let (web, products) = try await Self.web(fresh: try Self.products())
        let before = try await web.get(Self.path, Self.scripted).text
        #expect(before.contains("<div id=\"film-products\" data-row=\"\(Self.path)?wait=products\"></div>"))
        #expect(!before.contains("advertising-title"))
        #expect(products.asked.isEmpty)
        let part = try await web.get(Self.row, Self.scripted)
        #expect(part.status == .ok)
        #expect(!part.text.contains("<html"))
        #expect(!part.text.contains("data-row"))
        #expect(part.text.contains("id=\"film-products\""))
        #expect(part.text.contains("music.apple.com"))
        #expect(!part.text.contains("film-offers"))
        #expect(products.asked.map(\.film.id) == [WebFixture.alien.id])
    }

    @Test func whatIsNotThereLeavesNoTrace() async throws {
        let nothing = FilmProducts(cached: CachedProducts(ProductAnswer(), fetchedAt: Timestamp(milliseconds: 1)))
        for fresh in [nothing, FilmProducts(), FilmProducts(isOutdated: true)] {
            let (web, _) = try await Self.web(fresh: fresh)
            #expect(try await web.get(Self.row, Self.scripted).text == "<div id=\"film-products\"></div>\n")
        }
    }

    @Test func withoutAScriptTheNextPageHasThem() async throws {
        let (web, products) = try await Self.web(fresh: try Self.products())
        _ = try await web.get(Self.path)
        while products.cached(WebFixture.alien).cached == nil { await Task.yield() }
        #expect(try await web.get(Self.path).text.contains("music.apple.com"))
        #expect(products.asked.count == 1)
    }

    @Test func untilAnOwnerSwitchesAdvertisingOnITunesIsNotAsked() async throws {
        let products = ScriptedProducts(try Self.products(), fresh: nil)
        let web = try await WebFixture { $0.products = products }
        for path in [Self.path, Self.row, "/api/v1\(Self.path)/offers"] {
            let page = try await web.get(path).text
            #expect(!page.contains("music.apple.com"), "\(path)")
            #expect(!page.contains("wait=products"), "\(path)")
        }
        #expect(products.asked.isEmpty)
    }

    @Test func whoTurnedAdvertisingOffSeesNoneAndITunesIsNotAsked() async throws {
        let (web, products) = try await Self.web(fresh: try Self.products())
        _ = try await web.post(SitePath.wantAdvertising.path, "on=false")
        for path in [Self.path, Self.row, "/api/v1\(Self.path)/offers"] {
            let page = try await web.get(path).text
            #expect(!page.contains("music.apple.com"), "\(path)")
            #expect(!page.contains("advertising-title"), "\(path)")
            #expect(!page.contains("wait=products"), "\(path)")
        }
        _ = try await web.post(SitePath.wantAdvertising.path, "on=true")
        try await web.services.owners.advertising.show(atMost: 0)
        #expect(try await web.get(Self.row, Self.scripted).text == "<div id=\"film-products\"></div>\n")
        #expect(products.asked.isEmpty)
    }

    @Test func everythingElseIsAskedFirst() async throws {
        var outdated = FilmDossier(film: WebFixture.alien)
        outdated.isOutdated = true
        var known = FilmDossier(film: WebFixture.alien)
        known.credits = [Credit(name: "Ann Lee", role: .composer)]
        let dossiers = ScriptedDossiers(ScriptedDossiers.Script(before: [WebFixture.alien.id: outdated], after: known))
        let products = ScriptedProducts(fresh: try Self.products())
        let web = try await WebFixture(providers: dossiers) { $0.products = products }
        try await web.services.owners.advertising.show(atMost: Advertising.usualLimit)
        #expect(try await web.get(Self.row, Self.scripted).text.contains("music.apple.com"))
        #expect(products.asked == [known], "By the makers, which the other providers have named.")
    }

    @Test func pagesOfOtherSitesAskNobody() async throws {
        let (web, products) = try await Self.web(fresh: try Self.products())
        let foreign: HTTPFields = [.secFetchSite: "cross-site", .userAgent: "Mozilla/5.0"]
        for path in [Self.path, Self.row, Self.path + "?wait=products", "/api/v1\(Self.path)/offers"] {
            _ = try await web.get(path, foreign)
        }
        #expect(products.asked.isEmpty)
    }

    @Test func programsGetThemByKind() async throws {
        let (web, products) = try await Self.web(fresh: try Self.products())
        struct Answer: Decodable {
            var products: [ShopOffer]
            var shops: [ShopOffer]
        }
        let answer = try await web.api(.get, "\(Self.path)/offers").json(Answer.self)
        #expect(answer.products == (try Self.products().cached?.products))
        #expect(answer.shops.isEmpty)
        #expect(products.asked.count == 1)
    }

    @Test func pagesPassedOnHaveNone() async throws {
        let (web, products) = try await Self.web(try Self.products())
        let address = try await web.services.shares.make(
            ShareDraft(.film(WebFixture.alien.id), words: ShareWords()), id: .random(), of: .owner)
        let page = try await web.get(SitePath.shared(address).path)
        #expect(page.status == .ok)
        #expect(!page.text.contains("apple.com"))
        #expect(!page.text.contains("advertising"))
        #expect(products.asked.isEmpty)
    }
}
