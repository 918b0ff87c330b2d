import FilmzContracts
import FilmzDomain
import FilmzStore
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import FilmzWeb

@Suite(.timeLimit(.minutes(10))) struct OfferRouteTests {
    private static let path = "/films/\(WebFixture.alien.id)"
    private static let scripted: HTTPFields = [.cookie: "filmz-js=1"]
    private static let page = URL(string: "https://www.themoviedb.org/movie/348/watch?locale=US")

    private static func offers(
        _ offers: [(OfferKind, String)]? = nil, failure: ProviderFailure? = nil, isOutdated: Bool = false,
        canBeAsked: Bool = true
    ) -> FilmOffers {
        let now = SettableClock.start
        let cached = offers.map { offers in
            CachedOffers(
                offers: offers.enumerated().map { place, offer in
                    StreamingOffer(kind: offer.0, service: StreamingService(id: place + 1, name: offer.1), seenAt: now)
                }, page: page, fetchedAt: now)
        }
        return FilmOffers(
            country: .usual, cached: cached, failure: failure, canBeAsked: canBeAsked, isOutdated: isOutdated)
    }

    private static func fixture(
        _ cached: FilmOffers, fresh: FilmOffers? = nil
    ) async throws -> (web: WebFixture, offers: ScriptedOffers) {
        let offers = ScriptedOffers(cached, fresh: fresh)
        return (try await WebFixture { $0.offers = offers }, offers)
    }

    @Test func theFilmsPageShowsWhatIsKeptAndAsksNobody() async throws {
        let (web, offers) = try await Self.fixture(
            Self.offers([(.stream, "Stream <1>"), (.rent, "Renter")], isOutdated: true))
        let page = try await web.get(Self.path, Self.scripted).text
        #expect(page.contains("Stream &lt;1&gt;"))
        #expect(page.contains("Renter"))
        #expect(page.contains(Strings.english[OfferText.watchOn, ["service": "Stream &lt;1&gt;"]]))
        let asked = Strings.english[
            OfferText.asked, ["country": "United States", "time": Strings.english[ProviderText.justNow]]]
        #expect(page.contains(asked))
        #expect(page.contains("https://www.justwatch.com/us\" rel=\"noopener noreferrer\""))
        #expect(page.contains("data-row=\"\(Self.path)?wait=offers\" data-with=\"film-get\""))
        #expect(!page.contains(Strings.english.parts(OfferText.searchOn, around: "shop").before))
        #expect(offers.asked.isEmpty)
    }

    @Test func theSectionArrivesByItself() async throws {
        let (web, offers) = try await Self.fixture(
            Self.offers(isOutdated: true), fresh: Self.offers([(.free, "Freereel")]))
        let part = try await web.get("\(Self.path)?wait=offers&fragment=row", Self.scripted)
        #expect(part.status == .ok)
        #expect(part.text.contains("id=\"film-offers\""))
        #expect(part.text.contains("id=\"film-get\""))
        #expect(part.text.contains(Strings.english[OfferText.watchFreeOn, ["service": "Freereel"]]))
        #expect(!part.text.contains("data-row"))
        #expect(!part.text.contains("<html"))
        #expect(offers.asked == [.usual])
    }

    @Test func withoutAScriptALinkAsks() async throws {
        let (web, offers) = try await Self.fixture(
            Self.offers(isOutdated: true), fresh: Self.offers([(.buy, "Seller")]))
        let before = try await web.get(Self.path).text
        let ask = Strings.english[ProviderListText.askNow, ["provider": "TMDb"]]
        #expect(before.contains("href=\"\(Self.path)?wait=offers#film-offers\">\(ask)"))
        #expect(offers.asked.isEmpty)
        let after = try await web.get("\(Self.path)?wait=offers").text
        #expect(after.contains("<html"))
        #expect(after.contains(Strings.english[OfferText.buyOn, ["service": "Seller"]]))
    }

    @Test func pagesOfOtherSitesAskNobody() async throws {
        let (web, offers) = try await Self.fixture(Self.offers(isOutdated: true), fresh: Self.offers([]))
        let foreign: HTTPFields = [.secFetchSite: "cross-site", .userAgent: "Mozilla/5.0"]
        for path in [
            Self.path + "?wait=offers", "/settings/services", "/api/v1\(Self.path)/offers", "/api/v1/services",
        ] {
            _ = try await web.get(path, foreign)
        }
        #expect(offers.asked.isEmpty)
        #expect(offers.servicesAsked == 0)
    }

    @Test func notOfferedIsToldApartFromCouldNotAsk() async throws {
        let (none, _) = try await Self.fixture(Self.offers([]))
        let notOffered = try await none.get(Self.path).text
        let nowhere = Strings.english[OfferText.notOffered, ["country": "United States"]]
        #expect(notOffered.contains(nowhere))
        #expect(notOffered.contains("https://tv.apple.com/us/search?term=Alien"))
        #expect(notOffered.contains(Strings.english[OfferText.searchShops]))
        let (failed, _) = try await Self.fixture(Self.offers(failure: ProviderFailure(.unreachable)))
        let notAsked = try await failed.get(Self.path).text
        #expect(notAsked.contains(Strings.english[ProviderText.unreachable, ["provider": "TMDb"]]))
        #expect(notAsked.contains(Strings.english[OfferText.couldNotAsk, ["country": "United States"]]))
        #expect(!notAsked.contains(nowhere))
        let (without, _) = try await Self.fixture(Self.offers(canBeAsked: false))
        let needsKey = Strings.english.parts(OfferText.needsKey, around: "link").before
        #expect(try await without.get(Self.path).text.contains(needsKey))
    }

    @Test func whatWasThereIsRemembered() async throws {
        var offers = Self.offers([])
        // Pages count from the beginning of the minute.
        let then = SettableClock.start + .seconds(-86_400 * 5 - 60)
        offers.cached?.gone = [
            StreamingOffer(kind: .stream, service: StreamingService(id: 8, name: "Gone"), seenAt: then)
        ]
        let (web, _) = try await Self.fixture(offers)
        let service = Strings.english.facts(["Gone", Strings.english[OfferText.stream]])
        let gone = Strings.english[
            OfferText.goneOn, ["service": service, "time": Strings.english.count(ProviderText.daysAgo, 5)]]
        #expect(try await web.get(Self.path).text.contains(gone))
    }

    @Test func servicesAreChosenOnceAndComeFirst() async throws {
        let (web, offers) = try await Self.fixture(Self.offers([(.stream, "Other"), (.stream, "Netflix with Ads")]))
        let page = try await web.get("/settings/services").text
        #expect(page.contains("value=\"8\"><span dir=\"auto\">Netflix</span>"))
        #expect(page.contains(Strings.english[OfferText.weeklyHint]))
        #expect(page.contains("JustWatch"))
        #expect(!page.contains("id=\"weekly\" value=\"1\" aria-describedby=\"weekly-hint\" checked"))
        let saved = try await web.post("/settings/services", "country=AT&service=8&service=999&service=x&weekly=1")
        #expect(saved.status == .seeOther)
        #expect(saved.headers[.location] == "/settings/services?saved=1")
        let after = try await web.get("/settings/services?saved=1").text
        #expect(after.contains(Strings.english[OfferText.placeSaved]))
        #expect(after.contains("value=\"8\" checked"))
        #expect(after.contains("value=\"AT\" selected"))
        #expect(after.contains("aria-describedby=\"weekly-hint\" checked"))
        let films = Strings.english[OutcomeText.part, ["things": Strings.english[OutcomeText.films], "count": "0"]]
        #expect(after.contains("\(Strings.english[OfferText.thisWeek]) \(films)"))
        let mine = try await web.api(.get, "/me/services").text
        #expect(mine.contains(#""watchlist":{"all":0,"doubtful":0,"failed":0,"found":0,"nothing":0,"unknown":0"#))
        let film = try await web.get(Self.path).text
        #expect(film.contains(Strings.english[OfferText.watchOn, ["service": "Netflix with Ads"]]))
        #expect(film.contains(Strings.english[OfferText.onMine]))
        #expect(film.contains(Strings.english.parts(OfferText.asked, around: "time", ["country": "Austria"]).before))
        #expect(offers.servicesAsked > 0)
        _ = try await web.post("/settings/services", "country=")
        #expect(try await web.store.services.myServices.services(of: .owner) == MyServices())
    }

    @Test func shelvesAndDiscoverAreFiltered() async throws {
        let web = try await WebFixture()
        let memory = web.store.services.offerMemory
        _ = try await web.post("/films/\(WebFixture.alien.id)/watchlist", "wanted=true")
        _ = try await web.post("/films/\(WebFixture.spirited.id)/watchlist", "wanted=true")
        let netflix = StreamingService(id: 8, name: "Netflix")
        try await memory.keep(
            OfferAnswer(entries: [OfferAnswer.Entry(.stream, service: netflix)]), of: WebFixture.alien.id, in: .usual)
        _ = try await web.post("/settings/services", "country=&service=8")
        let shelf = try await web.get("/me/watchlist?where=mine").text
        #expect(shelf.contains(">Alien<"))
        #expect(!shelf.contains("Spirited Away"))
        #expect(shelf.contains("<input type=\"hidden\" name=\"where\" value=\"mine\">"))
        #expect(try await !web.get("/me/watchlist?where=rent").text.contains(">Alien<"))
        #expect(try await web.get("/me/watchlist?where=cats").text.contains("Spirited Away"))
        let discover = try await web.get("/discover?sort=popular&where=mine").text
        #expect(discover.contains(">Alien<"))
        #expect(!discover.contains("Spirited Away"))
        #expect(try await !web.get("/discover?sort=popular&where=cinemas").text.contains(">Alien<"))
        #expect(try await web.get("/me/diary?where=mine").status == .ok)
    }

    @Test func theFrontPageShowsWhatIsNewOnMyServices() async throws {
        let web = try await WebFixture()
        let memory = web.store.services.offerMemory
        _ = try await web.post("/films/\(WebFixture.alien.id)/watchlist", "wanted=true")
        _ = try await web.post("/settings/services", "country=&service=8")
        try await memory.keep(OfferAnswer(), of: WebFixture.alien.id, in: .usual)
        #expect(try await !web.get("/").text.contains(Strings.english[OfferText.newTitle]))
        web.clock.advance(seconds: 3 * 86_400)
        let netflix = StreamingService(id: 8, name: "Netflix")
        try await memory.keep(
            OfferAnswer(entries: [OfferAnswer.Entry(.stream, service: netflix)]), of: WebFixture.alien.id, in: .usual)
        let page = try await web.get("/").text
        #expect(page.contains(Strings.english[OfferText.newTitle]))
        #expect(page.contains(Strings.english[OfferText.newSince, ["service": "Netflix", "day": "17\u{A0}Jul"]]))
        #expect(page.contains(Strings.english[OfferText.credit, ["source": "JustWatch"]]))
        struct News: Decodable {
            struct Entry: Decodable { var film: Film }
            var entry: Entry
            var service: StreamingService
        }
        let news = try await web.api(.get, "/me/services/new").json(PageForm<News>.self).items
        #expect(news.map(\.entry.film.id) == [WebFixture.alien.id])
        #expect(news.first?.service == netflix)
    }

    @Test func newsReadersGetWhatIsNewByASecretAddress() async throws {
        let web = try await WebFixture()
        let memory = web.store.services.offerMemory
        let calendars = web.store.services.calendars
        for film in [WebFixture.hostile, WebFixture.spirited] {
            try await web.store.services.myFilms.apply(.watchlist(true), to: film.id, of: .owner)
            try await memory.keep(OfferAnswer(), of: film.id, in: .usual)
        }
        let service = StreamingService(id: 8, name: "Net & <flix>")
        _ = try await web.store.services.myServices.choose(MyServices(services: [service]), of: .owner)
        let token = try await calendars.make(.services, in: "de", of: .owner)
        let empty = try await web.get(token.path(of: .services))
        #expect(empty.status == .ok)
        #expect(empty.headers[.contentType] == "application/atom+xml; charset=utf-8")
        #expect(!empty.text.contains("<entry>"))
        web.clock.advance(seconds: 86_400)
        let answer = OfferAnswer(
            entries: [OfferAnswer.Entry(.stream, service: service)],
            page: URL(string: "https://www.themoviedb.org/movie/2"))
        try await memory.keep(answer, of: WebFixture.hostile.id, in: .usual)
        let feed = try await web.get(token.path(of: .services)).text
        #expect(feed.contains("<title>\(Strings.german[OfferText.newTitle])</title>"))
        #expect(feed.contains("Net &amp; &lt;flix&gt;"))
        #expect(feed.contains("Alien &amp; &lt;friends&gt;"))
        #expect(!feed.contains("Spirited"))
        #expect(feed.contains("<updated>2011-07-15T20:15:07.919Z</updated>"))
        #expect(feed.contains("JustWatch"))
        #expect(feed.contains("href=\"https://www.themoviedb.org/movie/2\""))
        #expect(try await calendars.calendars(of: .owner).first?.readOn == web.clock.clock.today)
        // An address leads to one thing, and nowhere when it is revoked.
        #expect(try await web.get(token.path(of: .episodes)).status == .notFound)
        let episodes = try await calendars.make(.episodes, in: "en", of: .owner)
        #expect(try await web.get(episodes.path(of: .services)).status == .notFound)
        #expect(try await calendars.revoke(.services, of: .owner))
        #expect(try await web.get(token.path(of: .services)).status == .notFound)
        let settings = try await web.get("/settings/sharing").text
        #expect(settings.contains(Strings.english[CalendarFeedText.services]))
    }

    @Test func programsGetTheSame() async throws {
        let (web, offers) = try await Self.fixture(
            Self.offers(isOutdated: true), fresh: Self.offers([(.stream, "Netflix")]))
        struct Answer: Decodable {
            struct Best: Decodable { var kind, service: String }
            struct Entry: Decodable { var isMine: Bool }
            var country, credit, standing: String
            var best: Best
            var offers: [Entry]
        }
        let choice = #"{"country": "AT", "services": [{"id": 8, "name": "Netflix"}], "isRefreshed": true}"#
        let chosen = try await web.api(.put, "/me/services", choice).json(MyServices.self)
        #expect(chosen.country == CountryCode("AT"))
        #expect(chosen.isRefreshed)
        #expect(chosen.brands == ["netflix"])
        #expect(try await web.api(.get, "/me/services").json(MyServices.self) == chosen)
        let answer = try await web.api(.get, "\(Self.path)/offers").json(Answer.self)
        #expect(answer.country == "US" || answer.country == "AT")
        #expect(answer.credit == "JustWatch")
        #expect(answer.standing == "offered")
        #expect(answer.best.kind == "stream")
        #expect(answer.offers.map(\.isMine) == [true])
        #expect(offers.asked == [try #require(CountryCode("AT"))])
        let known = try await web.api(.get, "/services?country=DE").json(PageForm<StreamingService>.self)
        #expect(known.items == StreamingService.wellKnown)
        #expect(try await web.api(.get, "/services?country=1").status == .unprocessableContent)
        let bad = #"{"country": "Austria"}"#
        #expect(try await web.api(.put, "/me/services", bad).status.code >= 400)
        let nameless = #"{"services": [{"id": 8, "name": ""}]}"#
        #expect(try await web.api(.put, "/me/services", nameless).status == .unprocessableContent)
    }
}
