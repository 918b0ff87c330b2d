import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

@testable import FilmzWeb

/// Cinema in the browser and as JSON: theatres, programmes, showings and what titles mean.
struct CinemaRouteTests {
    /// Plays AMC and pages that persons name.
    private final class PlayedCinema: CinemaService {
        let programme: [Showtime]
        let problem: ProgrammeProblem?
        let isSilent: Bool
        let keep: @Sendable (Programme, Theatre.Source) async throws -> Void
        let calls = Mutex<[String]>([])

        init(
            _ programme: [Showtime] = [], problem: ProgrammeProblem? = nil, isSilent: Bool = false,
            keep: @escaping @Sendable (Programme, Theatre.Source) async throws -> Void
        ) {
            self.programme = programme
            self.problem = problem
            self.isSilent = isSilent
            self.keep = keep
        }

        func knowsTheatres() -> Bool { true }

        func theatres(_ query: TheatreQuery, permission: ProviderPermission) -> [Theatre] {
            calls.withLock { $0.append("theatres") }
            return [.sample("Found & <b>")]
        }

        func answer(_ question: AMCQuestion, permission: ProviderPermission) -> AMCAnswer? { nil }

        func preview(
            _ page: WebLink, timeZone: TimeZone, for person: Person.ID, permission: ProviderPermission
        ) throws -> ProgrammePreview {
            calls.withLock { $0.append("preview \(page.text) \(timeZone.identifier)") }
            if let problem { throw problem }
            let theatre = Theatre(source: .page(page), name: "Kino <K>", place: "Wien", timeZone: timeZone)
            return ProgrammePreview(
                theatre: theatre, programme: Programme(showtimes: programme, fetchedAt: SettableClock.start),
                origin: page.text.hasSuffix("text") ? .text : .data)
        }

        func refresh(_ theatre: Theatre, for person: Person.ID, permission: ProviderPermission) async throws {
            calls.withLock { $0.append("refresh \(theatre.name)") }
            if isSilent { try await Task.sleep(for: .seconds(3_600)) }
            try await keep(Programme(showtimes: programme, fetchedAt: SettableClock.start), theatre.source)
        }
    }

    private static let clock = SettableClock()

    private static func showtimes() -> [Showtime] {
        let today = clock.clock.today
        return [
            .sample("Alien (OmU)", 1, on: today.after(days: 1), film: WebFixture.alien.id),
            .sample("Alien", 2, on: today.before(days: 1), film: WebFixture.alien.id),
            .sample("<i>Quiz</i>", 3, on: today.after(days: 1)),
        ]
    }

