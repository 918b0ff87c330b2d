import FilmzDomain
import Testing

@testable import FilmzProviders

/// Cutting texts, and removing years from queries.
@Suite struct ProviderBoundsTests {
    @Test(
        arguments: [
            ("  Heat ", "Heat"), ("one\r\ntwo\tthree", "one two three"), ("a\u{0}b\u{7}c\u{1B}[31m", "abc[31m"),
            ("\n \u{0}", nil), ("", nil), ("1234567890123", "1234567890123"), ("12345678901234", "123456789012…"),
            ("👩‍👩‍👧‍👧👩‍👩‍👧‍👧", "👩‍👩‍👧‍👧👩‍👩‍👧‍👧"),
        ] as [(String, String?)])
    func textsAreTidied(text: String, expected: String?) {
        #expect(text.bounded(to: 13) == expected)
    }

    @Test func hugeTextsAreCut() {
        #expect(String(repeating: "a", count: 5_000_000).bounded(to: 4_000)?.count == 4_000)
        #expect(String(repeating: "e\u{301}\u{302}", count: 500_000).bounded(to: 200)?.count == 200)
        #expect(String(repeating: " ", count: 5_000_000).bounded(to: 200) == nil)
    }

    @Test(
        arguments: [
            ("alien 1979", "alien"), ("Alien (1979)", "Alien"), ("1979 Alien", "Alien"), ("alien, 1979", "alien"),
            ("Blade Runner 2049", "Blade Runner"), ("2001: A Space Odyssey", "A Space Odyssey"),
            ("1917", nil), ("alien", nil), ("2012 2012", "2012"), ("Amélie 2001", "Amélie"),
            ("big 1988 hanks", "big hanks"),
        ] as [(String, String?)])
    func theYearIsTakenOut(text: String, rest: String?) throws {
        let query = try #require(SearchQuery(text))
        #expect(query.textBesideYear == rest)
        #expect(query.textWithoutYear == rest ?? text)
    }
}
