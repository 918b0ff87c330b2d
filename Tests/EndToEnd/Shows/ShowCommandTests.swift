import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What the commands about shows print and change, on the shows that come with Filmz.
@Suite(.onOwnThreads) struct ShowCommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"]) }

    private func lines(_ arguments: String...) throws -> [String] {
        let run = try filmz.run(arguments)
        #expect(run.status == 0, "\(arguments) \(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func anEpisodeIsSeenAndTheNextOneIsNamed() throws {
        let seen = try lines("seen", "Breaking Bad", "s02e05", "--on", "2011", "--rating", "4.5")
        let number = strings[ShowText.number, ["season": "2", "episode": "5"]]
        let marked = strings[ShowCommandText.marked, ["film": "Breaking Bad (2008)", "episode": number]]
        #expect(seen.first?.contains(marked) == true, "\(seen)")
        #expect(try lines("next") == ["Breaking Bad\ts02e06\t\(strings[ShowText.episode, ["episode": "6"]])\t"])
        #expect(try filmz.run("next", "--new").output.isEmpty)
        #expect(try filmz.run("next", "--new", "--json").json()["showCount"] as? Int == 1)
        let seenOf = strings[ShowText.seenOf, ["seen": "1", "count": "13"]]
        #expect(try lines("show", "breaking bad").contains("\(strings.season(2))\t2009-03-08\t\(seenOf)"))
        let season = try lines("show", "breaking bad", "--season", "2")
        try #require(season.count == 13, "\(season)")
        #expect(season[4] == "s02e05\t\(strings[ShowText.episode, ["episode": "5"]])\t\t2011", "\(season)")
        let json = try filmz.run("show", "breaking bad", "--json").json()
        #expect((json["next"] as? [String: Any])?["number"] as? String == "s02e06")
    }

    @Test func severalEpisodesAreSeenAndTakenBackTogether() throws {
        let marked = try filmz.run("seen", "Breaking Bad", "..s02e01", "--on", "aired")
        func sentence(_ count: Int) -> String {
            strings.count(ShowCommandText.markedEpisodes, count, ["film": "Breaking Bad (2008)"])
        }
        #expect(marked.output.contains(sentence(8)), "\(marked.errors)")
        let change = try #require(marked.change)
        #expect(try lines("viewing", "list", "Breaking Bad").filter { $0.contains("2009-03-08") }.count == 1)
        #expect(try lines("undo", change).count == 1)
        #expect(try filmz.run("next").output.isEmpty)
        #expect(try lines("seen", "Breaking Bad", "all").first?.contains(sentence(62)) == true)
        let none = try filmz.run("seen", "Breaking Bad", "s01")
        #expect(none.errors.contains(strings[ShowCommandText.nothingToMark]))
    }

    @Test func episodesAreNamedInOtherWays() throws {
        for (text, count, next) in [("s01e07-s02e02", 3, "s02e03"), ("10", 4, "s02e04")] {
            _ = try lines("seen", "Breaking Bad", text)
            #expect(try lines("viewing", "list", "Breaking Bad").count == count)
            #expect(try lines("next").first?.contains("\t\(next)\t") == true)
        }
    }

    @Test func aShowIsStoppedAndTakenUp() throws {
        _ = try lines("seen", "Severance", "s01e01")
        let stopped = strings[ShowCommandText.stopped, ["film": "Severance (2022)"]]
        #expect(try lines("show", "severance", "--stop", "too slow").first?.contains(stopped) == true)
        #expect(try filmz.run("next").output.isEmpty)
        _ = try lines("show", "severance", "--take-up")
        _ = try lines("show", "severance", "--start-over")
        #expect(try filmz.run("next", "--json").json()["total"] as? Int == 1)
    }

    @Test func whatMakesNoSenseIsSaidAndChangesNothing() throws {
        for arguments in [
            ["seen", "Breaking Bad", "s01-e02"], ["seen", "Breaking Bad", "s01e08"], ["seen", "Breaking Bad", "63"],
            ["show", "Breaking Bad", "--season", "-1"], ["show", "Breaking Bad", "--pause", "--take-up"],
            ["seen", "Breaking Bad", "s01", "--rating", "4"], ["seen", "Breaking Bad", "s01e01", "--on", "tomorrow"],
        ] {
            let run = try filmz.run(arguments)
            #expect(run.status != 0, "\(arguments): \(run)")
            #expect(run.output.isEmpty, "\(arguments): \(run)")
            #expect(!run.errors.isEmpty, "\(arguments): \(run)")
        }
        #expect(try filmz.run("list", "all").output.isEmpty)
    }
}
