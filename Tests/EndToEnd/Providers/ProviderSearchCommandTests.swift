import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// `filmz search --provider`: what Filmz knows and what providers find, even if one of them fails.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct ProviderSearchCommandTests {
    struct Found: Decodable {
        struct Source: Decodable {
            var provider: Provider
            var state: String
            var failure: ProviderFailure?
            var total: Int?
            var count: Int
        }

        var items: [FilmEntry]
        var total: Int
        var found: [ProviderHit]
        var providers: [Source]

        func source(_ provider: Provider) -> Source? { providers.first { $0.provider == provider } }

        func found(by provider: Provider) -> Int { source(provider)?.count ?? 0 }
    }

    private let strings = Strings.english

    /// How the sentence about a provider begins that did not answer well.
    private func beginning(_ provider: Provider) -> String {
        "filmz: " + strings.parts(ProvidersCommandText.failed, around: "trouble", ["provider": provider.name]).before
    }

    @Test func nobodyIsAskedUnasked() throws {
        let surroundings = try Surroundings()
        let outcome = try surroundings.filmz.run("search", "alien", "--json")
        #expect(outcome.status == 0)
        #expect(!outcome.output.contains("providers"))
        #expect(try surroundings.calls().values.allSatisfy { $0 == 0 })
    }

    @Test func oneProviderIsAsked() throws {
        let surroundings = try Surroundings()
        let found = try surroundings.filmz.run(
            "search", "alien", "--provider", "tmdb", "--limit", "200", "--json"
        ).json(Found.self)
        #expect(found.providers.map(\.provider) == [.tmdb])
        #expect(found.found(by: .tmdb) > 0)
        #expect(found.providers.first?.failure == nil)
        #expect(found.total == found.items.count)
        #expect(!found.items.isEmpty)
        let calls = try surroundings.calls()
        #expect(calls["tmdb", default: 0] > 0)
        #expect(calls["omdb"] == 0)
        #expect(calls["itunes"] == 0)
        #expect(calls["amc"] == 0)
    }

    @Test func allAreAskedAndNoFilmShowsTwice() throws {
        let surroundings = try Surroundings()
        let outcome = try surroundings.filmz.run("search", "alien", "--provider", "all", "--json")
        let found = try outcome.json(Found.self)
        #expect(found.providers.map(\.provider) == Provider.allCases.filter(\.isSearched))
        #expect(found.providers.allSatisfy { $0.failure == nil && $0.state != "failed" })
        let films = found.items.map(\.film) + found.found.map(\.film)
        #expect(Set(films.map(\.id)).count == films.count)
        #expect(Set(films.map(\.title)).count == films.count, "\(films.map(\.title))")
        #expect(outcome.errors.isEmpty)
        // The other way round, and twice.
        let table = try surroundings.filmz.run(
            "search", "alien", "--provider", "iTunes", "--provider", "omdb", "--provider", "omdb")
        #expect(table.status == 0)
        #expect(table.output.contains("Alien\t1979\t117\t"))
    }

    @Test func theLimitHoldsForWhatProvidersFindToo() throws {
        let surroundings = try Surroundings()
        for limit in [1, 3, 12] {
            let options = ["search", "alien", "--provider", "all", "--limit", String(limit)]
            let found = try surroundings.filmz.run(options + ["--json"]).json(Found.self)
            #expect(found.items.count + found.found.count == limit, "\(found.items.count) \(found.found.count)")
            #expect(limit != 3 || !found.found.isEmpty, "who asks others wants to see what they find")
            guard limit == 3 else { continue }
            #expect(try surroundings.filmz.run(options).output.split(separator: "\n").count == limit)
        }
    }

    @Test func nothingIsNothing() throws {
        let surroundings = try Surroundings()
        let outcome = try surroundings.filmz.run("search", "qqqqqqqq", "--provider", "all")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.complaints.count == 1)
        let json = try surroundings.filmz.run("search", "qqqqqqqq", "--provider", "all", "--json")
        #expect(json.status == 1)
        #expect(json.errors.isEmpty)
        #expect(try json.json(Found.self).found.isEmpty)
    }

    @Test func nonsenseIsRefused() throws {
        let folder = TemporaryFolder()
        for options in [["--provider", "all", "--provider", "bogus"], ["--provider", ""]] {
            let outcome = try FilmzProgram(folder: folder.path).run(["search", "alien"] + options)
            #expect(outcome.status == 2, "\(options)")
            #expect(outcome.output.isEmpty, "\(options)")
            #expect(outcome.complaints.count == 1, "\(options)")
            let sentence = strings[
                SearchCommandText.noProvider, ["text": options.last ?? "", "providers": "…"]]
            #expect(outcome.errors.says(sentence), "\(options)")
        }
    }

    @Test func whoIsNotAskedIsTold() throws {
        let surroundings = try Surroundings()
        let filmz = surroundings.only("FILMZ_TMDB_KEY", "FILMZ_TMDB_URL")
        let one = try filmz.run("search", "alien", "--provider", "amc")
        #expect(one.status == 2)
        #expect(one.output.isEmpty)
        #expect(one.complaints.count == 1)
        let two = try filmz.run("search", "alien", "--provider", "amc", "--provider", "tmdb")
        #expect(two.status == 0)
        #expect(two.complaints.count == 1)
        #expect(two.errors.contains(strings[CommandErrorText.notAsked, ["provider": "AMC"]]))
        #expect(try filmz.run("search", "alien", "--provider", "all").errors.isEmpty)
    }

    /// What each fault of each service comes to is tested where providers are asked. Here are what such a failure looks
    /// like, and an answer that only looks like one.
    @Test func oneThatMisbehavesIsToldOfAndNoMore() throws {
        for (fault, kind) in [("503", ProviderFailure.Kind.unavailable), ("duplicates", nil)] {
            let surroundings = try Surroundings("--fault", "tmdb=\(fault)")
            let options = ["search", "alien", "--provider", "all", "--limit", "200"]
            let outcome = try surroundings.filmz.run(options + ["--json"])
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(Surroundings.keys(in: outcome).isEmpty, "\(outcome.errors)")
            let found = try outcome.json(Found.self)
            #expect(found.found(by: .omdb) > 0)
            #expect(found.source(.omdb)?.failure == nil)
            #expect(found.found(by: .iTunes) > 0)
            #expect(found.source(.iTunes)?.failure == nil)
            #expect(found.source(.tmdb)?.failure?.kind == kind)
            let films = found.found.map(\.id)
            #expect(Set(films).count == films.count)

            let table = try surroundings.filmz.run(options)
            #expect(table.status == 0)
            #expect(!table.output.isEmpty)
            #expect(Surroundings.keys(in: table).isEmpty)
            #expect(table.complaints.count == (kind == nil ? 0 : 1), "\(table.errors)")
            #expect(table.complaints.allSatisfy { $0.hasPrefix(beginning(.tmdb)) })
            for key in Surroundings.keys { #expect(try surroundings.files(with: key).isEmpty) }
        }
    }

    /// Each in a sentence of its own.
    @Test func allMayMisbehaveAtOnce() throws {
        let surroundings = try Surroundings(
            "--fault", "omdb=quota", "--fault", "tmdb=401", "--fault", "itunes=html", "--fault", "amc=429:60")
        let outcome = try surroundings.filmz.run("search", "alien", "--provider", "all")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Alien\t1979"))
        #expect(outcome.complaints.count == 4)
        let troubles: [(Provider, ProvidersCommandText)] = [
            (.omdb, .quotaUsedUp), (.tmdb, .wrongKey), (.iTunes, .unreadable), (.amc, .paused),
        ]
        for (provider, trouble) in troubles {
            let complaint = outcome.complaints.first { $0.hasPrefix(beginning(provider)) }
            #expect(complaint?.contains(strings[trouble]) == true, "\(provider): \(outcome.errors)")
        }
        #expect(Surroundings.keys(in: outcome).isEmpty)
    }

    @Test func whenAllAreGoneWhatIsKnownIsShown() throws {
        let surroundings = try Surroundings()
        let program = surroundings.unreachable(surroundings.filmz)
        let outcome = try program.run("search", "alien", "--provider", "all")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Alien\t1979"))
        #expect(outcome.complaints.count == 4)
        let nothing = try program.run("search", "qqqqqqqq", "--provider", "all")
        #expect(nothing.status == 1)
        #expect(nothing.complaints.count == 5)
    }

    @Test func aDayHasNoMoreCallsThanAreConfigured() throws {
        let surroundings = try Surroundings()
        var filmz = surroundings.only("FILMZ_OMDB_KEY", "FILMZ_OMDB_URL")
        filmz.environment["FILMZ_OMDB_DAILY_CALLS"] = "2"
        for query in ["alien", "star", "matrix", "heat"] {
            #expect(try filmz.run("search", query, "--provider", "omdb", "--limit", "1").status == 0)
        }
        #expect(try surroundings.calls()["omdb"] == 2)
    }
}
