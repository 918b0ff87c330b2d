import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzStore
import Foundation
import Testing

/// What the files besides basics and ratings add.
struct DatasetPeopleTests {
    private static let rows: [DatasetFile: [String]] = [
        .basics: DatasetSample.basics,
        .ratings: DatasetSample.ratings,
        .alternativeTitles: [
            "tt0000007\t1\tDer Anzünder\tDE\t\\N\toriginal\t\\N\t1",
            "tt0000007\t2\tThe Lamplighter\tUS\ten\t\\N\t\\N\t0",
            "tt0000007\t3\tL'accenditore\tIT\t\\N\t\\N\t\\N\t0",
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
    ) async throws -> (store: Store, outcome: DatasetImport.Outcome) {
        let store = try Store.inMemory(passwordCost: .low)
        let sample = try DatasetSample(rows)
        defer { withExtendedLifetime(sample) {} }
        return (store, try await DatasetImport(sample.files, options: options).run(into: store.catalogue))
    }

    private static func lamplighter(_ store: Store) async throws -> Film {
        let imdb = try #require(IMDbID(number: 7))
        return try #require(try await store.services.films.film(.imdb(imdb)))
    }

    @Test func filmsGetTheirPeople() async throws {
        let (store, outcome) = try await Self.load()
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
        let (store, outcome) = try await Self.load(rows)
        #expect(outcome.personCount == 0)
        #expect(outcome.filmCount == 3)
        #expect(try await Self.lamplighter(store).cast == [])
        let some = try await Self.load(options: DatasetOptions(files: [.alternativeTitles]))
        #expect(some.outcome.personCount == 0)
        #expect(some.outcome.nameCount == 3)
    }

    @Test(arguments: [
        ("lamplighter", "The Lamplighter"), ("anzunder", "Der Anzünder"), ("study", "Study"),
        ("etude lodz", "Étude in Łódź"),
    ])
    func filmsAreFoundByEveryTitle(_ text: String, _ name: String) async throws {
        #expect(try await Self.names(Self.load().store, text) == [name])
    }

    @Test func titlesOfOtherRegionsAreFoundWhenTheyAreWanted() async throws {
        #expect(try await Self.names(Self.load().store, "l'accenditore") == [])
        let italian = try await Self.load(options: DatasetOptions(regions: ["IT"], languages: []))
        #expect(try await Self.names(italian.store, "l'accenditore") == ["L'accenditore"])
    }

    @Test(arguments: ["ona vilar", "ben quill", "ada moor quill"])
    func filmsAreFoundByTheirPeople(_ text: String) async throws {
        #expect(try await Self.names(Self.load().store, text) == ["The Lamplighter"])
    }

    @Test func peopleOfOneNameAreToldApart() async throws {
        var rows = Self.rows
        rows[.crew]?[1] = "tt1000001\tnm0000009\t\\N"
        rows[.names]?.append("nm0000009\tOna Vilar\t1969\t\\N\tdirector\t\\N")
        let (store, _) = try await Self.load(rows)
        let search = store.services.search
        func told() async throws -> [String] {
            try await search.filmographies(of: "ona vilar").map { filmography in
                let years = [filmography.birthYear, filmography.deathYear].map { $0.map(String.init) ?? "?" }
                return (years + filmography.films.map(\.title)).joined(separator: " ")
            }
        }
        let both = try await told()
        #expect(both == ["1890 1970 The Lamplighter", "1969 ? Étude in Łódź"])
        _ = try await store.services.films.add(FilmDraft(title: "Early Work", directors: ["Ona Vilar"]))
        #expect(try await told() == both + ["? ? Early Work"], "It is not known whose film that is.")
        _ = try await store.services.films.add(FilmDraft(title: "Late Work", directors: ["Ada Moor"]))
        let ada = try await search.filmographies(of: "Ada Moor")
        #expect(ada.map(\.birthYear) == [1900])
        #expect(ada.first?.films.map(\.title) == ["The Lamplighter", "Late Work"])
    }

    /// The titles by which films are found.
    private static func names(_ store: Store, _ text: String) async throws -> [String] {
        let query = try #require(SearchQuery(text))
        let found = try await store.services.search.films(matching: query, page: PageRequest())
        return found.films.items.compactMap { found.matches[$0.id]?.name.text }
    }
}
