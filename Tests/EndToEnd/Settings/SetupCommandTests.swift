import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// `filmz setup`: the questions of a first set-up, answered by a script. And `filmz healthz`, by which it tries the way.
@Suite(.onOwnThreads) struct SetupCommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path + "/data") }

    private var path: String { filmz.folder + "/config.json" }

    private func setUp(_ answers: String...) throws -> FilmzProgram.Outcome {
        try filmz.run(["setup"], input: answers.map { $0 + "\n" }.joined())
    }

    private func written() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))) as? [String: Any] ?? [:]
    }

    private func value(_ name: String) throws -> String? {
        struct Report: Decodable {
            struct Setting: Decodable {
                let name: String
                let value: String?
            }
            let settings: [Setting]
        }
        return try filmz.run("config", "--json").json(Report.self).settings.first { $0.name == name }?.value
    }

    @Test func aHomeNetworkNeedsAPasswordAndGetsAnAddress() throws {
        let outcome = try setUp("2", "0", "5000", "short", "correct horse", "", "", "weekly")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.errors.contains(strings[SetupCommandText.noPort, ["text": "0"]]))
        #expect(outcome.errors.says(strings[CommandErrorText.passwordTooShort, ["least": "…"]]))
        #expect(!(outcome.output + outcome.errors).contains("correct horse"))
        #expect(try value("listen.host") == "0.0.0.0")
        #expect(try value("listen.port") == "5000")
        #expect(try value("backup.every") == "weekly")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try filmz.run("password", "--remove").status == 0, "one was set")
    }

    @Test func anAddressWithAPathIsTakenApart() throws {
        try FileManager.default.createDirectory(atPath: filmz.folder, withIntermediateDirectories: true)
        try Data(#"{"log": {"format": "json"}, "listen": {"host": "0.0.0.0"}}"#.utf8).write(to: URL(filePath: path))
        let outcome = try setUp(
            "3", "ftp://example.org", "https://example.org/films", "example.org/filmz/", "correct horse", "", "", "")
        #expect(outcome.status == 0, "\(outcome)")
        let noAddress = strings[ServeCommandText.noPublicAddress, ["text": "ftp://example.org"]]
        #expect(outcome.errors.contains(noAddress), "\(outcome)")
        #expect(outcome.errors.contains(strings[ServeCommandText.noBasePath, ["text": "/films"]]))
        #expect(try value("url") == "https://example.org")
        #expect(try value("basePath") == "/filmz/")
        #expect(try value("trustedProxies") == "127.0.0.1, ::1")
        #expect(try value("listen.host") == "127.0.0.1")
        #expect(try value("log.format") == "json", "what it does not ask for stays")
        #expect(outcome.output.contains("https://example.org/filmz/"))
        #expect(try filmz.run("share", "film", "Alien").output.contains("https://example.org/filmz/s/"))
        // Back to this machine only: what was for others goes.
        #expect(try setUp("1", "", "", "", "").status == 0)
        #expect(try written().keys.sorted() == ["log"])
    }

    private static let setUpBefore = [
        #"{"listen": {"host": "::1"}}"#, #"{"listen": {"host": "localhost", "port": 5000}}"#,
        #"{"listen": {"host": "192.168.1.5"}}"#, #"{"listen": {"host": "::"}, "backup": {"every": "weekly"}}"#,
        #"{"listen": {"socket": "/run/filmz/filmz.sock"}, "url": "https://a.org", "trustedProxies": ["10.0.0.0/8"]}"#,
        #"{"listen": {"host": "0.0.0.0"}, "url": "https://a.org", "basePath": "/x", "trustedProxies": ["10.0.0.0/8"]}"#,
    ]

    /// Enter, and Enter again.
    @Test func whatIsNotAnsweredStays() throws {
        _ = try filmz.run(["password"], input: "correct horse\n")
        for file in Self.setUpBefore {
            try Data(file.utf8).write(to: URL(filePath: path))
            let before = try written() as NSDictionary
            let outcome = try setUp("", "", "", "", "", "")
            #expect(outcome.status == 0, "\(outcome)")
            #expect(try written() as NSDictionary == before)
        }
    }

    @Test func aPasswordMayBeginAndEndWithASpace() throws {
        #expect(try setUp("2", "", "  spaces around  ", "", "", "").status == 0)
        let server = try filmz.serve()
        func status(_ password: String) throws -> String {
            try Tool.run(
                "curl", "--silent", "--output", "/dev/null", "--write-out", "%{http_code}", "--header",
                "Origin: \(server.address)", "--data-urlencode", "password=\(password)", server.address + "/sign-in"
            ).output
        }
        #expect(try status("  spaces around  ") == "303")
        #expect(try status("spaces around") != "303")
    }

    @Test func whatWasWrongBeforeIsToldBeforeTheFirstQuestion() throws {
        try FileManager.default.createDirectory(atPath: filmz.folder, withIntermediateDirectories: true)
        try Data(#"{"log": {"format": "xml"}}"#.utf8).write(to: URL(filePath: path))
        let outcome = try setUp("2", "", "correct horse", "", "", "")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("log.format"))
        #expect(!outcome.errors.contains(strings[SetupCommandText.reach]))
        #expect(try filmz.run("password", "--remove").status == 1, "none was set")
    }

    @Test func nothingChangesBeforeTheLastAnswer() throws {
        let whole = ["2", "5000", "correct horse", "", "", "weekly"]
        for count in 0..<whole.count {
            let outcome = try filmz.run(["setup"], input: whole.prefix(count).map { $0 + "\n" }.joined())
            #expect(outcome.status == 2, "\(outcome)")
            #expect(outcome.complaints.last?.contains(strings[SetupCommandText.stopped]) == true, "\(outcome)")
            #expect(!FileManager.default.fileExists(atPath: path))
        }
        #expect(try filmz.run("password", "--remove").status == 1, "none was set")
    }

    @Test func aFileThatIsNoneIsNotReplaced() throws {
        try FileManager.default.createDirectory(atPath: filmz.folder, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: URL(filePath: path))
        #expect(try setUp("1", "", "", "", "").status == 2)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "{")
    }

    @Test func aCertificateIsTriedBeforeItIsTaken() throws {
        let certificate = folder.path + "/cert.pem"
        let key = folder.path + "/key.pem"
        let made = try Tool.run(
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-keyout", key,
            "-out", certificate)
        #expect(made.status == 0)
        let outcome = try setUp(
            "4", certificate, certificate, certificate, key, "https://localhost:5000", "5000", "correct horse", "", "",
            "")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.errors.says(strings[ServeCommandText.noKey, ["path": "…"]]), "\(outcome)")
        #expect(try value("tls.key") == key)
        #expect(try value("tls.certificate") == certificate)
    }

    @Test func theServerIsAskedWhereItListens() throws {
        let server = try filmz.serve()
        let ready = try filmz.run("healthz", "--port", server.port, "--json")
        #expect(ready.status == 0)
        #expect(ready.output.contains("\"ready\""))
        #expect(try filmz.run("healthz", "--port", server.port, "--base-path", "/filmz").errors.isEmpty)
        #expect(try filmz.run("healthz", "--port", server.port, "--base-path", "/filmz").status == 1)
        let based = try filmz.serve("--base-path", "/filmz")
        #expect(try filmz.run("healthz", "--port", based.port, "--base-path", "/filmz").status == 0)
        // A port that no program is given.
        let nobody = try filmz.run("healthz", "--port", "1")
        #expect(nobody.status == 1)
        #expect(nobody.output.says(strings[HealthzCommandText.nobody, ["place": "…"]]))
        #expect(try filmz.run("setup", "--check").status == 0)
        #expect(!FileManager.default.fileExists(atPath: path), "nothing is written")
    }
}
