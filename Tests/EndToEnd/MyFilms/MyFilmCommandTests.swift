import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What the commands about my films print and change.
@Suite(.onOwnThreads) struct MyFilmCommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"]) }

    private func cells(_ arguments: String...) throws -> [[String]] {
        try filmz.run(arguments).output.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test func listsSayWhen() throws {
        let days = [Clock().today]
        #expect(try filmz.run("watchlist", "The Matrix").status == 0)
        #expect(try filmz.run("seen", "78748", "--on", "2011-07").status == 0)
        #expect(try filmz.run("rate", "tt0211915", "4").status == 0)
        // Midnight may pass meanwhile.
        let today = Set((days + [Clock().today]).map(\.description) + [utcDay()])
        let listed = try #require(try cells("list", "watchlist").first)
        try #require(listed.count == 9, "\(listed)")
        #expect(today.contains(listed[7]), "\(listed)")
        #expect(listed[8].isEmpty, "\(listed)")
        let seen = try cells("list", "seen")
        #expect(seen.map { $0[8] } == ["2011-07", ""], "\(seen)")
        #expect(seen.allSatisfy { today.contains($0[7]) }, "\(seen)")
        #expect(try filmz.run("search", "alien").output.split(separator: "\n").allSatisfy { !$0.contains("2011-07") })
        let json = try filmz.run("list", "watchlist", "--json").json()
        let item = try #require((json["items"] as? [[String: Any]])?.first)
        #expect((item["addedAt"] as? String)?.prefix(10) == listed[7].prefix(10))
    }

    @Test func myFilmsAreFoundAsFilmsAre() throws {
        for film in ["tt0078748", "tt0211915", "tt0071562"] { #expect(try filmz.run("watchlist", film).status == 0) }
        #expect(try cells("list", "watchlist", "--matching", "godfather 2").map { $0[0] } == ["71562"])
        #expect(try cells("list", "watchlist", "--matching", "Fabuleux destin").map { $0[0] } == ["211915"])
        let corrected = try filmz.run("list", "watchlist", "--matching", "aliien")
        #expect(corrected.output.hasPrefix("78748\tAlien"))
        #expect(corrected.errors.contains(strings[SearchCommandText.showing, ["found": "alien", "query": "aliien"]]))
        let json = try filmz.run("list", "watchlist", "--matching", "aliien", "--json").json()
        #expect(json["correction"] as? String == "alien")
    }

    @Test func sentencesAreUnderstood() throws {
        let found = try filmz.run("search", "90s", "comedies", "under", "100", "minutes")
        let conditions = strings.list([
            strings.name(of: SearchFilter.years(1990...1999)), strings.genre("Comedy"),
            strings[SearchFilterText.most, ["minutes": "99"]],
        ])
        let understood = strings[SearchCommandText.asked, ["conditions": conditions]]
        #expect(found.errors.contains(understood), "\(found.errors)")
        let rows = found.output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        try #require(rows.count > 5, "\(rows)")
        #expect(rows.allSatisfy { $0[2].hasPrefix("199") && Int($0[3]) ?? 999 < 100 }, "\(rows)")
        let json = try filmz.run("search", "filme mit tom hanks", "--json").json()
        let filters = try #require(json["filters"] as? [[String: String]])
        #expect(
            filters == [
                ["kind": "kind", "value": "films", "without": "mit tom hanks"],
                ["kind": "cast", "value": "Tom Hanks", "without": ""],
            ])
        let items = try #require(json["items"] as? [[String: Any]])
        #expect(items.count > 5)
        for item in items {
            let film = try #require(item["film"] as? [String: Any])
            #expect((film["cast"] as? [String])?.contains("Tom Hanks") == true)
        }
        let connection = try filmz.run("search", "the french connection")
        #expect(connection.output.contains("The French Connection\t1971"))
        #expect(connection.errors.isEmpty)
        let ignored = strings[SearchCommandText.ignored, ["words": "qqqqq"]]
        #expect(try filmz.run("search", "90s comedies qqqqq").errors.contains(ignored))
        for address in ["tt0078748", "https://www.imdb.com/title/tt0078748/", "letterboxd.com/film/alien/"] {
            #expect(try filmz.run("search", address).output.hasPrefix("78748\tAlien"), "\(address)")
        }
        #expect(try filmz.run("search", "tt9999999").status != 0)
    }

    private func utcDay() -> String { String(Timestamp(Date()).description.prefix(10)) }

    private func undo(_ outcome: FilmzProgram.Outcome) throws {
        let number = try #require(outcome.change)
        #expect(outcome.output.contains(strings.parts(CommandText.done, around: "what", ["change": number]).after))
        #expect(try filmz.run("undo", number).status == 0)
    }

    @Test func favouritesComeAndGo() throws {
        let added = try filmz.run("favourite", "78748")
        #expect(added.status == 0)
        let what = strings[MyFilmsCommandText.isFavourite, ["film": "Alien (1979)"]]
        #expect(added.output.hasPrefix(strings.done(what)))
        let already = strings[CommandText.doneAlready, ["what": what]]
        #expect(try filmz.run("favourite", "78748").output.contains(already))
        #expect(try cells("list", "favourites").map { $0[0] } == ["78748"])
        let removed = try filmz.run("favourite", "78748", "--remove")
        #expect(try cells("list", "favourites").isEmpty)
        try undo(removed)
        #expect(try cells("list", "favourites").count == 1)
    }

    @Test func aViewingIsEditedAndRemoved() throws {
        let half = try filmz.run(
            "seen", "78748", "--on", "2010", "--place", "Home", "--stopped-at", "40", "--stop-reason", "Too loud")
        let marked = strings[MyFilmsCommandText.markedStopped, ["film": "Alien (1979)"]]
        #expect(half.output.hasPrefix(strings.done(marked)), "\(half)")
        #expect(
            try filmz.run("seen", "78748", "--on", "2011-07", "--with", "Ann", "--rating", "4", "--rewatch").status == 0
        )
        let viewings = try cells("viewing", "list", "alien")
        let stopped = strings[ViewingText.stoppedAt, ["minute": "40"]]
        #expect(
            viewings.map { Array($0.dropFirst()) } == [
                ["2011-07", "", "Ann", "4", strings[ViewingText.again], "", ""],
                ["2010", "Home", "", "", "", "", strings.facts([stopped, "Too loud"])],
            ])
        let first = viewings[0][0]
        let edited = try filmz.run(
            "viewing", "edit", "alien", first, "--place", "Kino", "--with", "", "--rating", "none", "--no-rewatch",
            "--note", "Loud", "--stopped")
        #expect(edited.status == 0)
        let what = strings[ViewingCommandText.edited, ["film": "Alien (1979)"]]
        #expect(edited.output.hasPrefix(strings.done(what)))
        let now = [first, "2011-07", "Kino", "", "", "", "Loud", strings[ViewingText.stopped]]
        #expect(try cells("viewing", "list", "alien")[0] == now)
        try undo(edited)
        #expect(try cells("viewing", "list", "alien") == viewings)
        #expect(try cells("viewing", "list", "alien", "--limit", "1").map { $0[0] } == [first])
        let removed = try filmz.run(["viewing", "remove", "alien"] + viewings.map { $0[0] })
        #expect(removed.status == 0, "\(removed)")
        #expect(try cells("viewing", "list", "alien").isEmpty)
        try undo(removed)
        #expect(try cells("viewing", "list", "alien").count == 2)
    }

    @Test func aLimitThatNoPageHasIsWrongUsage() throws {
        for (command, limit) in [
            (["search", "alien"], "0"), (["list", "seen"], "201"), (["changes"], "-1"),
            (["viewing", "list", "78748"], "201"),
        ] {
            let outcome = try filmz.run(command + ["--limit=\(limit)"])
            #expect(outcome.status == 64, "\(command) \(limit)")
            #expect(outcome.output.isEmpty, "\(command) \(limit)")
            #expect(outcome.errors.contains(strings[CommandText.limitOutside, ["most": "200"]]), "\(outcome)")
        }
        #expect(try filmz.run("changes", "--limit=many").status == 64)
    }

    @Test func whatFilmIsMeantIsAskedClearly() throws {
        let outcome = try filmz.run("watchlist", "nosfer")
        #expect(outcome.status == 1, "\(outcome)")
        let question = strings.parts(CommandErrorText.ambiguous, around: "films", ["text": "nosfer"])
        #expect(outcome.errors.hasPrefix("filmz: " + question.before), "\(outcome.errors)")
        #expect(outcome.errors.contains(/\(\d{4}\) \[tt\d+\]/), "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix(question.after + "\n"), "\(outcome.errors)")
        #expect(!outcome.errors.contains(",;"))
        #expect(!outcome.errors.contains(/\), tt/))
    }
}
