import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// Every film there is, asked for in the browser: downloaded by HTTP and imported while Filmz serves.
@Suite(.onOwnThreads, .timeLimit(.minutes(5))) struct CatalogueImportTests {
    private let folder: TemporaryFolder
    private let served: TemporaryFolder
    private let strings = Strings.english

    private static let path = "/api/v1/catalogue/import"

    init() throws {
        folder = TemporaryFolder()
        served = TemporaryFolder()
        let film = "tt0000007\tmovie\tThe Lamplighter\tThe Lamplighter\t0\t1931\t\\N\t91\tDrama"
        let files = [
            "title.basics":
                "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres\n\(film)",
            "title.ratings": "tconst\taverageRating\tnumVotes\ntt0000007\t8.5\t1200",
            "title.akas": "titleId\tordering\ttitle\tregion\tlanguage\ttypes\tattributes\tisOriginalTitle",
            "title.episode": "tconst\tparentTconst\tseasonNumber\tepisodeNumber",
            "title.crew": "tconst\tdirectors\twriters\ntt0000007\tnm0000001\t\\N",
            "title.principals": "tconst\tordering\tnconst\tcategory\tjob\tcharacters",
            "name.basics":
                "nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles\n"
                + "nm0000001\tAda Example\t1900\t\\N\tdirector\t\\N",
        ]
        for (name, content) in files {
            let path = "\(served.path)/\(name).tsv"
            try (content + "\n").write(toFile: path, atomically: true, encoding: .utf8)
            #expect(try Tool.run("gzip", "-f", path).status == 0)
        }
    }

    private func filmz(_ datasets: String) -> FilmzProgram {
        FilmzProgram(folder: folder.path, environment: ["FILMZ_DATASETS_URL": datasets])
    }

    private func start(_ server: FilmzServer) async throws {
        let answer = try await server.post(
            Self.path, #"{"acceptsConditions":true}"#, headers: ["Content-Type": "application/json"])
        #expect(answer.status == 202, "\(answer)")
    }

    /// Starts it at a server that stalls after 40 bytes, and waits until these are on the disk.
    private func startToStall(_ server: FilmzServer, _ datasets: DatasetServer) async throws {
        try await start(server)
        #expect(datasets.nextRequest() == "/title.basics.tsv.gz 200 ")
        while try await !server.get(Self.path).body.contains("\"byteCount\":40,") {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// The state, as soon as nothing runs.
    private func end(_ server: FilmzServer) async throws -> String {
        while true {
            let answer = try await server.get(Self.path).body
            let state = answer.firstMatch(of: /"state":"([a-z]+)"/).map { String($0.output.1) } ?? ""
            if state != "running" { return state }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    @Test func itIsDownloadedAndImportedWhileFilmzServes() async throws {
        let datasets = try DatasetServer(served.path)
        let server = try filmz(datasets.address).serve()
        defer { server.kill() }
        #expect(try await server.get("/settings/server").body.contains(strings[CatalogueText.getAll]))
        try await start(server)
        #expect(try await end(server) == "done")
        #expect(try await server.get("/search?q=lamplighter").body.contains("/films/7"))
        let settings = try await server.get("/settings/server").body
        #expect(settings.contains(strings.count(CatalogueImportText.done, 1)))
        #expect(settings.contains(strings[CatalogueText.importAgain]))
        #expect(try filmz(datasets.address).run("search", "ada example").output.hasPrefix("7\t"))
        for _ in 1...7 { #expect(datasets.nextRequest().hasSuffix(" 200 ")) }
        try await start(server)
        #expect(try await end(server) == "done")
        for _ in 1...7 { #expect(datasets.nextRequest().hasSuffix(" 304"), "nothing had changed") }
    }

    @Test func whatBreaksOffIsSaidAndGoesOn() async throws {
        let datasets = try DatasetServer(served.path, stopsAfter: 40)
        let server = try filmz(datasets.address).serve()
        defer { server.kill() }
        try await start(server)
        #expect(try await end(server) == "failed")
        #expect(datasets.nextRequest() == "/title.basics.tsv.gz 200 ")
        let settings = try await server.get("/settings/server").body
        #expect(settings.contains(strings[CatalogueImportText.brokenOff]))
        #expect(settings.contains(strings[CatalogueText.tryAgain]))
        try await start(server)
        #expect(try await end(server) == "done")
        #expect(datasets.nextRequest() == "/title.basics.tsv.gz 206 bytes=40-")
    }

    @Test func whatCannotBeReachedOrIsRefusedIsSaid() async throws {
        try FileManager.default.removeItem(atPath: served.path + "/title.crew.tsv.gz")
        let datasets = try DatasetServer(served.path)
        for (address, failure) in [("http://127.0.0.1:1/", "unreachable"), (datasets.address, "refused")] {
            let server = try filmz(address).serve()
            defer { server.kill() }
            try await start(server)
            #expect(try await end(server) == "failed")
            #expect(try await server.get(Self.path).body.contains("\"failure\":\"\(failure)\""))
        }
        try Data("<html>Please sign in</html>".utf8).write(to: URL(filePath: served.path + "/title.crew.tsv.gz"))
        let server = try filmz(datasets.address).serve()
        defer { server.kill() }
        try await start(server)
        #expect(try await end(server) == "failed")
        #expect(try await server.get(Self.path).body.contains("\"failure\":\"unexpected\""))
    }

    @Test func onlyOneAtATimeAlsoWithTheCommandLine() async throws {
        let datasets = try DatasetServer(served.path, stopsAfter: 40, stalls: true)
        let server = try filmz(datasets.address).serve()
        defer { server.kill() }
        try await startToStall(server, datasets)
        for command in [["download", "--accept-licence"], ["import"]] {
            let refused = try filmz(datasets.address).run(["catalogue"] + command)
            #expect(refused.status == 74, "\(refused)")
            #expect(refused.errors.contains(strings[ProblemText.importElsewhere]), "\(refused)")
        }
        try await start(server)
        let stopped = try await server.post("/settings/catalogue/stop", "")
        #expect(stopped.status == 303)
        #expect(try await end(server) == "stopped")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/imdb-datasets/title.basics.tsv.gz.part"))
        try await start(server)
        #expect(datasets.nextRequest() == "/title.basics.tsv.gz 206 bytes=40-", "no other request came before")
        #expect(try await end(server) == "done")
    }

    @Test(arguments: [SIGTERM, SIGKILL])
    func afterAnEndInTheMidstTheNextStartTellsIt(_ signal: Int32) async throws {
        let datasets = try DatasetServer(served.path, stopsAfter: 40, stalls: true)
        let first = try filmz(datasets.address).serve()
        try await startToStall(first, datasets)
        first.signal(signal)
        _ = first.end()
        let server = try filmz(datasets.address).serve()
        defer { server.kill() }
        #expect(try await end(server) == "interrupted")
        #expect(try await server.get("/settings/server").body.contains(strings[CatalogueImportText.interrupted]))
        try await start(server)
        // A killed process cannot give the rest of a file the server's date, so the whole file comes again.
        #expect(datasets.nextRequest() == "/title.basics.tsv.gz \(signal == SIGTERM ? 206 : 200) bytes=40-")
        #expect(try await end(server) == "done")
    }

    @Test func anAddressThatIsNoneIsRefused() throws {
        let refused = try filmz("ftp://example.org").run("serve", "--port", "0")
        #expect(refused.status == 2, "\(refused)")
        #expect(refused.errors.contains("datasets.url"), "\(refused)")
    }
}
