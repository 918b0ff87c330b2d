import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

/// `filmz film show`: what Filmz knows, with the facts that providers add.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct FilmShowTests {
    private static func facts(_ output: String) -> Set<String> {
        let lines = output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        return Set(lines.map { String($0.dropFirst(2).prefix { $0 != " " }) })
    }

    @Test func withoutProvidersThereIsWhatTheCatalogueKnows() throws {
        let folder = TemporaryFolder()
        let outcome = try FilmzProgram(folder: folder.path).run("film", "show", "alien")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("Alien (1979)\n"))
        #expect(Self.facts(outcome.output).isDisjoint(with: ["Source", "Trailer", "Offer"]))
        #expect(Self.facts(outcome.output).isSuperset(of: ["Plot", "Keywords", "Similar"]))
        #expect(outcome.output.contains("(in Filmz's own words)\n"))
    }

    @Test func aShowSaysHowItRan() throws {
        let folder = TemporaryFolder()
        var program = FilmzProgram(folder: folder.path)
        let english = try program.run("film", "show", "breaking bad")
        #expect(english.output.contains(/\n  Years +2008–2013\n  Seasons +5.· 62 episodes\n/))
        #expect(Self.facts(try program.run("film", "show", "alien").output).isDisjoint(with: ["Years", "Seasons"]))
        program.environment = ["LC_ALL": "de_DE.UTF-8"]
        let german = try program.run("film", "show", "breaking bad")
        #expect(german.output.contains(/\n  Jahre +2008–2013\n  Staffeln +5.· 62 Folgen\n/))
    }

    @Test func aFilmThatWasAddedCanBeRemoved() throws {
        let folder = TemporaryFolder()
        let program = FilmzProgram(folder: folder.path)
        let film = try program.run("add", "Our Holiday", "--year", "1987", "--json").json(Film.self)
        let removed = try program.run("film", "remove", film.id.description)
        #expect(removed.status == 0)
        #expect(removed.output.hasPrefix("Our Holiday (1987) is removed."))
        let change = try #require(removed.output.firstMatch(of: /undo (\S+)/)).output.1
        let gone = try program.run("film", "show", film.id.description)
        #expect(gone.status == 1)
        #expect(try program.run("undo", String(change)).status == 0)
        #expect(try program.run("film", "show", film.id.description).output.hasPrefix("Our Holiday (1987)\n"))
        let refused = try program.run("film", "remove", "alien")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("Only films added by hand can be edited; only those"))
    }

    @Test func providersAddWhatTheyKnow() throws {
        let surroundings = try Surroundings()
        let outcome = try surroundings.filmz.run("film", "show", "alien")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(Surroundings.keys(in: outcome).isEmpty)
        #expect(Self.facts(outcome.output).isSuperset(of: ["Plot", "Scores", "Awards", "With", "Trailer", "Source"]))
        #expect(!outcome.output.contains("own words"))
        let scores = try #require(outcome.output.split(separator: "\n").first { $0.hasPrefix("  Scores") })
        #expect(scores.contains(/IMDb \d\.\d of 10 \([\d,]+ votes\)/), "\(scores)")
        #expect(scores.contains(/Rotten Tomatoes \d+ %/), "\(scores)")
        #expect(scores.contains(/Metacritic \d+ of 100/), "\(scores)")
        let details = try surroundings.filmz.run("film", "show", "alien", "--json").json(FilmDetails.self)
        #expect(details.dossier.sources.map(\.provider) == [.omdb, .tmdb, .iTunes, .amc])
        #expect(details.dossier.sources.allSatisfy { $0.failure == nil })
        #expect(!details.dossier.isOutdated)
        #expect(details.dossier.origins[.scores]?.provider == .omdb)
    }

    @Test func offlineNobodyIsAsked() throws {
        let surroundings = try Surroundings()
        let outcome = try surroundings.filmz.run("film", "show", "alien", "--offline")
        #expect(outcome.status == 0)
        #expect(!Self.facts(outcome.output).contains("Trailer"))
        #expect(try surroundings.calls().values.allSatisfy { $0 == 0 })
        #expect(try surroundings.filmz.run("film", "show", "alien", "--offline", "--refresh").status == 64)
    }

    @Test func whatIsFreshIsNotAskedForAgainUnlessSomebodyWantsIt() throws {
        let once = try Surroundings()
        let again = try Surroundings()
        for _ in 0..<3 { #expect(try once.filmz.run("film", "show", "alien").status == 0) }
        #expect(try again.filmz.run("film", "show", "alien").status == 0)
        #expect(try again.filmz.run("film", "show", "alien", "--refresh").status == 0)
        let few = try once.calls()
        let more = try again.calls()
        for service in ["omdb", "tmdb"] { #expect(more[service, default: 0] > few[service, default: 0]) }
    }

    @Test func whatWasKnownStaysWhenAllAreGone() throws {
        let surroundings = try Surroundings()
        let filmz = surroundings.filmz
        let before = try filmz.run("film", "show", "alien").output
        #expect(surroundings.simulator.stop() == 0)
        #expect(try filmz.run("film", "show", "alien").output == before)
        #expect(try filmz.run("film", "show", "alien", "--offline").output == before)
        let tried = try filmz.run("film", "show", "alien", "--refresh")
        #expect(tried.status == 0)
        #expect(tried.output == before)
        // One of each provider, and one that counts them.
        #expect(tried.complaints.count == 5, "\(tried.errors)")
        #expect(try filmz.run("film", "show", "alien").output == before)
    }

    @Test func oneThatMisbehavesTakesNothingFromTheOthers() throws {
        let surroundings = try Surroundings("--fault", "tmdb=invalid-json")
        let outcome = try surroundings.filmz.run("film", "show", "alien")
        #expect(outcome.status == 0)
        #expect(Surroundings.keys(in: outcome).isEmpty)
        #expect(Self.facts(outcome.output).isSuperset(of: ["Scores", "Awards", "Plot"]), "OMDb told them")
        #expect(outcome.complaints.count == 1, "\(outcome.errors)")
        #expect(outcome.errors.contains("TMDb"), "\(outcome.errors)")
    }

    @Test func whatAPersonWroteStandsThroughEveryRefresh() throws {
        let surroundings = try Surroundings()
        let filmz = surroundings.filmz
        let added = try filmz.run(
            "add", "Alien", "--year", "1979", "--director", "Ridley Scott", "--json"
        ).json()
        let id = try #require(added["id"] as? String)
        #expect(try filmz.run("seen", id, "--on", "2020-05-01", "--note", "Mine", "--rating", "4.5").status == 0)
        #expect(try filmz.run("seen", "78748", "--on", "2021-06-02", "--note", "Also mine").status == 0)
        // It may prove to be the catalogue's own film.
        #expect(try filmz.run("film", "show", id, "--refresh").status == 0)
        let notes = try [id, "78748"].map { try filmz.run("film", "show", $0, "--offline").output }.joined()
        #expect(notes.contains("Mine"))
        #expect(notes.contains("Also mine"))
        #expect(notes.contains("4.5"))
    }
}
