import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// `filmz version`, and how it hears of newer releases.
@Suite(.onOwnThreads) struct VersionCommandTests {
    private struct Report: Decodable {
        let version: String
        let newest: String?
        let page: String?
        let isNewer: Bool?
    }

    private let folder = TemporaryFolder()

    /// Answers each request with a file of the folder, or leads to one.
    private static let server = """
        import http.server, os, sys
        class Handler(http.server.SimpleHTTPRequestHandler):
            def do_GET(self):
                if self.path != "/moved":
                    return super().do_GET()
                self.send_response(302)
                self.send_header("Location", "/newest.json")
                self.end_headers()
            def log_message(self, *_):
                pass
        os.chdir(sys.argv[1])
        own = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        print(own.server_port, flush=True)
        own.serve_forever()
        """

    private func told(_ body: String, path: String = "/newest.json") throws -> FilmzProgram.Outcome {
        try Data(body.utf8).write(to: URL(filePath: folder.path + "/newest.json"))
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.server, folder.path]
        process.standardOutput = output
        try process.run()
        defer {
            // It does not end on SIGTERM when it was started from here.
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let environment = ["FILMZ_UPDATES_URL": "http://127.0.0.1:\(port)\(path)"]
        return try FilmzProgram(folder: folder.path + "/data", environment: environment).run(
            "version", "--check", "--json")
    }

    @Test func aNewerReleaseIsTold() throws {
        let outcome = try told(#"{"version": "99.1", "page": "https://example.org/new"}"#, path: "/moved")
        let report = try outcome.json(Report.self)
        #expect(outcome.status == 0, "\(outcome)")
        #expect(report.isNewer == true, "\(outcome)")
        #expect(report.newest == "99.1.0", "\(outcome)")
        #expect(report.page == "https://example.org/new")
    }

    @Test func theSameReleaseAndAnOlderOneAreNotNewer() throws {
        let present = try FilmzProgram(folder: folder.path).run("version", "--json").json(Report.self)
        #expect(present.isNewer == nil, "nobody was asked")
        for version in [present.version, "0.0.1"] {
            let report = try told("{\"version\": \"\(version)\", \"page\": \"javascript:alert(1)\"}").json(Report.self)
            #expect(report.isNewer == false, "\(version)")
            #expect(report.page == nil, "\(version)")
        }
    }

    @Test func anythingElseIsNoRelease() throws {
        let outcome = try told("<html>")
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.says(Strings.english[ReleaseText.untold, ["address": "…"]]), "\(outcome)")
    }

    @Test func nobodyIsAskedUnlessAnAddressIsNamed() throws {
        let filmz = FilmzProgram(folder: folder.path)
        let outcome = try filmz.run("version", "--check")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("updates.url"))
        let wrong = FilmzProgram(folder: folder.path, environment: ["FILMZ_UPDATES_URL": "newest"])
        for command in [["version", "--check"], ["config"], ["serve", "--port", "0"]] {
            let refused = try wrong.run(command)
            #expect(refused.status == 2, "\(command)")
            #expect(refused.errors.contains("updates.url"), "\(command)")
        }
    }
}
