import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzStore
import FilmzText
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Calendars to which programs subscribe: what they read, and what strangers try.
struct CalendarFeedRouteTests {
    private static let show: Film = {
        var show = Film.sample("Harbour, Lights", imdb: 9_001, year: 1990)
        show.kind = .series
        return show
    }()

    /// A Filmz on the Internet with a password, whose owner watches a show: the first episode was seen.
    private static func web(
        _ address: String? = "http://localhost", adapt: (inout Services) -> Void = { _ in }
    ) async throws -> WebFixture {
        var configuration = ServerConfiguration()
        configuration.publicAddress = address.flatMap(PublicAddress.init(_:))
        let web = try await WebFixture(configuration, films: [show, WebFixture.alien], adapt: adapt)
        let episodes = try episodes(around: web.clock.clock.today)
        let services = web.store.services
        try await services.shows.learn(EpisodeList(by: .tmdb, episodes: episodes), of: show.id)
        let logs = [EpisodeLog(episodes[1], draft: .watched("2011"))]
        try await services.myFilms.apply(.logEpisodes(logs), to: show.id, of: .owner)
        if address != nil { try await services.owners.accounts.setPassword(try Password("correct horse"), of: .owner) }
        return web
    }

    private static func episodes(around today: CalendarDay) throws -> [Episode] {
        try [-31, -30, 0, 1, 400].enumerated().map { index, days in
            Episode(
                id: try #require(Episode.ID(tmdb: index + 1)), number: EpisodeNumber(season: 1, episode: index + 1),
                title: "SECRET-\(index + 1)", aired: days < 0 ? today.before(days: -days) : today.after(days: days),
                externalIDs: Episode.ExternalIDs(tmdb: index + 1))
        }
    }

    private static func make(
        _ web: WebFixture, _ kind: CalendarFeed.Kind = .episodes, in language: String = "en"
    ) async throws -> String {
        try await web.services.calendars.make(kind, in: language, of: .owner).calendarPath
    }

    /// The values of a property in a calendar, put together again.
    private static func values(_ name: String, in calendar: String) -> [String] {
        // Facts are divided by spaces at which no line breaks.
        calendar.replacing("\r\n ", with: "").replacing("\u{A0}", with: " ").split(separator: "\r\n").filter {
            $0.hasPrefix(name)
        }
        .map { String($0.dropFirst(name.count)) }
    }

