import FilmzDomain
import Testing

@Suite struct RatingTests {
    @Test func thereAreTen() {
        #expect(Rating.allCases.map(\.halfStars) == Array(1...10))
        #expect(Rating.allCases.map(\.stars) == [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
        #expect(Rating.allCases.map(\.description) == ["0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4", "4.5", "5"])
        #expect(Rating.allCases.reversed().sorted() == Rating.allCases)
    }

    @Test(arguments: Rating.allCases)
    func survivesEveryForm(_ rating: Rating) throws {
        #expect(Rating(halfStars: rating.halfStars) == rating)
        #expect(Rating(stars: rating.stars) == rating)
        #expect(Rating(rating.description) == rating)
        #expect(Rating(rating.description.replacing(".", with: ",")) == rating)
        #expect(try JSONForm.json([rating]) == "[\(rating)]")
        #expect(try JSONForm.decoded([Rating].self, try JSONForm.json([rating])) == [rating])
    }

    @Test(arguments: [Int.min, -1, 0, 11, Int.max])
    func noSuchHalfStars(_ halfStars: Int) {
        #expect(Rating(halfStars: halfStars) == nil)
    }

    @Test(arguments: [-1, 0, 0.25, 0.49, 4.75, 5.5, 1e300, -.infinity, .infinity, .nan])
    func noSuchStars(_ stars: Double) {
        #expect(Rating(stars: stars) == nil)
    }

    @Test(arguments: [
        "", " ", "0", "0.0", "5.5", "6", "-4", "+4", "4.25", "4 ", " 4", "4.5.", "4,,5", "four", "nan", "inf", "0x4",
        "4e0", "5e-1", "４", "٤", "★", "4/5", "4.50000000",
    ])
    func readsNothingElse(_ text: String) {
        #expect(Rating(text) == nil)
    }

    @Test(arguments: ["0", "4.25", "11", "\"4\"", "-1", "true"])
    func noSuchJSON(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONForm.decoded([Rating].self, "[\(json)]") }
    }
}
