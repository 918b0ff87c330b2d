import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// `filmz film show`: what Filmz knows, with the facts that providers add.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct FilmShowTests {
    private let strings = Strings.english
    /// What stands behind a plot that Filmz itself wrote.
    private let inOwnWords = Strings.english.parts(FilmCommandText.ownWords, around: "plot").after

    /// The facts that a film has when it is printed.
    private func facts(_ output: String) -> Set<FilmCommandText> {
        Set(FilmCommandText.allCases.filter { output.fact(strings[$0]) != nil })
    }

    @Test func withoutProvidersThereIsWhatTheCatalogueKnows() throws {
        let folder = TemporaryFolder()
        let outcome = try FilmzProgram(folder: folder.path).run("film", "show", "alien")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.hasPrefix("Alien (1979)\n"))
        #expect(facts(outcome.output).isDisjoint(with: [.source, .trailer, .offer]))
        #expect(facts(outcome.output).isSuperset(of: [.plot, .keywords, .similar]))
        #expect(outcome.output.contains(inOwnWords + "\n"))
    }

    @Test func aShowSaysHowItRan() throws {
        let folder = TemporaryFolder()
        var program = FilmzProgram(folder: folder.path)
        func check(_ strings: Strings) throws {
            let output = try program.run("film", "show", "breaking bad").output
            #expect(output.fact(strings[FilmCommandText.years]) == strings.years(2008...2013))
            let seasons = strings.facts(["5", strings.count(ShowText.episodeCount, 62)])
            #expect(output.fact(strings[FilmCommandText.seasons]) == seasons)
        }
        try check(.english)
        #expect(facts(try program.run("film", "show", "alien").output).isDisjoint(with: [.years, .seasons]))
        program.environment = ["LC_ALL": "de_DE.UTF-8"]
        try check(.german)
    }

    @Test func aFilmThatWasAddedCanBeRemoved() throws {
        let folder = TemporaryFolder()
        let program = FilmzProgram(folder: folder.path)
        let film = try program.run("add", "Our Holiday", "--year", "1987", "--json").json(Film.self)
        let removed = try program.run("film", "remove", film.id.description)
        #expect(removed.status == 0)
        let sentence = strings[FilmCommandText.removed, ["film": "Our Holiday (1987)"]]
        #expect(removed.output.hasPrefix(strings.done(sentence)))
        let change = try #require(removed.change)
        let gone = try program.run("film", "show", film.id.description)
        #expect(gone.status == 1)
        #expect(try program.run("undo", change).status == 0)
        #expect(try program.run("film", "show", film.id.description).output.hasPrefix("Our Holiday (1987)\n"))
        let refused = try program.run("film", "remove", "alien")
        #expect(refused.status == 2)
        #expect(refused.errors.contains(strings[ProblemText.notAddedByHand]))
    }

    @Test func providersAddWhatTheyKnow() throws {
        let surroundings = try Surroundings()
        let outcome = try surroundings.filmz.run("film", "show", "alien")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(Surroundings.keys(in: outcome).isEmpty)
        #expect(facts(outcome.output).isSuperset(of: [.plot, .scores, .awards, .with, .trailer, .source]))
        #expect(!outcome.output.contains(inOwnWords))
        let details = try surroundings.filmz.run("film", "show", "alien", "--json").json(FilmDetails.self)
        let scores = try #require(outcome.output.fact(strings[FilmCommandText.scores]))
        #expect(scores.contains(/\d\.\d/), "\(scores)")
        let sources = details.dossier.scores.map(\.source)
        #expect(Set(sources).isSuperset(of: [.imdb, .rottenTomatoes, .metacritic]), "\(scores)")
        for score in details.dossier.scores {
            #expect(score.source != .imdb || score.votes != nil, "\(score)")
            let votes = score.votes.map { " (\(strings.count(FilmText.votes, $0)))" } ?? ""
            #expect(
                scores.contains("\(strings.name(of: score.source)) \(strings.value(of: score))\(votes)"), "\(scores)")
        }
        #expect(details.dossier.sources.map(\.provider) == [.omdb, .tmdb, .iTunes, .amc])
        #expect(details.dossier.sources.allSatisfy { $0.failure == nil })
        #expect(!details.dossier.isOutdated)
        #expect(details.dossier.origins[.scores]?.provider == .omdb)
    }

    @Test func offlineNobodyIsAsked() throws {
        let surroundings = try Surroundings()
        let outcome = try surroundings.filmz.run("film", "show", "alien", "--offline")
        #expect(outcome.status == 0)
        #expect(!facts(outcome.output).contains(.trailer))
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
        let before = try surroundings.filmz.run("film", "show", "alien").output
        let filmz = surroundings.unreachable(surroundings.filmz)
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
        #expect(facts(outcome.output).isSuperset(of: [.scores, .awards, .plot]), "OMDb told them")
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
