import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// `filmz catalogue download`: whole files or none, and only after the conditions were accepted.
@Suite(.onOwnThreads, .timeLimit(.minutes(5))) struct DownloadCommandTests {
    private let folder: TemporaryFolder
    private let served: TemporaryFolder
    private let filmz: FilmzProgram
    private let strings = Strings.english

    private static let basics = "title.basics.tsv.gz"

    init() throws {
        folder = TemporaryFolder()
        served = TemporaryFolder()
        filmz = FilmzProgram(folder: folder.path)
        let film = "tt0000007\tmovie\tThe Lamplighter\tThe Lamplighter\t0\t1931\t\\N\t91\tDrama"
        try write(
            "title.basics",
            "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres\n\(film)"
        )
        try write("title.ratings", "tconst\taverageRating\tnumVotes\ntt0000007\t8.5\t1200")
    }

    @Test func nothingComesWithoutConsent() throws {
        let server = try DatasetServer(served.path)
        let outcome = try filmz.run("catalogue", "download", "--from", server.address)
        #expect(outcome.status == 2)
        let conditions = "https://developer.imdb.com/non-commercial-datasets/"
        #expect(outcome.errors.contains(strings[DownloadCommandText.notice, ["address": conditions]]))
        #expect(outcome.errors.contains("--accept-licence"))
        #expect(!FileManager.default.fileExists(atPath: place("")))
    }

    @Test func whatIsDownloadedCanBeImported() throws {
        let server = try DatasetServer(served.path)
        let outcome = try download(server.address, "title.basics,title.ratings")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.errors.contains("IMDb"), "\(outcome)")
        #expect(try outcome.json()["downloaded"] as? [String] == ["title.basics", "title.ratings"])
        for file in [Self.basics, "title.ratings.tsv.gz"] { #expect(try isWhole(file)) }
        #expect(try filmz.run("catalogue", "import").status == 0)
        #expect(try filmz.run("search", "lamplighter").output.hasPrefix("7\t"))
        let again = try download(server.address, "title.basics,title.ratings")
        #expect(try again.json()["downloaded"] as? [String] == [], "nothing has changed")
    }

    @Test func whatBreaksOffGoesOnWhereItEnded() throws {
        let server = try DatasetServer(served.path, stopsAfter: 40)
        let broken = try download(server.address)
        #expect(broken.status == 74, "\(broken)")
        #expect(broken.errors.contains(strings[DownloadCommandText.cutShort, ["host": "127.0.0.1"]]), "\(broken)")
        #expect(!FileManager.default.fileExists(atPath: place(Self.basics)))
        #expect(server.nextRequest() == "/\(Self.basics) 200 ")
        #expect(try download(server.address).status == 0)
        #expect(server.nextRequest() == "/\(Self.basics) 206 bytes=40-")
        #expect(try isWhole(Self.basics))
        #expect(!FileManager.default.fileExists(atPath: place(Self.basics + ".part")))
    }

    @Test func whatHasChangedMeanwhileIsBegunAnew() throws {
        let server = try DatasetServer(served.path, stopsAfter: 40)
        #expect(try download(server.address).status == 74)
        try write("title.basics", "something else, with another date")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
            ofItemAtPath: "\(served.path)/\(Self.basics)")
        #expect(server.nextRequest() == "/\(Self.basics) 200 ")
        #expect(try download(server.address).status == 0)
        #expect(server.nextRequest() == "/\(Self.basics) 200 bytes=40-")
        #expect(try isWhole(Self.basics))
    }

    @Test func whatIsNoDatasetIsRefused() throws {
        let server = try DatasetServer(served.path)
        try Data("<html>Please sign in</html>".utf8).write(to: URL(filePath: "\(served.path)/\(Self.basics)"))
        let refused: [([String], String, Int32)] = [
            (
                ["--only", "title.basics", "--from", server.address],
                strings[DownloadCommandText.unexpected, ["address": "…"]], 74
            ),
            (
                ["--only", "name.basics", "--from", server.address],
                strings[DownloadCommandText.refused, ["address": "…", "status": "404"]], 74
            ),
            (
                ["--from", "http://127.0.0.1:1/"],
                strings[DownloadCommandText.unreachable, ["host": "127.0.0.1"]], 74
            ),
            (
                ["--from", "ftp://example.org"],
                strings[DownloadCommandText.noAddress, ["text": "ftp://example.org"]], 2
            ),
            (
                ["--only", "title.nonesuch", "--from", server.address],
                strings[DownloadCommandText.noFile, ["text": "title.nonesuch", "files": "…"]], 2
            ),
        ]
        for (arguments, sentence, status) in refused {
            let outcome = try filmz.run(["catalogue", "download", "--accept-licence"] + arguments)
            #expect(outcome.status == status, "\(outcome)")
            #expect(outcome.errors.says(sentence), "\(outcome)")
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: place(""))
        #expect(left.allSatisfy { $0.hasSuffix(".part") }, "\(left)")
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func itCanBeStopped(_ signal: Int32) throws {
        let server = try DatasetServer(served.path, stopsAfter: 40, stalls: true)
        let process = try filmz.begin([
            "catalogue", "download", "--accept-licence", "--only", "title.basics", "--from", server.address,
        ])
        #expect(server.nextRequest() == "/\(Self.basics) 200 ")
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 128 + signal)
        #expect(!FileManager.default.fileExists(atPath: place(Self.basics)))
        #expect(try download(server.address).status == 0)
        #expect(try isWhole(Self.basics))
    }

    private func download(_ address: String, _ files: String = "title.basics") throws -> FilmzProgram.Outcome {
        try filmz.run("catalogue", "download", "--accept-licence", "--json", "--only", files, "--from", address)
    }

    private func place(_ file: String) -> String { "\(folder.path)/imdb-datasets/\(file)" }

    private func isWhole(_ file: String) throws -> Bool {
        try Data(contentsOf: URL(filePath: place(file))) == Data(contentsOf: URL(filePath: "\(served.path)/\(file)"))
    }

    private func write(_ name: String, _ content: String) throws {
        let path = "\(served.path)/\(name).tsv"
        try (content + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try Tool.run("gzip", "-f", path).status == 0)
    }
}
