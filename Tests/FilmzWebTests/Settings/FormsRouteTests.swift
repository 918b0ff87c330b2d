import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// In which forms pages write dates, times and stars.
struct FormsRouteTests {
    @Test(
        arguments: [
            ("en-US,en;q=0.9", Language.english, "US"), ("en;q=0.9, en-GB;q=0.8", .english, "GB"),
            ("en-GB;q=0.5, en-US", .english, "US"), ("en, en-US;q=0", .english, nil), ("de,en-US;q=0.7", .german, nil),
            ("de-AT,en-US;q=0.7", .german, "AT"), ("en-US, de-AT;q=0.5", .german, "AT"), ("es-419,es", .spanish, "419"),
            ("en", .english, nil), ("*", .english, nil), ("", .english, nil), (nil, .english, nil),
            ("en-<b>", .english, nil), ("en-\u{0}\u{0}", .english, nil),
            (String(repeating: "en-US-", count: 50_000), .english, nil),
            (String(repeating: "fr,", count: 50_000) + "en-US", .english, nil),
        ] as [(String?, Language, String?)])
    func theBrowserNamesARegion(header: String?, language: Language, code: String?) {
        #expect(AcceptLanguage.region(header, of: language)?.description == code)
    }

    @Test func datesAreInTheFormsOfTheRegion() async throws {
        let web = try await WebFixture()
        let film = "/films/\(WebFixture.alien.id)"
        let viewing = "when=day&day=2011-07-14&rating=4.5"
        #expect(try await web.post(film + "/viewings", viewing).status == .seeOther)
        let american = try await web.get(film, [.acceptLanguage: "en-US"]).text
        #expect(american.contains("July 14, 2011"))
        #expect(try await web.get(film, [.acceptLanguage: "en-GB"]).text.contains("14 July 2011"))
        #expect(try await web.get(film).text.contains("14 July 2011"))
        let chosen: HTTPFields = [.acceptLanguage: "en-US", .cookie: "filmz-region=GB"]
        #expect(try await web.get(film, chosen).text.contains("14 July 2011"))
    }

    /// The shelf's tiles are drawn once for each reader, and drawn parts are kept.
    @Test func starsAreOnTheChosenScale() async throws {
        let web = try await WebFixture()
        _ = try await web.post("/films/\(WebFixture.alien.id)/viewings", "when=today&rating=4.5")
        let nine = Strings.english[SharedText.outOfTen, ["rating": "9"]]
        let ninety = Strings.english[SharedText.outOfHundred, ["rating": "90"]]
        #expect(try await !web.get("/me/seen").text.contains("class=\"points\""))
        let ten = try await web.get("/me/seen", [.cookie: "filmz-stars=ten"]).text
        #expect(ten.contains("aria-label=\"\(nine)\""))
        #expect(!ten.contains("class=\"stars\""))
        let hundred = try await web.get("/me/seen", [.cookie: "filmz-stars=hundred"]).text
        #expect(hundred.contains("aria-label=\"\(ninety)\""))
        #expect(hundred.contains("<option value=\"4.5\">\(ninety)</option>"))
    }

    @Test func filesAndProgramsGetTheSameForEverybody() async throws {
        let web = try await WebFixture()
        _ = try await web.post("/films/\(WebFixture.alien.id)/viewings", "when=day&day=2011-07-14&rating=4.5")
        var chosen = WebFixture.own
        chosen[.acceptLanguage] = "en-US"
        chosen[.cookie] = "filmz-stars=hundred; filmz-clock=h12"
        for path in ["/api/v1/me/seen", "/me/seen/export?as=markdown", "/me/seen/export?as=csv"] {
            let usual = try await web.get(path)
            #expect(usual.status == .ok, "\(path)")
            #expect(try await web.get(path, chosen).text == usual.text, "\(path)")
        }
        for format in ["csv", "diary", "page"] {
            let usual = try await web.post("/export", "format=\(format)")
            #expect(usual.status == .ok, "\(format)")
            #expect(try await web.post("/export", "format=\(format)", chosen).text == usual.text, "\(format)")
        }
    }

    @Test func whatIsChosenIsKeptInTheBrowser() async throws {
        let web = try await WebFixture()
        let form = "region=us&clock=h23&week=saturday&stars=ten"
        let chosen = try await web.post("/settings/forms", form)
        #expect(chosen.status == .seeOther)
        #expect(chosen.headers[.location] == "/settings/you#forms")
        let cookies = chosen.headers[values: .setCookie].map { String($0.prefix { $0 != ";" }) }
        #expect(cookies == ["filmz-region=US", "filmz-clock=h23", "filmz-week=saturday", "filmz-stars=ten"])
        let page = try await web.get("/settings/you", [.cookie: cookies.joined(separator: "; ")]).text
        for option in ["US", "h23", "saturday", "ten"] {
            #expect(page.contains("<option value=\"\(option)\" selected>"), "\(option)")
        }
        let forgotten = try await web.post("/settings/forms", "stars=")
        #expect(forgotten.headers[values: .setCookie].map { String($0.prefix(13)) } == ["filmz-stars=;"])
        #expect(forgotten.headers[.setCookie]?.contains("; Max-Age=0;") == true)
    }

    @Test(arguments: [
        "", "region=USA", "region=U%0d", "clock=13", "week=someday", "stars=six", "stars=ten&region=%3Cb%3E", "other=1",
    ])
    func nothingElseCanBeChosen(form: String) async throws {
        let answer = try await WebFixture().post("/settings/forms", form)
        #expect(answer.status == .badRequest)
        #expect(answer.headers[.setCookie] == nil)
    }

    @Test func cookiesThatMeanNothingSayNothing() async throws {
        let web = try await WebFixture()
        let long = String(repeating: "U", count: 3_000)
        let hostile = "filmz-region=<b>; filmz-clock=25; filmz-week=\(long); filmz-stars=5; filmz-region=\(long)"
        let page = try await web.get("/settings/you", [.cookie: hostile])
        #expect(page.status == .ok)
        #expect(try await page.text == web.get("/settings/you").text)
    }

    @Test func weeksBeginWhereTheReadersDo() async throws {
        let then = Film(
            id: Film.ID(.tmdb(5)), title: "Twenty", year: 1991, releaseDate: CalendarDay("1991-07-14"),
            externalIDs: ExternalIDs(tmdb: 5), prominence: 9)
        let web = try await WebFixture(films: [WebFixture.alien, then])
        let today = try #require(CalendarDay("1991-07-14"))
        for (region, start) in [("GB", WeekStart.monday), ("US", .sunday), ("EG", .saturday)] {
            let page = try await web.get("/", [.acceptLanguage: "en-\(region)"]).text
            #expect(page.contains("/discover?week=\(start.middle(ofWeekOf: today))"), "\(region)")
        }
    }
}
