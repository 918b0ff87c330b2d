import FilmzContracts
import FilmzDomain
import FilmzStore
import FilmzText
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

@testable import FilmzWeb

/// The watchlist on my services: asked about when a person agrees to it, and shown while it is.
@Suite(.timeLimit(.minutes(10))) struct WatchlistCheckRouteTests {
    private static let path = "/me/watchlist?where=mine"
    private static let scripted: HTTPFields = [.cookie: "filmz-js=1"]
    private static let agreed = "country=&service=8&weekly=1"

    /// Says that Netflix has one film, and keeps what it said.
    private final class Offers: OfferService {
        static let netflix = StreamingService(id: 8, name: "Netflix")

        let country = CountryCode.usual
        private let memory: any OfferCache
        private let calls = Mutex(0)

        init(memory: any OfferCache) {
            self.memory = memory
        }

        var count: Int { calls.withLock(\.self) }

        func cached(_ film: Film, in country: CountryCode) async throws -> FilmOffers {
            let known = try await memory.offers(of: film.id, in: country)
            return FilmOffers(country: country, cached: known, canBeAsked: true, isOutdated: known == nil)
        }

        func refreshed(
            _ film: Film, in country: CountryCode, anew: Bool, permission: ProviderPermission
        ) async throws -> FilmOffers {
            calls.withLock { $0 += 1 }
            let entries =
                film.id == WebFixture.alien.id ? [OfferAnswer.Entry(.stream, service: Self.netflix)] : []
            try await memory.keep(OfferAnswer(entries: entries), of: film.id, in: country)
            return try await cached(film, in: country)
        }

        func services(in country: CountryCode, permission: ProviderPermission?) -> [StreamingService] {
            StreamingService.wellKnown
        }
    }

    /// Two films are on the watchlist.
    private static func fixture() async throws -> (web: WebFixture, offers: Offers) {
        var offers: Offers?
        let web = try await WebFixture {
            let asked = Offers(memory: $0.offerMemory)
            $0.offers = asked
            offers = asked
        }
        for film in [WebFixture.alien, WebFixture.spirited] {
            _ = try await web.post("/films/\(film.id)/watchlist", "wanted=true")
        }
        return (web, try #require(offers))
    }

    @Test func theWatchlistHasAChipAndAsksBeforeAnythingIsSent() async throws {
        let (web, offers) = try await Self.fixture()
        let all = try await web.get("/me/watchlist", Self.scripted).text
        #expect(all.contains("<a class=\"chip\" id=\"on-mine\" href=\"/me/watchlist?where=mine\">"))
        #expect(try await !web.get("/me/seen", Self.scripted).text.contains("on-mine"))
        #expect(try await web.get(Self.path, Self.scripted).text.contains(Strings.english[SearchText.noServices]))
        _ = try await web.post("/settings/services", "country=&service=8")
        let question = try await web.get(Self.path).text
        #expect(question.contains("<a class=\"chip on\" id=\"on-mine\" href=\"/me/watchlist\" aria-current=\"true\">"))
        #expect(question.contains(Strings.english.count(OfferText.notChecked, 2)))
        #expect(question.contains(Strings.english[OfferText.weeklyHint]))
        #expect(question.contains("<input type=\"hidden\" name=\"service\" value=\"8\">"))
        #expect(question.contains("<input type=\"hidden\" name=\"weekly\" value=\"1\">"))
        #expect(!question.contains("data-row"))
        #expect(offers.count == 0)
    }

    @Test func agreeingLeadsToTheFilmsWhichComeByThemselves() async throws {
        let (web, offers) = try await Self.fixture()
        let saved = try await web.post("/settings/services", Self.agreed)
        #expect(saved.headers[.location] == Self.path)
        let begun = try await web.get(Self.path, Self.scripted).text
        #expect(begun.contains(Strings.english.count(OfferText.checking, 2, ["done": "0"])))
        #expect(begun.contains("data-row=\"/me/watchlist?where=mine&amp;wait=offers\""))
        #expect(!begun.contains("class=\"empty\""))
        #expect(offers.count == 0)
        let part = try await web.get("\(Self.path)&wait=offers&fragment=row", Self.scripted).text
        #expect(offers.count == 2)
        #expect(part.contains("id=\"on-services\""))
        #expect(part.contains("<span class=\"service\"><bdi>Netflix</bdi></span>"))
        #expect(part.contains(Strings.english[OfferText.credit, ["source": "JustWatch"]]))
        #expect(!part.contains(Strings.english.parts(OfferText.checking, around: "done", ["count": "2"]).before))
        #expect(!part.contains("data-row"))
        #expect(!part.contains("Spirited Away"))
        #expect(try await web.get("/me/watchlist?fragment=row", Self.scripted).status == .notFound)
        let shelf = try await web.api(.get, Self.path).json(PageForm<FilmEntry>.self).items
        #expect(shelf.map(\.service) == [Offers.netflix])
    }

    @Test func withoutAScriptThePageAsksAndOtherSitesCannot() async throws {
        let (web, offers) = try await Self.fixture()
        _ = try await web.post("/settings/services", Self.agreed)
        let foreign: HTTPFields = [.secFetchSite: "cross-site", .userAgent: "Mozilla/5.0"]
        let page = try await web.get(Self.path, foreign).text
        #expect(offers.count == 0)
        #expect(
            page.contains("href=\"/me/watchlist?where=mine&amp;wait=offers\">\(Strings.english[OfferText.goOn])</a>"))
        #expect(try await web.get(Self.path).text.contains(">Alien<"))
        #expect(offers.count == 2)
        try await web.store.services.myFilms.apply(.watchlist(false), to: WebFixture.alien.id, of: .owner)
        let nothing = try await web.get(Self.path).text
        #expect(nothing.contains(Strings.english[OfferText.noneOnMine]))
        let films = Strings.english[OutcomeText.part, ["things": Strings.english[OutcomeText.films], "count": "1"]]
        #expect(nothing.contains("\(Strings.english[OfferText.thisWeek]) \(films)"))
    }

    @Test func programsAskAtOnce() async throws {
        let (web, offers) = try await Self.fixture()
        let choice = #"{"services": [{"id": 8, "name": "Netflix"}], "isRefreshed": true}"#
        let answer = try await web.api(.put, "/me/services", choice).text
        #expect(answer.contains(#""found":1"#))
        #expect(answer.contains(#""waiting":0"#))
        #expect(offers.count == 2)
    }
}