    @Test func aCalendarHasTheEpisodesOfLastMonthAndAllToCome() async throws {
        let web = try await Self.web()
        let response = try await web.get(try await Self.make(web))
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "text/calendar; charset=utf-8")
        func values(_ name: String) -> [String] { Self.values(name, in: response.text) }
        #expect(values("DTSTART;VALUE=DATE:") == ["20110614", "20110714", "20110715", "20120817"])
        #expect(
            values("SUMMARY:") == [
                "Harbour\\, Lights S1 E2: SECRET-2", "Harbour\\, Lights S1 E3", "Harbour\\, Lights S1 E4",
                "Harbour\\, Lights S1 E5",
            ], "Only what was seen has its title.")
        #expect(values("URL:") == Array(repeating: "http://localhost/films/\(Self.show.id)", count: 4))
        let uids = values("UID:")
        #expect(Set(uids).count == 4)
        #expect(uids.allSatisfy { $0.hasSuffix("@filmz") && !$0.contains("localhost") })
        // The same episodes keep their names when another address is made.
        let again = try await web.get(try await Self.make(web, in: "de")).text
        #expect(uids.allSatisfy(again.contains))
        #expect(again.contains("Lights S1 F3"))
        #expect(again.contains("NAME:\(Strings.german[CalendarFeedText.episodes])"))
    }

    @Test func whereThePublicAddressIsNotKnownNoPageIsNamed() async throws {
        let web = try await Self.web(nil)
        let text = try await web.get(try await Self.make(web)).text
        #expect(text.contains("BEGIN:VEVENT"))
        #expect(!text.contains("URL:"))
        #expect(!text.contains("localhost"))
    }

    @Test func unknownReplacedAndRevokedCannotBeToldApart() async throws {
        let web = try await Self.web()
        let replaced = try await Self.make(web)
        let revoked = try await Self.make(web)
        #expect(try await web.services.calendars.revoke(.episodes, of: .owner))
        let paths = [SecretToken.random().calendarPath, replaced, revoked]
        var answers: Set<String> = []
        for path in paths {
            let response = try await web.get(path)
            #expect(response.status == .notFound)
            #expect(response.headers[.cacheControl] == "no-store")
            answers.insert("\(response.headers)" + response.text.replacing(path, with: ""))
        }
        #expect(answers.count == 1)
    }

    @Test(arguments: ["x", "%00", "..", "a.ics", String(repeating: "a", count: 5_000), "%F0%9F%8E%AC"])
    func whatIsNoAddressLeadsNowhere(text: String) async throws {
        let response = try await Self.web().get("/calendar/\(text)/filmz.ics")
        #expect([.notFound, .badRequest].contains(response.status), "\(response.status)")
    }

    @Test func nothingIsKeptByCachesOrSearchEnginesAndNothingCanBeChanged() async throws {
        let web = try await Self.web()
        let path = try await Self.make(web)
        for method in [HTTPRequest.Method.get, .head] {
            let response = try await web.send(path, method, [:], nil)
            #expect(response.status == .ok)
            #expect(response.headers[.cacheControl] == "no-store")
            #expect(response.headers[HTTPField.Name("X-Robots-Tag") ?? .accept] == "noindex, nofollow")
            #expect(response.body.readableBytes > 0 || method == .head)
        }
        for method in [HTTPRequest.Method.post, .put, .delete, .patch] {
            let response = try await web.send(path, method, WebFixture.own, nil)
            #expect(
                ![.ok, .seeOther].contains(response.status) || response.headers[.location]?.contains("sign-in") == true)
        }
        #expect(try await web.get(path).status == .ok)
        #expect(try await web.get("/settings").status == .seeOther, "It opens nothing else.")
        #expect(try await web.get(path.replacing("filmz.ics", with: "other.ics")).status != .ok)
    }

    @Test func theDayOfReadingIsNotedWhenItIsRead() async throws {
        let web = try await Self.web()
        let path = try await Self.make(web)
        func readOn() async throws -> CalendarDay? {
            try await web.services.calendars.calendars(of: .owner).first?.readOn
        }
        _ = try await web.send(path, .head, [:], nil)
        #expect(try await readOn() == nil)
        _ = try await web.get(path)
        #expect(try await readOn() == web.clock.clock.today)
    }

    @Test func noSecretIsInTheLogWhenSomethingFails() async throws {
        let web = try await WebFixture { $0.calendars = BrokenCalendars() }
        let token = SecretToken.random()
        try await LiveServer.run(web) { server in
            let connection = try await server.connect()
            await connection.send(server.request("GET \(token.calendarPath) HTTP/1.1", ["Connection: close"]))
            try await connection.waitForEnd()
            #expect(connection.statuses == [500])
            #expect(
                server.logged.count == 1,
                "\(server.logged)")
            #expect(
                server.logged[0].contains("GET /calendar/{address}/filmz.ics: "),
                "\(server.logged)")
            #expect(!server.logged.joined().contains(token.text))
        }
    }

    // MARK: - The other kinds

    @Test func showingsAreThoseOfTheWatchlistAtMyTheatresAlsoCancelledOnes() async throws {
        let web = try await WebFixture()
        let services = web.services
        let today = web.clock.clock.today
        let theatre = try await services.theatres.follow(.sample(), of: .owner)
        var cancelled = Showtime.sample("Alien", 2, on: today.after(days: 2), film: WebFixture.alien.id)
        cancelled.isCancelled = true
        let showtimes = [
            cancelled, .sample("Alien (OmU)", 1, on: today.after(days: 1), film: WebFixture.alien.id),
            .sample("Other", 3, on: today.after(days: 1), film: WebFixture.hostile.id),
            .sample("Alien", 4, on: today.after(days: 3), at: nil, film: WebFixture.alien.id),
            .sample("My Alien", 5, on: today.after(days: 4)),
        ]
        try await services.theatres.keep(
            Programme(showtimes: showtimes, fetchedAt: web.clock.clock.now()), of: theatre.source)
        let path = try await Self.make(web, .showings)
        #expect(try await !web.get(path).text.contains("BEGIN:VEVENT"), "Nothing is on the watchlist.")
        try await services.myFilms.apply(.watchlist(true), to: WebFixture.alien.id, of: .owner)
        try await services.theatres.mean(WebFixture.alien.id, by: "My Alien", of: .owner)
        let text = try await web.get(path).text
        #expect(Self.values("SUMMARY:", in: text).count == 4)
        #expect(Self.values("STATUS:", in: text) == ["CANCELLED"])
        #expect(text.contains("BEGIN:VTIMEZONE\r\nTZID:America/Chicago"))
        #expect(
            Self.values("DTSTART;TZID=America/Chicago:", in: text) == [
                "20110715T193000", "20110716T193000", "20110718T193000",
            ], "in the theatre's time, wherever the server is")
        #expect(Self.values("DTSTART;VALUE=DATE:", in: text) == ["20110717"])
        #expect(Set(Self.values("UID:", in: text)).count == 4)
        #expect(Self.values("LOCATION:", in: text).allSatisfy { $0.hasPrefix("Lantern\\,") })
        #expect(try await web.services.theatres.unfollow(theatre.id, of: .owner))
        #expect(try await !web.get(path).text.contains("BEGIN:VEVENT"))
    }

    @Test func releasesAreThoseOfTheWatchlistOnTheDayOfTheCountryOfTheList() async throws {
        func film(_ title: String, _ number: Int, _ day: CalendarDay?, year: Int? = nil) -> Film {
            var film = Film.sample(title, imdb: number, year: year ?? day?.year ?? 2011)
            film.releaseDate = day
            return film
        }
        let today = SettableClock().clock.today
        let films = [
            film("Soon", 9_101, today.after(days: 3)), film("Just out", 9_102, today.before(days: 30)),
            film("Old", 9_103, today.before(days: 31)), film("Only a year", 9_104, nil, year: 2012),
            film("Elsewhere", 9_105, today.before(days: 4_000)), film("Not wanted", 9_106, today.after(days: 1)),
        ]
        let entries = [
            FilledProviderList.Entry(film: films[4], released: today.after(days: 9)),
            FilledProviderList.Entry(film: films[5], released: today.after(days: 9)),
        ]
        let list = FilledProviderList(list: .comingSoon, provider: .tmdb, entries: entries)
        let web = try await WebFixture(films: films) {
            $0.providerLists = ScriptedLists(ScriptedLists.Script(kept: [.comingSoon: list]))
        }
        for film in films.dropLast() {
            try await web.services.myFilms.apply(.watchlist(true), to: film.id, of: .owner)
        }
        let text = try await web.get(try await Self.make(web, .releases)).text
        let summaries = ["Just out", "Soon", "Elsewhere"].map {
            Strings.english[CalendarFeedText.comesOut, ["title": $0]]
        }
        #expect(Self.values("SUMMARY:", in: text) == summaries)
        #expect(Self.values("DTSTART;VALUE=DATE:", in: text) == ["20110614", "20110717", "20110723"])
        #expect(Self.values("UID:", in: text).first == "release-\(films[1].id)@filmz")
    }

    @Test func theDiaryTellsOnlyTitlesAndDaysUnlessMoreIsChosen() async throws {
        let web = try await Self.web(nil)
        let services = web.services
        let seen = ViewingDraft(
            watchedOn: try #require(WatchedOn("2011-07-01T20:15")), place: "Kino; Babylon", companions: "Ada",
            rating: Rating(halfStars: 9), note: "Dark,\nloud")
        try await services.myFilms.apply(.log(seen), to: WebFixture.alien.id, of: .owner)
        for draft in ["", "2010", "2010-05"] {
            let viewing = ViewingDraft(watchedOn: try #require(WatchedOn(draft)))
            try await services.myFilms.apply(.log(viewing), to: WebFixture.alien.id, of: .owner)
        }
        for episode in try Self.episodes(around: web.clock.clock.today).prefix(3) {
            try await services.myFilms.apply(
                .logEpisodes([EpisodeLog(episode, draft: .watched("2011-07-02"))]), to: Self.show.id, of: .owner)
        }
        let short = try await web.get(try await Self.make(web, .diary)).text
        let strings = Strings.english
        #expect(
            Self.values("SUMMARY:", in: short) == ["Harbour\\, Lights · 3 episodes", "Alien"],
            "Viewings without a day are in no calendar.")
        #expect(Self.values("DTSTART;VALUE=DATE:", in: short) == ["20110702", "20110701"])
        let stars = strings.count(SharedText.andAHalf, 4)
        for secret in ["Babylon", "Ada", "Dark", stars, "LOCATION", "DESCRIPTION"] {
            #expect(!short.contains(secret), "\(secret)")
        }
        let full = try await web.get(try await Self.make(web, .fullDiary)).text
        #expect(Self.values("LOCATION:", in: full) == ["Kino\\; Babylon"])
        let facts = strings.facts([
            strings[SharedText.outOfFive, ["stars": stars]], "Kino\\; Babylon",
            strings[ViewingText.with, ["people": "Ada"]],
        ]).replacing("\u{A0}", with: " ")
        #expect(Self.values("DESCRIPTION:", in: full) == ["\(facts)\\nDark\\,\\nloud"])
        #expect(Self.values("UID:", in: full) == Self.values("UID:", in: short))
    }

    // MARK: - Making and revoking

    @Test func aPersonMakesAnAddressSeesItOnceAndRevokesIt() async throws {
        let web = try await Self.web(nil)
        #expect(try await web.get("/me/up-next").text.contains("href=\"/settings/sharing#calendars\""))
        #expect(try await web.get("/settings/sharing").text.contains("action=\"/settings/calendars/episodes\""))
        let made = try await web.post("/settings/calendars/episodes", "")
        #expect(made.status == .ok)
        #expect(made.headers[.cacheControl] == "no-store")
        let path = try #require(
            made.text.firstMatch(of: /value="http:\/\/localhost(\/calendar\/[a-z2-7]{26}\/filmz\.ics)"/)
        ).output.1
        #expect(made.text.contains("href=\"webcal://localhost\(path)\""))
        #expect(try await web.get(String(path)).status == .ok)
        let settings = try await web.get("/settings/sharing").text
        #expect(settings.contains(Strings.english[CalendarFeedText.readToday]))
        #expect(!settings.contains("/calendar/"))
        let revoked = try await web.post("/settings/calendars/episodes/revoke", "")
        #expect(revoked.status == .seeOther)
        #expect(revoked.headers[.location] == "/settings/sharing#calendars")
        #expect(try await web.get(String(path)).status == .notFound)
        #expect(try await web.post("/settings/calendars/films", "").status == .notFound)
    }

    @Test func programsMakeAndRevokeAnAddress() async throws {
        let web = try await Self.web(nil)
        let made = try await web.api(.post, "/calendars/episodes", "")
        #expect(made.status == .created)
        #expect(made.headers[.cacheControl] == "no-store")
        let report = try made.json([String: String].self)
        let address = try #require(report["address"])
        #expect(report["subscribe"] == address.replacing("http:", with: "webcal:"))
        #expect(report["kind"] == "episodes")
        #expect(try await web.get(address.replacing("http://localhost", with: "")).status == .ok)
        #expect(try await web.api(.get, "/calendars").text.contains("\"total\":1"))
        #expect(try await web.api(.delete, "/calendars/episodes").text.contains("\"total\":0"))
        #expect(try await web.api(.delete, "/calendars/episodes").status == .notFound)
        #expect(try await web.api(.post, "/calendars/films", "").status == .notFound)
    }
}

/// A service with a fault that nobody expects.
private struct BrokenCalendars: CalendarFeedService {
    struct Fault: Error {}

    func make(_ kind: CalendarFeed.Kind, in language: String, of person: Person.ID) throws -> SecretToken {
        throw Fault()
    }
    func calendars(of person: Person.ID) throws -> [CalendarFeed] { throw Fault() }
    func revoke(_ kind: CalendarFeed.Kind, of person: Person.ID) throws -> Bool { throw Fault() }
    func open(_ address: SecretToken) throws -> CalendarFeed? { throw Fault() }
    func noteReading(of calendar: CalendarFeed) {}
}
