import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

/// `config.json`, and the environment, which overrules it.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct ConfigurationFileTests {
    private static let secret = "a-key-of-mine"

    private static func write(_ text: String, to folder: TemporaryFolder, name: String = "config.json") throws {
        try Data(text.utf8).write(to: URL(filePath: folder.path + "/" + name))
    }

    /// The status of each provider, in the order OMDb, TMDb, iTunes, AMC, TVmaze.
    private static func statuses(_ filmz: FilmzProgram) throws -> [ProviderStatus] {
        try filmz.run("providers", "status", "--json").json([ProviderStatus].self)
    }

    @Test func saysWhoIsAskedAndTheEnvironmentIsAskedFirst() throws {
        let folder = TemporaryFolder()
        let text = #"""
            {"omdb": {"key": "\#(Self.secret)", "dailyCalls": 7}, "tmdb": {"enabled": false, "key": "\#(Self.secret)"},
             "itunes": {"enabled": true}, "language": "de-DE", "country": "DE", "cache": {"megabytes": 1}}
            """#
        try Self.write(text, to: folder)
        let statuses = try Self.statuses(FilmzProgram(folder: folder.path))
        #expect(statuses.map(\.isAsked) == [true, false, true, false, false])
        #expect(statuses.map(\.dailyLimit) == [7, nil, nil, nil, nil])
        #expect(statuses.first?.key == .configured)
        let environment = [
            "FILMZ_OMDB_DAILY_CALLS": "9", "FILMZ_TMDB_ENABLED": "true", "FILMZ_ITUNES_ENABLED": "false",
        ]
        let overruled = try Self.statuses(FilmzProgram(folder: folder.path, environment: environment))
        #expect(overruled.map(\.isAsked) == [true, true, false, false, false])
        #expect(overruled.first?.dailyLimit == 9)
        let refused = try FilmzProgram(folder: folder.path).run("providers", "on", "tmdb")
        #expect(refused.status == 2)
        #expect(refused.complaints.count == 1)
    }

    @Test func mayLieElsewhere() throws {
        let folder = TemporaryFolder()
        try Self.write(#"{"amc": {"key": "\#(Self.secret)"}}"#, to: folder, name: "elsewhere.json")
        let path = folder.path + "/elsewhere.json"
        let statuses = try Self.statuses(FilmzProgram(folder: folder.path, environment: ["FILMZ_CONFIG": path]))
        #expect(statuses.map(\.isAsked) == [false, false, false, true, false])
        let missing = FilmzProgram(folder: folder.path, environment: ["FILMZ_CONFIG": path + ".not"])
        #expect(try missing.run("providers", "status").status == 2)
    }

    private static let unreadableFile = #"{"omdb": {"key": "a-key-of-mine""#
    private static let unreadableValue = #"{"omdb": {"key": "a-key-of-mine with words"}}"#
    private static let mistakes = [
        unreadableFile, #"["a-key-of-mine"]"#, "a-key-of-mine", #"{"omdb": {"key": 5}}"#,
        #"{"omdb": {"key": "a-key-of-mine", "dailyCalls": "many"}}"#, #"{"itunes": {"enabled": "a-key-of-mine"}}"#,
        unreadableValue, #"{"omdb": {"dailyCalls": 0}}"#,
        #"{"itunes": {"key": "a-key-of-mine"}}"#, #"{"tmdb": {"url": "http://example.org/a-key-of-mine"}}"#,
        #"{"language": 5}"#, #"{"country": "a-key-of-mine"}"#, #"{"cache": {"megabytes": 0}}"#,
    ]

    private static func refuse(_ command: [String], _ text: String, _ folder: TemporaryFolder) throws {
        try write(text, to: folder)
        let outcome = try FilmzProgram(folder: folder.path).run(command)
        #expect(outcome.status == 2, "\(text): \(outcome)")
        #expect(outcome.output.isEmpty, "\(text): \(outcome)")
        #expect(outcome.complaints.count == 1, "\(text): \(outcome)")
        #expect(!outcome.errors.contains(secret), "\(text)")
    }

    @Test func mistakesAreToldWithoutWhatStandsThere() throws {
        let folder = TemporaryFolder()
        for text in Self.mistakes { try Self.refuse(["providers", "status"], text, folder) }
    }

    @Test(arguments: [unreadableFile, unreadableValue])
    func whoeverAsksProvidersNeedsTheFile(text: String) throws {
        let folder = TemporaryFolder()
        for command in [["search", "alien", "--provider", "all"], ["serve", "--port", "0"]] {
            try Self.refuse(command, text, folder)
        }
        for command in [["watchlist", "The Matrix"], ["search", "alien"]] {
            #expect(try FilmzProgram(folder: folder.path).run(command).status == 0, "\(command)")
        }
    }

    @Test func whatCannotBeReadIsTold() throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/config.json"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let outcome = try FilmzProgram(folder: folder.path).run("providers", "status")
        #expect(outcome.status == 2)
        #expect(outcome.complaints.count == 1)
        #expect(outcome.errors.contains(path))
    }
}
