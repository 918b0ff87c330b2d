import FilmzDomain
import Testing

@Suite struct IMDbIDTests {
    @Test(arguments: [
        ("tt0000001", 1), ("tt0241527", 241_527), ("tt9999999", 9_999_999), ("tt10872600", 10_872_600),
        ("tt9999999999", 9_999_999_999),
    ])
    func readsWhatItWrites(_ text: String, _ number: Int) {
        #expect(IMDbID(text)?.number == number)
        #expect(IMDbID(number: number)?.description == text)
    }

    @Test(arguments: [
        "", "tt", "tt1", "tt241527", "tt0000000", "0241527", "TT0241527", "nm0241527", " tt0241527", "tt0241527 ",
        "tt-241527", "tt+241527", "tt024152x", "tt０２４１５２７", "tt00000000001", "tt99999999999999999999",
        "tt\u{301}0241527", "https://www.imdb.com/title/tt0241527/",
    ])
    func readsNothingElse(_ text: String) {
        #expect(IMDbID(text) == nil)
    }

    @Test(arguments: [Int.min, -1, 0, 10_000_000_000, Int.max])
    func noSuchNumber(_ number: Int) {
        #expect(IMDbID(number: number) == nil)
    }

    @Test func isTextInJSON() throws {
        let id = try #require(IMDbID("tt0241527"))
        #expect(try JSONForm.json([id]) == #"["tt0241527"]"#)
        #expect(try JSONForm.decoded([IMDbID].self, #"["tt0241527"]"#) == [id])
        #expect(throws: DecodingError.self) { try JSONForm.decoded([IMDbID].self, "[241527]") }
    }
}
