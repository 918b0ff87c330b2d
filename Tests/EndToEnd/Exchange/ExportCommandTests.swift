import Foundation
import TestSupport
import Testing

/// What `filmz export` gives away, and that another Filmz takes it in.
@Suite(.onOwnThreads) struct ExportCommandTests {
    @Test func anArchiveMovesToAnotherFilmz() throws {
        let (here, there) = (try TemporaryFolder(), try TemporaryFolder())
        let filmz = FilmzProgram(folder: here.path, environment: ["TZ": "UTC"])
        let other = FilmzProgram(folder: there.path, environment: ["TZ": "UTC"])
        _ = try filmz.run("rate", "Alien", "4.5")
        _ = try filmz.run("watchlist", "Amélie")
        let path = here.path + "/mine.zip"
        let written = try filmz.run("export", "archive", path)
        #expect(written.status == 0 && written.output.contains("Wrote"), "\(written)")
        let refused = try filmz.run("export", "archive", path)
        #expect(refused.status == 74 && refused.errors.contains("There is a file of this name"), "\(refused)")

        let taken = try other.run("import", path, "--yes")
        #expect(taken.status == 0 && taken.output.contains("Took in 2 films"), "\(taken)")
        for shelf in ["seen", "watchlist"] {
            let mine = try filmz.run("list", shelf).output
            #expect(!mine.isEmpty)
            #expect(try other.run("list", shelf).output == mine)
        }
        #expect(try other.run("import", path, "--yes").output.contains("You have all of this already"))
    }
}
