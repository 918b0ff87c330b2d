import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What `filmz export` gives away, and that another Filmz takes it in.
@Suite(.onOwnThreads) struct ExportCommandTests {
    private let strings = Strings.english

    @Test func anArchiveMovesToAnotherFilmz() throws {
        let here = TemporaryFolder()
        let there = TemporaryFolder()
        let filmz = FilmzProgram(folder: here.path, environment: ["TZ": "UTC"])
        let other = FilmzProgram(folder: there.path, environment: ["TZ": "UTC"])
        _ = try filmz.run("rate", "Alien", "4.5")
        _ = try filmz.run("watchlist", "Amélie")
        let path = here.path + "/mine.zip"
        let written = try filmz.run("export", "archive", path)
        #expect(written.status == 0, "\(written)")
        #expect(written.output.contains(strings[ExportCommandText.written, ["file": path]]), "\(written)")
        let refused = try filmz.run("export", "archive", path)
        #expect(refused.status == 74, "\(refused)")
        #expect(refused.errors.contains(strings[ExportCommandText.exists]), "\(refused)")

        let taken = try other.run("import", path, "--yes")
        #expect(taken.status == 0, "\(taken)")
        #expect(taken.output.contains(strings.count(ImportCommandText.taken, 2)), "\(taken)")
        for shelf in ["seen", "watchlist"] {
            let mine = try filmz.run("list", shelf).output
            #expect(!mine.isEmpty)
            #expect(try other.run("list", shelf).output == mine)
        }
        let again = try other.run("import", path, "--yes").output
        #expect(again.contains(strings[ImportCommandText.takenNothing]))
    }

    @Test func anothersArchiveAsksWhatIsWanted() throws {
        let here = TemporaryFolder()
        let there = TemporaryFolder()
        let filmz = FilmzProgram(folder: here.path, environment: ["TZ": "UTC"])
        let other = FilmzProgram(folder: there.path, environment: ["TZ": "UTC"])
        #expect(try filmz.run("person", "edit", "1", "--name", "Anna").status == 0)
        #expect(try other.run("person", "edit", "1", "--name", "Ben").status == 0)
        _ = try filmz.run("rate", "Alien", "4.5")
        _ = try filmz.run("watchlist", "Amélie")
        let path = here.path + "/mine.zip"
        #expect(try filmz.run("export", "archive", path).status == 0)
        let asked = try other.run("import", path, "--yes")
        #expect(asked.status == 2, "\(asked)")
        let whose = strings[ImportCommandText.whoseArchive, ["name": "Anna"]]
        #expect(asked.errors.contains(whose), "\(asked)")
        #expect(try other.run("import", path, "--only", "all").status == 64)
        let taken = try other.run("import", path, "--only", "watchlist", "--yes")
        #expect(taken.output.contains(strings.count(ImportCommandText.taken, 1)), "\(taken)")
        #expect(try other.run("list", "watchlist").output.contains("Amélie"))
        #expect(try !other.run("list", "seen").output.contains("Alien"))
    }

    @Test func everyFormatIsWrittenAndSaysWhatIsMissing() throws {
        let folder = TemporaryFolder()
        let filmz = FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"])
        let seen = try filmz.run("seen", "Alien", "--on", "2011-07-14", "--place", "Kino Babylon")
        #expect(seen.status == 0, "\(seen)")
        for (format, ending) in [
            ("archive", "zip"), ("letterboxd", "zip"), ("imdb", "zip"), ("trakt", "zip"), ("csv", "csv"),
            ("diary", "md"), ("page", "html"),
        ] {
            let path = folder.path + "/mine.\(format).\(ending)"
            let written = try filmz.run("export", format, path, "--json")
            #expect(written.status == 0, "\(written)")
            let losesPlaces = ["letterboxd", "trakt"].contains(format)
            #expect(written.output.contains("\"places\" : 1") == losesPlaces, "\(format): \(written.output)")
            let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
            #expect(ending == "zip" ? text.hasPrefix("PK") : text.contains("Kino Babylon"), "\(format)")
            #expect(try folder.mode(of: "mine.\(format).\(ending)") == 0o600)
        }
        let told = try filmz.run("export", "letterboxd", folder.path + "/again.zip").output
        let lost = strings.parts(ExportText.lost, around: "losses").before
        #expect(told.contains(lost + strings[LossText.places, ["count": "1"]]), "\(told)")
        #expect(try filmz.run("export", "exe").status == 64)
    }
}
