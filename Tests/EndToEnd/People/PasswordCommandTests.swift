import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// Setting a password, and what the server then allows.
@Suite(.onOwnThreads) struct PasswordCommandTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path) }

    @Test func aPasswordIsReadFromAPipeAndAskedForByTheServer() async throws {
        let set = try filmz.run(["password"], input: "correct horse\n")
        #expect(set.status == 0, "\(set.errors)")
        #expect(set.output.contains("filmz serve --host 0.0.0.0"), "\(set.errors)")
        #expect(!(set.output + set.errors).contains("horse"))
        let server = try filmz.serve()
        #expect(try await server.get("/").headers["location"] == "/sign-in", "loopback too")
        let wrong = try await server.post("/sign-in", "password=wrong+horse")
        #expect(wrong.status == 422)
        let cookie = try await server.signIn("correct+horse")
        #expect(try await server.get("/", headers: ["Cookie": cookie]).status == 200)
        let changed = try filmz.run(["password"], input: "battery staple")
        #expect(changed.output.contains(Strings.english[PasswordCommandText.changed]))
        #expect(try await server.get("/", headers: ["Cookie": cookie]).status == 303, "changing it signs out at once")
        #expect(try filmz.run("password", "--remove", "--json").json()["hasPassword"] as? Bool == false)
        #expect(try await server.get("/").status == 200)
        #expect(try filmz.run("password", "--remove").status == 1)
    }

    @Test func whatIsNoPasswordIsRefused() throws {
        for input in ["", "\n", "1234567\n", String(repeating: "x", count: 1_001)] {
            let outcome = try filmz.run(["password"], input: input)
            #expect(outcome.status == 2, "\(input)")
            #expect(outcome.errors.hasPrefix("filmz: "), "\(outcome)")
            #expect(outcome.complaints.count == 1, "\(outcome)")
        }
        #expect(try filmz.run("password", "--remove").status == 1, "none was set")
    }

    @Test func nothingIsServedToOthersWithoutOne() throws {
        for option in [
            ["--host", "0.0.0.0"], ["--trusted-proxy", "127.0.0.1"], ["--url", "https://films.example.org"],
        ] {
            let outcome = try filmz.run(["serve", "--port", "0"] + option)
            #expect(outcome.status == 2, "\(option): \(outcome)")
            #expect(outcome.errors.contains("filmz password"), "\(option): \(outcome)")
        }
    }

    @Test func everyNetworkIsServedAndPhonesAreTold() async throws {
        _ = try filmz.run(["password"], input: "correct horse\n")
        let server = try filmz.serve("--host", "0.0.0.0", "--json")
        #expect(try await server.get("/").status == 303)
        #expect(server.said.hasPrefix("{\"address\":\"http://127.0.0.1:"))
        #expect(server.said.split(separator: "\n").count == 1)
        #expect(try filmz.run("password", "--remove").status == 0)
        let refused = try await server.get("/")
        #expect(refused.status == 503)
        #expect(refused.body.contains("filmz password"))
    }
}
