import FilmzDomain
import FilmzText
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

@Suite(.timeLimit(.minutes(10))) struct ProviderListRouteTests {
    private static let scripted: HTTPFields = [.cookie: "filmz-js=1"]

    private static func list(
        _ list: ProviderList, _ films: [Film] = [], isOutdated: Bool = false, failure: ProviderFailure? = nil,
        fetched: Bool = true
    ) -> FilledProviderList {
        FilledProviderList(
            list: list, provider: list.kind.sources[0], entries: films.map { FilledProviderList.Entry(film: $0) },
            fetchedAt: fetched ? Timestamp(milliseconds: 1_310_670_000_000) : nil, failure: failure,
            isOutdated: isOutdated)
    }

    private static let new = Film(
        id: Film.ID(.tmdb(77)), title: "Brand <new>", year: 2011, externalIDs: ExternalIDs(tmdb: 77), kind: .film)

    private static func fixture(
        kept: [FilledProviderList], fresh: [FilledProviderList] = [],
        films: [Film] = [WebFixture.alien, WebFixture.hostile]
    ) async throws -> (web: WebFixture, lists: ScriptedLists) {
        let lists = ScriptedLists(
            ScriptedLists.Script(
                kept: Dictionary(uniqueKeysWithValues: kept.map { ($0.list, $0) }),
                fresh: Dictionary(uniqueKeysWithValues: fresh.map { ($0.list, $0) })))
        let web = try await WebFixture(films: films) {
            $0.providerLists = lists
            $0.replace(\.providerLists, with: lists)
        }
        return (web, lists)
    }

    @Test func theFrontPageShowsWhatIsKeptAndAsksNobody() async throws {
        let (web, lists) = try await Self.fixture(kept: [
            Self.list(.inCinemas, [Self.new]), Self.list(.comingSoon),
            Self.list(.trending, [Self.new], isOutdated: true),
        ])
        let page = try await web.get("/", Self.scripted).text
        #expect(page.contains(Strings.english[ProviderListText.inCinemas]))
        #expect(page.contains("Brand &lt;new&gt;"))
        #expect(
            page.contains(Strings.english.parts(ProviderListText.from, around: "time", ["provider": "TMDb"]).before))
        #expect(page.contains("<section id=\"new-coming-soon\" hidden>"), "An empty list is no news.")
        #expect(page.contains("data-row=\"/?wait=trending\""))
        #expect(!page.contains("data-row=\"/?wait=in-cinemas\""))
        #expect(
            page.contains(
                "href=\"/discover/new/trending\">\(Strings.english[ProviderListText.askNow, ["provider": "TMDb"]])"))
        #expect(!page.contains(Strings.english[DiscoverText.twentyYearsAgo]))
        #expect(lists.asked.isEmpty)
    }

    @Test func eachRowArrivesByItselfHoweverLongAnotherTakes() async throws {
        let (web, lists) = try await Self.fixture(
            kept: [
                Self.list(.inCinemas, isOutdated: true, fetched: false),
                Self.list(.trending, isOutdated: true, fetched: false),
            ], fresh: [Self.list(.trending, [Self.new])])
        let hanging = Task { try await web.get("/?fragment=row&wait=in-cinemas", Self.scripted) }
        while !lists.asked.contains(.inCinemas) { await Task.yield() }
        let row = try await web.get("/?fragment=row&wait=trending", Self.scripted)
        #expect(row.status == .ok)
        #expect(row.text.hasPrefix("<section class=\"strip-row\" id=\"new-trending\">"))
        #expect(row.text.contains("Brand"))
        #expect(row.text.contains("name=\"next\" value=\"/\""), "A form of the row leads back to the front page.")
        #expect(try await web.get("/").text.contains("Brand"))
        hanging.cancel()
        _ = try? await hanging.value
    }

    @Test func aFailureIsToldBesideWhatIsKept() async throws {
        let failed = Self.list(.trending, [Self.new], failure: ProviderFailure(.unreachable))
        let (web, _) = try await Self.fixture(
            kept: [Self.list(.trending, [Self.new], isOutdated: true)], fresh: [failed])
        let row = try await web.get("/?fragment=row&wait=trending", Self.scripted).text
        #expect(row.contains("Brand"))
        #expect(row.contains(Strings.english[ProviderText.unreachable, ["provider": "TMDb"]]))
        #expect(!row.contains("data-row"))
    }

    @Test func aListHasAPageOfItsOwn() async throws {
        let (web, lists) = try await Self.fixture(
            kept: [Self.list(.trending, isOutdated: true, fetched: false)], fresh: [Self.list(.trending, [Self.new])])
        let page = try await web.get("/discover/new/trending").text
        #expect(page.contains("<h1>\(Strings.english[ProviderListText.trending])</h1>"))
        #expect(page.contains("Brand"))
        #expect(lists.asked == [.trending])
        let off = try await web.get("/discover/new/to-buy-or-rent")
        #expect(off.status == .ok)
        #expect(off.text.contains(Strings.english.parts(ProviderListText.notAsked, around: "providers").before))
        for path in ["/discover/new/year", "/discover/new/cats", "/?fragment=row&wait=cats", "/?fragment=row"] {
            #expect(try await web.get(path).status == .notFound, "\(path)")
        }
    }

    @Test func aYearThatTheCatalogueHardlyKnowsIsCompleted() async throws {
        let (web, _) = try await Self.fixture(
            kept: [Self.list(.year(1979), [WebFixture.alien, Self.new]), Self.list(.year(1950), isOutdated: true)],
            fresh: [Self.list(.year(1950), [Self.new])])
        let page = try await web.get("/discover?year=1979").text
        let more = Strings.english[ProviderListText.moreOf, ["provider": "TMDb"]]
        #expect(page.contains(more))
        #expect(page.contains("Brand"))
        #expect(page.contains("tile-year-\(Self.new.id)"))
        #expect(!page.contains("tile-year-\(WebFixture.alien.id)"), "A film of ours is there once.")
        #expect(try await !web.get("/discover?year=1979&genre=Horror").text.contains(more))
        let empty = try await web.get("/discover?year=1950", Self.scripted).text
        #expect(empty.contains("data-row=\"/discover?year=1950&amp;wait=year\""))
        #expect(try await web.get("/discover?year=1950&fragment=row&wait=year").text.contains("Brand"))
        let many = (1...ProviderList.fewOfAYear).map { number in
            Film(
                id: Film.ID(.tmdb(number)), title: "Film \(number)", year: 1979, externalIDs: ExternalIDs(tmdb: number))
        }
        let (known, _) = try await Self.fixture(kept: [Self.list(.year(1979), [Self.new])], films: many)
        #expect(try await !known.get("/discover?year=1979").text.contains(more))
    }

    @Test func withoutProvidersTheCatalogueFillsThePage() async throws {
        let then = Film(
            id: Film.ID(.tmdb(5)), title: "Twenty", year: 1991, releaseDate: CalendarDay("1991-07-16"),
            externalIDs: ExternalIDs(tmdb: 5), prominence: 9)
        let web = try await WebFixture(films: [WebFixture.alien, then])
        let page = try await web.get("/").text
        #expect(page.contains(Strings.english[DiscoverText.twentyYearsAgo]))
        #expect(page.contains("/discover?week=1991-07-14"))
        let hint = Strings.english.parts(ProviderListText.keyHint, around: "link").before
        #expect(page.contains(hint))
        let away = try await web.get("/", [.cookie: "filmz-key-hint=hidden"]).text
        #expect(!away.contains(hint))
        let week = try await web.get("/discover?week=1991-07-14").text
        let day = Strings.english.day(try #require(CalendarDay("1991-07-14")))
        #expect(week.contains(Strings.english[DiscoverText.ofWeek, ["day": day]]))
        #expect(week.contains("Twenty"))
        #expect(!week.contains(">Alien<"))
        let earlier = Strings.english.day(try #require(CalendarDay("1990-07-14")))
        let nothing = Strings.english[DiscoverText.nothingInWeek, ["day": earlier]]
        #expect(try await web.get("/discover?week=1990-07-14").text.contains(nothing))
    }

    @Test func aSwitchTakesTheRowAway() async throws {
        let (web, lists) = try await Self.fixture(kept: [Self.list(.trending, [Self.new])])
        let settings = try await web.get("/settings/sources").text
        #expect(settings.contains(Strings.english[ProviderListText.learnsBoth, ["provider": "TMDb"]]))
        #expect(settings.contains(Strings.english[ProviderListText.needs, ["providers": "iTunes"]]))
        let answer = try await web.post("/settings/lists/trending", "on=false")
        #expect(answer.status == .seeOther)
        #expect(try await !web.get("/").text.contains(Strings.english[ProviderListText.trending]))
        #expect(lists.switches().first { $0.kind == .trending }?.isOn == false)
        #expect(try await web.post("/settings/lists/trending", "on=perhaps").status == .badRequest)
        #expect(try await web.post("/settings/lists/cats", "on=true").status == .notFound)
    }

    @Test func programsGetTheSame() async throws {
        let (web, lists) = try await Self.fixture(
            kept: [Self.list(.trending, isOutdated: true)], fresh: [Self.list(.trending, [Self.new])])
        struct Answer: Decodable {
            struct Item: Decodable { var film: Film }
            var provider: Provider
            var items: [Item]
        }
        let answer = try await web.api(.get, "/discover/new/trending").json(Answer.self)
        #expect(answer.provider == .tmdb)
        #expect(answer.items.map(\.film) == [Self.new])
        #expect(try await web.api(.get, "/discover/new/in-cinemas").status == .notFound)
        let all = try await web.api(.get, "/discover/new").json(PageForm<ProviderListSwitch>.self)
        #expect(all.items == lists.switches())
        let off = try await web.api(.patch, "/discover/new/trending", #"{"isOn": false}"#)
        #expect(try off.json(ProviderListSwitch.self).isOn == false)
        #expect(lists.asked == [.trending])
    }
}
