import APICore
import APITestSupport
import ITunesAPI
import Testing

@Suite struct FilmGroupTests {
    private func items(_ records: [(Int, String, String)]) async throws -> [ITunesItem] {
        let written = records.map { #"{"trackId":\#($0.0),"trackName":"\#($0.1)","releaseDate":"\#($0.2)"}"# }
        let stub = StubTransport(#"{"results":[\#(written.joined(separator: ","))]}"#)
        return try await ITunesClient(stub).search(ITunesSearch("x")).items
    }

    @Test(arguments: [
        ("Heat", "Heat", 2013), ("Heat (1995)", "Heat", 1995), ("Heat (1995) (4K)", "Heat", 1995),
        ("Heat [Unrated Director's Cut]", "Heat", 2013), ("2012 (1999) (2009)", "2012", 2009), ("2012", "2012", 2013),
        ("(500) Days of Summer", "(500) Days of Summer", 2013), ("(Uncut)", "(Uncut)", 2013),
        ("Birdman (The Unexpected Virtue)", "Birdman (The Unexpected Virtue)", 2013),
        ("Room (1408)", "Room (1408)", 2013),
    ])
    func `A title loses its year and edition`(name: String, title: String, year: Int) async throws {
        let item = try #require(try await items([(1, name, "2013-12-25T08:00:00Z")]).first)
        #expect(item.filmTitle == title)
        #expect(item.filmYear == year)
    }

    @Test func `Records of one film come together`() async throws {
        let found = try await items([
            (1, "Amélie (4K)", "2001-04-25T07:00:00Z"), (2, "Heat", "1995-12-15T08:00:00Z"),
            (3, "AMELIE", "2001-11-02T08:00:00Z"), (4, "Heat", "1986-01-01T08:00:00Z"),
            (5, "Law & Order", "1999-01-01T08:00:00Z"), (6, "Law and Order (Extended)", "1999-02-01T08:00:00Z"),
            (7, "", ""), (8, "", ""),
        ])
        #expect(found.groupedByFilm().map { $0.map(\.id) } == [[1, 3], [2], [4], [5, 6], [7], [8]])
    }
}
