import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// `filmz providers`: keys are entered and tested, and appear nowhere else.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct ProvidersCommandTests {
    private static let key = "simulated-tmdb-key"
    private let strings = Strings.english

    /// All that is printed when this is said of TMDb.
    private func said(_ text: ProvidersCommandText) -> String {
        strings[text, ["provider": "TMDb"]] + "\n"
    }

    private func status(_ provider: Provider, _ filmz: FilmzProgram) throws -> ProviderStatus? {
        try filmz.run("providers", "status", "--json").json([ProviderStatus].self).first { $0.provider == provider }
    }

    @Test func statusSaysWhoIsAsked() throws {
        let folder = TemporaryFolder()
        let filmz = FilmzProgram(folder: folder.path)
        let outcome = try filmz.run("providers", "status")
        #expect(outcome.status == 0)
        let no = strings[ProvidersCommandText.no]
        let missing = strings[ProvidersCommandText.keyMissing]
        let notNeeded = strings[ProvidersCommandText.keyNotNeeded]
        #expect(
            outcome.output.split(separator: "\n").map { $0.split(separator: "\t").prefix(3).map(String.init) }
                == [
                    ["OMDb", no, missing], ["TMDb", no, missing], ["iTunes", no, notNeeded], ["AMC", no, missing],
                    ["TVmaze", no, notNeeded],
                ])
        let statuses = try filmz.run("providers", "status", "--json").json([ProviderStatus].self)
        #expect(statuses.map(\.isAsked) == Array(repeating: false, count: Provider.allCases.count))
    }

    @Test func aKeyFromAPipeIsTestedAndKeptInItsFileOnly() throws {
        let surroundings = try Surroundings()
        let filmz = surroundings.keyless
        let outcome = try filmz.run(["providers", "key", "tmdb"], input: Self.key + "\n")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.output == said(.acceptedKept), "\(outcome)")
        #expect(Surroundings.keys(in: outcome).isEmpty)
        #expect(try status(.tmdb, filmz)?.key == .kept)
        #expect(try surroundings.folder.mode(of: "provider-keys.json") == 0o600)
        #expect(try filmz.run("search", "alien", "--provider", "tmdb").status == 0)
        let shown = try filmz.run("film", "show", "alien", "--refresh")
        #expect(shown.output.fact(strings[FilmCommandText.trailer]) != nil)
        let counts = strings.parts(OutcomeText.part, around: "count", ["things": strings[OutcomeText.providers]])
        #expect(shown.errors.contains(counts.before), "\(shown)")
        #expect(try surroundings.files(with: Self.key) == ["provider-keys.json"])
        #expect(try filmz.run("providers", "key", "tmdb", "--remove").status == 0)
        #expect(try status(.tmdb, filmz)?.key == .missing)
        #expect(try surroundings.files(with: Self.key).isEmpty)
    }

    @Test func whatTheEnvironmentSaysStandsInNoFile() throws {
        let surroundings = try Surroundings()
        for command in [
            ["search", "alien", "--provider", "all"], ["film", "show", "alien"], ["providers", "status"],
        ] {
            let outcome = try surroundings.filmz.run(command)
            #expect(outcome.status == 0)
            #expect(Surroundings.keys(in: outcome).isEmpty)
        }
        for key in Surroundings.keys { #expect(try surroundings.files(with: key).isEmpty) }
    }

    @Test func aRefusedKeyIsNotKept() throws {
        let surroundings = try Surroundings()
        let outcome = try surroundings.keyless.run(["providers", "key", "tmdb"], input: "a-wrong-secret\n")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.complaints.count == 1)
        #expect(outcome.errors.contains(strings[CommandErrorText.keyRefused, ["provider": "TMDb"]]))
        #expect(!outcome.errors.contains("a-wrong-secret"))
        #expect(try surroundings.files(with: "a-wrong-secret").isEmpty)
        #expect(try status(.tmdb, surroundings.keyless)?.key == .missing)
    }

    @Test func aKeyThatCannotBeTestedIsKept() throws {
        let surroundings = try Surroundings()
        let program = surroundings.unreachable(surroundings.keyless)
        let outcome = try program.run(["providers", "key", "tmdb", "--json"], input: Self.key + "\n")
        #expect(outcome.status == 0)
        #expect(Surroundings.keys(in: outcome).isEmpty)
        #expect(try outcome.json([String: String].self) == ["verdict": "untested"])
        #expect(try status(.tmdb, surroundings.keyless)?.key == .kept)
    }

    @Test func nonsenseIsRefused() throws {
        let folder = TemporaryFolder()
        for (provider, input) in [("tmdb", ""), ("tmdb", "two words\n"), ("netflix", "k\n"), ("itunes", "k\n")] {
            let outcome = try FilmzProgram(folder: folder.path).run(["providers", "key", provider], input: input)
            #expect(outcome.status == 2, "\(outcome)")
            #expect(outcome.output.isEmpty, "\(outcome)")
            #expect(outcome.complaints.count == 1, "\(outcome)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/provider-keys.json"))
    }

    @Test func aConfiguredKeyCannotBeChangedHere() throws {
        let surroundings = try Surroundings()
        let set = try surroundings.filmz.run(["providers", "key", "tmdb"], input: "another-secret\n")
        let removed = try surroundings.filmz.run("providers", "key", "tmdb", "--remove")
        for outcome in [set, removed] {
            #expect(outcome.status == 2)
            #expect(outcome.complaints.count == 1)
            #expect(outcome.errors.contains(strings[CommandErrorText.setElsewhere]))
        }
        #expect(try status(.tmdb, surroundings.filmz)?.key == .configured)
        #expect(try surroundings.files(with: "another-secret").isEmpty)
    }

    @Test func aFileOfKeysThatCannotBeUsedIsTold() throws {
        let surroundings = try Surroundings()
        let path = surroundings.folder.path + "/provider-keys.json"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(try surroundings.filmz.run("search", "alien", "--provider", "tmdb").status == 0)
        let outcome = try surroundings.keyless.run(["providers", "key", "tmdb"], input: Self.key + "\n")
        #expect(outcome.status == 74, "\(outcome.errors)")
        #expect(outcome.output.isEmpty, "\(outcome.errors)")
        #expect(outcome.errors.contains(path), "\(outcome.errors)")
        #expect(!outcome.errors.contains(strings.parts(CommandErrorText.fault, around: "reason").before))
        #expect(Surroundings.keys(in: outcome).isEmpty)
    }

    @Test func testsAndSwitches() throws {
        let surroundings = try Surroundings("--fault", "omdb=401")
        let filmz = surroundings.filmz
        #expect(try filmz.run("providers", "test", "tmdb").output == said(.accepted))
        #expect(try filmz.run("providers", "test", "omdb").status == 2)
        #expect(try filmz.run("providers", "off", "tmdb").output == said(.isOff))
        #expect(try status(.tmdb, filmz)?.isAsked == false)
        let untested = try filmz.run("providers", "test", "tmdb")
        #expect(untested.status == 1)
        #expect(untested.complaints.count == 1)
        #expect(try filmz.run("search", "alien", "--provider", "tmdb").status == 2, "it is not asked")
        #expect(try filmz.run("providers", "on", "tmdb").output == said(.isOn))
        #expect(try status(.tmdb, filmz)?.isAsked == true)
        let command = "filmz providers key amc"
        let needsKey = strings[ProvidersCommandText.needsKey, ["provider": "AMC", "command": command]]
        #expect(try surroundings.keyless.run("providers", "on", "amc").output.contains(needsKey))
    }

    @Test func callsOfSeveralProcessesAreCountedTogether() throws {
        let surroundings = try Surroundings()
        for _ in 0..<3 { #expect(try surroundings.filmz.run("providers", "test", "tmdb").status == 0) }
        #expect(try status(.tmdb, surroundings.filmz)?.callsToday == 3)
        #expect(try surroundings.calls()["tmdb"] == 3)
    }
}
