import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// The command line as persons and scripts use it.
@Suite(.onOwnThreads) struct CommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path) }

    @Test func theMainJourney() throws {
        var filmz = filmz
        filmz.isNew = true
        #expect(try filmz.run("search", "amelie").output.contains("Amélie\t2001"))
        #expect(try filmz.run("watchlist", "The Matrix").status == 0)
        let seen = try filmz.run(
            "seen", "tt0211915", "--on", "2011-07", "--place", "Kino", "--with", "Ann", "--rating", "4.5",
            "--note", "Lovely", "--audience", "family", "--audience", "adults")
        #expect(seen.status == 0, "\(seen.errors)")
        #expect(try filmz.run("rate", "78748", "5").status == 0)

        #expect(try filmz.run("list", "watchlist").output.hasPrefix("133093\tThe Matrix"))
        let list = try filmz.run("list", "seen", "--json").json()
        let entry = try #require((list["items"] as? [[String: Any]])?.first)
        let state = try #require(entry["state"] as? [String: Any])
        #expect(list["total"] as? Int == 2, "A film with stars stands there too.")
        #expect(state["rating"] as? Double == 4.5)
        #expect(state["lastWatchedOn"] as? String == "2011-07")
        #expect(Set(state["audience"] as? [String] ?? []) == ["family", "adults"])
        let shown = try filmz.run("film", "show", "amelie").output
        let company = try #require(strings.with("Ann"))
        let stars = strings[FilmCommandText.stars, ["stars": "4.5"]]
        #expect(shown.contains("2011-07 · Kino · \(company) · \(stars) · Lovely"))
    }

    @Test func aViewingTellsThatTheFilmWasSeenBefore() throws {
        #expect(try filmz.run("seen", "The Matrix", "--on", "2011", "--rewatch").status == 0)
        let viewing = strings[FilmCommandText.viewing, ["id": "…"]]
        let shown = try filmz.run("film", "show", "The Matrix").output
        #expect(shown.says("2011 · \(strings[ViewingText.again]) · \(viewing)"))
    }

    @Test func eachPersonHasFilmsOfTheirOwn() throws {
        #expect(try filmz.run("person", "add", "Ada").status == 0)
        #expect(try filmz.run("person", "add", "ADA").status == 2)
        let tooEarly = try filmz.run(["password", "--person", "ada"], input: "correct horse\n")
        #expect(tooEarly.errors.contains(strings[CommandErrorText.ownerComesFirst]))
        #expect(try filmz.run("person", "edit", "1", "--name", "Ben").status == 0)
        #expect(try filmz.run(["password"], input: "correct horse\n").status == 0)
        let invited = try filmz.run("person", "invite", "ada", "--url", "https://films.example.org/", "--json").json()
        let address = try #require(invited["address"] as? String)
        #expect(address.contains(/^https:\/\/films\.example\.org\/join\/[a-z2-7]{26}$/))
        #expect(try filmz.run("watchlist", "The Matrix", "--person", "ada").status == 0)
        #expect(try filmz.run("list", "watchlist").output.isEmpty)
        #expect(try filmz.run("list", "watchlist", "--person", "2").output.hasPrefix("133093\tThe Matrix"))
        #expect(try filmz.run("list", "watchlist", "--person", "nobody").status == 1)
    }

    @Test func everyChangeCanBeUndone() throws {
        let change = try #require(try filmz.run("watchlist", "78748", "--json").json()["change"] as? String)
        #expect(try filmz.run("undo", change).status == 0)
        #expect(try filmz.run("list", "watchlist").output.isEmpty)
        #expect(try filmz.run("undo", change).status == 1)
    }

    @Test func aFilmAddedByHandIsFound() throws {
        let added = try filmz.run("add", "Ünser Ødland", "--year", "1987", "--director", "Zoë Łuk", "--json").json()
        let id = try #require(added["id"] as? String)
        #expect(try filmz.run("search", "unser odl").output.hasPrefix("\(id)\tÜnser Ødland\t1987"))
        #expect(try filmz.run("search", "zoe luk").output.hasPrefix(id))
    }

    @Test func aDataFolderThatCannotBeUsedIsNamed() throws {
        try Data().write(to: URL(filePath: folder.path + "/file"))
        let outcome = try FilmzProgram(folder: folder.path + "/file/data").run("list", "seen")
        #expect(outcome.status == 74)
        #expect(outcome.errors.contains("--data-dir"))
    }

    @Test func theOptionGoesBeforeTheEnvironment() throws {
        let other = TemporaryFolder()
        #expect(try filmz.run("watchlist", "78748", "--data-dir", other.path).status == 0)
        #expect(try filmz.run("list", "watchlist").output.isEmpty)
        #expect(try filmz.run("list", "watchlist", "--data-dir", other.path).output.hasPrefix("78748"))
    }

    @Test func hostileTextDoesNotReachTheTerminal() throws {
        _ = try filmz.run("add", "Bell\u{7} and \u{1B}[31mred \u{202E}round", "--year", "1999")
        let output = try filmz.run("search", "bell").output
        #expect(output.contains("and [31mred"))
        #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" && $0 != "\n" })
        #expect(!output.contains("\u{202E}"))
    }

    @Test(arguments: ["--licences", "--licenses"]) func licencesAreInTheProgram(option: String) throws {
        let text = try filmz.run("version", option).output
        // The beginning, the last line of NOTICE, and the last words of each licence.
        for part in [
            "Filmz\n\nCopyright", "- swift-nio: Apache-2.0,", "License, version 1.1, follow.",
            "limitations under the License.",
            "That's all there is to it!",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test func versionAndHelpAnswer() throws {
        #expect(try filmz.run("version").output.hasPrefix("filmz "))
        let help = try filmz.run("--help").output
        for command in [
            "serve", "search", "film", "add", "watchlist", "seen", "viewing", "rate", "favourite", "list", "undo",
            "password", "version",
        ] {
            #expect(help.contains(command))
        }
    }
}
