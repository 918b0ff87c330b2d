import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What `filmz share publish` writes, and what it leaves alone.
@Suite(.onOwnThreads) struct PublishCommandTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path + "/data", environment: ["TZ": "UTC"]) }
    private let files = FileManager.default

    private var pages: String { folder.path + "/pages" }

    private struct Report: Decodable {
        struct Thing: Decodable {
            let id: String
            let name: String
            let address: String
        }

        let published: [Thing]
        let removed: [String]
        let leftOut: [String]
        let unknown: [String]
    }

    /// - Returns: what was published; the addresses are relative
    private func publish() throws -> Report {
        let outcome = try filmz.run("share", "publish", pages, "--json")
        try #require(outcome.status == 0, "\(outcome)")
        return try outcome.json(Report.self)
    }

    /// Shares a film, and returns the ID of the share.
    private func share(_ words: String...) throws -> String {
        let outcome = try filmz.run(["share"] + words + ["--json"])
        return try #require(try outcome.json()["id"] as? String, "\(outcome)")
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: pages + "/" + path)), as: UTF8.self)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: pages + "/" + path))
    }

    /// All files in a folder, with what they hold.
    private func content(of path: String) throws -> [String: Data] {
        var content: [String: Data] = [:]
        for name in try files.subpathsOfDirectory(atPath: path) {
            content[name] = files.contents(atPath: path + "/" + name)
        }
        return content
    }

    @Test func whatIsSharedIsWrittenAndRemovedWhenItIsTakenBack() throws {
        let film = try share("film", "Alien", "--message", "See <it>.", "--from", "Ada")
        #expect(try filmz.run("list", "create", "Rainy Sundays", "Alien", "Jaws", "Heat").status == 0)
        _ = try share("list", "rainy sundays")
        let report = try publish()
        #expect(Set(report.published.map(\.name)) == ["Alien", "Rainy Sundays"])
        #expect(report.removed.isEmpty)
        #expect(report.leftOut.isEmpty)
        #expect(report.unknown.isEmpty)
        let alien = try #require(report.published.first { $0.id == film }).address
        #expect(alien.wholeMatch(of: /[a-z2-7]{26}\//) != nil)
        let page = try text(alien + "index.html")
        #expect(page.contains("See &lt;it&gt;."))
        #expect(!page.contains("/s/"))
        #expect(!page.contains("og:image\""))
        #expect(try text(alien + "films.txt").contains("Alien (1979)"))
        #expect(try text(alien + "recommendation.json").contains("\"Ada\""))
        for name in ["card.png", "story.png"] {
            #expect(files.contents(atPath: "\(pages)/\(alien)\(name)")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        }
        // Everything that the page loads lies beside it.
        let loaded = page.matches(of: /(?:src|href)="([^"]+)"/).map(\.output.1).filter {
            !$0.hasPrefix("https://") && ($0 == "#" || !$0.hasPrefix("#"))
        }
        #expect(Set(["./filmz.css", "./filmz.svg", "./recommendation.json"]).isSubset(of: loaded))
        for path in loaded {
            #expect(path.hasPrefix("./"), "\(path)")
            #expect(files.fileExists(atPath: "\(pages)/\(alien)\(path)"), "\(path)")
        }
        #expect(try text("index.html").contains("noindex"))

        #expect(try filmz.run("share", "take-back", film).status == 0)
        let after = try publish()
        #expect(after.removed == ["Alien"])
        #expect(after.published.map(\.name) == ["Rainy Sundays"])
        #expect(after.published.map(\.address) == report.published.filter { $0.id != film }.map(\.address))
        #expect(!files.fileExists(atPath: pages + "/" + alien))
    }

    /// Programs that copy the folder to a server copy what changed.
    @Test func aFileThatIsTheSameStaysAsItIs() throws {
        #expect(try filmz.run("list", "create", "Rainy Sundays", "Alien", "Jaws").status == 0)
        _ = try share("list", "rainy sundays")
        let thing = pages + "/" + (try #require(try publish().published.first).address)
        func numbers() throws -> [String: Int] {
            var numbers: [String: Int] = [:]
            for name in try files.subpathsOfDirectory(atPath: thing) {
                numbers[name] = try files.attributesOfItem(atPath: thing + name)[.systemFileNumber] as? Int
            }
            return numbers
        }
        let before = try numbers()
        let posters = before.keys.filter { $0.hasPrefix("posters/") }
        #expect(posters.count == 2)
        #expect(try filmz.run("list", "remove", "Rainy Sundays", "Jaws").status == 0)
        _ = try publish()
        let after = try numbers()
        #expect(after.keys.filter { $0.hasPrefix("posters/") }.count == 1)
        #expect(after["filmz.css"] == before["filmz.css"])
        #expect(after["index.html"] != before["index.html"])
    }

    @Test func whatOthersPutThereStays() throws {
        let film = try share("film", "Alien")
        try files.createDirectory(atPath: pages, withIntermediateDirectories: true)
        try write("mine", to: "index.html")
        try write("mine", to: "notes.txt")
        let alien = try #require(try publish().published.first).address
        try write("mine", to: alien + "notes.txt")
        // Folders that look like Filmz's: a link to one, one that claims files elsewhere, one of another Filmz.
        let name = String(repeating: "a", count: 25)
        try files.createSymbolicLink(atPath: "\(pages)/\(name)b", withDestinationPath: alien)
        try files.createDirectory(atPath: "\(pages)/\(name)c", withIntermediateDirectories: false)
        try write(#"{"files":["../notes.txt"],"share":"\#(film)","version":1}"#, to: "\(name)c/.filmz.json")
        try files.createDirectory(atPath: "\(pages)/\(name)d", withIntermediateDirectories: false)
        try write(#"{"files":["films.txt"],"share":"7","version":1}"#, to: "\(name)d/.filmz.json")
        try write("theirs", to: "\(name)d/films.txt")

        #expect(try filmz.run("share", "take-back", film).status == 0)
        let before = try content(of: pages)
        let report = try publish()
        #expect(report.removed == ["Alien"])
        #expect(report.unknown == [name + "d"])
        let left = try content(of: pages)
        let isOurs = { (path: String) in path.hasPrefix(alien) && path != alien + "notes.txt" }
        #expect(left == before.filter { !isOurs($0.key) && !$0.key.hasPrefix(name + "b/") })
        #expect(try files.destinationOfSymbolicLink(atPath: "\(pages)/\(name)b") == alien)
    }

    @Test func aFileThatIsInTheWayIsNamed() throws {
        _ = try share("film", "Alien")
        let alien = try #require(try publish().published.first).address
        // The posters' folder becomes a link to a folder with files of the same names.
        let away = folder.path + "/away"
        try files.moveItem(atPath: "\(pages)/\(alien)posters", toPath: away)
        try files.createSymbolicLink(atPath: "\(pages)/\(alien)posters", withDestinationPath: away)
        let kept = try content(of: away)
        let outcome = try filmz.run("share", "publish", pages)
        #expect(outcome.status == 2, "\(outcome)")
        let foreign = Strings.english[ShareCommandText.foreignFile, ["path": "…\(alien)posters"]]
        #expect(outcome.errors.says(foreign), "\(outcome)")
        let id = try #require(try filmz.run("share").output.split(separator: "\t").first)
        #expect(try filmz.run("share", "take-back", String(id)).status == 0)
        #expect(try publish().removed == ["Alien"])
        #expect(try content(of: away) == kept)

        try write("", to: "file")
        for path in ["\(pages)/file", "/proc/pages"] {
            let refused = try filmz.run("share", "publish", path)
            #expect(refused.status == 2, "\(refused)")
            #expect(refused.errors.says(Strings.english[ShareCommandText.notWritten, ["path": "…"]]), "\(refused)")
        }
        for url in ["films", "ftp://example.org/", "https://example.org/?a", "https://a@example.org"] {
            let refused = try filmz.run("share", "publish", pages, "--url", url)
            #expect(refused.status == 2, "\(refused)")
            #expect(refused.errors.contains("--url"), "\(refused)")
        }
    }

    /// A run that is stopped anywhere leaves nothing that the next one does not put right.
    @Test func aRunThatIsKilledIsMadeGoodByTheNext() throws {
        #expect(try filmz.run("list", "create", "Long", "Alien", "Jaws", "Heat", "Casablanca", "Vertigo").status == 0)
        let list = try share("list", "Long")
        var names: Set<String> = []
        for stop in 0..<4 {
            let process = try filmz.begin(["share", "publish", pages])
            // Stopped as soon as the folder holds so many files, or at its end.
            while process.isRunning, ((try? files.subpathsOfDirectory(atPath: pages)) ?? []).count < 1 + stop * 5 {
                usleep(1_000)
            }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            names.formUnion(try publish().published.map(\.address))
            #expect(try content(of: pages).keys.allSatisfy { !$0.hasSuffix(".part") })
            if stop == 1 { try files.removeItem(atPath: pages) }
        }
        #expect(names.count == 2)
        let clean = folder.path + "/clean"
        #expect(try filmz.run("share", "publish", clean).status == 0)
        func things(_ path: String) throws -> Set<String> {
            Set(try content(of: path).keys.map { $0.split(separator: "/").dropFirst().joined(separator: "/") })
        }
        #expect(try things(pages) == things(clean))
        #expect(try filmz.run("share", "take-back", list).status == 0)
        _ = try publish()
        #expect(try Set(content(of: pages).keys) == ["index.html"])
    }

    @Test func twoRunsDoNotWriteAtOnce() throws {
        _ = try share("film", "Alien")
        try files.createDirectory(atPath: pages, withIntermediateDirectories: true)
        let handle = try #require(FileHandle(forReadingAtPath: pages))
        #expect(flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
        let outcome = try filmz.run("share", "publish", pages)
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains(Strings.english[ShareCommandText.folderInUse, ["path": pages]]), "\(outcome)")
        try handle.close()
        #expect(try publish().published.count == 1)
    }
}
