import FilmzCatalogue
import FilmzDomain
import FilmzStore
import TestSupport
import Testing

/// Which rows of `title.akas` become the title that German readers see.
struct DatasetTitlesTests {
    /// A title, its region, language, types and attributes; `-` for nothing.
    struct Row: Sendable {
        let text: String

        init(_ title: String, _ region: String, _ language: String = "-", _ types: String = "-", _ more: String = "-") {
            text = [title, region, language, types, more].map { $0 == "-" ? "\\N" : $0 }.joined(separator: "\t")
        }
    }

    private static let film = "tt0000007"

    private static func load(_ rows: [Row]) async throws -> Store {
        let lines = rows.enumerated().map { "\(film)\t\($0.offset + 1)\t\($0.element.text)\t0" }
        let sample = try DatasetSample([
            .basics: DatasetSample.basics, .ratings: DatasetSample.ratings, .alternativeTitles: lines,
        ])
        defer { withExtendedLifetime(sample) {} }
        let store = try Store.inMemory(passwordCost: .low)
        _ = try await DatasetImport(sample.files).run(into: store.catalogue)
        return store
    }

    /// The German titles of all films.
    private static func titles(_ rows: [Row]) async throws -> [String] {
        let store = try await load(rows)
        let films = try await store.services.discover.films(DiscoverQuery(sort: .popular), page: PageRequest()).films
        return try await store.services.films.titles(of: Set(films.items.map(\.id)), in: .german).values.sorted()
    }

    @Test(arguments: [
        ([Row("Anzünder", "DE")], "Anzünder"),
        ([Row("Anzünder", "DE", "de")], "Anzünder"),
        ([Row("Austrian", "AT", "-", "imdbDisplay"), Row("Anzünder", "DE")], "Anzünder"),
        ([Row("Any", "XWW", "de", "imdbDisplay"), Row("Austrian", "AT", "-", "tv")], "Austrian"),
        ([Row("Any", "-", "de"), Row("French", "CH")], "Any"),
        ([Row("Swiss", "CH", "de")], "Swiss"),
        ([Row("Plain", "DE"), Row("Shown", "DE", "-", "imdbDisplay")], "Shown"),
        ([Row("Shown", "DE", "-", "dvd\u{2}imdbDisplay"), Row("Plain", "DE")], "Shown"),
        ([Row("Disc", "DE", "-", "dvd"), Row("Plain", "DE")], "Plain"),
        ([Row("Long", "DE", "-", "-", "long title"), Row("Plain", "DE")], "Plain"),
        ([Row("First", "DE"), Row("Second", "DE")], "First"),
        ([Row("Work", "DE", "-", "working"), Row("Disc", "DE", "-", "dvd")], "Disc"),
    ])
    func theBestIsTaken(_ rows: [Row], _ title: String) async throws {
        #expect(try await Self.titles(rows) == [title])
    }

    @Test(arguments: [
        Row("English", "US", "en", "imdbDisplay"), Row("Sorbian", "DE", "hsb"), Row("French", "CH"),
        Row("Work", "DE", "-", "working"), Row("Other", "DE", "-", "alternative"),
        Row("Other", "DE", "-", "imdbDisplay\u{2}alternative"),
    ])
    func whatNobodyKnowsTheFilmByIsNot(_ row: Row) async throws {
        #expect(try await Self.titles([row]) == [])
    }

    @Test func aTitleThatStandsTwiceIsKeptOnceWithWhatTheBetterRowSays() async throws {
        let store = try await Self.load([
            Row("Anzünder", "US", "en"), Row("Other", "DE", "-", "tv"), Row("Anzünder", "DE"),
            Row("Anzünder", "GB", "en"), Row("Anzünder", "AT"),
        ])
        let film = Film.ID(.imdb(try #require(IMDbID(number: 7))))
        #expect(try await store.services.films.titles(of: [film], in: .german) == [film: "Anzünder"])
    }

    @Test(arguments: ["arbeitstitel", "anderer titel", "vorarlberg"])
    func filmsAreFoundByEveryGermanTitle(_ text: String) async throws {
        let store = try await Self.load([
            Row("Arbeitstitel", "DE", "-", "working"), Row("Anderer Titel", "DE", "-", "alternative"),
            Row("Vorarlberg", "AT"),
        ])
        let found = try await store.services.search.films(
            matching: #require(SearchQuery(text)), page: PageRequest())
        #expect(found.films.items.map(\.title) == ["The Lamplighter"])
    }
}
