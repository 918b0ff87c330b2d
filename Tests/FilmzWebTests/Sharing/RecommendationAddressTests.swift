import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@testable import FilmzWeb

struct RecommendationAddressTests {
    private static func list(_ count: Int) -> Recommendation {
        Recommendation(
            sender: "Anna", message: "All of them!", list: .init(name: "Many"),
            films: (0..<count).map { number in
                RecommendedFilm(
                    ids: ExternalIDs(imdb: IMDbID(number: 100_000 + number * 7_919)), title: "A Film Number \(number)",
                    year: 1950 + number % 60)
            })
    }

    @Test func whatIsWrittenIsRead() throws {
        for recommendation in [Recommendation(films: [RecommendedFilm(title: "千と千尋の神隠し \u{1F600}")]), Self.list(200)] {
            let text = try #require(RecommendationAddress.text(recommendation))
            #expect(text.utf8.allSatisfy { $0.isBase64URL })
            #expect(try RecommendationAddress.read(text) == recommendation)
        }
    }

    /// The same address for the same recommendation, so that opening a link twice shows that it was answered.
    @Test func anAddressLeadsToTheReceiversOwnFilmz() throws {
        let film = Recommendation(films: [RecommendedFilm(title: "Heat", year: 1995)])
        for (typed, start) in [
            ("films.example.org", "https://films.example.org"),
            (" HTTPS://Films.Example.org/me/all ", "https://films.example.org"),
            ("http://192.168.1.7:4455/", "http://192.168.1.7:4455"), ("192.168.1.7:4455", "http://192.168.1.7:4455"),
            ("raspberry:4455", "http://raspberry:4455"), ("films.example.org:8443", "https://films.example.org:8443"),
            ("raspberry.local", "http://raspberry.local"), ("[::1]:80", "http://[::1]:80"),
            ("localhost", "http://localhost"), ("example.org/filmz", "https://example.org/filmz"),
            ("http://raspberry:80/a/filmz/films/78748", "http://raspberry:80/a/filmz"),
        ] {
            let address = try #require(RecommendationAddress.opening(film, at: typed), "\(typed)")
            #expect(address.hasPrefix("\(start)/together/received/new?r="), "\(address)")
            #expect(address == RecommendationAddress.opening(film, at: typed))
        }
        for typed in ["", "javascript:alert(1)", "ftp://example.org", "https://a@example.org", "two words", "\"><b>"] {
            #expect(RecommendationAddress.opening(film, at: typed) == nil, "\(typed)")
        }
    }

    @Test func anAddressIsNeverLongerThanItsLimit() throws {
        var longest = 0
        for count in stride(from: 10, through: 1_500, by: 10) {
            guard let address = RecommendationAddress.opening(Self.list(count), at: "films.example.org") else {
                #expect(count > 150, "small ones fit")
                break
            }
            longest = max(longest, address.utf8.count)
        }
        #expect(4_000...RecommendationAddress.limit ~= longest)
        #expect(RecommendationAddress.opening(Self.list(5_000), at: "films.example.org") == nil)
    }

    @Test(arguments: [
        "", "x", "====", "%%%", "e30", String(repeating: "A", count: 3_000), "eNqrVkpJTS5KzMlRslIyMlYCABg7A2E",
    ])
    func nonsenseIsRefused(text: String) {
        #expect(throws: RecommendationProblem.unreadable) { try RecommendationAddress.read(text) }
    }

    /// A few bytes that would become megabytes: as much as fits into an address is decompressed, and no more.
    @Test func aBombIsRefused() throws {
        let filler = String(repeating: " ", count: 4 << 20)
        let json = #"{"filmz":"recommendation","version":1,"films":[{"title":"Heat"}]}"# + filler
        let bomb = try #require(RecommendationAddress.deflated(Data(json.utf8)))
        #expect(bomb.count < 6_000)
        #expect(throws: RecommendationProblem.tooLarge) {
            try RecommendationAddress.read(RecommendationAddress.encoded(bomb))
        }
        let long = String(repeating: "A", count: RecommendationAddress.limit + 1)
        #expect(throws: RecommendationProblem.tooLarge) { try RecommendationAddress.read(long) }
    }

    @Test func damagedAddressesAreRefusedOrRead() throws {
        var generator = SeededGenerator(seed: 4)
        let text = try #require(RecommendationAddress.text(Self.list(30)))
        for _ in 0..<300 {
            var bytes = Array(text.utf8)
            bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 45...122, using: &generator)
            if Bool.random(using: &generator) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
            do {
                _ = try RecommendationAddress.read(String(decoding: bytes, as: UTF8.self))
            } catch {
                #expect([.unreadable, .tooNew, .noFilms, .tooLarge].contains(error))
            }
        }
    }
}

extension UInt8 {
    fileprivate var isBase64URL: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
