import APICore
import APICoreTesting
import ITunesAPI
import Testing

@Suite struct FilmGroupTests {
    private func items(_ records: [(Int, String, String)]) async throws -> [ITunesItem] {
        let written = records.map { #"{"trackId":\#($0.0),"trackName":"\#($0.1)","releaseDate":"\#($0.2)"}"# }
        let stub = MockTransport(#"{"results":[\#(written.joined(separator: ","))]}"#)
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

    @Test(arguments: ["Heat" + String(repeating: " ", count: 200_000) + "x", String(repeating: "(4K)", count: 50_000)])
    func `A title beyond all measure stays as it is`(name: String) async throws {
        let item = try #require(try await items([(1, name, "2013-12-25T08:00:00Z")]).first)
        #expect(item.filmTitle == name)
        #expect(item.filmYear == 2013)
    }

    @Test(arguments: [
        (["Blade Runner|Ridley Scott|2013", "Blade Runner (4K)|RIDLEY SCOTT|2017"], [[1, 2]]),
        (["Heat (1995)|Michael Mann|1995", "Heat (4K)|Michael Mann|2017", "Heat|Dick Richards|1995"], [[1, 2], [3]]),
        (["Heat (1995)||2013", "Heat (1986)||2013", "Heat (1995) (4K)||2017"], [[1, 3], [2]]),
        (
            ["Vertigo|A. Hitchcock|2013", "Vertigo (1958)|A. Hitchcock|2013", "Vertigo (1988)|A. Hitchcock|2013"],
            [[1, 2], [3]]
        ),
        (["Pinocchio (2022)|Guillermo del Toro|2022", "Pinocchio (2022)|Robert Zemeckis|2022"], [[1], [2]]),
        (
            ["Heat||2013", "Heat (4K)|Michael Mann|2017", "Heat (HD)||2017", "Heat|Michael Mann|2013"],
            [[1], [2, 3, 4]]
        ),
    ])
    func `Editions of one film come together`(records: [String], groups: [[Int64]]) async throws {
        let written = records.enumerated().map { index, record in
            let parts = record.split(separator: "|", omittingEmptySubsequences: false)
            return #"{"trackId":\#(index + 1),"trackName":"\#(parts[0])","artistName":"\#(parts[1])","#
                + #""releaseDate":"\#(parts[2])-02-01T08:00:00Z"}"#
        }
        let stub = MockTransport(#"{"results":[\#(written.joined(separator: ","))]}"#)
        let found = try await ITunesClient(stub).search(ITunesSearch("x")).items
        #expect(found.groupedByFilm().map { $0.map(\.id) } == groups)
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