    /// A Filmz with these programmes, and what is asked of it.
    private static func web(
        problem: ProgrammeProblem? = nil, isSilent: Bool = false
    ) async throws -> (web: WebFixture, cinema: PlayedCinema) {
        let box = Mutex<PlayedCinema?>(nil)
        let web = try await WebFixture { services in
            let theatres = services.theatres
            let cinema = PlayedCinema(showtimes(), problem: problem, isSilent: isSilent) {
                try await theatres.keep($0, of: $1)
            }
            services.cinema = cinema
            box.withLock { $0 = cinema }
        }
        return (web, try #require(box.withLock { $0 }))
    }

    private static func follow(_ web: WebFixture) async throws -> Theatre {
        let form = "source=amc%3A610&name=Lantern&place=Springfield&timeZone=America%2FChicago&location=39.1%2C-94.6"
        #expect(try await web.post("/cinema/theatres", form).status == .seeOther)
        return try #require(try await web.services.theatres.theatres(of: .owner).first)
    }

    @Test func aTheatreIsFoundFollowedAndShown() async throws {
        let (web, cinema) = try await Self.web()
        #expect(try await web.get("/cinema").text.contains("/cinema/theatres"))
        let found = try await web.get("/cinema/theatres?q=lantern").text
        #expect(found.contains("Found &amp; &lt;b&gt;"))
        #expect(found.contains("value=\"amc:610\""))
        let theatre = try await Self.follow(web)
        #expect(theatre.name == "Lantern")
        #expect(theatre.location == Location(latitude: 39.1, longitude: -94.6))
        #expect(cinema.calls.withLock { $0 } == ["theatres", "refresh Lantern"])
        let tomorrow = Self.clock.clock.today.after(days: 1)
        let page = try await web.get("/cinema?day=\(tomorrow)").text
        #expect(page.contains("19:30"))
        #expect(page.contains("Alien"))
        #expect(page.contains("&lt;i&gt;Quiz&lt;/i&gt;"))
        #expect(try await web.get("/films/\(WebFixture.alien.id)").text.contains("/showtimes/amc-1"))
        #expect(try await web.post("/cinema/theatres/\(theatre.id)/remove", "").status == .seeOther)
        #expect(try await web.services.theatres.theatres(of: .owner).isEmpty)
    }

    @Test func programmesAreReadAgainOnlyForAPersonAndWhenTheyAreOld() async throws {
        let (web, cinema) = try await Self.web()
        _ = try await web.services.theatres.follow(.sample("Lantern"), of: .owner)
        _ = try await web.get("/cinema", [.init("Sec-Fetch-Site") ?? .accept: "cross-site"])
        #expect(cinema.calls.withLock { $0 }.isEmpty, "Another site's page leads here.")
        _ = try await web.get("/cinema")
        _ = try await web.get("/cinema")
        #expect(cinema.calls.withLock { $0 } == ["refresh Lantern"])
    }

    @Test func aTheatreThatDoesNotAnswerKeepsNobodyWaiting() async throws {
        let (web, cinema) = try await Self.web(isSilent: true)
        _ = try await web.services.theatres.follow(.sample("Silent <s>"), of: .owner)
        let page = try await web.get("/cinema").text
        #expect(page.contains("Silent &lt;s&gt;"))
        #expect(page.contains(Strings.english[CinemaText.asking, ["names": "Silent &lt;s&gt;"]]))
        #expect(cinema.calls.withLock { $0 } == ["refresh Silent <s>"])
    }

    @Test func aPageIsShownBeforeAnythingIsKept() async throws {
        let (web, cinema) = try await Self.web()
        let form = "address=webcal%3A%2F%2Fkino.example%2Fa.ics&timeZone=Europe%2FVienna"
        let preview = try await web.post("/cinema/theatres/preview", form)
        #expect(preview.status == .ok)
        #expect(preview.text.contains("Kino &lt;K&gt;"))
        #expect(preview.text.contains("Alien (OmU)"))
        #expect(cinema.calls.withLock { $0 } == ["preview https://kino.example/a.ics Europe/Vienna"])
        #expect(!preview.text.contains("preview-origin"))
        #expect(try await web.services.theatres.theatres(of: .owner).isEmpty)
    }

    @Test func whatIsReadFromTextIsToBeChecked() async throws {
        let (web, _) = try await Self.web()
        let form = "address=https%3A%2F%2Fkino.example%2Ftext&timeZone=Europe%2FVienna"
        let preview = try await web.post("/cinema/theatres/preview", form)
        #expect(preview.text.contains(Strings.english[CinemaText.previewText]))
        let json: HTTPFields = [.contentType: "application/json", .origin: "http://localhost"]
        let body = #"{"source":"https://kino.example/text","timeZone":"Europe/Vienna"}"#
        let reply = try await web.send("/api/v1/cinema/theatres/preview", .post, json, .init(string: body))
        #expect(reply.status == .ok)
        #expect(reply.text.contains(#""origin":"text""#))
        #expect(reply.text.contains(#""name":"Kino <K>""#))
        #expect(reply.text.contains(#""title":"Alien (OmU)""#))
        let amc = #"{"source":"amc:610","timeZone":"Europe/Vienna"}"#
        let refused = try await web.send("/api/v1/cinema/theatres/preview", .post, json, .init(string: amc))
        #expect(refused.status == .unprocessableContent)
        #expect(try await web.services.theatres.theatres(of: .owner).isEmpty)
        let (closed, _) = try await Self.web(problem: .refusedByRobots)
        let problem = try await closed.send("/api/v1/cinema/theatres/preview", .post, json, .init(string: body))
        #expect(problem.text == #"{"problem":"refusedByRobots"}"#)
    }

    @Test(
        arguments: [
            ("address=&timeZone=GMT", Strings.english[ProblemText.theatrePageMissing]),
            ("address=kino&timeZone=GMT", Strings.english[ProblemText.theatrePageMalformed]),
            ("address=https%3A%2F%2Fa.example&timeZone=Mars", Strings.english[ProblemText.timeZoneMalformed]),
            ("address=https%3A%2F%2Fa.example&timeZone=GMT", Strings.english[ProgrammeProblemText.refusedByRobots]),
        ] as [(String, String)])
    func whatCannotBeReadIsSaidAndTypedTextStays(form: String, sentence: String) async throws {
        let (web, _) = try await Self.web(problem: .refusedByRobots)
        let response = try await web.post("/cinema/theatres/preview", form)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains(sentence))
    }

