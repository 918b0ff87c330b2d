import FilmzCatalogue
import FilmzDomain
import FilmzStore
import Foundation
import Synchronization
import TestSupport
import Testing

/// What the files beside basics and ratings add.
struct DatasetPeopleTests {
    private static let rows: [DatasetFile: [String]] = [
        .basics: DatasetSample.basics,
        .ratings: DatasetSample.ratings,
        .alternativeTitles: [
            "tt0000007\t1\tDer Anzünder\tDE\t\\N\toriginal\t\\N\t1",
            "tt0000007\t2\tThe Lamplighter\tUS\ten\t\\N\t\\N\t0",
            "tt0000007\t3\tL'allumeur\tFR\t\\N\t\\N\t\\N\t0",
            "tt0000007\t4\tThe Lamplighter\tGB\t\\N\t\\N\t\\N\t0",
            "tt0000008\t1\tPilot\tUS\t\\N\t\\N\t\\N\t0",
            "tt1000001\t1\tStudy\tXWW\ten\timdbDisplay\t\\N\t0",
        ],
        .crew: ["tt0000007\tnm0000002,nm0000001\tnm0000003", "tt1000001\t\\N\t\\N"],
        .principals: [
            "tt0000007\t1\tnm0000004\tactress\t\\N\t[\"Ada\"]",
            "tt0000007\t2\tnm10000005\tactor\t\\N\t\\N",
            "tt0000007\t3\tnm0000006\tself\t\\N\t\\N",
            "tt0000007\t4\tnm0000001\tdirector\t\\N\t\\N",
            "tt0000007\t5\tnm0000007\tcomposer\t\\N\t\\N",
            "tt0000008\t1\tnm0000008\tactor\t\\N\t\\N",
        ],
        .names: [
            "nm0000001\tOna Vilar\t1890\t1970\tdirector\ttt0000007",
            "nm0000002\tPer Øst\t\\N\t\\N\tdirector\ttt0000007",
            "nm0000003\tNobody Filmed\t\\N\t\\N\twriter\t\\N",
            "nm0000004\tAda Moor\t1900\t\\N\tactress\t\\N",
            "nm0000006\tHerself Alone\t\\N\t\\N\t\\N\t\\N",
            "nm0000008\tEpisode Only\t\\N\t\\N\t\\N\t\\N",
            "nm10000005\tBen Quill\t\\N\t\\N\tactor\t\\N",
        ],
    ]

    private static func load(
        _ rows: [DatasetFile: [String]] = rows, options: DatasetOptions = DatasetOptions()
    ) async throws -> (store: Store, outcome: DatasetImport.Outcome, titles: [CatalogueTitle]) {
        let store = try Store.inMemory(passwordCost: .low)
        let sample = try DatasetSample(rows)
        defer { withExtendedLifetime(sample) {} }
        let sink = TitleRecorder()
        let outcome = try await DatasetImport(sample.files, options: options).run(into: store.catalogue, titles: sink)
        return (store, outcome, sink.titles)
    }

    private static func lamplighter(_ store: Store) async throws -> Film {
        let imdb = try #require(IMDbID(number: 7))
        return try #require(try await store.services.films.film(.imdb(imdb)))
    }

    @Test func filmsGetTheirPeople() async throws {
        let (store, outcome, _) = try await Self.load()
        #expect(outcome.problems.isEmpty)
        #expect(outcome.personCount == 6)
        let film = try await Self.lamplighter(store)
        #expect(film.directors == ["Per Øst", "Ona Vilar"])
        #expect(film.cast == ["Ada Moor", "Ben Quill", "Herself Alone"])
    }

    @Test func onlyTheBestBilledAreKept() async throws {
        let film = try await Self.lamplighter(Self.load(options: DatasetOptions(castLimit: 2)).store)
        #expect(film.cast == ["Ada Moor", "Ben Quill"])
    }

    @Test func withoutCrewDirectorsComeFromPrincipals() async throws {
        var rows = Self.rows
        rows[.crew] = nil
        #expect(try await Self.lamplighter(Self.load(rows).store).directors == ["Ona Vilar"])
    }

    @Test func withoutNamesNobodyIsCredited() async throws {
        var rows = Self.rows
        rows[.names] = nil
        let (store, outcome, _) = try await Self.load(rows)
        #expect(outcome.personCount == 0)
        #expect(outcome.filmCount == 3)
        #expect(try await Self.lamplighter(store).cast == [])
        let some = try await Self.load(options: DatasetOptions(files: [.alternativeTitles]))
        #expect(some.outcome.personCount == 0)
        #expect(some.outcome.nameCount == 3)
    }

    @Test func aSinkIsToldTheTitlesBestKnownFirst() async throws {
        let titles = try await Self.load().titles
        #expect(
            titles.map(\.names) == [
                ["The Lamplighter", "Der Anzünder"], ["Étude in Łódź", "Study"], ["\"Quoted\" Nights"],
            ])
        #expect(titles.map(\.votes) == [1200, 40, 0])
        #expect(titles.map(\.year) == [1931, nil, 2031])
        #expect(titles[0].people == ["Per Øst", "Ona Vilar", "Ada Moor", "Ben Quill", "Herself Alone"])
        let french = try await Self.load(options: DatasetOptions(regions: ["FR"], languages: [])).titles
        #expect(french[0].names == ["The Lamplighter", "Der Anzünder", "L'allumeur"])
    }
}

/// Remembers what it is told.
final class TitleRecorder: TitleSink {
    private let state = Mutex<(titles: [CatalogueTitle], catalogues: [Int64])>(([], []))

    var titles: [CatalogueTitle] { state.withLock { $0.titles } }
    var catalogues: [Int64] { state.withLock { $0.catalogues } }

    func take(_ title: CatalogueTitle) { state.withLock { $0.titles.append(title) } }
    func finish(catalogue: Int64) { state.withLock { $0.catalogues.append(catalogue) } }
}
