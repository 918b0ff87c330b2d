import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzReading
import FilmzStore
import Foundation
import Testing

/// Three hundred lines as people write them, in `film-lines.tsv`, against the films that come with Filmz. The lines
/// were written before there was anything to find them; where one fails, change the rules, not the line.
struct FilmLineTests {
    struct Line {
        var text: String
        /// Nil when no film of the catalogue is meant, or it does not know the title, or several films have it.
        var film: ExternalID?
    }

    private static func lines() throws -> [Line] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "film-lines.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        return try rows.map { row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 2, "\(row)")
            let id = IMDbID(cells[1]).map(ExternalID.imdb)
            try #require(id != nil || cells[1].isEmpty, "\(row)")
            return Line(text: cells[0], film: id)
        }
    }

    /// Looking for films changes nothing, so all share one store, and what each line finds.
    private static let store = Task {
        let store = try Store.inMemory()
        _ = try await StarterCatalogue.bundled().load(into: store.catalogue)
        return store
    }

    /// What each line finds alone.
    private static let alone = Task {
        let matcher = PastedFilmMatcher(try await store.value.services)
        var found: [String: [PastedFilmMatch]] = [:]
        for line in try lines() {
            found[line.text] = try await matcher.matches(of: PastedFilms(line.text), for: .owner)
        }
        return found
    }

    @Test func nearlyEveryLineFindsItsFilmAndNoneAnother() async throws {
        let services = try await Self.store.value.services
        let alone = try await Self.alone.value
        let lines = try Self.lines()
        #expect(lines.count == 300)
        let known = try await services.films.films(knownBy: lines.compactMap(\.film))
        #expect(known.count == Set(lines.compactMap(\.film)).count, "every film of the table is in the catalogue")
        var right = 0
        var asked: [String] = []
        var doubtful = 0
        for line in lines {
            let matches = try #require(alone[line.text])
            let wanted = line.film.flatMap { known[$0]?.id }
            let found = matches.compactMap(\.film)
            #expect(found.allSatisfy { $0.id == wanted }, "\(line.text): wrongly \(found.map(\.title))")
            if case .doubtful? = matches.first?.verdict { doubtful += 1 }
            if wanted != nil, found.map(\.id) == [wanted] {
                right += 1
            } else if wanted != nil {
                asked.append(line.text)
            }
        }
        let count = lines.count { $0.film != nil }
        print("\(right) of \(count) lines found their film at once, \(doubtful) of \(lines.count) were doubtful")
        #expect(right * 100 >= count * 97, "\(right) of \(count); not at once: \(asked)")
    }

    /// An imported catalogue also has the titles by which films are known in other countries.
    private static let abroad = Task {
        let store = try Store.inMemory()
        let titles = [
            68_646: "Der Pate", 88_763: "Zurück in die Zukunft", 95_016: "Stirb langsam",
            60_196: "Zwei glorreiche Halunken",
            211_915: "Die fabelhafte Welt der Amélie", 1_675_434: "Ziemlich beste Freunde",
            102_926: "Das Schweigen der Lämmer",
        ]
        var names = NameBatch(text: [])
        for (number, title) in titles {
            let id = Film.ID(.imdb(try #require(IMDbID(number: number))))
            let start = names.text.count
            names.text += Array(title.utf8)
            names.names.append(NameBatch.Name(film: id, position: 9, name: start..<names.text.count))
        }
        let content = StarterCatalogue.bundled().read()
        let writer = try await store.catalogue.begin(
            CatalogueDescription(edition: "with names", madeAt: Timestamp(Date(timeIntervalSince1970: 0))))
        try await writer.add(content.films)
        try await writer.add(names)
        _ = try await writer.finish()
        return store
    }

    @Test(
        arguments: [
            ("Der Pate (1972)", 68_646), ("1. Zurück in die Zukunft", 88_763), ("Stirb langsam", 95_016),
            ("Die fabelhafte Welt der Amelie", 211_915), ("Ziemlich beste Freunde, 2011", 1_675_434),
            ("Zwei glorreiche Halunken - Sergio Leone", 60_196), ("das schweigen der lämer", 102_926),
        ])
    func titlesOfOtherCountriesFindTheFilm(_ line: String, _ imdb: Int) async throws {
        let matcher = PastedFilmMatcher(try await Self.abroad.value.services)
        let matches = try await matcher.matches(of: PastedFilms(line), for: .owner)
        #expect(matches.map { $0.film?.externalIDs.imdb?.number } == [imdb])
    }

    /// Half of the films are not there: a line that names one of them, with its year or a person, finds no other.
    @Test func aFilmThatIsNotThereIsNotTakenForAnother() async throws {
        var random = SeededGenerator(seed: 4)
        let films = StarterCatalogue.bundled().read().films.filter { !$0.isShow }.shuffled(using: &random)
        let here = films.prefix(films.count / 2)
        let gone = films.dropFirst(films.count / 2).prefix(150)
        let store = try Store.inMemory()
        _ = try await store.catalogue.replace(with: Array(here), edition: "half")
        let matcher = PastedFilmMatcher(store.services)
        #expect(gone.count == 150)
        for (turn, film) in gone.enumerated() {
            let year = try #require(film.year)
            let director = try #require(film.directors.first)
            // All are told in each of these ways in turn.
            let lines = ["\(film.title) (\(year))", "\(film.title) \(year)", "\(film.title) - \(director)"]
            let line = lines[turn % lines.count]
            let found = try await matcher.matches(of: PastedFilms(line), for: .owner).compactMap(\.film)
            #expect(found.isEmpty, "\(line): wrongly \(found.map(\.title))")
        }
    }

    /// In one text, the lines find the same as alone.
    @Test func aWholeTextFindsWhatItsLinesFind() async throws {
        let matcher = PastedFilmMatcher(try await Self.store.value.services)
        let alone = try await Self.alone.value
        // Of a numbered list, the lines would help each other.
        let lines = try Self.lines().map(\.text).filter { $0.first?.isNumber == false && $0.first != "#" }
        let together = try await matcher.matches(of: PastedFilms(lines.joined(separator: "\n")), for: .owner)
        #expect(together.count > 200)
        for (line, found) in Dictionary(grouping: together, by: \.line) {
            #expect(alone[lines[line - 1]]?.map(\.verdict) == found.map(\.verdict), "\(lines[line - 1])")
        }
    }
}
