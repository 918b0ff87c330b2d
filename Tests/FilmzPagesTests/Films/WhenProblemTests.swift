import FilmzDomain
import FilmzPages
import Testing

/// What is said about a wrong day, month or year, and where.
struct WhenProblemTests {
    @Test(arguments: [
        ("when=year", "year", "Write the year you saw it"), ("when=month", "month", "Choose the month you saw it"),
        ("when=day", "day", "Choose the day you saw it"), ("when=year&year=1850", "year", "from 1870 on"),
        ("when=year&year=2027", "year", "still to come"), ("when=month&month=2026-08", "month", "still to come"),
        ("when=day&day=2026-07-16", "day", "still to come"), ("when=year&year=MCM", "year", "Write the year"),
        ("when=month&month=July", "month", "like 2011-07"), ("when=day&day=2011-02-30", "day", "the calendar has"),
    ])
    func theFieldSaysWhatItNeeds(body: String, field: String, words: String) async throws {
        let film = try #require(Samples.services.allFilms.first)
        let page = try await ViewingPage.load(
            logging: film.id, form: ViewingForm(FormFields(urlEncoded: body)),
            error: .invalid(.watchedOn, .malformed), from: Samples.services.services, for: .owner)
        let html = page.html(in: Samples.context).text
        #expect(html.contains("<a href=\"#field-\(field)\">"))
        #expect(html.contains(words))
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
