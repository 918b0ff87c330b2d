import FilmzContracts
import FilmzDomain
import Foundation
import Testing

struct RecommendationFormatTests {
    private static let full = Recommendation(
        sender: "Anna", message: "You will \"love\" it.\nBoth of you.", audience: [.kids, .family],
        rating: Rating(stars: 4.5), note: "Seen twice.", list: .init(name: "Rain", description: "d", isRanked: true),
        films: [
            RecommendedFilm(
                ids: ExternalIDs(imdb: IMDbID(number: 245_429), tmdb: 129), title: "Spirited Away",
                originalTitle: "千と千尋の神隠し", year: 2001, directors: ["Hayao Miyazaki"], kind: .film, note: "first"),
            RecommendedFilm(title: "Шепот <b>"),
        ],
        link: "https://films.example.org/s/abc", sentAt: Timestamp("2011-07-14T20:15:00.000Z"))

    private static let frozen = #"""
        {"audience":["kids","family"],"films":[{"directors":["Hayao Miyazaki"],"ids":{"imdb":"tt0245429","tmdb":129},"kind":"film","note":"first","originalTitle":"千と千尋の神隠し","title":"Spirited Away","year":2001},{"title":"Шепот <b>"}],"filmz":"recommendation","from":"Anna","link":"https://films.example.org/s/abc","list":{"description":"d","isRanked":true,"name":"Rain"},"message":"You will \"love\" it.\nBoth of you.","note":"Seen twice.","rating":4.5,"sentAt":"2011-07-14T20:15:00.000Z","version":1}
        """#

    /// Other Filmz read this: a sample is never changed, only added to.
    @Test func theFormatIsWrittenAndReadAsItIsFrozen() throws {
        #expect(String(decoding: RecommendationFormat.data(Self.full), as: UTF8.self) == Self.frozen)
        #expect(try RecommendationFormat.read(Data(Self.frozen.utf8)) == Self.full)
        let least = Recommendation(films: [RecommendedFilm(title: "Heat")])
        let json = #"{"films":[{"title":"Heat"}],"filmz":"recommendation","version":1}"#
        #expect(String(decoding: RecommendationFormat.data(least), as: UTF8.self) == json)
        #expect(try RecommendationFormat.read(Data(json.utf8)) == least)
    }

    /// A member that only a newer Filmz knows, or a value that no Filmz knows, is passed over.
    @Test func whatIsNotKnownIsPassedOver() throws {
        let json = """
            {"filmz":"recommendation","version":1,"mood":["x"],"audience":["kids","cats"],"rating":4.7,
            "link":"javascript:alert(1)","sentAt":"yesterday",
            "films":[{"title":" Heat\\u0000\\n","year":99999,"kind":"opera","ids":{"imdb":"x","letterboxd":"2b4e","new":1}}]}
            """
        let read = try RecommendationFormat.read(Data(json.utf8))
        #expect(read == Recommendation(audience: .kids, films: [RecommendedFilm(title: "Heat")]))
    }

    private static func document(_ members: String, films: String = #"[{"title":"Heat"}]"#) -> String {
        "{\"filmz\":\"recommendation\",\"version\":1,\"films\":\(films)\(members)}"
    }

    @Test(arguments: [
        ("", RecommendationProblem.unreadable), ("[]", .unreadable), ("{}", .unreadable), ("\u{FEFF}x", .unreadable),
        (#"{"filmz":"list","version":1,"films":[{"title":"Heat"}]}"#, .unreadable),
        (#"{"filmz":"recommendation","version":0,"films":[{"title":"Heat"}]}"#, .unreadable),
        (#"{"filmz":"recommendation","version":2,"everything":"else"}"#, .tooNew),
        (document("", films: "[]"), .noFilms), (document("", films: "{}"), .unreadable),
        (document("", films: #"[{"title":" "}]"#), .unreadable), (document("", films: #"[{"year":1}]"#), .unreadable),
        (document("", films: #"[{"title":"A"},{"title":"B"}]"#), .unreadable),
        (document(#","list":{"name":""}"#), .unreadable), (document(#","rating":"five""#), .unreadable),
        (document(",\"from\":\"\(String(repeating: "x", count: 61))\""), .tooLarge),
        (document(",\"message\":\"\(String(repeating: "x", count: 1_001))\""), .tooLarge),
        (document(",\"note\":\"\(String(repeating: "x", count: 10_001))\""), .tooLarge),
        (document("", films: "[{\"title\":\"\(String(repeating: "x", count: 301))\"}]"), .tooLarge),
        (document(",\"x\":" + String(repeating: "[", count: 100_000)), .unreadable),
    ])
    func whatIsNoRecommendationIsRefused(json: String, problem: RecommendationProblem) {
        #expect(throws: problem) { try RecommendationFormat.read(Data(json.utf8)) }
    }

    @Test func nothingIsReadBeyondTheLimits() throws {
        let long = Data(repeating: UInt8(ascii: " "), count: RecommendationFormat.byteLimit + 1)
        #expect(throws: RecommendationProblem.tooLarge) { try RecommendationFormat.read(long) }
        func list(_ count: Int) -> Data {
            let films = Array(repeating: #"{"title":"A"}"#, count: count).joined(separator: ",")
            return Data(Self.document(#","list":{"name":"Many"}"#, films: "[\(films)]").utf8)
        }
        #expect(try RecommendationFormat.read(list(Recommendation.filmLimit)).films.count == Recommendation.filmLimit)
        #expect(throws: RecommendationProblem.tooManyFilms) {
            try RecommendationFormat.read(list(Recommendation.filmLimit + 1))
        }
    }

    /// Whatever is cut out of a document or changed in it, reading it ends, and what is read can be written and read
    /// again.
    @Test func damagedDocumentsAreRefusedOrRead() throws {
        var generator = SeededGenerator(seed: 18)
        var readCount = 0
        for _ in 0..<400 {
            var bytes = Array(Self.frozen.utf8)
            for _ in 0...Int.random(in: 0...2, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                if Bool.random(using: &generator) {
                    bytes[place] = UInt8.random(in: 0...255, using: &generator)
                } else {
                    let end = min(bytes.count - 1, place + Int.random(in: 0...20, using: &generator))
                    bytes.removeSubrange(place..<end)
                }
            }
            do {
                let read = try RecommendationFormat.read(Data(bytes))
                #expect(try RecommendationFormat.read(RecommendationFormat.data(read)) == read)
                readCount += 1
            } catch {
                #expect(error == .unreadable || error == .tooNew || error == .noFilms)
            }
        }
        #expect(readCount > 20)
    }

    @Test(arguments: [
        ("https://films.example.org/s/abc?x=1#y", "films.example.org"), ("HTTP://192.168.1.7:8080", "192.168.1.7:8080"),
        (" http://[::1]/x ", "[::1]"),
    ])
    func anAddressOfTheWebIsALink(text: String, host: String) throws {
        #expect(try #require(WebLink(text)).host == host)
    }

    @Test(arguments: [
        "", "films.example.org", "ftp://example.org", "javascript:alert(1)", "https://", "https://a:b@example.org/",
        "https://example.org\\@evil.org", "https://exa mple.org", "https://example.org/\u{202E}", "https:///x",
        "https://example.org/\(String(repeating: "x", count: 500))",
    ])
    func anythingElseIsNoLink(text: String) {
        #expect(WebLink(text) == nil)
    }
}
