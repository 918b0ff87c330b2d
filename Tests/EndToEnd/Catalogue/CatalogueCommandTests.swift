import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// `filmz catalogue`: a dataset becomes the catalogue, or nothing changes.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct CatalogueCommandTests {
    /// How many films and shows come with Filmz: the lines of both tables, without their heads.
    private static let shipped: Int = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/FilmzCatalogue/Films")
        return ["starter-films.tsv", "starter-shows.tsv"].reduce(0) { sum, name in
            let table = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return sum + (table?.split(separator: "\n").count ?? 1) - 1
        }
    }()

    private let folder = TemporaryFolder()
    private let dataset = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path) }

    @Test func theCatalogueThatComesWithFilmzIsTold() throws {
        var filmz = filmz
        filmz.isNew = true
        let outcome = try filmz.run("catalogue", "status")
        #expect(
            outcome.status == 0,
            "\(outcome)")
        #expect(
            outcome.output.contains(
                "\(strings[CatalogueCommandText.films])\t\(strings.number(Self.shipped))\n"),
            "\(outcome)")
        #expect(!outcome.output.contains("IMDb"))
        #expect(try count() == Self.shipped)
    }

    @Test func aDatasetBecomesTheCatalogueWhileFilmzServes() async throws {
        #expect(try filmz.run("watchlist", "The Matrix").status == 0)
        let server = try filmz.serve()
        defer { server.kill() }
        try write(films: 2_000)
        let outcome = try filmz.run("catalogue", "import", dataset.path, "--json")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(try outcome.json()["films"] as? Int == 2_000)
        let progress: KeyValuePairs = [
            "file": "title.basics", "bar": "…", "percent": "…", "rows": "2,001", "kept": "2,000", "pace": "…",
        ]
        #expect(outcome.errors.says(strings[CatalogueCommandText.progress, progress]))
        let status = try filmz.run("catalogue", "status")
        #expect(status.output.contains("Information courtesy of IMDb (https://www.imdb.com). Used with permission."))
        #expect(try filmz.run("search", "lamplighter 1777").output.hasPrefix("1777\t"))
        #expect(try await server.get("/search?q=lamplighter+1777").body.contains("/films/1777"))
        #expect(try filmz.run("list", "watchlist").output.contains("The Matrix"))
        #expect(try filmz.run("catalogue", "import", dataset.path, "--least-votes", "1000").status == 0)
        #expect(try count() == 1_001)
    }

    @Test func episodesAreTakenWhereTheirFileIs() throws {
        try write(films: 20)
        let without = try filmz.run("catalogue", "import", dataset.path)
        #expect(without.status == 0, "\(without)")
        let noEpisodes = strings[CatalogueCommandText.noEpisodes, ["file": "title.episode.tsv.gz"]]
        #expect(without.output.contains(noEpisodes), "\(without)")
        let names = ["tvSeries\tLights", "tvEpisode\tOne", "tvEpisode\tTwo"].enumerated()
        try write(
            "title.basics",
            "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres",
            names.map { "\(Self.id($0 + 1))\t\($1)\t\\N\t0\t1999\t\\N\t45\t\\N" })
        try write(
            "title.episode", "tconst\tparentTconst\tseasonNumber\tepisodeNumber",
            (2...3).map { "\(Self.id($0))\t\(Self.id(1))\t1\t\($0 - 1)" })
        let few = try filmz.run("catalogue", "import", dataset.path)
        #expect(few.status == 0, "\(few)")
        #expect(few.output.contains(strings.count(CatalogueCommandText.episodes, 0)), "\(few)")
        let all = try filmz.run("catalogue", "import", dataset.path, "--episode-votes", "1", "--json")
        #expect(try all.json()["episodes"] as? Int == 2, "\(all)")
        let wrong = try filmz.run("catalogue", "import", dataset.path, "--episode-votes=-1")
        #expect(wrong.status != 0, "\(wrong)")
        #expect(wrong.errors.contains(strings[CatalogueCommandText.noVotes, ["text": "-1"]]), "\(wrong)")
    }

    @Test func titlesOfADatasetAreInTheReadersLanguage() async throws {
        try write(films: 20)
        try write(
            "title.akas", "titleId\tordering\ttitle\tregion\tlanguage\ttypes\tattributes\tisOriginalTitle",
            [
                "\(Self.id(7))\t1\tLamplighter 7\t\\N\t\\N\toriginal\t\\N\t1",
                "\(Self.id(7))\t2\tDer Anzünder\tDE\t\\N\timdbDisplay\t\\N\t0",
            ])
        #expect(try filmz.run("catalogue", "import", dataset.path).status == 0)
        let server = try filmz.serve()
        defer { server.kill() }
        for path in ["/", "/discover?year=1999", "/films/7", "/search?q=anz%C3%BCnder", "/search?q=lamplighter+7"] {
            let german = try await server.get(path, headers: ["Accept-Language": "de-DE,de;q=0.9,en;q=0.5"])
            #expect(german.status == 200, "\(path)")
            #expect(german.body.contains("Der Anzünder"), "\(path)")
            #expect(german.headers["vary"]?.contains("Accept-Language") == true)
            let english = try await server.get(path)
            #expect(english.body.contains("Lamplighter 7") || english.body.contains("<mark>Lamplighter</mark>"))
            #expect(path.contains("anz") || !english.body.contains("Anzünder"), "\(path)")
        }
        let german = FilmzProgram(folder: folder.path, environment: ["LC_ALL": "de_DE.UTF-8"])
        let shown = try german.run("film", "show", "der anzunder").output
        #expect(shown.hasPrefix("Der Anzünder (1999)\n"), "\(shown)")
        #expect(shown.fact(Strings.german[FilmCommandText.english]) == "Lamplighter 7", "\(shown)")
        #expect(try filmz.run("film", "show", "7").output.hasPrefix("Lamplighter 7 (1999)\n"))
        #expect(try german.run("watchlist", "7").output.hasPrefix("Der Anzünder (1999)"))
        for command in [["search", "anzünder"], ["list", "watchlist"]] {
            #expect(try german.run(command).output.hasPrefix("7\tLamplighter 7\t"), "programs read this")
            var terminal = german
            terminal.launcher = ["python3", "-c", "import pty, sys; pty.spawn(sys.argv[1:])"]
            let read = try terminal.run(command)
            #expect(read.output.contains("Der Anzünder"), "\(read)")
        }
    }

    @Test func whatIsWrongIsSaidAndChangesNothing() throws {
        try write(films: 2_000)
        let ratings = dataset.path + "/title.ratings.tsv.gz"
        let whole = try Data(contentsOf: URL(filePath: ratings))
        try whole.prefix(whole.count / 2).write(to: URL(filePath: ratings))
        let missing = TemporaryFolder()
        let refused = [
            ([dataset.path], strings[DatasetErrorText.truncated, ["path": ratings]]),
            ([missing.path], "https://datasets.imdbws.com/"), ([dataset.path, "--kinds", "movie,opera"], "opera"),
            ([dataset.path, "--least-votes=-1"], "-1"),
        ]
        for (arguments, sentence) in refused {
            let outcome = try filmz.run(["catalogue", "import"] + arguments)
            #expect([2, 64].contains(outcome.status), "\(outcome)")
            #expect(outcome.errors.contains(sentence), "\(outcome)")
        }
        #expect(try count() == Self.shipped)
    }

    @Test func killedAtAnyMomentTheOldCatalogueOrTheNewOneIsThere() throws {
        try write(films: 20_000)
        #expect(try count() == Self.shipped)
        let start = ContinuousClock.now
        #expect(try filmz.run("catalogue", "import", dataset.path).status == 0)
        let whole = ContinuousClock.now - start
        var before = try count()
        for part in 1...8 {
            let wanted = part.isMultiple(of: 2) ? "10" : "16000"
            let process = try filmz.begin(["catalogue", "import", dataset.path, "--least-votes", wanted])
            Thread.sleep(forTimeInterval: whole * part / 8 / .seconds(1))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let after = try count()
            #expect([before, 20_001 - (Int(wanted) ?? 0)].contains(after))
            before = after
            #expect(try filmz.run("search", "lamplighter 19999").status == 0)
            // Its unfinished files are gone when the next command ends.
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let catalogue = left.filter { $0.hasPrefix("catalogue") }
            #expect(catalogue.count == 2, "\(left)")
            #expect(catalogue.contains("catalogue.sqlite"), "\(left)")
            #expect(catalogue.contains { $0.hasSuffix(".titles") }, "\(left)")
        }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func stoppedItChangesNothing(_ signal: Int32) throws {
        try write(films: 100_000)
        #expect(try count() == Self.shipped)
        let process = try filmz.begin(["catalogue", "import", dataset.path])
        while try drafts().isEmpty, process.isRunning {}
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 128 + signal)
        #expect(try drafts() == [])
        #expect(try count() == Self.shipped)
    }

    @Test(.enabled(if: canMount)) func aFullDiskIsToldInASentenceAndChangesNothing() throws {
        try write(films: 20_000)
        let (before, after) = try importOnDisk(kilobytes: 100_000).used
        for share in [0.2, 0.4, 0.6] {
            let outcome = try importOnDisk(kilobytes: before + Int(Double(after) * share))
            #expect(outcome.said.says(strings[StoreErrorText.diskFull, ["path": "…"]]), "\(outcome)")
            #expect(
                outcome.said.contains("status 74"),
                "\(outcome)")
            #expect(
                outcome.said.contains("\"filmCount\" : \(Self.shipped)"),
                "\(outcome)")
            // No unfinished files are left.
            #expect(outcome.used.after <= outcome.used.before + 200, "\(outcome)")
        }
        #expect(try importOnDisk(kilobytes: before + after + 1_000).said.contains("status 0"))
    }

    private static var canMount: Bool {
        (try? Tool.run("unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt").status) == 0
    }

    /// Imports the dataset on a disk of its own.
    /// - Returns: how much of the disk is used, in kilobytes, and what was printed
    private func importOnDisk(kilobytes: Int) throws -> (used: (before: Int, after: Int), said: String) {
        let script = """
            mount -t tmpfs -o size=$1k tmpfs "$FILMZ_DATA_DIR" && "$0" catalogue status >/dev/null || exit 1
            du -sk "$FILMZ_DATA_DIR" | cut -f 1
            "$0" catalogue import "$2" 2>&1
            echo status $?
            "$0" catalogue status --json 2>&1
            du -sk "$FILMZ_DATA_DIR" | cut -f 1
            """
        var onDisk = filmz
        onDisk.launcher = ["unshare", "-rm", "sh", "-c", script]
        onDisk.starts = 3
        let outcome = try onDisk.run(String(kilobytes), dataset.path)
        let lines = outcome.output.split(separator: "\n")
        let used = (try #require(lines.first.flatMap { Int($0) }), try #require(lines.last.flatMap { Int($0) }))
        return (used, outcome.output)
    }

    private func drafts() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".new") }
    }

    private func count() throws -> Int? {
        try filmz.run("catalogue", "status", "--json").json()["filmCount"] as? Int
    }

    /// Films numbered from 1, each rated by as many people as its number, and a game, which is not a film.
    private func write(films: Int) throws {
        let basics = (1...films).map { number in
            "\(Self.id(number))\tmovie\tLamplighter \(number)\tLamplighter \(number)\t0\t1999\t\\N\t90\tDrama"
        }
        let game = "\(Self.id(films + 1))\tvideoGame\tChess\tChess\t0\t1999\t\\N\t\\N\t\\N"
        try write(
            "title.basics",
            "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres",
            basics + [game])
        try write("title.ratings", "tconst\taverageRating\tnumVotes", (1...films).map { "\(Self.id($0))\t7.1\t\($0)" })
    }

    private func write(_ name: String, _ header: String, _ rows: [String]) throws {
        let path = "\(dataset.path)/\(name).tsv"
        try (([header] + rows).joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try Tool.run("gzip", "-f", path).status == 0)
    }

    private static func id(_ number: Int) -> String {
        let digits = String(number)
        return "tt" + String(repeating: "0", count: 7 - digits.count) + digits
    }
}
