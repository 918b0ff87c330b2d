import FilmzDomain
import Testing

@Suite struct FilmIDTests {
    private static let largest = 0xFFF_FFFF_FFFF

    static let externalIDs: [ExternalID] =
        [1, 241_527, 9_999_999_999].compactMap { IMDbID(number: $0).map(ExternalID.imdb) }
        + [1, 671, 3_579_345_993_194, largest].flatMap { number in
            ExternalID.Namespace.allCases.filter { $0 != .imdb }.compactMap { ExternalID($0, number: number) }
        }

    @Test(arguments: externalIDs)
    func leadsBackToTheExternalIDItIsMadeFrom(_ externalID: ExternalID) {
        let id = Film.ID(externalID)
        #expect(id.externalID == externalID)
        #expect(Film.ID(rawValue: id.rawValue) == id)
        #expect(Film.ID(id.description) == id)
        #expect(0 < id.rawValue)
        #expect(id.rawValue < 1 << 53)
    }

    @Test func isAnotherForEachExternalID() {
        #expect(Set(Self.externalIDs.map { Film.ID($0) }).count == Self.externalIDs.count)
    }

    @Test func isTheSameInEveryBuild() throws {
        #expect(Film.ID(.imdb(try #require(IMDbID("tt0241527")))).description == "241527")
        #expect(Film.ID(.tmdb(671)).description == "17592186045087")
        #expect(Film.ID(.iTunes(1)).description == "35184372088833")
        #expect(Film.ID(.amc(1)).description == "52776558133249")
        let others: [ExternalID] = [
            .tmdbSeries(1), .tvdb(1), .tvdbSeries(1), .trakt(1), .traktSeries(1), .simkl(1),
            .letterboxd(try #require(LetterboxdID("0"))),
        ]
        #expect(others.map { Film.ID($0).rawValue >> 44 } == [4, 5, 6, 7, 8, 9, 10])
        #expect(others.allSatisfy { Film.ID($0).rawValue & 0xFFF_FFFF_FFFF == 1 })
    }

    @Test func aRandomOneComesFromNowhere() {
        let ids = (1...1000).map { _ in Film.ID.random() }
        #expect(Set(ids).count == ids.count)
        for id in ids {
            #expect(id.externalID == nil)
            #expect(Film.ID(id.description) == id)
            #expect(id.rawValue < 1 << 53)
        }
    }

    @Test(arguments: [Int64.min, -1, 0, 10_000_000_000, 1 << 53, Int64.max])
    func noSuchRawValue(_ rawValue: Int64) {
        #expect(Film.ID(rawValue: rawValue) == nil)
    }

    /// Eight bits of origin over 44 bits of number, as documented.
    @Test(arguments: [
        (0, 0), (0, 10_000_000_000), (1, 0), (4, 0), (10, 3_579_345_993_195), (11, 1), (14, 5), (15, 0), (16, 1),
        (257, 671),
    ])
    func noSuchOrigin(_ origin: Int64, _ number: Int64) {
        #expect(Film.ID(rawValue: origin << 44 + number) == nil)
    }

    @Test(arguments: [
        "", " ", "0", "-1", "+241527", "0241527", " 241527", "241527 ", "241527.0", "2e5", "0x3AF77", "tt0241527",
        "٢٤١٥٢٧", "２４１５２７", "99999999999999999999", "241527\u{301}", "nil",
    ])
    func readsNoOtherSpelling(_ text: String) {
        #expect(Film.ID(text) == nil)
    }

    @Test func isTextInJSON() throws {
        #expect(try JSONForm.json([Film.ID(.tmdb(671))]) == #"["17592186045087"]"#)
        #expect(try JSONForm.decoded([Film.ID].self, #"["17592186045087"]"#) == [Film.ID(.tmdb(671))])
        #expect(throws: DecodingError.self) { try JSONForm.decoded([Film.ID].self, #"["0"]"#) }
    }
}
