import FilmzTestSupport
import Foundation
import Testing

/// What whoever runs Filmz as a service relies on.
@Suite(.onOwnThreads) struct ServiceTests {
    private let folder = TemporaryFolder()

    /// Hears what is said to the socket of a service manager, until it has heard two things.
    private static let listener = """
        import socket, sys
        own = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        own.bind(sys.argv[1].replace("@", chr(0)))
        # In one piece each, whatever is between here and the reader.
        for line in (lambda: "listening", lambda: own.recv(100).decode(), lambda: own.recv(100).decode()):
            sys.stdout.write(line() + chr(10))
            sys.stdout.flush()
        """

    @Test(arguments: [false, true]) func theServiceManagerHearsWhenItIsReadyAndWhenItEnds(_ isAbstract: Bool) throws {
        let socket = (isAbstract ? "@" : "") + folder.path + "/notify"
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.listener, socket]
        process.standardOutput = output
        try process.run()
        #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "listening\n")
        var filmz = FilmzProgram(folder: folder.path + "/data")
        filmz.environment["NOTIFY_SOCKET"] = socket
        let server = try filmz.serve()
        _ = server.stop()
        let heard = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(String(decoding: heard, as: UTF8.self) == "READY=1\nSTOPPING=1\n")
    }

    @Test func theUnitIsOneThatSystemdTakes() throws {
        guard try Tool.isThere("systemd-analyze") else { return }
        // The unit names a program and a user that only an installed Filmz has.
        let unit = try String(contentsOfFile: "Packaging/filmz.service", encoding: .utf8)
            .replacing("/usr/bin/filmz", with: "/bin/true").replacing("User=filmz", with: "User=daemon")
            .replacing("Group=filmz", with: "Group=daemon").replacing("man:filmz(1)", with: "https://example.org")
        let file = folder.path + "/filmz.service"
        try Data(unit.utf8).write(to: URL(filePath: file))
        let verdict = try Tool.run("sh", "-c", "systemd-analyze verify '\(file)' 2>&1")
        #expect(verdict.status == 0, "\(verdict.output)")
        #expect(verdict.output.isEmpty, "\(verdict.output)")
        let security = try Tool.run("systemd-analyze", "security", "--offline=true", "--threshold=20", file)
        #expect(security.status == 0, "\(security.output)")
    }

    /// Whoever starts a container sits at no terminal.
    @Test func theFirstPasswordMayComeFromAFile() throws {
        try Data("correct horse\nanother line\n".utf8).write(to: URL(filePath: folder.path + "/password"))
        var filmz = FilmzProgram(folder: folder.path + "/data")
        filmz.environment["FILMZ_PASSWORD_FILE"] = folder.path + "/password"
        func signIn(_ server: FilmzServer, _ password: String) throws -> String {
            try Tool.run(
                "curl", "--silent", "--output", "/dev/null", "--write-out", "%{http_code}", "--header",
                "Origin: \(server.address)", "--data-urlencode", "password=\(password)", server.address + "/sign-in"
            ).output
        }
        var server = try filmz.serve("--host", "0.0.0.0")
        #expect(try signIn(server, "correct horse") == "303")
        #expect(try signIn(server, "another line") != "303")
        _ = server.stop()
        // It is only the first one.
        #expect(try filmz.run(["password"], input: "another password\n").status == 0)
        server = try filmz.serve()
        #expect(try signIn(server, "correct horse") != "303")
        #expect(try signIn(server, "another password") == "303")
        _ = server.stop()

        filmz = FilmzProgram(folder: folder.path + "/other")
        filmz.environment["FILMZ_PASSWORD"] = "short"
        let refused = try filmz.run("serve", "--port", "0")
        #expect(refused.status == 2, "\(refused)")
        #expect(refused.errors.contains("8"), "\(refused)")
    }
}
