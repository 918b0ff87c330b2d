import FilmzDomain
import Foundation
import TestSupport
import Testing

/// What `filmz share` prints and changes.
@Suite(.onOwnThreads) struct ShareCommandTests {
    private let folder: TemporaryFolder
    private let filmz: FilmzProgram

    init() throws {
        folder = try TemporaryFolder()
        filmz = FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"])
    }

    @Test func aFilmAndAListArePassedOnAndTakenBack() throws {
        let film = try filmz.run(
            "share", "film", "Alien", "--message", "See it.", "--from", "Ada", "--url", "https://films.example.org/")
        let made = try #require(
            film.output.firstMatch(of: /Send this: https:\/\/films\.example\.org\/s\/([a-z2-7]{26}) \(ID (\d+)\)/),
            "\(film)")
        let (token, id) = (String(made.output.1), String(made.output.2))
        #expect(try filmz.run("list", "create", "Rainy Sundays", "Alien", "Jaws").status == 0)
        let list = try filmz.run("share", "list", "rainy sundays", "--as-sent", "--days", "7")
        #expect(list.status == 0 && list.output.contains(" before it: /s/"), "\(list)")
        let shown = try filmz.run("share").output.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(shown.count == 2 && Set(shown.map { String($0[1]) }) == ["Alien", "Rainy Sundays"])
        #expect(try filmz.run("share", "address", id).output.contains(token) == false)
        let taken = try filmz.run("share", "take-back", id)
        #expect(taken.output == "The link to Alien is taken back\n", "\(taken)")
        #expect(try filmz.run("share", "show").output.contains("taken back"))
        #expect(try filmz.run("share", "address", id).status == 1)
        #expect(try filmz.run("share", "take-back", "1").status == 1)
        #expect(try filmz.run("share", "film", "Alien", "--days", "0").status == 2)
    }
}
