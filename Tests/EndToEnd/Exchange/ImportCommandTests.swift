import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What `filmz import` says and takes in, with films of the starter catalogue.
@Suite(.onOwnThreads) struct ImportCommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"]) }

    /// What is said when something of one film was taken in.
    private var tookOne: String { strings.count(ImportCommandText.taken, 1) }

    private func file(_ name: String, _ text: String) throws -> String {
        let path = "\(folder.path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func diary() throws -> String {
        try file(
            "diary.csv",
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2011-07-15,Alien,1979,https://boxd.it/a1,4,,"rain, cinema",2011-07-14
            2011-07-15,Alien,1979,https://boxd.it/a2,4.5,Yes,,2011-07-14
            2012-01-02,Amélie,2001,https://boxd.it/a3,,,,2012-01-01
            2012-01-02,No Such Film As This,1931,https://boxd.it/a4,,,,2012-01-02

            """)
    }

    @Test func aDiaryIsTakenInOnceAndUndoneAtOnce() throws {
        let path = try diary()
        let shown = try filmz.run("import", path, "--dry-run")
        #expect(shown.status == 0, "\(shown)")
        #expect(shown.output.contains("diary.csv: \(strings.count(ImportText.rows, 4))"))
        #expect(shown.output.contains(strings.count(ImportCommandText.known, 2) + "."))
        #expect(shown.output.contains(strings.count(ImportCommandText.own, 1)))
        #expect(shown.output.contains(strings.count(ImportCommandText.wouldChange, 2) + "."))
        #expect(try filmz.run("list", "seen").output.isEmpty)
        let refused = try filmz.run("import", path)
        #expect(refused.status == 2, "\(refused)")
        #expect(refused.errors.contains(strings[ImportCommandText.notAsked]), "\(refused)")

        let taken = try filmz.run("import", path, "--yes", "--json").json()
        let change = try #require(taken["change"])
        #expect(taken["changed"] as? Int == 3)
        let seen = try filmz.run("list", "seen").output
        #expect(seen.contains("Alien"), "\(seen)")
        #expect(seen.contains("No Such Film As This"), "\(seen)")
        #expect(seen.split(separator: "\n").count == 3)
        let viewings = try filmz.run("viewing", "list", "Alien").output
        #expect(viewings.split(separator: "\n").filter { $0.contains("2011-07-14") }.count == 2, "\(viewings)")

        let again = try filmz.run("import", path, "--yes", "--json").json()
        #expect(again["changed"] as? Int == 0)
        #expect(again["change"] == nil)
        #expect(try filmz.run("undo", "\(change)").status == 0)
        #expect(try filmz.run("list", "seen").output.isEmpty)
    }

    @Test func whatAPersonHasStaysUnlessSheSaysOtherwise() throws {
        _ = try filmz.run("rate", "Alien", "2")
        let ratings = try file(
            "ratings.csv",
            """
            Date,Name,Year,Letterboxd URI,Rating
            2012-01-02,Alien,1979,https://boxd.it/f1,4.5
            2012-01-02,Amélie,2001,https://boxd.it/f2,3

            """)
        let told = try filmz.run("import", ratings, "--yes").output
        #expect(told.contains(strings.count(ImportCommandText.differences, 1)), "\(told)")
        #expect(told.contains(tookOne))
        let genres = strings.list(["Horror", "Sci-Fi"].map(strings.genre))
        #expect(try filmz.run("list", "seen").output.contains("\tAlien\t1979\t117\t\(genres)\t2\t"))
        #expect(try filmz.run("import", ratings, "--yes", "--rule", "theirs").output.contains(tookOne))
        #expect(try filmz.run("list", "seen").output.contains("\tAlien\t1979\t117\t\(genres)\t4.5\t"))
    }

    @Test func whatCannotBeReadIsRefusedWithASentence() throws {
        func errors(_ name: String, _ text: String, _ more: String...) throws -> String {
            let outcome = try filmz.run(["import", try file(name, text), "--yes"] + more)
            #expect(outcome.status == 2, "\(outcome)")
            return outcome.errors
        }
        #expect(try errors("a.csv", "").contains(strings[ExchangeErrorText.emptyFile, ["file": "a.csv"]]))
        let webPage: KeyValuePairs = ["file": "films.html", "reason": strings[ImportSummaryText.webPage]]
        let ignored = strings[ImportSummaryText.ignoredFile, webPage]
        #expect(try errors("films.html", "<!DOCTYPE html><html></html>").contains(ignored))
        #expect(try errors("a.zip", "PK\u{3}\u{4}").contains(strings[ExchangeErrorText.damaged]))
        let badZone = strings[ImportCommandText.badZone, ["zone": "Mars/Sea"]]
        #expect(try errors("a.csv", "a\n", "--zone", "Mars/Sea").contains(badZone))
        let gone = try filmz.run("import", folder.path + "/gone.csv", "--yes")
        #expect(gone.status == 2, "\(gone)")
        let unreadable: KeyValuePairs = ["file": folder.path + "/gone.csv", "reason": "…"]
        #expect(gone.errors.says(strings[ImportCommandText.unreadable, unreadable]), "\(gone)")
        let list = "Const,Title,Year\ntt0078748,Alien,1979\n"
        let meanings = strings.either(["seen", "watchlist", "liked", "list"])
        let whatIsMeant = strings[ImportCommandText.whatIsMeant, ["file": "films.csv", "meanings": meanings]]
        #expect(try errors("films.csv", list).contains(whatIsMeant))
        #expect(try filmz.run("import", folder.path + "/films.csv", "--yes", "--meaning", "watchlist").status == 0)
        #expect(try filmz.run("list", "watchlist").output.contains("Alien"))
    }

    @Test func oneFilmOfAnImportIsUndone() throws {
        let taken = try filmz.run("import", try diary(), "--yes", "--json").json()
        let change = "\(try #require(taken["change"]))"
        let unclear = try filmz.run("undo", change, "--film", "a")
        #expect(unclear.status == 2, "\(unclear)")
        let question = strings[CommandText.undoFilmUnclear, ["film": "a", "count": "…"]]
        #expect(unclear.errors.says(question), "\(unclear)")
        #expect(try filmz.run("undo", change, "--film", "alien").status == 0)
        let seen = try filmz.run("list", "seen").output
        #expect(!seen.contains("Alien"), "\(seen)")
        #expect(seen.contains("No Such Film As This"), "\(seen)")
    }

    @Test func columnsAreSaidAndNamed() throws {
        let path = try file("mine.csv", "Foo;Bar\nAlien;2011-07-14\n")
        let shown = try filmz.run("import", path, "--dry-run", "--column", "Foo=title", "--column", "Bar=watchedOn")
        let columns = strings[ImportCommandText.columns, ["columns": "Foo=title, Bar=watchedOn"]]
        #expect(shown.output.contains(columns), "\(shown)")
        #expect(shown.output.contains(strings.count(ImportCommandText.known, 1) + "."))
        let wrong = try filmz.run("import", path, "--dry-run", "--column", "Baz=title")
        #expect(wrong.status == 2, "\(wrong)")
        let noSuchColumn = strings[ImportCommandText.noSuchColumn, ["column": "Baz"]]
        #expect(wrong.errors.contains(noSuchColumn), "\(wrong)")
        #expect(try filmz.run("import", path, "--column", "Foo=nonsense").status == 64)
    }

    @Test func anOrderOfDaysThatNoDateTellsIsSaidAndNamed() throws {
        let path = try file("mine.csv", "Title,Watched\nAlien,11-08-23\n")
        let shown = try filmz.run("import", path, "--yes")
        let unsure = strings[ImportCommandText.dateOrder, ["file": "mine.csv"]]
        #expect(shown.output.contains(unsure), "\(shown)")
        #expect(try filmz.run("list", "seen").output.contains("2023-11-08"))
        let other = try file("other.csv", "Title,Watched\nAmélie,11-08-23\n")
        let told = try filmz.run("import", other, "--yes", "--dates", "day-first")
        #expect(!told.output.contains(strings[ImportCommandText.dateOrder, ["file": "other.csv"]]), "\(told)")
        #expect(try filmz.run("list", "seen").output.contains("2023-08-11"))
        // The viewing that is there is the same as before.
        let right = try filmz.run("import", path, "--dry-run", "--dates", "day-first").output
        #expect(right.contains(strings.count(ImportText.daysRight, 1) + "."), "\(right)")
        let days = try ["2023-11-08", "2023-08-11"].map { strings.watchedOn(try #require(WatchedOn($0))) }
        let correction = strings[
            ImportsCommandText.correction, ["title": "Alien", "before": days[0], "after": days[1]]]
        #expect(right.contains(correction), "\(right)")
        let put = try filmz.run("import", path, "--yes", "--json", "--dates", "day-first").json()
        let corrected = (put["putRight"] as? [String: Any])?["days"] as? [[String: Any]]
        #expect(corrected?.map { $0["after"] as? String } == ["2023-08-11"])
        #expect(!(try filmz.run("list", "seen").output.contains("2023-11-08")))
    }

    /// Taken in again, files are read as they were the first time.
    @Test func whatWasSaidOfFilesIsKeptWithThem() throws {
        func takeTwice(_ path: String, _ more: String...) throws {
            let taken = try filmz.run(["import", path, "--yes", "--json"] + more).json()
            #expect(try filmz.run("undo", "\(try #require(taken["change"]))").status == 0)
            let id = try #require(try filmz.run("imports").output.split(separator: "\t").first)
            let again = try filmz.run("imports", "--again", String(id))
            #expect(again.output.contains(tookOne), "\(again)")
        }
        let table = try file("mine.csv", "Foo;Bar\nAlien;11-08-23\n")
        try takeTwice(table, "--column", "Foo=title", "--column", "Bar=watchedOn", "--dates", "day-first")
        #expect(try filmz.run("list", "seen").output.contains("2023-08-11"))
        let films = try file("films.csv", "Const,Title,Year\ntt0211915,Amélie,2001\n")
        try takeTwice(films, "--meaning", "watchlist")
        #expect(try filmz.run("list", "watchlist").output.contains("Amélie"))
        let film = #"{"title":"Alien","year":1979,"ids":{"imdb":"tt0078748"}}"#
        let history = try file(
            "history-1.json", #"[{"watched_at":"2019-01-11T23:30:00.000Z","type":"movie","movie":\#(film)}]"#)
        try takeTwice(history, "--zone", "Europe/Vienna")
        #expect(try filmz.run("viewing", "list", "Alien").output.contains("2019-01-12"))
    }

    @Test func filmsInDoubtAreLeftOutUnlessTheyAreToBeOnesOwn() throws {
        let path = try file("mine.csv", "Title,Watched\nFrankenstein,2011-07-14\n")
        let left = try filmz.run("import", path, "--yes")
        #expect(left.output.contains("Frankenstein\tFrankenstein (2025)"), "\(left)")
        #expect(left.output.contains(strings[ImportCommandText.takenNothingInDoubt]))
        let taken = try filmz.run("import", path, "--yes", "--doubtful", "own")
        #expect(taken.output.contains(tookOne), "\(taken)")
        #expect(try filmz.run("list", "seen").output.contains("2011-07-14"))
        let again = try filmz.run("import", path, "--yes", "--doubtful", "own")
        #expect(again.output.contains(strings[ImportCommandText.takenNothing]), "\(again)")
    }

    @Test func importsAreListedAndRemoved() throws {
        let none = try filmz.run("imports", "--json")
        #expect(none.status == 0, "\(none)")
        #expect(none.output.filter { !$0.isWhitespace } == "[]", "\(none)")
        let taken = try filmz.run("import", try diary(), "--yes", "--json").json()
        let change = "\(try #require(taken["change"]))"
        _ = try filmz.run("import", try diary(), "--yes")
        let listed = try filmz.run("imports").output
        #expect(listed.split(separator: "\n").count == 1, "\(listed)")
        #expect(listed.contains("diary.csv"))
        #expect(listed.contains(change))
        let id = try #require(listed.split(separator: "\t").first)
        #expect(!listed.contains(strings[ImportsCommandText.better]))
        let again = try filmz.run("imports", "--again", String(id))
        #expect(again.output.contains(strings[ImportCommandText.takenNothing]), "\(again)")
        #expect(try filmz.run("imports", "--remove", String(id)).output.isEmpty)
        #expect(try filmz.run("undo", change).status == 1)
        let wrong = try filmz.run("imports", "--remove", "5")
        #expect(wrong.status == 2, "\(wrong)")
        let noSuchImport = strings[ImportsCommandText.noSuchImport, ["import": "5"]]
        #expect(wrong.errors.contains(noSuchImport), "\(wrong)")
    }
}
