import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// HTTPS with a self-signed certificate, and with a real proxy in front.
@Suite(.onOwnThreads) struct EncryptionTests {
    private let folder: TemporaryFolder
    private let filmz: FilmzProgram
    private let strings = Strings.english

    init() throws {
        folder = TemporaryFolder()
        filmz = FilmzProgram(folder: folder.path + "/data")
        _ = try filmz.run(["password"], input: "correct horse\n")
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    /// A certificate for this machine that it signed itself.
    private func makeCertificate(_ name: String) throws {
        let status = try Tool.run(
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
            "2", "-keyout", path("\(name).key"), "-out", path("\(name).pem"), "-subj", "/CN=localhost", "-addext",
            "subjectAltName=DNS:localhost,DNS:films.example.org,IP:127.0.0.1"
        ).status
        try #require(status == 0)
    }

    private func curl(_ arguments: String...) throws -> String {
        try Tool.run(["curl", "--silent", "--include", "--cacert", path("own.pem")] + arguments).output
    }

    @Test func signingInOverHTTPS() throws {
        try makeCertificate("own")
        let server = try filmz.serve("--tls-certificate", path("own.pem"), "--tls-key", path("own.key"))
        #expect(server.address.hasPrefix("https://127.0.0.1:"))
        let answer = try curl(
            "--data", "password=correct horse", "--header", "Origin: \(server.address)", "\(server.address)/sign-in")
        #expect(answer.contains(" 303 "), "\(answer)")
        let cookie = try #require(answer.firstMatch(of: /(?i)set-cookie: (__Host-filmz-session=[0-9a-f]+); (.*)/))
        #expect(cookie.2.contains("Secure"))
        #expect(try curl("--cookie", String(cookie.1), server.address).contains(" 200 "))
        let plain = try curl(
            "--data", "password=correct horse", "--header", "Origin: \(server.address)",
            server.address.replacing("https", with: "http") + "/sign-in")
        #expect(!plain.contains("303"), "nothing is answered without encryption")
    }

    /// The fingerprint of the certificate that a new connection gets.
    private func fingerprint(_ server: FilmzServer) throws -> String {
        let script =
            "openssl s_client -connect 127.0.0.1:\(server.port) </dev/null 2>/dev/null | openssl x509 -fingerprint -noout"
        return try Tool.run("sh", "-c", script).output
    }

    /// Waits until the log has a sentence. Only a server that never writes it makes this endless.
    private func wait(for sentence: String, in log: String) async throws {
        while try !String(contentsOfFile: log, encoding: .utf8).contains(sentence) {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test(.timeLimit(.minutes(5))) func aRenewedCertificateIsForConnectionsFromThenOn() async throws {
        try makeCertificate("own")
        let log = path("log")
        let server = try filmz.serve("--tls-certificate", path("own.pem"), "--tls-key", path("own.key"), log: log)
        let before = try fingerprint(server)
        // Requests over one connection of each version, and others that each make a new one, go on all the while.
        let ways = [["--http1.1"], ["--http2"], ["--http1.1", "--header", "Connection: close"]]
        let asking = ways.map { options in
            Task.detached {
                let url = "\(server.address)/healthz/live?[1-300]"
                let format = ["--write-out", "%{http_code} %{http_version}\n", "--output", "/dev/null"]
                return try Tool.run(["curl", "--silent", "--insecure"] + options + format + [url]).output
            }
        }
        try makeCertificate("own")
        server.signal(SIGHUP)
        try await wait(for: strings[ServeCommandText.renewed], in: log)
        let after = try fingerprint(server)
        #expect(before != after)
        #expect(after.contains("="))
        for (task, answer) in zip(asking, ["200 1.1", "200 2", "200 1.1"]) {
            let answers = try await task.value.split(separator: "\n")
            #expect(answers.count == 300, "\(Set(answers))")
            #expect(Set(answers) == [Substring(answer)], "\(Set(answers))")
        }
        try Data("nonsense".utf8).write(to: URL(filePath: path("own.pem")))
        server.signal(SIGHUP)
        try await wait(for: strings[ServeCommandText.notRenewed], in: log)
        #expect(try fingerprint(server) == after)
        #expect(server.stop() == 0)
    }

    @Test func filesThatDoNotFitAreNamed() throws {
        try makeCertificate("own")
        try makeCertificate("other")
        try Data("nonsense".utf8).write(to: URL(filePath: path("nonsense")))
        func said(_ text: ServeCommandText, _ file: String) -> String { strings[text, ["path": path(file)]] }
        let mismatch: KeyValuePairs = ["certificate": path("own.pem"), "key": path("other.key")]
        let cases = [
            ("own.pem", "other.key", strings[ServeCommandText.mismatch, mismatch]),
            ("nonsense", "own.key", said(.noCertificate, "nonsense")),
            ("own.pem", "nonsense", said(.noKey, "nonsense")),
            ("own.pem", "missing", said(.certificateUnreadable, "missing")),
            ("own.key", "own.key", said(.noCertificate, "own.key")),
        ]
        for (certificate, key, sentence) in cases {
            let outcome = try filmz.run(
                "serve", "--port", "0", "--tls-certificate", path(certificate), "--tls-key", path(key))
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
            #expect(outcome.output.isEmpty, "\(outcome.errors)")
        }
    }

    @Test func aProxyInFrontPassesTheClientOn() async throws {
        try makeCertificate("own")
        let server = try filmz.serve("--trusted-proxy", "127.0.0.1", "--url", "https://films.example.org")
        let nginx = try Nginx(folder: folder.path, certificate: path("own"), to: server.address)
        let port = nginx.port
        // From an address that is not the proxy's own.
        let own = [
            "--interface", "127.0.0.2", "--resolve", "films.example.org:\(port):127.0.0.1", "--header",
            "Origin: https://films.example.org:\(port)",
        ]
        func ask(_ arguments: [String], _ path: String) throws -> String {
            try Tool.run(
                ["curl", "--silent", "--include", "--cacert", self.path("own.pem")] + own + arguments
                    + ["https://films.example.org:\(port)\(path)"]
            ).output
        }
        #expect(try ask([], "/me/seen").contains("/sign-in?next=%2Fme%2Fseen"))
        let answer = try ask(["--data", "password=correct horse"], "/sign-in")
        let cookie = try #require(
            answer.firstMatch(of: /(?i)set-cookie: (__Host-filmz-session=[0-9a-f]+)/), "\(answer)")
        let page = try ask(["--cookie", String(cookie.1)], "/settings/you")
        #expect(page.contains(" 200 "))
        #expect(page.contains("https://films.example.org"))
        #expect(page.lowercased().contains("strict-transport-security: max-age=31536000"))
        // Whatever address the client claims to have, it is the same client that has to wait in the end.
        let answers = try (1...12).map { number in
            try ask(["--header", "X-Forwarded-For: 6.6.6.\(number)", "--data", "password=wrong horse"], "/sign-in")
        }
        #expect(answers.contains { $0.contains(" 429 ") })
    }
}
