import Testing

@testable import FilmzDomain

/// How films and theatres of AMC are named.
struct AMCQuestionTests {
    @Test(arguments: [
        ("66593", AMCQuestion.FilmReference.number(66_593)), ("release:31337", .release(31_337)),
        ("old-66593", .slug("old-66593")), ("2046-65", .slug("2046-65")),
    ])
    func films(text: String, film: AMCQuestion.FilmReference) {
        #expect(AMCQuestion.FilmReference(text) == film)
        #expect(film.description == text)
    }

    @Test(arguments: [
        ("610", AMCQuestion.TheatreReference.number(610), "610"), ("amc:610", .number(610), "610"),
        ("amc-town-square-18", .slug("amc-town-square-18"), "amc-town-square-18"),
    ])
    func theatres(text: String, theatre: AMCQuestion.TheatreReference, written: String) {
        #expect(AMCQuestion.TheatreReference(text) == theatre)
        #expect(theatre.description == written)
    }

    @Test(arguments: [
        "", "0", "-1", "release:", "release:0", "release:x", "a/b", "../x", "a b", "Old", "a?b", "é",
        String(repeating: "a", count: 101), "99999999999999999999999/",
    ])
    func whatNamesNothing(text: String) {
        #expect(AMCQuestion.FilmReference(text) == nil)
        #expect(AMCQuestion.TheatreReference(text) == nil)
    }
}