    @Test func aFormThatNoPageOfOursSendsIsRefused() async throws {
        let (web, _) = try await Self.web()
        for form in ["", "source=amc%3A0&timeZone=GMT&name=A", "source=amc%3A1&timeZone=Mars&name=A"] {
            #expect(try await web.post("/cinema/theatres", form).status == .badRequest, "\(form)")
        }
        let unnamed = try await web.post("/cinema/theatres", "source=amc%3A1&timeZone=GMT&name=+")
        #expect(unnamed.status == .unprocessableContent)
        #expect(unnamed.text.contains(Strings.english[ProblemText.theatreNameMissing]))
    }

    @Test func aShowingIsAnEntryOfCalendarsAndAfterwardsAViewing() async throws {
        let (web, _) = try await Self.web()
        let theatre = try await Self.follow(web)
        let path = "/cinema/theatres/\(theatre.id)/showtimes"
        let event = try await web.get("\(path)/amc-1/event.ics")
        #expect(event.headers[.contentType] == "text/calendar; charset=utf-8")
        #expect(event.text.contains("DTSTART;TZID=America/Chicago:"))
        #expect(event.text.contains("T193000\r\n"))
        #expect(event.text.contains("SUMMARY:Alien\r\n"))
        #expect(event.text.contains("LOCATION:Lantern\\, Springfield"))
        #expect(try await web.get("\(path)/amc-1").text.contains("event.ics"))
        #expect(try await web.post("\(path)/amc-1", "").status == .unprocessableContent, "It is still to come.")
        #expect(try await web.get("\(path)/amc-2").text.contains("i-was-there"))
        #expect(try await web.post("\(path)/amc-2", "").status == .seeOther)
        let viewing = try #require(
            try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).viewings.first)
        #expect(viewing.place == "Lantern")
        #expect(viewing.watchedOn == .time(Self.clock.clock.today.before(days: 1), hour: 19, minute: 30))
        for path in ["\(path)/amc-9", "/cinema/theatres/7/showtimes/amc-1", "\(path)/A"] {
            #expect(try await web.get(path).status == .notFound, "\(path)")
        }
    }

    @Test func aPlannedVisitIsShownAndBecomesAViewingWithItsCompany() async throws {
        let (web, _) = try await Self.web()
        let theatre = try await Self.follow(web)
        let path = "/cinema/theatres/\(theatre.id)/showtimes"
        #expect(try await web.post("\(path)/amc-1/plan", "companions=Ada+%3CB%3E").status == .seeOther)
        #expect(try await web.post("\(path)/amc-2/plan", "companions=Bo").status == .seeOther)
        let page = try await web.get("/cinema").text
        #expect(page.contains("Ada &lt;B&gt;"))
        #expect(page.contains("was-\(theatre.id)-amc-2"))
        #expect(!page.contains("was-\(theatre.id)-amc-1"), "It is still to come.")
        #expect(try await web.get("\(path)/amc-1").text.contains("value=\"Ada &lt;B&gt;\""))
        #expect(try await web.post("\(path)/amc-2", "next=/cinema").status == .seeOther)
        let viewing = try #require(
            try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).viewings.first)
        #expect(viewing.companions == "Bo")
        #expect(viewing.place == "Lantern")
        #expect(try await web.post("\(path)/amc-1/plan/remove", "").status == .seeOther)
        #expect(try await !web.get("/cinema").text.contains("visits-title"))
        #expect(try await web.post("\(path)/amc-9/plan", "").status == .notFound)
        let long = "companions=" + String(repeating: "a", count: 201)
        #expect(try await web.post("\(path)/amc-1/plan", long).status == .unprocessableContent)

        let visit = "/cinema/theatres/\(theatre.id)/showtimes/amc-1/visit"
        let planned = try await web.api(.put, visit, #"{"companions":"Ada"}"#)
        #expect(planned.status == .ok)
        #expect(planned.text.contains(#""companions":"Ada""#))
        #expect(try await web.api(.get, "/cinema/visits").text == planned.text)
        #expect(try await web.api(.delete, visit).text.contains(#""total":0"#))
        #expect(try await web.api(.delete, visit).status == .notFound)
    }

    @Test func aTitleGetsTheFilmThatThePersonMeans() async throws {
        let (web, _) = try await Self.web()
        _ = try await Self.follow(web)
        let page = try await web.get("/cinema/titles?title=Alien%20%3CQuiz%3E&q=Alien").text
        #expect(page.contains("Alien &lt;Quiz&gt;"))
        #expect(page.contains("means-\(WebFixture.alien.id)"))
        let form = "title=%3Ci%3EQuiz%3C%2Fi%3E&film=\(WebFixture.spirited.id)"
        #expect(try await web.post("/cinema/titles", form).status == .seeOther)
        let tomorrow = Self.clock.clock.today.after(days: 1)
        #expect(try await web.get("/cinema?day=\(tomorrow)").text.contains("Spirited Away"))
        #expect(try await web.get("/cinema/titles").status == .notFound)
        #expect(try await web.post("/cinema/titles", "title=a&film=b").status == .badRequest)
    }

    @Test func allOfItIsThereAsJSON() async throws {
        let (web, _) = try await Self.web()
        let json: HTTPFields = [.contentType: "application/json", .origin: "http://localhost"]
        let body = #"{"source":"amc:610","name":"Lantern","timeZone":"America/Chicago"}"#
        let made = try await web.send("/api/v1/cinema/theatres", .post, json, .init(string: body))
        #expect(made.status == .created)
        #expect(made.text.contains(#""source":"amc:610""#))
        let nowhere = #"{"source":"amc:1","name":"A","timeZone":"GMT","location":{"latitude":91,"longitude":0}}"#
        let refused = try await web.send("/api/v1/cinema/theatres", .post, json, .init(string: nowhere))
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains("location"))
        let theatre = try #require(try await web.services.theatres.theatres(of: .owner).first)
        let refreshed = try await web.send("/api/v1/cinema/theatres/\(theatre.id)/refresh", .post, json, nil)
        #expect(refreshed.status == .ok)
        #expect(refreshed.text.contains("fetchedAt"))
        #expect(refreshed.text.contains(#""entries":{"all":"#))
        let tomorrow = Self.clock.clock.today.after(days: 1)
        let day = try await web.get("/api/v1/cinema?day=\(tomorrow)").text
        #expect(day.contains(#""minute":1170"#))
        #expect(day.contains(#""title":"Alien""#))
        #expect(try await web.get("/api/v1/films/\(WebFixture.alien.id)/showings").text.contains(#""amc-1""#))
        #expect(try await web.get("/api/v1/cinema/theatres/found?near=39.1,-94.6").text.contains("kilometres") == false)
        #expect(try await web.get("/api/v1/cinema/theatres/found?near=x").status == .unprocessableContent)
        #expect(try await web.get("/api/v1/cinema?day=x").status == .unprocessableContent)
        let meaning = try await web.send(
            "/api/v1/cinema/titles", .post, json, .init(string: #"{"title":"Alien"}"#))
        #expect(meaning.status == .noContent)
        let left = try await web.send("/api/v1/cinema/theatres/\(theatre.id)", .delete, json, nil)
        #expect(left.status == .ok)
        #expect(left.text.contains(#""total":0"#))
        #expect(try await web.send("/api/v1/cinema/theatres/\(theatre.id)", .delete, json, nil).status == .notFound)
    }
}
