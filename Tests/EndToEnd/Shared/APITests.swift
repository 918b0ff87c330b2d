import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

/// The API of the served program, as other people's programs use it.
@Suite(.onOwnThreads) struct APITests {
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path) }
    private let folder = TemporaryFolder()

    /// The same question to both; the answers can be compared as JSON values.
    private func ask(
        _ command: [String], _ server: FilmzServer, _ method: String, _ path: String, _ body: String? = nil
    ) throws -> (command: NSObject?, api: NSObject?) {
        let printed = try filmz.run(command + ["--json"])
        #expect(printed.status == 0, "\(printed.errors)")
        return (try Self.value(Data(printed.output.utf8)), try Self.value(Self.api(server, method, path, body)))
    }

    private static func api(_ server: FilmzServer, _ method: String, _ path: String, _ body: String? = nil) throws
        -> Data
    {
        let address = server.address + "/api/v1" + path
        guard let body else { return try Client.curl("--request", method, "-H", "Origin: \(server.address)", address) }
        return try Client.curl(
            "--request", method, "-H", "Origin: \(server.address)", "-H", "Content-Type: application/json",
            "--data", body, address)
    }

    private static func value(_ json: Data) throws -> NSObject? {
        try JSONSerialization.jsonObject(with: json) as? NSObject
    }

    @Test func theCommandLinePrintsWhatTheAPIAnswers() throws {
        let server = try filmz.serve()
        let hostile = #"{"title":"Alien & <friends> \"1\" '2'","year":1999,"directors":["</script>"]}"#
        let added = try ask(
            ["add", #"Alien & <friends> "1" '2'"#, "--year", "1999", "--director", "</script>"], server, "POST",
            "/films", hostile)
        #expect(added.command != nil, "the second finds the first")
        #expect(added.command == added.api, "the second finds the first")
        _ = try Self.api(server, "PATCH", "/films/78748/mine", #"{"rating":4.5,"comment":"<b>","audience":["adults"]}"#)
        _ = try Self.api(server, "POST", "/films/78748/viewings", #"{"watchedOn":"2011-07","note":"a\nb"}"#)
        _ = try Self.api(server, "PATCH", "/films/133093/mine", #"{"watchlist":true,"favourite":true}"#)
        for (command, path) in [
            (["film", "show", "tt0078748"], "/films/78748"), (["film", "show", "78748"], "/films?imdb=tt0078748"),
            (["search", "alien", "--limit", "3"], "/search?q=alien&limit=3"),
            (["search", "alien", "--limit", "3", "--after", "3"], "/search?q=alien&limit=3&after=3"),
            (["search", "90s comedies under 100 minutes"], "/search?q=90s+comedies+under+100+minutes&limit=20"),
            (["list", "seen", "--matching", "alein"], "/me/seen?limit=50&q=alein"),
            (["list", "seen"], "/me/seen?limit=50"),
            (["list", "watchlist", "--sort", "title"], "/me/watchlist?sort=title"),
            (["list", "seen", "--rating", "5"], "/me/seen?rating=5"), (["list", "favourites"], "/me/favourites"),
        ] {
            let answers = try ask(command, server, "GET", path)
            #expect(answers.command != nil, "\(path)")
            #expect(answers.command == answers.api, "\(path)")
        }
    }

    @Test func bothSayTheSameOfAChange() throws {
        let server = try filmz.serve()
        let (command, api) = try ask(["rate", "78748", "4"], server, "PATCH", "/films/78748/mine", #"{"rating":3.5}"#)
        for (report, rating) in [(command, 4), (api, 3.5)] {
            let report = try #require(report as? [String: Any])
            #expect(Set(report.keys) == ["change", "film", "mine"])
            #expect((report["mine"] as? [String: Any])?["rating"] as? Double == rating)
        }
        let change = try #require((api as? [String: Any])?["change"] as? String)
        let undone = try filmz.run("undo", change, "--json").json()
        #expect((undone["mine"] as? [String: Any])?["rating"] as? Double == 4, "either takes back what the other did")
    }

    @Test func gzipIsReadByOthers() throws {
        let server = try filmz.serve()
        for path in ["/discover?year=1994", "/search?q=the", "/api/v1/discover?year=1994", "/films/78748"] {
            let plain = try Client.curl(server.address + path)
            #expect(plain.count > 1024)
            #expect(try Client.curl("--compressed", server.address + path) == plain)
            let packed = try Client.curl("-H", "Accept-Encoding: gzip", server.address + path)
            #expect(packed.starts(with: [0x1F, 0x8B]))
            #expect(packed.count < plain.count)
            let script = """
                import gzip, sys, urllib.request
                request = urllib.request.Request(sys.argv[1], headers={"Accept-Encoding": "gzip"})
                answer = urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request)
                assert answer.headers["Content-Encoding"] == "gzip", answer.headers
                assert "Accept-Encoding" in answer.headers["Vary"], answer.headers
                body = answer.read()
                assert len(body) == int(answer.headers["Content-Length"])
                sys.stdout.buffer.write(gzip.decompress(body))
                """
            #expect(try Client.python(script, server.address + path) == plain)
        }
    }

    @Test func anUnchangedPageIsNotSentAgain() throws {
        let server = try filmz.serve()
        let tag = folder.path + "/tag"
        let page = server.address + "/me/watchlist"
        func ask() throws -> String {
            String(
                decoding: try Client.curl(
                    "--compressed", "--etag-compare", tag, "--etag-save", tag, "-o", "/dev/null", "-w",
                    "%{http_code} %{size_download}", page), as: UTF8.self)
        }
        #expect(try ask().hasPrefix("200 "))
        #expect(try ask() == "304 0")
        #expect(try filmz.run("watchlist", "78748").status == 0)
        #expect(try ask().hasPrefix("200 "), "written by another program in between")
    }

    @Test func aDeepOrLargeBodyHarmsNobody() throws {
        let server = try filmz.serve()
        let file = folder.path + "/body.json"
        for body in [
            String(repeating: "[", count: 500_000), "{\"comment\":\"\(String(repeating: "x", count: 2_000_000))\"}",
        ] {
            try Data(body.utf8).write(to: URL(filePath: file))
            let status = try? Client.curl(
                "--request", "PATCH", "-H", "Origin: \(server.address)", "-H", "Content-Type: application/json",
                "--data-binary", "@\(file)", "-o", "/dev/null", "-w", "%{http_code}",
                server.address + "/api/v1/films/78748/mine")
            let code = status.map { String(decoding: $0, as: UTF8.self) }
            #expect(code == nil || ["400", "413"].contains(code), "refused, or the connection closed")
        }
        #expect(try Self.api(server, "GET", "/films/78748").count > 100)
    }
}
