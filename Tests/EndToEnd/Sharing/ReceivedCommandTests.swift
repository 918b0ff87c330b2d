import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

/// What `filmz received` prints and changes.
@Suite(.onOwnThreads) struct ReceivedCommandTests {
    private let folder = TemporaryFolder()
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
        return String(try #require(taken.output.firstMatch(of: /\(ID (\d+)\)/), "\(taken)").output.1)
    }

    @Test func aFileIsTakenInShownAndAcceptedAsAList() throws {
        let id = try take(Self.list)
        let shown = try filmz.run("received", "show", id)
        #expect(shown.output.hasPrefix("Anna recommends Space (ID \(id))\nFor rain.\n1\tAlien (1979)\tsure\ttt0078748"))
        #expect(shown.output.contains("2\tQwzx Nonesuch (1988)\tnot known here"), "\(shown)")
        let all = try filmz.run("received").output
        #expect(all.hasPrefix("\(id)\tAnna\tSpace\t2\t"), "\(all)")
        #expect(all.hasSuffix("\tNew\n"), "\(all)")

        let open = try filmz.run("received", "accept", id, "--as-list")
        #expect(open.status == 2, "\(open)")
        #expect(open.errors.contains("1 film is not sure"), "\(open)")
        #expect(try filmz.run("list", "lists").output.isEmpty)
        let accepted = try filmz.run("received", "accept", id, "--as-list", "--add", "2")
        #expect(accepted.status == 0, "\(accepted)")
        #expect(accepted.output.hasPrefix("The list Space is made"), "\(accepted)")
        #expect(
            try filmz.run("list", "export", "Space").output
                == "Space\n\n1. Alien (1979) – Loud!\n2. Qwzx Nonesuch (1988)\n")
        #expect(try filmz.run("received", "list").output.contains("Accepted"))
        let change = try #require(accepted.output.split(separator: " ").last).trimmingCharacters(
            in: .whitespacesAndNewlines)
        #expect(try filmz.run("undo", change).status == 0)
        #expect(try filmz.run("list", "lists").output.isEmpty)
        #expect(try filmz.run("received").output.contains("\tNew\n"))
    }

    @Test func filmsGoOntoTheWatchlist() throws {
        let id = try take(Self.list)
        let accepted = try filmz.run("received", "accept", id, "--film", "2=Jaws", "--from", "Ben")
        #expect(accepted.output.hasPrefix("2 films are on your watchlist"), "\(accepted)")
        let watchlist = try filmz.run("list", "watchlist").output
        #expect(watchlist.contains("Jaws"))
        #expect(watchlist.contains("Alien"))
        let told = try filmz.run("told", "Alien", "--by", "Ben", "--json").output
        #expect(told.contains("Loud!"), "what came with it stays")
        let sure = try filmz.run("received", "accept", id, "--only-sure", "--without", "1")
        #expect(sure.status == 2, "\(sure)")
        #expect(sure.errors.contains("Choose at least one film"), "\(sure)")
    }

    @Test func oneIsDeclinedAndMistakesAreSaid() throws {
        let id = try take(Recommendation(sender: "Anna", films: [Self.alien]))
        let declined = try filmz.run("received", "decline", id)
        #expect(declined.output == "Alien (1979) is declined\n", "\(declined)")
        #expect(try filmz.run("received", "--json").output.contains("\"state\" : \"declined\""))
        let mistakes: [([String], String)] = [
            (["show", "1"], "no recommendation with this ID"), (["accept", id, "--as-list"], "a single film"),
            (["accept", id, "--film", "x"], "does not say which film"), (["accept", id, "--add", "1"], "--film"),
            (["accept", id, "--without", "2"], "no number 2"), (["take", folder.path + "/none"], "cannot be read"),
            (["take", "http://127.0.0.1:9/s/abc"], "home network"), (["take", "http://x/?r=abc"], "no recommendation"),
        ]
        for (arguments, text) in mistakes {
            let refused = try filmz.run(["received"] + arguments)
            #expect(refused.status == 2, "\(arguments) \(refused)")
            #expect(refused.errors.contains(text), "\(arguments) \(refused)")
        }
        #expect(try filmz.run(["received", "take", "-"], input: "{}").errors.contains("no recommendation"))
    }
}
