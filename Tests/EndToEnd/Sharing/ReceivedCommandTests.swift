import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What `filmz received` prints and changes.
@Suite(.onOwnThreads) struct ReceivedCommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"]) }

    private static let alien = RecommendedFilm(
        ids: ExternalIDs(imdb: IMDbID(number: 78_748)), title: "Alien", year: 1979, note: "Loud!")
    private static let nobody = RecommendedFilm(title: "Qwzx Nonesuch", year: 1988)
    private static let list = Recommendation(
        sender: "Anna", message: "For rain.", list: .init(name: "Space", isRanked: true), films: [alien, nobody])

    /// Takes a recommendation in from a file, and returns its ID.
    private func take(_ recommendation: Recommendation) throws -> String {
        let path = folder.path + "/sent.json"
        try RecommendationFormat.data(recommendation).write(to: URL(filePath: path))
        let taken = try filmz.run("received", "take", path)
        let values: KeyValuePairs = [
            "name": recommendation.sender, "what": strings.heading(of: recommendation),
        ]
        return try #require(taken.output.value("id", of: ReceivedCommandText.head, values), "\(taken)")
    }

    @Test func aFileIsTakenInShownAndAcceptedAsAList() throws {
        let id = try take(Self.list)
        let shown = try filmz.run("received", "show", id)
        let head = strings[ReceivedCommandText.head, ["name": "Anna", "what": "Space", "id": id]]
        let sure = strings[ReceivedCommandText.isSure]
        #expect(shown.output.hasPrefix("\(head)\nFor rain.\n1\tAlien (1979)\t\(sure)\ttt0078748"))
        let unknown = strings[ReceivedCommandText.isUnknown]
        #expect(shown.output.contains("2\tQwzx Nonesuch (1988)\t\(unknown)"), "\(shown)")
        let all = try filmz.run("received").output
        #expect(all.hasPrefix("\(id)\tAnna\tSpace\t2\t"), "\(all)")
        let new = "\t\(strings[ReceivedText.isNew])\n"
        #expect(all.hasSuffix(new), "\(all)")

        let open = try filmz.run("received", "accept", id, "--as-list")
        #expect(open.status == 2, "\(open)")
        #expect(open.errors.contains(strings.count(ReceivedCommandText.open, 1)), "\(open)")
        #expect(try filmz.run("list", "lists").output.isEmpty)
        let accepted = try filmz.run("received", "accept", id, "--as-list", "--add", "2")
        #expect(accepted.status == 0, "\(accepted)")
        let created = strings.parts(FilmListCommandText.created, around: "id", ["list": "Space"]).before
        #expect(accepted.output.hasPrefix(created), "\(accepted)")
        #expect(
            try filmz.run("list", "export", "Space").output
                == "Space\n\n1. Alien (1979) – Loud!\n2. Qwzx Nonesuch (1988)\n")
        #expect(try filmz.run("received", "list").output.contains(strings[ReceivedText.isAccepted]))
        let change = try #require(accepted.change)
        #expect(try filmz.run("undo", change).status == 0)
        #expect(try filmz.run("list", "lists").output.isEmpty)
        #expect(try filmz.run("received").output.contains(new))
    }

    @Test func filmsGoOntoTheWatchlist() throws {
        let id = try take(Self.list)
        let accepted = try filmz.run("received", "accept", id, "--film", "2=Jaws", "--from", "Ben")
        #expect(accepted.output.hasPrefix(strings.count(ReceivedCommandText.accepted, 2)), "\(accepted)")
        let watchlist = try filmz.run("list", "watchlist").output
        #expect(watchlist.contains("Jaws"))
        #expect(watchlist.contains("Alien"))
        let told = try filmz.run("told", "Alien", "--by", "Ben", "--json").output
        #expect(told.contains("Loud!"), "what came with it stays")
        let sure = try filmz.run("received", "accept", id, "--only-sure", "--without", "1")
        #expect(sure.status == 2, "\(sure)")
        #expect(sure.errors.contains(strings[ReceivedText.nothingChosen]), "\(sure)")
    }

    @Test func oneIsDeclinedAndMistakesAreSaid() throws {
        let id = try take(Recommendation(sender: "Anna", films: [Self.alien]))
        let declined = try filmz.run("received", "decline", id)
        let sentence = strings[ReceivedCommandText.declined, ["name": "Alien (1979)"]]
        #expect(declined.output == sentence + "\n", "\(declined)")
        #expect(try filmz.run("received", "--json").output.contains("\"state\" : \"declined\""))
        let none = folder.path + "/none"
        let mistakes: [([String], String)] = [
            (["show", "1"], strings[ReceivedCommandText.noSuch]),
            (["accept", id, "--as-list"], strings[ReceivedCommandText.noList]),
            (["accept", id, "--film", "x"], strings[ReceivedCommandText.badFilm, ["text": "x"]]),
            (["accept", id, "--add", "1"], strings[ReceivedCommandText.isKnown, ["number": "1"]]),
            (["accept", id, "--without", "2"], strings[ReceivedCommandText.noNumber, ["number": "2"]]),
            (["take", none], strings[FilmListCommandText.unreadable, ["file": none, "reason": "…"]]),
            (["take", "http://127.0.0.1:9/s/abc"], strings[ReceivedText.notAllowed]),
            (["take", "http://x/?r=abc"], strings[ReceivedText.unreadable]),
        ]
        for (arguments, text) in mistakes {
            let refused = try filmz.run(["received"] + arguments)
            #expect(refused.status == 2, "\(arguments) \(refused)")
            #expect(refused.errors.says(text), "\(arguments) \(refused)")
        }
        let empty = try filmz.run(["received", "take", "-"], input: "{}")
        #expect(empty.errors.contains(strings[ReceivedText.unreadable]))
    }
}
