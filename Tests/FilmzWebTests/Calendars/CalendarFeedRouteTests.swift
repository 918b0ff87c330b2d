import FilmzDomain
import FilmzPages
import FilmzStore
import HTTPTypes
import HummingbirdTesting
import NIOCore
import TestSupport
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
        let web = try await WebFixture(configuration, films: [show], adapt: adapt)
        let today = web.clock.clock.today
        let episodes = try [-31, -30, 0, 1, 400].enumerated().map { index, days in
            Episode(
                id: try #require(Episode.ID(tmdb: index + 1)), number: EpisodeNumber(season: 1, episode: index + 1),
                title: "SECRET-\(index + 1)", aired: days < 0 ? today.before(days: -days) : today.after(days: days),
                externalIDs: Episode.ExternalIDs(tmdb: index + 1))
        }
        let services = web.store.services
        try await services.shows.learn(EpisodeList(by: .tmdb, episodes), of: show.id)
        let logs = [EpisodeLog(episodes[1], .watched("2011"))]
        try await services.myFilms.apply(.logEpisodes(logs), to: show.id, of: .owner)
        if address != nil { try await services.accounts.setPassword(try Password("correct horse"), of: .owner) }
        return web
    }

    private static func make(_ web: WebFixture, in language: String = "en") async throws -> String {
        try await web.services.calendars.make(.episodes, in: language, of: .owner).calendarPath
    }

    @Test func aCalendarHasTheEpisodesOfLastMonthAndAllToCome() async throws {
        let web = try await Self.web()
        let response = try await web.get(try await Self.make(web))
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "text/calendar; charset=utf-8")
        let lines = response.text.split(separator: "\r\n").map(String.init)
        func values(_ name: String) -> [String] {
            lines.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
        }
        #expect(values("DTSTART;VALUE=DATE:") == ["20110614", "20110714", "20110715", "20120817"])
        #expect(
            values("SUMMARY:") == [
                "Harbour\\, Lights S1 E2: SECRET-2", "Harbour\\, Lights S1 E3", "Harbour\\, Lights S1 E4",
                "Harbour\\, Lights S1 E5",
            ], "Only what was seen has its title.")
        #expect(values("URL:") == Array(repeating: "http://localhost/films/\(Self.show.id)", count: 4))
        let uids = values("UID:")
        #expect(Set(uids).count == 4 && uids.allSatisfy { $0.hasSuffix("@filmz") && !$0.contains("localhost") })
        // The same episodes keep their names when another address is made.
        let again = try await web.get(try await Self.make(web, in: "de")).text
        #expect(uids.allSatisfy(again.contains) && again.contains("Lights S1 F3") && again.contains("NAME:Neue Folgen"))
    }

    @Test func whereThePublicAddressIsNotKnownNoPageIsNamed() async throws {
        let web = try await Self.web(nil)
        let text = try await web.get(try await Self.make(web)).text
        #expect(text.contains("BEGIN:VEVENT") && !text.contains("URL:") && !text.contains("localhost"))
    }

    @Test func unknownReplacedAndRevokedCannotBeToldApart() async throws {
        let web = try await Self.web()
        let (replaced, revoked) = (try await Self.make(web), try await Self.make(web))
        #expect(try await web.services.calendars.revoke(.episodes, of: .owner))
        let paths = [SecretToken.random().calendarPath, replaced, revoked]
        var answers: Set<String> = []
        for path in paths {
            let response = try await web.get(path)
            #expect(response.status == .notFound && response.headers[.cacheControl] == "no-store")
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
            #expect(response.status == .ok && response.headers[.cacheControl] == "no-store")
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
            #expect(server.logged.count == 1 && server.logged[0].contains("GET /calendar/…: "), "\(server.logged)")
            #expect(!server.logged.joined().contains(token.text))
        }
        #expect(SitePath.withoutSecret(token.path) == "/s/…" && SitePath.withoutSecret("/films/7") == "/films/7")
    }

    // MARK: - Making and revoking

    @Test func aPersonMakesAnAddressSeesItOnceAndRevokesIt() async throws {
        let web = try await Self.web(nil)
        #expect(try await web.get("/me/up-next").text.contains("href=\"/settings#calendars\""))
        #expect(try await web.get("/settings").text.contains("action=\"/settings/calendars/episodes\""))
        let made = try await web.post("/settings/calendars/episodes", "")
        #expect(made.status == .ok && made.headers[.cacheControl] == "no-store")
        let path = try #require(
            made.text.firstMatch(of: /value="http:\/\/localhost(\/calendar\/[a-z2-7]{26}\/filmz\.ics)"/)
        ).output.1
        #expect(made.text.contains("href=\"webcal://localhost\(path)\""))
        #expect(try await web.get(String(path)).status == .ok)
        let settings = try await web.get("/settings").text
        #expect(settings.contains("read today") && !settings.contains("/calendar/"))
        let revoked = try await web.post("/settings/calendars/episodes/revoke", "")
        #expect(revoked.status == .seeOther && revoked.headers[.location] == "/settings#calendars")
        #expect(try await web.get(String(path)).status == .notFound)
        #expect(try await web.post("/settings/calendars/films", "").status == .notFound)
    }

    @Test func programsMakeAndRevokeAnAddress() async throws {
        let web = try await Self.web(nil)
        let made = try await web.api(.post, "/calendars/episodes", "")
        #expect(made.status == .created && made.headers[.cacheControl] == "no-store")
        let report = try made.json([String: String].self)
        let address = try #require(report["address"])
        #expect(report["subscribe"] == address.replacing("http:", with: "webcal:") && report["kind"] == "episodes")
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
