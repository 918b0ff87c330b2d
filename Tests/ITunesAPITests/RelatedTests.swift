import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import ITunesAPI
import Testing

@Suite struct RelatedTests {
    private let title = "Lanterns & Gold: Cafe Noir"

    private func store(failing: @escaping @Sendable (String) -> APIError.Kind? = { _ in nil }) throws -> MockTransport {
        let bodies = [
            "album": try Fixture.data("albums.json"), "ebook": try Fixture.data("books.json"),
            "audiobook": try Fixture.data("audiobooks.json"), "movie": try Fixture.data("making-ofs.json"),
        ]
        return MockTransport { request, _ throws(APIError) in
            let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let entity = query.first { $0.name == "entity" }?.value ?? ""
            if let kind = failing(entity) { throw APIError(kind, of: request) }
            return .json(bodies[entity] ?? Data())
        }
    }

    @Test func `A film's soundtracks, books and audiobooks, each once and nothing else`() async throws {
        let stub = try store()
        let related = try await ITunesClient(stub).related(to: title)
        #expect(related.soundtracks.map(\.id) == [700_000_010])
        #expect(related.books.map(\.id) == [700_000_020])
        #expect(related.audiobooks.map(\.id) == [700_000_030])
        #expect(related.makingOfs.map(\.id) == [700_000_080])
        #expect(related.errors.isEmpty)
        let base = "https://itunes.apple.com/search?term=Lanterns%20%26%20Gold%3A%20Cafe%20Noir"
        #expect(
            Set(await stub.addresses) == [
                "\(base)%20soundtrack&country=us&media=music&entity=album&limit=200",
                "\(base)&country=us&media=ebook&entity=ebook&limit=200",
                "\(base)&country=us&media=audiobook&entity=audiobook&limit=200",
                "\(base)&country=us&media=movie&entity=movie&limit=50",
            ])
    }

    @Test func `One that fails does not lose the others`() async throws {
        let stub = try store { $0 == "ebook" ? .serviceUnavailable : nil }
        let related = try await ITunesClient(stub).related(to: title)
        #expect(related.soundtracks.map(\.id) == [700_000_010])
        #expect(related.books.isEmpty)
        #expect(related.audiobooks.map(\.id) == [700_000_030])
        #expect(related.errors.mapValues(\.kind) == [.books: .serviceUnavailable])
    }

    @Test func `All that fail are a failure`() async throws {
        let stub = try store { _ in .unreachable }
        let error = await #expect(throws: APIError.self) { try await ITunesClient(stub).related(to: title) }
        #expect(error?.kind == .unreachable)
    }

    @Test func `One that is cancelled is the end`() async throws {
        let stub = try store { $0 == "audiobook" ? .cancelled : nil }
        let error = await #expect(throws: APIError.self) { try await ITunesClient(stub).related(to: title) }
        #expect(error?.kind == .cancelled)
    }

    @Test func `A title that is not in the names has nothing related`() async throws {
        let related = try await ITunesClient(try store()).related(to: "Lanterns Noir")
        #expect(related.soundtracks.isEmpty)
        #expect(related.books.isEmpty)
        #expect(related.audiobooks.isEmpty)
        #expect(related.makingOfs.isEmpty)
    }

    @Test func `Where no films are found by their kind, all kinds are searched for a making-of`() async throws {
        let found = Self.film("The Making of Heat")
        let stub = MockTransport { request, _ throws(APIError) in
            let isOfAllKinds = !(request.url.query() ?? "").contains("media=")
            return .json(
                Data(Self.answer(isOfAllKinds ? [found, Self.album("The Making of Heat", kind: "")] : []).utf8))
        }
        #expect(try await ITunesClient(stub).related(to: "Heat").makingOfs.map(\.name) == ["The Making of Heat"])
        let addresses = await stub.addresses.filter { !$0.contains("soundtrack") && !$0.contains("book") }
        #expect(
            Set(addresses) == [
                "https://itunes.apple.com/search?term=Heat&country=us&media=movie&entity=movie&limit=50",
                "https://itunes.apple.com/search?term=Heat%20making%20of&country=us&limit=200",
            ])
        #expect(await stub.requests.count == 5)
    }

    @Test func `A title without words asks nobody`() async throws {
        let stub = try store()
        #expect(try await ITunesClient(stub).related(to: " … ").books.isEmpty)
        #expect(await stub.requests.isEmpty)
    }

    // MARK: - What belongs to a film

    private static func answer(_ records: [String]) -> String {
        "{\"resultCount\":\(records.count),\"results\":[\(records.joined(separator: ","))]}"
    }

    private static func film(_ name: String, genre: String = "Documentary", year: Int = 2000) -> String {
        """
        {"wrapperType":"track","kind":"feature-movie","trackId":\(abs(name.hashValue % 1_000_000)),"trackName":"\(name)",
        "releaseDate":"\(year)-05-05T07:00:00Z","primaryGenreName":"\(genre)"}
        """
    }

    private static func album(
        _ name: String, kind: String = "Soundtrack", artist: String = "Nils Ort", year: Int = 2000
    ) -> String {
        """
        {"wrapperType":"collection","collectionType":"Album","collectionId":\(abs(name.hashValue % 1_000_000)),
        "collectionName":"\(name)","artistName":"\(artist)","releaseDate":"\(year)-05-05T07:00:00Z",
        "primaryGenreName":"\(kind)"}
        """
    }

    private static func book(
        _ name: String, author: String = "Ada Lumen", genre: String = "Mysteries", year: Int = 2000
    ) -> String {
        """
        {"kind":"ebook","trackId":\(abs(name.hashValue % 1_000_000)),"trackName":"\(name)","artistName":"\(author)",
        "releaseDate":"\(year)-05-05T07:00:00Z","genres":["\(genre)","Books"]}
        """
    }

    /// What of these records belongs to a film of the year 2000 by Ada Lumen and Nils Ort.
    private func related(
        _ record: String, to title: String, year: Int? = 2000, people: [String] = ["Ada Lumen", "Nils Ort", "Ort"]
    ) async throws -> ITunesRelated {
        let stub = MockTransport { _, _ throws(APIError) in .json(Data(Self.answer([record]).utf8)) }
        return try await ITunesClient(stub).related(to: title, year: year, people: people)
    }

    @Test(arguments: [
        ("Alien", "Alien (Original Motion Picture Soundtrack)", true), ("Alien", "Alien", true),
        ("Alien", "Alien: Complete Edition [Original Soundtrack]", true), ("Alien", "Alien Original Soundtrack", true),
        ("Alien", "Alien (25th Anniversary Edition)", true), ("Alien", "Alien (2000) [Remastered]", true),
        ("Alien", "Alien (Bande originale du film)", true), ("Alien", "Alien – Banda Sonora Original", true),
        ("Das Boot", "Das Boot (Musik aus dem Film)", true), ("Spider-Man", "Spider Man: The Score (Deluxe)", true),
        ("Alien", "Alien 3 (Original Motion Picture Soundtrack)", false), ("Alien", "Aliens (Soundtrack)", false),
        ("Alien", "Alien: Covenant (Original Motion Picture Soundtrack)", false),
        ("Alien", "The Alien Legacy (Original Soundtrack)", false), ("Epic", "Epic Movie (Soundtrack)", false),
        ("Blade Runner", "Blade Runner 2049 (Original Motion Picture Soundtrack)", false),
        ("Up", "Up in the Air (Music from the Motion Picture)", false), ("Up", "Up (Live)", false),
    ])
    func `An album is the title, and words that say soundtrack`(title: String, name: String, belongs: Bool) async throws
    {
        #expect(try await related(Self.album(name), to: title).soundtracks.map(\.name) == (belongs ? [name] : []))
    }

    @Test(arguments: [
        (2000, "Somebody Else", true), (2002, "Somebody Else", true), (2003, "Somebody Else", false),
        (2021, "Nils Ort & Orchestra", true), (1984, "Somebody Else", false), (2021, "Ort", false),
    ])
    func `An album of another year is by somebody who made the film`(year: Int, artist: String, belongs: Bool)
        async throws
    {
        let album = Self.album("Dune (Original Motion Picture Soundtrack)", artist: artist, year: year)
        #expect(try await related(album, to: "Dune").soundtracks.isEmpty == !belongs)
        #expect(try await related(album, to: "Dune", year: nil).soundtracks.count == 1, "Nothing is known against it.")
    }

    @Test(arguments: [
        ("Heat", "Heat", "Ada Lumen", true), ("Heat", "Heat: A Novel", "Ada Lumen & Bo Ray", true),
        ("Heat", "Heat", "Bo Ray", false), ("Heat", "Heat (Movie Tie-In)", "Bo Ray", true),
        ("Heat", "Heat: The Official Movie Novelization", "Bo Ray", true), ("Heat", "Heat: A Novel", "Bo Ray", false),
        ("Heat", "Heat: Summary and Analysis", "Ada Lumen", false), ("Heat", "Heat 2", "Ada Lumen", false),
        ("Heat", "Heat: Covenant - The Official Movie Novelization", "Bo Ray", false),
        ("Heat", "Body Heat", "Ada Lumen", false), ("Heat", "Heat Wave", "Ada Lumen", false),
        ("Heat", "Heat (Das Buch zum Film)", "Bo Ray", true), ("Heat", "Heat (Der Roman zum Film)", "Bo Ray", true),
        ("The Long Way Down from Here", "The Long Way Down from Here (Illustrated)", "Bo Ray", true),
        ("The Wizard of Oz", "The Wizard of Oz", "Bo Ray", false),
    ])
    func `A book is the title, and proved where others bear it`(
        title: String, name: String, author: String, belongs: Bool
    ) async throws {
        let found = try await related(Self.book(name, author: author), to: title).books
        #expect(found.map(\.name) == (belongs ? [name] : []))
    }

    @Test func `A book of an earlier film is not of this one, and one that was filmed is`() async throws {
        let tieIn = Self.book("Heat (Movie Tie-In)", author: "Bo Ray", year: 1980)
        #expect(try await related(tieIn, to: "Heat").books.isEmpty)
        #expect(try await related(Self.book("Heat", year: 1980), to: "Heat").books.count == 1)
        let genre = Self.book("Heat", author: "Bo Ray", genre: "Media Tie-In")
        #expect(try await related(genre, to: "Heat").books.count == 1)
    }

    @Test(arguments: [
        ("Alien", "The Making of Alien", true), ("Alien", "Alien: Behind the Scenes", true),
        ("Alien", "The Making of 'Alien'", true), ("Alien", "Alien – Das Making-of", true),
        ("Alien", "Alien – Hinter den Kulissen", true), ("Alien", "Dans les coulisses de « Alien »", true),
        ("Alien", "Así se hizo Alien", true), ("Alien", "Alien: Dietro le quinte", true),
        ("Alien", "Por trás das câmeras: Alien", true), ("Alien", "A Documentary About Alien", true),
        ("Alien", "The Making of Alien 3", false), ("Alien", "The Making of Aliens", false),
        ("Alien", "Alien", false), ("Alien", "Alien Autopsy: Behind the Scenes", false),
        ("Alien", "The Making of Alien Resurrection", false), ("Epic", "The Making of Epic Movie", false),
        ("The Making of Alien", "The Making of Alien", false), ("Behind the Scenes", "Behind the Scenes", false),
        ("The Making of Alien", "The Making of Alien: Behind the Scenes", true),
    ])
    func `A making-of says so around the title`(title: String, name: String, belongs: Bool) async throws {
        #expect(try await related(Self.film(name), to: title).makingOfs.map(\.name) == (belongs ? [name] : []))
    }

    @Test func `A making-of is a documentary, and no older than the film`() async throws {
        let drama = Self.film("The Making of Daniel Boone", genre: "Drama")
        #expect(try await related(drama, to: "Daniel Boone").makingOfs.isEmpty)
        let abroad = Self.film("The Making of Heat", genre: "Dokumentationen")
        #expect(try await related(abroad, to: "Heat").makingOfs.count == 1)
        #expect(try await related(Self.film("The Making of Heat", year: 1990), to: "Heat").makingOfs.isEmpty)
    }
}
