import FilmzDomain
import FilmzPages
import FilmzText
import Testing

/// What is said about a wrong day, month or year, and where.
struct WhenProblemTests {
    @Test(arguments: [
        ("when=year", "year", ProblemText.seenYearMissing), ("when=month", "month", .seenMonthMissing),
        ("when=day", "day", .seenDayMissing), ("when=year&year=1850", "year", .yearTooEarly),
        ("when=year&year=2027", "year", .notYet), ("when=month&month=2026-08", "month", .notYet),
        ("when=day&day=2026-07-16", "day", .notYet), ("when=year&year=MCM", "year", .seenYearMissing),
        ("when=month&month=July", "month", .monthMalformed), ("when=day&day=2011-02-30", "day", .dayMalformed),
    ])
    func theFieldSaysWhatItNeeds(body: String, field: String, words: ProblemText) async throws {
        let film = try #require(Samples.services.allFilms.first)
        let page = try await ViewingPage.load(
            logging: film.id, form: ViewingForm(FormFields(urlEncoded: body)),
            error: .invalid(.watchedOn, .malformed), from: Samples.services.services, for: .owner)
        let html = page.html(in: Samples.context).text
        #expect(html.contains("<a href=\"#field-\(field)\">"))
        #expect(html.contains(Strings.english[words, ["year": "1870"]]))
        let control = try #require(html.firstRange(of: "<input id=\"field-\(field)\""))
        let tag = html[control.lowerBound...].prefix { $0 != ">" }
        #expect(tag.contains("aria-invalid=\"true\" aria-describedby=\"problem-watchedOn\""))
        #expect(html.split(separator: "aria-invalid").count == 2)
    }

    @Test(arguments: [
        ("godfather 1975", "title=godfather&amp;year=1975"), ("1917", "title=1917"), ("2001 a", "title=2001%20a"),
    ])
    func aYearAtTheEndOfAQueryIsTheFilms(query: String, address: String) async throws {
        var sample = Samples.services
        sample.allFilms = []
        let page = try await SearchPage.load(query, from: sample.services, for: .owner)
        #expect(page.html(in: Samples.context).text.contains("/films/new?\(address)\""))
    }
}
