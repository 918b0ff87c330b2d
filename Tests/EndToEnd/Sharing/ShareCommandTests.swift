import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What `filmz share` prints and changes.
@Suite(.onOwnThreads) struct ShareCommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"]) }

    /// A pass-phrase is read from the standard input or a file, and is never an argument.
    @Test func aPassPhraseIsAskedFor() throws {
        let typed = try filmz.run(["share", "film", "Alien", "--pass-phrase"], input: "open sesame\n")
        #expect(typed.status == 0, "\(typed)")
        #expect(!typed.output.contains("sesame"), "\(typed)")
        let path = folder.path + "/secret"
        try Data("open sesame\r\nmore\n".utf8).write(to: URL(filePath: path))
        #expect(try filmz.run("share", "film", "Jaws", "--pass-phrase-file", path).status == 0)
        let shown = try filmz.run("share", "show", "--json").output
        #expect(shown.matches(of: /"hasPassPhrase" : true/).count == 2, "\(shown)")
        #expect(!shown.contains("sesame"), "\(shown)")
        for (arguments, input) in [
            (["--pass-phrase"], ""), (["--pass-phrase"], "short\n"),
            (["--pass-phrase-file", folder.path + "/none"], ""),
        ] {
            let refused = try filmz.run(["share", "film", "Alien"] + arguments, input: input)
            #expect(refused.status == 2, "\(arguments) \(refused)")
        }
        let both = try filmz.run("share", "film", "Alien", "--pass-phrase", "--pass-phrase-file", path)
        #expect(both.status == 64, "\(both)")
        #expect(both.errors.contains(strings[ShareCommandText.onePassPhrase]), "\(both)")
        #expect(try filmz.run("share", "show").output.split(separator: "\n").count == 2)
    }

    @Test func aFilmAndAListArePassedOnAndTakenBack() throws {
        let film = try filmz.run(
            "share", "film", "Alien", "--message", "See it.", "--from", "Ada", "--url", "https://films.example.org/")
        let address = try #require(
            film.output.firstMatch(of: /https:\/\/films\.example\.org\/s\/([a-z2-7]{26})/), "\(film)")
        let token = String(address.output.1)
        let id = try #require(
            film.output.value("id", of: ShareCommandText.made, ["address": String(address.output.0)]), "\(film)")
        #expect(id.wholeMatch(of: /\d+/) != nil, "\(film)")
        #expect(try filmz.run("list", "create", "Rainy Sundays", "Alien", "Jaws").status == 0)
        let list = try filmz.run("share", "list", "rainy sundays", "--as-sent", "--days", "7")
        #expect(list.status == 0, "\(list)")
        let before = strings.parts(ShareCommandText.madePath, around: "address").before
        #expect(list.output.contains(before + "/s/"), "\(list)")
        let shown = try filmz.run("share").output.split(separator: "\n").map { $0.split(separator: "\t") }
        try #require(shown.count == 2)
        #expect(Set(shown.map { String($0[1]) }) == ["Alien", "Rainy Sundays"])
        #expect(try filmz.run("share", "address", id).output.contains(token) == false)
        let taken = try filmz.run("share", "take-back", id)
        #expect(taken.output == strings[ShareCommandText.done, ["name": "Alien"]] + "\n", "\(taken)")
        #expect(try filmz.run("share", "show").output.contains(strings[ShareCommandText.isTakenBack]))
        #expect(try filmz.run("share", "address", id).status == 1)
        #expect(try filmz.run("share", "take-back", "1").status == 1)
        #expect(try filmz.run("share", "film", "Alien", "--days", "0").status == 2)
    }
}
