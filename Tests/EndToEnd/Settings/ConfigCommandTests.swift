import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// `filmz config`: which settings hold, and where each comes from.
@Suite(.onOwnThreads) struct ConfigCommandTests {
    private struct Report: Decodable {
        struct Setting: Decodable {
            let name: String
            let variable: String
            let value: String?
            let origin: String?
        }

        let file: String
        let settings: [Setting]
        let unknown: [String]

        subscript(name: String) -> Setting? { settings.first { $0.name == name } }
    }

    private let folder = TemporaryFolder()

    private func filmz(_ file: String, _ environment: [String: String] = [:]) throws -> FilmzProgram {
        try Data(file.utf8).write(to: URL(filePath: folder.path + "/config.json"))
        return FilmzProgram(folder: folder.path, environment: environment)
    }

    @Test func tellsWhereEachComesFrom() throws {
        let filmz = try filmz(
            #"{"listen": {"port": 4001}, "trustedProxies": ["::1", "10.0.0.0/8"], "log": {"requests": true}, "url": "https://a.org"}"#,
            ["FILMZ_LISTEN_PORT": "4002", "FILMZ_BASE_PATH": "/filmz", "FILMZ_RECEIVED_FROM": "nas.lan,192.168.1.2:80"])
        let outcome = try filmz.run("config", "--json")
        let report = try outcome.json(Report.self)
        #expect(outcome.status == 0, "\(outcome)")
        #expect(report.unknown.isEmpty, "\(outcome)")
        #expect(report.file == folder.path + "/config.json")
        #expect(report["listen.port"]?.value == "4002")
        #expect(report["listen.port"]?.origin == "environment")
        #expect(report["listen.host"]?.value == "127.0.0.1")
        #expect(report["listen.host"]?.origin == "usual")
        #expect(report["trustedProxies"]?.value == "::1, 10.0.0.0/8")
        #expect(report["trustedProxies"]?.origin == "file")
        #expect(report["receivedFrom"]?.value == "nas.lan, 192.168.1.2:80")
        #expect(report["log.requests"]?.value == "true")
        #expect(report["backup.every"]?.value == nil)
        #expect(report["omdb.dailyCalls"]?.variable == "FILMZ_OMDB_DAILY_CALLS")
        let lines = try filmz.run("config").output.split(separator: "\n")
        #expect(lines.contains("listen.port\t4002\tFILMZ_LISTEN_PORT"))
        #expect(!lines.contains { $0.hasPrefix("backup") })
        #expect(try filmz.run("config", "--all").output.split(separator: "\n").count == report.settings.count)
    }

    @Test func secretsAreNeverShown() throws {
        try Data("from-a-file-of-mine".utf8).write(to: URL(filePath: folder.path + "/token"))
        let filmz = try filmz(
            #"{"tmdb": {"key": "in-the-file-of-mine"}, "metrics": {"token.file": "x"}}"#,
            ["FILMZ_OMDB_KEY": "in-the-environment-of-mine", "FILMZ_METRICS_TOKEN_FILE": folder.path + "/token"])
        for options in [["config"], ["config", "--json"], ["config", "--all"]] {
            let outcome = try filmz.run(options)
            #expect(!(outcome.output + outcome.errors).contains("of-mine"), "\(outcome)")
            #expect(["tmdb.key", "omdb.key", "metrics.token"].allSatisfy(outcome.output.contains))
        }
    }

    /// A file that the environment names counts more than a secret in the configuration file, and is said to.
    @Test func aSecretComesFromWhereItIsSaidToComeFrom() throws {
        try Data("0123456789abcdef-from-file".utf8).write(to: URL(filePath: folder.path + "/token"))
        let filmz = try filmz(
            #"{"metrics": {"token": "0123456789abcdef-from-config"}}"#,
            ["FILMZ_METRICS_TOKEN_FILE": folder.path + "/token"])
        #expect(try filmz.run("config", "--json").json(Report.self)["metrics.token"]?.origin == "environment")
        let server = try filmz.serve()
        func status(_ token: String) throws -> String {
            try Tool.run(
                "curl", "--silent", "--output", "/dev/null", "--write-out", "%{http_code}", "--header",
                "Authorization: Bearer \(token)", server.address + "/metrics"
            ).output
        }
        #expect(try status("0123456789abcdef-from-file") == "200")
        #expect(try status("0123456789abcdef-from-config") != "200")
    }

    @Test func whatIsNoSettingIsTold() throws {
        let filmz = try filmz(#"{"listen": {"prot": 1}, "tmdb": {"key": "k"}, "typo": {}}"#, ["FILMZ_TYPO": "1"])
        #expect(try filmz.run("config", "--json").json(Report.self).unknown == ["listen.prot", "FILMZ_TYPO"])
    }

    private static let intervals = Strings.english.either(["never", "daily", "weekly"])
    private static let mistakes = [
        (#"{"listen": {"port": 70000}}"#, "70000"), (#"{"listen": {"port": "many"}}"#, "listen.port"),
        (#"{"url": "example.org"}"#, "example.org"), (#"{"basePath": "/films"}"#, "/films"),
        (#"{"trustedProxies": "nginx"}"#, "trustedProxies"), (#"{"trustedProxies": ["nginx"]}"#, "nginx"),
        (#"{"tls": {"key": "key.pem"}}"#, "--tls-certificate"), (#"{"log": {"format": "xml"}}"#, "log.format"),
        (#"{"receivedFrom": ["a b"]}"#, "a b"), (#"{"metrics": {"token": "short"}}"#, "metrics.token"),
        (#"{"backup": {"every": "now"}}"#, intervals), (#"{"url": ["https://a.org"]}"#, "url"),
        (#"{"trustedProxies": [1, 2]}"#, "trustedProxies"), (#"{"log": {"requests": ["true"]}}"#, "log.requests"),
        (#"{"listen": {"port": 4455.5}}"#, "listen.port"),
        (#"{"tls": {"certificate": "/nowhere.pem", "key": "/nowhere.pem"}}"#, "/nowhere.pem"),
        (#"{"language": 5}"#, "language"),
    ]

    @Test func whatIsWrongIsTold() throws {
        for (file, named) in Self.mistakes {
            let outcome = try filmz(file).run("config")
            #expect(outcome.status == 2, "\(outcome)")
            #expect(outcome.errors.contains(named), "\(outcome)")
        }
    }

    /// One of each part of the server that reads settings. Logs, figures, updates and the datasets have tests of theirs.
    @Test func nothingIsServedWithWhatIsWrong() throws {
        for named in ["70000", "a b", Self.intervals, "/nowhere.pem", "language"] {
            let file = try #require(Self.mistakes.first { $0.1 == named }).0
            let outcome = try filmz(file).run("serve", "--host", "127.0.0.1")
            #expect(outcome.status == 2, "\(outcome)")
            #expect(outcome.errors.contains(named), "\(outcome)")
        }
    }

    @Test func theServerDoesWhatStandsThere() throws {
        let filmz = try filmz(#"{"basePath": "/filmz", "listen": {"host": "::1", "port": 1}}"#)
        // An option counts more than the file.
        let server = try filmz.serve("--host", "127.0.0.1")
        #expect(server.said.contains("\(server.address)/filmz/"))
        let page = try Tool.run("curl", "--silent", server.address + "/filmz/search?q=alien").output
        #expect(page.contains("href=\"/filmz/films/"))
        #expect(!page.contains("href=\"/films/"))
        #expect(server.stop() == 0)
    }
}
