import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzStore
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

    /// Imports films that have these rows. All are in one dataset, because an import takes longer than
    /// all else here.
    private static func load(_ films: [[Row]]) async throws -> Store {
        let numbered = films.enumerated().map { (id: "tt000\(1_000 + $0.offset)", rows: $0.element) }
        let sample = try DatasetSample([
            .basics: numbered.map { "\($0.id)\tmovie\tThe Lamplighter\tThe Lamplighter\t0\t1931\t\\N\t91\tDrama" },
            .ratings: numbered.map { "\($0.id)\t8.5\t1200" },
            .alternativeTitles: numbered.flatMap { film in
                film.rows.enumerated().map { "\(film.id)\t\($0.offset + 1)\t\($0.element.text)\t0" }
            },
        ])
        defer { withExtendedLifetime(sample) {} }
        let store = try Store.inMemory(passwordCost: .low)
        _ = try await DatasetImport(sample.files).run(into: store.catalogue)
        return store
    }

    private static func film(_ place: Int) throws -> Film.ID {
        Film.ID(.imdb(try #require(IMDbID(number: 1_000 + place))))
    }

    /// The German title of each film; nil for none.
    private static func titles(_ films: [[Row]]) async throws -> [String?] {
        let ids = try films.indices.map(film)
        let titles = try await load(films).services.films.titles(of: Set(ids), in: .german)
        return ids.map { titles[$0] }
    }

    @Test func theBestIsTaken() async throws {
        let best: [([Row], String)] = [
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
            // A title that stands twice is kept once, with what the better row says.
            (
                [
                    Row("Anzünder", "US", "en"), Row("Other", "DE", "-", "tv"), Row("Anzünder", "DE"),
                    Row("Anzünder", "GB", "en"), Row("Anzünder", "AT"),
                ], "Anzünder"
            ),
        ]
        let titles = try await Self.titles(best.map(\.0))
        for ((rows, title), taken) in zip(best, titles) { #expect(taken == title, "\(rows)") }
    }

    @Test func whatNobodyKnowsTheFilmByIsNot() async throws {
        let rows = [
            Row("English", "US", "en", "imdbDisplay"), Row("Sorbian", "DE", "hsb"), Row("French", "CH"),
            Row("Work", "DE", "-", "working"), Row("Other", "DE", "-", "alternative"),
            Row("Other", "DE", "-", "imdbDisplay\u{2}alternative"),
        ]
        let titles = try await Self.titles(rows.map { [$0] } + [[Row("Known", "DE")]])
        #expect(titles == Array(repeating: nil, count: rows.count) + ["Known"])
    }

    @Test func filmsAreFoundByEveryGermanTitle() async throws {
        let store = try await Self.load([
            [
                Row("Arbeitstitel", "DE", "-", "working"), Row("Anderer Titel", "DE", "-", "alternative"),
                Row("Vorarlberg", "AT"),
            ]
        ])
        for text in ["arbeitstitel", "anderer titel", "vorarlberg"] {
            let found = try await store.services.search.films(
                matching: #require(SearchQuery(text)), page: PageRequest())
            #expect(found.films.items.map(\.title) == ["The Lamplighter"], "\(text)")
        }
    }
}
