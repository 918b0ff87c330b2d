import FilmzContracts
import FilmzDomain
import FilmzJSON
import FilmzPages
import Foundation
import Testing

@testable import FilmzWeb

/// The hand-written JSON is the same as the encoder's.
struct JSONWriterTests {
    private static func encoded(_ page: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(page), as: UTF8.self)
    }

    private static func written(_ page: Page<FilmEntry>) -> String {
        written { page.write(to: &$0) }
    }

    private static func written(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        write(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// A film with every possible fact.
    private static let full: Film = {
        var film = Film.hostile
        film.externalIDs = ExternalIDs(ExternalID.Namespace.allCases.compactMap { ExternalID($0, number: 7) })
        film.kind = .televisionFilm
        return film
    }()

    private static let state = MyFilmState(
        isOnWatchlist: true, isFavourite: true, viewingCount: 2, lastWatchedOn: .month(year: 2011, month: 7),
        rating: Rating(stars: 4.5), audience: .all)

    @Test func everySampleIsWrittenAsTheEncoderDoes() throws {
        let films = Film.samples + [Self.full]
        for state in [MyFilmState(), Self.state] {
            let entries = films.map {
                FilmEntry(
                    film: $0, state: state, addedAt: state.isSeen ? Timestamp(milliseconds: 1_310_674_500_123) : nil,
                    service: state.isSeen ? StreamingService(id: 8, name: "A \"B\" é") : nil)
            }
            for next in [nil, PageCursor("a \"cursor\" / é")] {
                let page = Page(items: entries, total: 1_000, next: next)
                let shelf = MyFilmsShelf(
                    films: page, minutes: 12_345, facets: MyFilmsFacets(), correction: next.map { _ in "\"a\"" })
                try #expect(Self.written { shelf.write(to: &$0) } == Self.encoded(shelf))
                #expect(try Self.written(page) == Self.encoded(page))
            }
        }
        let empty = Page<FilmEntry>(items: [], total: 0)
        #expect(try Self.written(empty) == Self.encoded(empty))
    }

    @Test func aSearchAnswerIsWrittenAsTheEncoderDoes() throws {
        let text = MatchedText("A \"B\" é", matches: ["A \"B\" é".startIndex..<"A".endIndex])
        let match = SearchMatch(name: text, people: [text, text], keywords: [text])
        let films = [Film.hostile, .french]
        let full = SearchResults(
            isTotalOpen: true, matches: [films[0].id: match], correction: "<a>", suggestion: "\"b\"", people: ["é"])
        var asked = full
        asked.sentence = SearchQuery("french \"films\" <1990s>, unseen, with <bo>").flatMap {
            SearchSentence($0, naming: NamedServices())
        }
        #expect(asked.filters.count == 5)
        asked.missing = [.services, .theatres]
        asked.ignored = "a \"b\""
        for results in [full, asked, SearchResults()] {
            let page = Page(
                items: films.map { FilmEntry(film: $0, state: Self.state) }, total: 7, next: PageCursor("2"))
            let answer = SearchAnswer(results, entries: page)
            try #expect(Self.written { answer.write(to: &$0) } == Self.encoded(answer))
        }
    }

    /// Fails when a value gets a new part that the samples above do not have. They would not notice that it is missing.
    @Test func theSamplesLackNothing() {
        func lacking(_ value: Any) -> [String] {
            Mirror(reflecting: value).children.filter { "\($0.value)" == "nil" || "\($0.value)" == "[]" }
                .compactMap(\.label)
        }
        #expect(Mirror(reflecting: Self.full).children.count == 19, "all facts are looked at")
        #expect(lacking(Self.full).isEmpty)
        #expect(lacking(Self.full.externalIDs).isEmpty)
        #expect(lacking(Self.state).isEmpty)
    }

    @Test func everyCharacterIsWrittenAsTheEncoderDoes() throws {
        let scalars = Array(0...0x2100) + [0xFEFF, 0xFFFD, 0xFFFF, 0x1F3AC, 0x10FFFF] as [UInt32]
        for start in stride(from: 0, to: scalars.count, by: 64) {
            var film = Film.hostile
            film.title = String(
                String.UnicodeScalarView(
                    scalars[start..<min(start + 64, scalars.count)].compactMap(Unicode.Scalar.init)))
            let page = Page(items: [FilmEntry(film: film)], total: 1)
            #expect(try Self.written(page) == Self.encoded(page))
        }
    }

    @Test(arguments: [0, 1, 7.8, 9.95, 1e-7, 1e16, 123_456_789.125, -2.5, .pi])
    func numbersAreWrittenAsTheEncoderDoes(number: Double) throws {
        var film = Film.hostile
        film.imdbRating = number
        let page = Page(items: [FilmEntry(film: film)], total: 1)
        #expect(try Self.written(page) == Self.encoded(page))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func whatIsNoNumberIsLeftOut(number: Double) throws {
        var film = Film.hostile
        film.imdbRating = number
        let text = Self.written(Page(items: [FilmEntry(film: film)], total: 1))
        #expect(!text.contains("imdbRating"))
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
}
