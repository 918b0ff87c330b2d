import FilmzDomain
import Testing

@Suite struct LetterboxdIDTests {
    @Test(arguments: ["0", "00", "z", "0z", "2b4e", "2B4e", "aEh4eZ", "zzzzzzz", "0000000"])
    func survivesItsNumber(_ name: String) throws {
        let id = try #require(LetterboxdID(name))
        #expect(id.description == name)
        #expect(LetterboxdID(number: id.number) == id)
        #expect(Film.ID(.letterboxd(id)).externalID == .letterboxd(id))
    }

    @Test func givesEachNameANumberOfItsOwn() {
        let names = ["0", "1", "Z", "a", "00", "01", "10", "000", "0000000"]
        #expect(Set(names.compactMap { LetterboxdID($0)?.number }).count == names.count)
    }

    @Test(arguments: ["", "00000000", "2b-4", "2b4 ", "é"])
    func readsNothingElse(_ name: String) {
        #expect(LetterboxdID(name) == nil)
    }

    @Test(arguments: [Int.min, -1, 0, 3_579_345_993_195, .max])
    func hasNoSuchNumber(_ number: Int) {
        #expect(LetterboxdID(number: number) == nil)
    }
}
