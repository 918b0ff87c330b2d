import FilmzContracts
import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// `docs/api.md` shows the real answers, and names every resource. `FILMZ_RECORD=1` writes the answers into it anew.
struct APIDocumentTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/api.md")

    private static let alien: Film = {
        var film = Film.sample(
            "Alien", imdb: 78_748, tmdb: 348, releaseDate: "1979-05-25", runtime: 117, genres: ["Horror", "Sci-Fi"],
            directors: ["Ridley Scott"], cast: ["Sigourney Weaver", "Tom Skerritt"], prominence: 75)
        film.certificate = "R"
        film.countries = ["United Kingdom", "United States"]
        film.languages = ["English"]
        return film
    }()
    private static let aliens = Film.sample(
        "Aliens", imdb: 90_605, tmdb: 679, releaseDate: "1986-07-18", prominence: 90)

    private static let severance: Film = {
        var show = Film.sample("Severance", imdb: 11_280_740, year: 2022, runtime: 50)
        show.kind = .series
        return show
    }()

    @Test func everyExampleIsTrue() async throws {
        var document = try String(contentsOf: Self.file, encoding: .utf8)
        let clock = SettableClock()
        let backups = try ScriptedBackups()
        let web = try await WebFixture(films: [Self.alien, Self.aliens, Self.severance], clock: clock) {
            $0.replace(\.backups, with: backups)
            $0.replace(\.catalogueImport, with: ScriptedImport())
            let madeAt = SettableClock.start
            $0.catalogue = { CatalogueDescription(edition: "1", madeAt: madeAt, filmCount: 2) }
        }
        let examples = DocumentedExample.all(in: document)
        #expect(examples.count >= 15, "found \(examples.count) examples")
        #expect(examples.count == document.matches(of: /```http/).count, "each request has its answer")
        var change = DocumentedExample.change
        for example in examples {
            clock.advance()
            if example.path.hasSuffix("/place") { try await Self.loseFirstEpisode(web) }
            let answer = try await example.answer(from: web, change: &change)
            if ProcessInfo.processInfo.environment["FILMZ_RECORD"] == "1" {
                document.replace("```json " + example.answer, with: "```json " + answer, maxReplacements: 1)
            } else {
                #expect(answer == example.answer, "\(example.method) \(example.path)")
            }
        }
        if ProcessInfo.processInfo.environment["FILMZ_RECORD"] == "1" {
            try Data(document.utf8).write(to: Self.file)
        }
    }

    /// A database enters all episodes of the show anew, and has another one in the first place.
    private static func loseFirstEpisode(_ web: WebFixture) async throws {
        for (id, title) in [(11, "Good News About Hell"), (21, "Half Loop")] {
            let episodes = try (0...1).map { index in
                Episode(
                    id: try #require(Episode.ID(tmdb: id + index)),
                    number: EpisodeNumber(season: 1, episode: index + 1), title: index == 0 ? title : nil,
                    externalIDs: Episode.ExternalIDs(tmdb: id + index))
            }
            try await web.services.shows.learn(EpisodeList(by: .tmdb, episodes: episodes), of: severance.id)
        }
    }

    @Test func everyProblemIsNamed() throws {
        let document = try String(contentsOf: Self.file, encoding: .utf8)
        let sources = Self.file.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/FilmzWeb")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasPrefix("Problem") }
        let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let names = Set(source.matches(of: /init\(\s*"([a-z-]+)", title:/).map { String($0.output.1) })
        #expect(names.count >= 15)
        for name in names { #expect(document.contains("| `\(name)` |"), "\(name)") }
    }
}
