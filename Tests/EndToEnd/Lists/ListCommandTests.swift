import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What `filmz list` prints and changes, besides shelves.
@Suite(.onOwnThreads) struct ListCommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"]) }

    private func titles() throws -> [String] {
        try filmz.run("list", "show", "rainy sundays").output.split(separator: "\n").map {
            String($0.split(separator: "\t", omittingEmptySubsequences: false)[1])
        }
    }

    @Test func aListIsMadeOrderedAndTakenAway() throws {
        let made = try filmz.run("list", "create", "Rainy Sundays", "Alien", "tt0211915", "--ranked")
        #expect(made.status == 0, "\(made)")
        let created = strings.parts(FilmListCommandText.created, around: "id", ["list": "Rainy Sundays"]).before
        #expect(made.output.hasPrefix(created), "\(made)")
        #expect(try titles() == ["Alien", "Amélie"])
        #expect(try filmz.run("list", "add", "Rainy Sundays", "The Matrix", "Jaws").status == 0)
        #expect(try filmz.run("list", "move", "Rainy Sundays", "Jaws", "--first").status == 0)
        #expect(try filmz.run("list", "move", "Rainy Sundays", "Alien", "--to", "4").status == 0)
        #expect(try filmz.run("list", "note", "Rainy Sundays", "Jaws", "not before swimming").status == 0)
        #expect(try titles() == ["Jaws", "Amélie", "The Matrix", "Alien"])
        let text = try filmz.run("list", "export", "Rainy Sundays").output
        #expect(
            text
                == "Rainy Sundays\n\n1. Jaws (1975) – not before swimming\n2. Amélie (2001)\n3. The Matrix (1999)\n4. Alien (1979)\n"
        )
        let json = try filmz.run("list", "export", "Rainy Sundays", "--as", "json").output
        let exported = try RecommendationFormat.read(Data(json.utf8)).films.map(\.title)
        #expect(try titles() == exported)
        let removed = try filmz.run("list", "remove", "Rainy Sundays", "Amélie", "Alien")
        #expect(try titles() == ["Jaws", "The Matrix"])
        let change = try #require(removed.change)
        #expect(try filmz.run("undo", change).status == 0)
        #expect(try titles() == ["Jaws", "Amélie", "The Matrix", "Alien"])
        #expect(try filmz.run("seen", "Jaws").status == 0)
        let row = try filmz.run("list", "lists").output.split(separator: "\t")
        #expect(row[1...3] == ["Rainy Sundays", "4", "1"])
        #expect(
            try filmz.run("list", "show", "Rainy Sundays", "--unseen", "--sort", "title").output.hasPrefix(
                "78748\tAlien"))
        #expect(try filmz.run("list", "edit", "Rainy Sundays", "--name", "Any day", "--no-ranked").status == 0)
        #expect(try filmz.run("list", "delete", "any day").status == 0)
        #expect(try filmz.run("list", "lists").output.isEmpty)
    }

    @Test func aPastedTextIsReadAndOnlySureFilmsAreAdded() throws {
        #expect(try filmz.run("list", "create", "Rainy Sundays").status == 0)
        let path = folder.path + "/films.txt"
        try Data("- Alien (1979) - loud\n- Jaws\n".utf8).write(to: URL(filePath: path))
        let sure = try filmz.run("list", "paste", "Rainy Sundays", path)
        #expect(sure.status == 0, "\(sure)")
        func pasted(_ count: Int) -> String {
            strings.count(FilmListCommandText.pasted, count, ["list": "Rainy Sundays"])
        }
        #expect(sure.output.hasPrefix(pasted(2)), "\(sure)")
        #expect(try titles() == ["Alien", "Jaws"])
        let open = try filmz.run(
            ["list", "paste", "Rainy Sundays"], input: "Amelie 2001\nQwzx Nonesuch\nThe Matrix 1950\n")
        #expect(open.status == 1, "\(open)")
        #expect(open.errors.isEmpty, "\(open)")
        #expect(open.output.contains(pasted(1)))
        #expect(open.output.contains("\n2\tQwzx Nonesuch\t\t\n"), "\(open)")
        let command = try #require(open.output.firstMatch(of: /3\tThe Matrix 1950\tThe Matrix \(1999\)\tfilmz (.+)\n/))
        #expect(try filmz.run(command.output.1.split(separator: " ").map(String.init)).status == 0)
        #expect(try titles() == ["Alien", "Jaws", "Amélie", "The Matrix"])
        let json = try filmz.run(["list", "paste", "Rainy Sundays", "-", "--json"], input: "Alien 1979")
        #expect(json.status == 0, "\(json)")
        #expect(json.output.contains("\"verdict\" : \"sure\""), "\(json)")
        #expect(!json.output.contains("\"change\""), "it was there already")
    }

    @Test func whatIsNoTextIsSaid() throws {
        #expect(try filmz.run("list", "create", "Rainy Sundays").status == 0)
        let path = folder.path + "/picture.png"
        try Data([0x89, 0x50, 0x4E, 0x47, 0, 0]).write(to: URL(filePath: path))
        func unreadable(_ file: String, _ reason: FileProblemText) -> String {
            strings[FilmListCommandText.unreadable, ["file": file, "reason": strings[reason]]]
        }
        let none = folder.path + "/none"
        for (file, sentence) in [
            (path, strings[PasteText.fileNoText]), (folder.path, unreadable(folder.path, .notRegular)),
            (none, unreadable(none, .missing)),
        ] {
            let refused = try filmz.run("list", "paste", "Rainy Sundays", file)
            #expect(refused.status == 2, "\(refused)")
            #expect(refused.errors.says(sentence), "\(refused)")
        }
        #expect(try filmz.run(["list", "paste", "Rainy Sundays"], input: " \n").status == 2)
    }

    @Test func theShelvesAreListedAsBefore() throws {
        #expect(try filmz.run("watchlist", "Jaws").status == 0)
        for words in [["list", "watchlist"], ["list", "shelf", "watchlist"]] {
            #expect(try filmz.run(words).output.contains("Jaws"))
        }
        #expect(try filmz.run("list", "nonsense").status == 64)
    }

    @Test func whatCannotBeDoneIsSaid() throws {
        #expect(try filmz.run("list", "create", "Two").status == 0)
        #expect(try filmz.run("list", "create", "two").status == 0)
        let refusals: [([String], Int32, String)] = [
            (["show", "none"], 1, strings[CommandErrorText.noSuchList]),
            (["show", "Two"], 1, strings[CommandErrorText.ambiguous, ["text": "Two", "films": "…"]]),
            (["create", " "], 2, strings[CommandErrorText.missing, ["field": strings[FieldText.listName]]]),
            (["move", "Two", "Jaws"], 64, strings[FilmListCommandText.onePlace]),
            (["edit", "Two"], 64, strings[FilmListCommandText.nothingGiven]),
            (
                ["create", "Three", "qwzxnonesuch"], 1,
                strings[CommandErrorText.nothingFound, ["text": "qwzxnonesuch"]]
            ),
        ]
        for (words, status, text) in refusals {
            let outcome = try filmz.run(["list"] + words)
            #expect(outcome.status == status, "\(outcome)")
            #expect(outcome.errors.says(text), "\(outcome)")
        }
        let json = try filmz.run("list", "lists", "--json").json()
        #expect(json["total"] as? Int == 2)
    }
}
