import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What iTunes sells beside a film: on the film's page and on the command line, also when iTunes fails.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct ProductTests {
    private static let film = "/films/68646"
    private static let row = film + "?wait=products&fragment=row"
    private static let nothing = "<div id=\"film-products\"></div>\n"
    private static let scripted = ["Cookie": "filmz-js=1"]
    private static let names: [FilmText] = [.soundtrack, .book, .audiobook, .makingOf]
    private static let kinds = names.map { Strings.english[$0] }
    private static let advertising = Strings.english[WhereCommandText.advertising]

    /// A Filmz with simulated providers, that asks iTunes too.
    private struct Asking {
        let surroundings: Surroundings
        let filmz: FilmzProgram

        init(_ options: String...) throws {
            surroundings = try options.isEmpty ? Surroundings() : Surroundings(options[0], options[1])
            let environment = surroundings.filmz.environment.merging(["FILMZ_ITUNES_ENABLED": "true"]) { $1 }
            filmz = FilmzProgram(folder: surroundings.folder.path, environment: environment)
        }

        /// Starts the server and switches advertising on.
        func serve() async throws -> FilmzServer {
            let server = try filmz.serve()
            let choice = try await server.post("/settings/advertising/limit", "limit=2")
            #expect(choice.status == 303)
            return server
        }
    }

    @Test func theyArriveAfterThePageAndAreKept() async throws {
        let asking = try Asking()
        let server = try await asking.serve()
        let page = try await server.get(Self.film, headers: Self.scripted)
        #expect(page.body.contains("data-row=\"/films/68646?wait=products\""))
        let row = try await server.get(Self.row, headers: Self.scripted).body
        for kind in Self.kinds { #expect(row.contains("<bdi>\(kind)"), "\(kind): \(row)") }
        #expect(row.contains("The Godfather: Behind the Scenes"), "\(row)")
        #expect(row.contains(Strings.english[AdvertisingText.fromStore, ["provider": "iTunes"]]), "\(row)")
        #expect(row.components(separatedBy: "rel=\"sponsored noopener noreferrer\"").count == 5, "\(row)")
        #expect(!row.contains("<img"), "\(row)")
        #expect(server.stop() == 0)
        let calls = try asking.surroundings.calls()
        // Without a network, after a restart.
        let again = try asking.filmz.serve()
        #expect(try await again.get(Self.film).body.contains("The Godfather: Behind the Scenes"))
        #expect(again.stop() == 0)
        #expect((calls["itunes"] ?? 0) >= 4)
    }

    @Test func whoTurnedAdvertisingOffSeesNoneAndITunesIsAskedForNone() async throws {
        func calls(isOn: Bool) async throws -> Int {
            let asking = try Asking()
            let server = try await asking.serve()
            let choice = try await server.post("/settings/advertising/wanted", "on=\(isOn)")
            #expect(choice.status == 303)
            _ = try await server.get(Self.film + "?fragment=about&wait=1", headers: Self.scripted)
            let row = try await server.get(Self.row, headers: Self.scripted).body
            #expect((row == Self.nothing) == !isOn, "\(row)")
            #expect(server.stop() == 0)
            let command = try asking.filmz.run("where", "The Godfather")
            #expect(command.output.contains(Self.advertising) == isOn, "\(command)")
            return try asking.surroundings.calls()["itunes"] ?? 0
        }
        let off = try await calls(isOn: false)
        let on = try await calls(isOn: true)
        #expect(off > 0, "\(off), \(on)")
        #expect(on >= off + 3, "\(off), \(on)")
    }

    @Test func whenITunesFailsTheRestOfThePageIsThere() async throws {
        let asking = try Asking("--fault", "itunes=403")
        let server = try await asking.serve()
        #expect(try await server.get(Self.row, headers: Self.scripted).body == Self.nothing)
        let offers = try await server.get(Self.film + "?wait=offers&fragment=row", headers: Self.scripted)
        #expect(offers.status == 200, "\(offers)")
        #expect(offers.body.contains("JustWatch"), "\(offers)")
        let page = try await server.get(Self.film, headers: Self.scripted)
        #expect(page.status == 200)
        #expect(!page.body.contains("advertising-title"))
        #expect(!page.body.contains("wait=products"), "It is left alone.")
        let json = try await server.get("/api/v1\(Self.film)/offers")
        #expect(json.status == 200, "\(json)")
        #expect(json.body.contains("\"products\":[]"), "\(json)")
        #expect(server.stop() == 0)
    }

    @Test func whileITunesHangsTheRestOfThePageComes() async throws {
        let asking = try Asking("--fault", "itunes=hanging")
        let server = try await asking.serve()
        async let row = server.get(Self.row, headers: Self.scripted)
        let page = try await server.get(Self.film, headers: Self.scripted)
        #expect(page.status == 200)
        #expect(page.body.contains("data-row=\"/films/68646?wait=products\""))
        let offers = try await server.get(Self.film + "?wait=offers&fragment=row", headers: Self.scripted)
        #expect(offers.status == 200, "\(offers)")
        #expect(offers.body.contains("JustWatch"), "\(offers)")
        let json = try await server.get("/api/v1\(Self.film)/offers")
        #expect(json.status == 200, "\(json)")
        #expect(json.body.contains("\"products\":[]"), "\(json)")
        // Nobody waits for it when the server ends, either.
        #expect(server.stop() == 0)
        #expect(try await row.body == Self.nothing)
    }

    @Test func theCommandLineNamesThemLastAndMarked() throws {
        let asking = try Asking()
        #expect(try asking.filmz.run("ads", "limit", "2").status == 0)
        let found = try asking.filmz.run("where", "The Godfather")
        #expect(found.status == 0, "\(found)")
        let rows = found.output.split(separator: "\n").suffix(4).map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.map(\.first) == Self.kinds, "\(found)")
        for row in rows {
            try #require(row.count == 3, "\(row)")
            #expect(row[1] == "iTunes", "\(row)")
            #expect(row[2].hasPrefix(Self.advertising), "\(row)")
            #expect(row[2].contains("https://"), "\(row)")
            #expect(row[2].contains("$"), "\(row)")
        }
        _ = try asking.surroundings.calls()
        let kept = try asking.filmz.run("where", "The Godfather", "--offline", "--json").json()
        let products = try #require(kept["products"] as? [[String: Any]])
        #expect(products.map { $0["kind"] as? String } == ["soundtrack", "book", "audiobook", "making-of"])
        #expect(products.allSatisfy { ($0["artist"] as? String)?.isEmpty == false }, "\(products)")
        // Whose iTunes is off has none.
        let none = try surroundingsWithoutITunes()
        #expect(!none.contains(Self.advertising), "\(none)")
    }

    private func surroundingsWithoutITunes() throws -> String {
        try Surroundings().filmz.run("where", "The Godfather").output
    }
}
