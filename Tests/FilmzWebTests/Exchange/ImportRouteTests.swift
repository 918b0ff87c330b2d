import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Files of other products, taken in on pages.
struct ImportRouteTests {
    private static let diary = """
        Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
        2001-02-04,Alien,1979,https://boxd.it/1,4.5,,,2001-02-03
        2001-02-05,Spirited Away,2001,https://boxd.it/2,5,Yes,,2001-02-04
        2001-02-05,Nobody\u{2019}s Film,1988,https://boxd.it/3,2,,,2001-02-01

        """

    private static func give(
        _ web: WebFixture, _ text: String, named name: String = "diary.csv"
    ) async throws -> TestResponse {
        var form = SampleForm()
        form.add("name=\"file\"; filename=\"\(name)\"", Array(text.utf8), "Content-Type: text/csv\r\n")
        return try await web.send("/import", .post, SampleForm.headers, ByteBuffer(bytes: form.ended))
    }

    /// Takes files in, and waits until that has ended.
    /// - Returns: where the answer leads
    private static func take(_ web: WebFixture, _ path: String, _ fields: String = "do=take") async throws -> String? {
        let answer = try await web.post(path, fields)
        while try await web.get(path).text.contains("data-watch") { await Task.yield() }
        return answer.headers[.location]
    }

    private static func seen(_ web: WebFixture) async throws -> [String] {
        try await web.services.myFilms.shelf(
            MyFilmsQuery(shelf: .seen, sort: .title), of: .owner, page: PageRequest()
        ).films.items.map(\.film.title)
    }

    @Test func anEmptyFileIsRefusedByItsName() async throws {
        let web = try await WebFixture()
        let answer = try await Self.give(web, "", named: "empty.csv")
        #expect(answer.status == .unprocessableContent)
        #expect(answer.text.contains(Strings.english[ExchangeErrorText.emptyFile, ["file": "empty.csv"]]))
    }

    @Test func whoChoosesNoFileIsToldToChooseOne() async throws {
        let web = try await WebFixture()
        let answer = try await Self.give(web, "", named: "")
        #expect(answer.status == .unprocessableContent)
        #expect(answer.text.contains(Strings.english[UploadText.noFile]))
    }

    @Test func aDayToComeIsReported() async throws {
        let web = try await WebFixture()
        let diary = Self.diary.replacing(",2001-02-03\n", with: ",2199-01-01\n")
        let path = try #require(try await Self.give(web, diary).headers[.location])
        let place = Strings.english[ImportSummaryText.row, ["file": "diary.csv", "row": "2"]]
        let future = Strings.english[ImportSummaryText.future]
        let problem = Strings.english[
            ImportSummaryText.problem, ["place": place, "what": future, "text": "2199-01-01"]]
        #expect(try await web.get(path).text.contains(problem))
    }

    @Test func ofAnothersArchiveOnlyWhatIsWantedIsTakenIn() async throws {
        let web = try await WebFixture()
        func archive(of name: String) async throws -> String {
            _ = try await web.services.owners.persons.edit(.owner, draft: PersonDraft(name: name, role: .owner))
            let folder = TemporaryFolder()
            _ = try await Exporter(services: web.services, strings: .of(.english))
                .write(.archive, to: folder.path + "/a.zip", version: "1", for: .owner)
            let bytes = Array(try Data(contentsOf: URL(filePath: folder.path + "/a.zip")))
            var form = SampleForm()
            form.add("name=\"file\"; filename=\"a.zip\"", bytes, "Content-Type: application/zip\r\n")
            let given = try await web.send("/import", .post, SampleForm.headers, ByteBuffer(bytes: form.ended))
            return try #require(given.headers[.location])
        }
        let alien = WebFixture.alien.id
        _ = try await web.services.myFilms.apply(.watchlist(true), to: alien, of: .owner)
        _ = try await web.services.myFilms.apply(.favourite(true), to: alien, of: .owner)
        let theirs = try await archive(of: "Anna <1>")
        let mine = try await archive(of: "Ben")
        for edit in [MyFilmEdit.watchlist(false), .favourite(false)] {
            _ = try await web.services.myFilms.apply(edit, to: alien, of: .owner)
        }
        let asked = try await web.get(theirs).text
        #expect(asked.contains(Strings.english[ImportText.ofAnother, ["name": "Anna &lt;1&gt;"]]))
        #expect(!asked.contains("value=\"seen\" checked"))
        // Nothing is taken in before it is said what.
        for fields in ["do=take", "do=take&topics=1", "do=take&topics=1&topic=nonsense"] {
            _ = try await Self.take(web, theirs, fields)
            #expect(try await web.services.myFilms.myFilm(alien, of: .owner).isEmpty, "\(fields)")
        }
        _ = try await Self.take(web, theirs, "do=take&topics=1&topic=watchlist")
        let wanted = try await web.services.myFilms.myFilm(alien, of: .owner)
        #expect(wanted.isOnWatchlist)
        #expect(!wanted.isFavourite)
        #expect(try await web.get(theirs).text.contains("value=\"watchlist\" checked"))

        let own = try await web.get(mine).text
        #expect(own.contains(Strings.english[ImportText.topics]))
        #expect(own.contains("value=\"seen\" checked"))
        _ = try await Self.take(web, mine)
        #expect(try await web.services.myFilms.myFilm(alien, of: .owner).isFavourite)
    }

    @Test func aViewingThatWasMovedSinceDoesNotComeAgain() async throws {
        let web = try await WebFixture()
        let path = try #require(try await Self.give(web, Self.diary).headers[.location])
        _ = try await Self.take(web, path)
        let alien = WebFixture.alien.id
        let myFilms = web.services.myFilms
        let viewing = try #require(try await myFilms.myFilm(alien, of: .owner).viewings.first)
        let day = try #require(WatchedOn("1999-01-01"))
        _ = try await myFilms.apply(
            .editViewing(viewing.id, ViewingDraft(watchedOn: day, rating: viewing.rating)), to: alien, of: .owner)
        for again in [path, try #require(try await Self.give(web, Self.diary).headers[.location])] {
            _ = try await Self.take(web, again)
            let viewings = try await myFilms.myFilm(alien, of: .owner).viewings
            #expect(viewings.map(\.watchedOn) == [day])
        }
    }

    @Test func filesThatCannotBeReadAnyMoreSaySoAndCanBeRemoved() async throws {
        let web = try await WebFixture()
        let part = FileImportPart(name: "a.csv", path: "a.csv", isInArchive: false, bytes: [0, 1, 0, 2, 255])
        let kept = try await web.services.imports.keep([part], named: "a.csv", for: .owner)
        let path = "/import/\(kept.id)"
        let page = try await web.get(path)
        #expect(page.status == .ok)
        #expect(page.text.contains(Strings.english[ExchangeErrorText.unreadable]))
        #expect(!page.text.contains("id=\"take\""))
        #expect(try await web.post(path, "do=take").headers[.location] == path)
        #expect(try await web.get(path + "/film?of=a").status == .notFound)
        _ = try await web.post(path, "do=remove")
        #expect(try await web.get(path).status == .notFound)
    }

    private struct Films: Decodable {
        struct Changed: Decodable {
            var title: String
            var isUndoable: Bool
        }

        var items: [Changed]
        var total: Int
    }

    @Test func filesAreShownThenTakenInAndUndone() async throws {
        let web = try await WebFixture()
        let given = try await Self.give(web, Self.diary)
        #expect(given.status == .seeOther)
        let path = try #require(given.headers[.location])
        let page = try await web.get(path).text
        #expect(page.contains(Strings.english.count(ImportText.newFilms, 2)))
        #expect(page.contains(Strings.english.count(ImportText.own, 1)))
        #expect(page.contains(Strings.english.count(ImportText.rows, 3)))
        #expect(try await Self.seen(web).isEmpty)

        #expect(try await Self.take(web, path) == path)
        #expect(try await Self.seen(web) == ["Alien", "Nobody\u{2019}s Film", "Spirited Away"])
        let alien = try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner)
        #expect(alien.viewings.map(\.watchedOn.description) == ["2001-02-03"])
        let taken = try await web.get(path).text
        #expect(taken.contains(Strings.english.count(ImportText.tookIn, 3)))
        #expect(taken.contains(Strings.english.count(ImportText.already, 3)))
        for (path, name) in [("/me/seen", MyFilmsText.seen), ("/me/diary", .diary)] {
            #expect(taken.contains("href=\"\(path)\">\(Strings.english.facts([Strings.english[name], "3"]))</a>"))
        }
        #expect(!taken.contains("id=\"take\""))
        #expect(
            try await web.get("/import").text.contains(Strings.english.parts(ImportText.takenOn, around: "day").before))

        let known = try #require(try await web.services.imports.imports(of: .owner).first)
        let change = try #require(known.outcome?.change)
        let single = "/me/changes/\(change)"
        #expect(taken.contains("href=\"\(single)\""))
        let films = try await web.get(single + "?q=alie").text
        #expect(films.contains("Alien</a>"))
        #expect(!films.contains("Spirited Away</a>"))
        let undo = "change=\(change)&film=\(WebFixture.alien.id)&next=\(single)"
        #expect(try await web.post("/undo", undo).headers[.location]?.hasPrefix(single) == true)
        #expect(try await Self.seen(web) == ["Nobody\u{2019}s Film", "Spirited Away"])
        #expect(try await web.get(single).text.contains(Strings.english[MyFilmsText.changedNoMore]))
        #expect(try await web.get("/me/changes/5").status == .notFound)
        let told = try await web.api(.get, "/changes/\(change)/films?q=alien").json(Films.self)
        #expect(told.total == 1)
        #expect(told.items.map(\.isUndoable) == [false])
        let spirited = try #require(
            try await web.services.undo.films(
                of: change, titled: "Spirited", of: .owner, page: PageRequest()
            ).items.first?.film)
        #expect(try await web.api(.post, "/changes/\(change)/films/\(spirited)/undo").status == .ok)
        #expect(try await Self.seen(web) == ["Nobody\u{2019}s Film"])
        #expect(try await web.post("/undo", "change=\(change)&next=\(path)").status == .seeOther)
        #expect(try await Self.seen(web).isEmpty)
        #expect(try await web.get(path).text.contains(Strings.english[ImportText.take]))
    }

    @Test func aFilmThatNobodyKnowsIsSearchedForAndRemembered() async throws {
        let web = try await WebFixture()
        let diary = Self.diary.replacing("Spirited Away,2001", with: "Chihiro,1990")
        let path = try #require(try await Self.give(web, diary).headers[.location])
        #expect(try await web.get(path).text.contains(Strings.english[ImportText.find]))
        // The second film. What else was chosen is kept.
        let asked = try await web.post(path, "find=1&rule=theirs")
        let search = try #require(asked.headers[.location])
        #expect(search.hasPrefix("\(path)/film?of=Chihiro"))
        #expect(try await web.get(search).text.contains(Strings.english[FilmFinderText.nothing]))
        #expect(try await web.get("\(search)&q=spirited").text.contains(Strings.english[FilmFinderText.this]))
        let key = try #require(search.split(separator: "=").last)
        let film = WebFixture.spirited.id
        #expect(try await web.post("\(path)/film", "of=\(key)&film=nonsense").status == .badRequest)
        #expect(try await web.post("\(path)/film", "of=Other&film=\(film)").status == .notFound)
        #expect(try await web.post("\(path)/film", "of=\(key)&film=\(film)").headers[.location] == path)
        let decided = try await web.get(path).text
        #expect(decided.contains(Strings.english.count(ImportText.decided, 1)))
        #expect(decided.contains(Strings.english.count(ImportText.newFilms, 2)))
        #expect(try await Self.take(web, path) == path)
        #expect(try await Self.seen(web) == ["Alien", "Nobody\u{2019}s Film", "Spirited Away"])
        let known = try await web.services.imports.imports(of: .owner).first
        #expect(known?.answers.rule == .theirs)

        // A word is changed by another one.
        #expect(try await web.post("\(path)/film", "of=\(key)&film=out").headers[.location] == path)
        #expect(try await web.get(path).text.contains(Strings.english[ImportText.leaveOut]))
    }

    @Test func aListJoinsTheOneOfThatName() async throws {
        let web = try await WebFixture()
        func list(_ films: String) -> String {
            """
            Letterboxd list export v7
            Date,Name,Tags,URL,Description
            2001-02-04,Rainy Sundays,,https://boxd.it/9,For later.

            Position,Name,Year,URL,Description
            \(films)
            """
        }
        func take(_ text: String) async throws -> String {
            let given = try await Self.give(web, text, named: "rainy-sundays.csv")
            let path = try #require(given.headers[.location])
            #expect(try await web.get(path).text.contains("\(Strings.english.count(ImportText.lists, 1))</li>"))
            #expect(try await Self.take(web, path) == path)
            return path
        }
        let first = try await take(list("2,Alien,1979,https://boxd.it/1,So quiet.\n1,Solaris,1972,https://boxd.it/4,"))
        let made = try #require(try await web.services.lists.names(.all, of: .owner, limit: 9).first)
        func listed() async throws -> [(String, String)] {
            try await web.services.lists.list(FilmListQuery(list: made.id), of: .owner, page: PageRequest())
                .films.items.map { ($0.entry.film.title, $0.note) }
        }
        #expect(made.name == "Rainy Sundays")
        #expect(try await listed().map(\.0) == ["Solaris", "Alien"])
        #expect(try await listed().map(\.1) == ["", "So quiet."])
        #expect(try await web.get(first).text.contains(Strings.english[ImportText.tookLists]))

        let next = try await take(list("1,Alien,1979,https://boxd.it/1,\n2,Spirited Away,2001,https://boxd.it/2,"))
        #expect(try await listed().map(\.0) == ["Solaris", "Alien", "Spirited Away"])
        #expect(try await listed().map(\.1) == ["", "So quiet.", ""])
        let known = try await web.services.imports.imports(of: .owner).first { next.hasSuffix($0.id.description) }
        let change = try #require(known?.outcome?.change)
        #expect(try await web.post("/undo", "change=\(change)&next=\(next)").status == .seeOther)
        #expect(try await listed().map(\.0) == ["Solaris", "Alien"])
    }

    @Test func theColumnsOfATableAreShownChangedAndRemembered() async throws {
        let web = try await WebFixture()
        let table = "Foo;Bar;Baz\nAlien;03/04/2001;8\nSpirited Away;05/04/2001;10\n"
        let path = try #require(try await Self.give(web, table, named: "mine.csv").headers[.location])
        let shown = try await web.get(path).text
        #expect(shown.contains(Strings.english[ColumnText.columns, ["file": "mine.csv"]]))
        #expect(shown.contains("03/04/2001"))
        var columns = "columns-0=3&column-0-0=title&column-0-1=watchedOn&column-0-2=rating&scale-0=ten"
        #expect(try await web.post(path, "do=save&" + columns).headers[.location] == path)
        let asking = try await web.get(path).text
        #expect(asking.contains(Strings.english.count(ImportText.newFilms, 2)))
        #expect(asking.contains("name=\"order-0\" value=\"day-first\" required"))
        // Nothing is taken in before that is known.
        _ = try await Self.take(web, path, "do=take&" + columns)
        #expect(try await web.services.imports.imports(of: .owner).first?.outcome == nil)
        columns += "&order-0=day-first"
        #expect(try await Self.take(web, path, "do=take&" + columns) == path)
        let alien = try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner)
        #expect(alien.viewings.map(\.watchedOn.description) == ["2001-04-03"])
        #expect(alien.viewings.first?.rating == Rating(stars: 4))

        // The next table with these heads.
        let next = table.replacing("03/04/2001", with: "06/04/2001")
        let again = try #require(try await Self.give(web, next, named: "other.csv").headers[.location])
        #expect(try await web.get(again).text.contains(Strings.english.count(ImportText.changed, 1)))
    }

    /// A phone's share sheet sends a form that comes from no page.
    @Test func filesComeFromTheShareSheetToo() async throws {
        let web = try await WebFixture()
        let manifest = try await web.get("/manifest.webmanifest").text
        #expect(manifest.contains("\"share_target\":{\"action\":\"/import\""))
        var form = SampleForm()
        form.add("name=\"file\"; filename=\"diary.csv\"", Array(Self.diary.utf8), "Content-Type: text/csv\r\n")
        var headers = SampleForm.headers
        headers[.origin] = "null"
        headers[.secFetchSite] = "none"
        let given = try await web.send("/import", .post, headers, ByteBuffer(bytes: form.ended))
        let path = try #require(given.headers[.location])
        #expect(try await web.get(path).text.contains(Strings.english.count(ImportText.rows, 3)))
        #expect(try await web.send(path, .post, headers, ByteBuffer(string: "do=take")).status == .forbidden)
        headers[.secFetchSite] = "cross-site"
        #expect(try await web.send("/import", .post, headers, ByteBuffer(bytes: form.ended)).status == .forbidden)
    }

    @Test func theSameFileAgainChangesNothing() async throws {
        let web = try await WebFixture()
        for _ in 1...2 {
            let path = try #require(try await Self.give(web, Self.diary).headers[.location])
            _ = try await Self.take(web, path)
        }
        let imports = try await web.services.imports.imports(of: .owner)
        #expect(imports.count == 2)
        #expect(imports.count { $0.outcome?.change == nil } == 1)
        #expect(try await web.services.myFilms.myFilm(WebFixture.alien.id, of: .owner).viewings.count == 1)
    }

    @Test func whereBothSaySomethingElseARuleDecides() async throws {
        let web = try await WebFixture()
        let film = WebFixture.alien.id
        let mine = ViewingDraft(watchedOn: try #require(WatchedOn("2001-02-03")), rating: Rating(stars: 2))
        try await web.services.myFilms.apply(.log(mine, id: .random()), to: film, of: .owner)
        let path = try #require(try await Self.give(web, Self.diary).headers[.location])
        let page = try await web.get(path).text
        #expect(page.contains(Strings.english[ImportText.conflictsHint]))
        #expect(page.contains("name=\"rule\" value=\"theirs\""))
        _ = try await web.post(path, "do=save&rule=theirs")
        #expect(try await web.get(path).text.contains("value=\"theirs\" checked"))
        _ = try await Self.take(web, path)
        let viewing = try await web.services.myFilms.myFilm(film, of: .owner).viewings.first
        #expect(viewing?.rating == Rating(stars: 4.5))
    }

    /// Otherwise a conflict would be asked about again that its person has just decided.
    @Test func whatAnImportHasDecidedIsNoQuestionAnyMore() async throws {
        let web = try await WebFixture()
        let mine = ViewingDraft(watchedOn: try #require(WatchedOn("2001-02-03")), rating: Rating(stars: 2))
        try await web.services.myFilms.apply(.log(mine, id: .random()), to: WebFixture.alien.id, of: .owner)
        let path = try #require(try await Self.give(web, Self.diary).headers[.location])
        #expect(try await web.get(path).text.contains(Strings.english[ImportText.conflictsHint]))
        _ = try await Self.take(web, path)
        let taken = try await web.get(path).text
        #expect(!taken.contains(Strings.english[ImportText.conflictsHint]))
        #expect(taken.contains("id=\"kept\""))
        // The rule can still be changed.
        _ = try await Self.take(web, path, "do=take&rule=theirs")
        #expect(try await !web.get(path).text.contains("id=\"kept\""))
    }

    @Test func aViewingThatWasRemovedIsSaidToComeBack() async throws {
        let web = try await WebFixture()
        let path = try #require(try await Self.give(web, Self.diary).headers[.location])
        _ = try await Self.take(web, path)
        let myFilms = web.services.myFilms
        let returning = Strings.english.count(ImportText.returning, 1)
        #expect(try await !web.get(path).text.contains(returning))
        let viewing = try #require(try await myFilms.myFilm(WebFixture.alien.id, of: .owner).viewings.first)
        _ = try await myFilms.apply(.removeViewings([viewing.id]), to: WebFixture.alien.id, of: .owner)
        for again in [path, try #require(try await Self.give(web, Self.diary).headers[.location])] {
            #expect(try await web.get(again).text.contains(returning))
        }
    }

    @Test func rowsThatNameOnlyFilmsAreAskedAbout() async throws {
        let web = try await WebFixture()
        var form = SampleForm()
        form.add("name=\"titles\"", Array("Alien (1979)\nSpirited Away (2001)".utf8))
        let given = try await web.send("/import", .post, SampleForm.headers, ByteBuffer(bytes: form.ended))
        let path = try #require(given.headers[.location])
        #expect(try await web.get(path).text.contains("name=\"meaning-titles.txt\" value=\"watchlist\""))
        // Nothing is taken in before that is known.
        _ = try await Self.take(web, path)
        #expect(try await web.services.imports.imports(of: .owner).first?.outcome == nil)
        _ = try await Self.take(web, path, "do=take&meaning-titles.txt=watchlist")
        let watchlist = MyFilmsQuery(shelf: .watchlist)
        let films = try await web.services.myFilms.films(watchlist, of: .owner)
        #expect(films == [WebFixture.alien.id, WebFixture.spirited.id])
    }

    @Test(arguments: [
        ("PK\u{3}\u{4}", "The archive is damaged."), ("", "Choose a file"),
        ("<!doctype html><p>Sign in", "a web page"),
    ])
    func whatCannotBeReadSaysWhy(text: String, sentence: String) async throws {
        let web = try await WebFixture()
        let page = try await Self.give(web, text, named: "a.csv")
        #expect(page.status == .unprocessableContent)
        #expect(page.text.contains("role=\"alert\""), "\(sentence)")
        #expect(try await web.services.imports.imports(of: .owner).isEmpty)
    }

    @Test func removingForgetsTheFilesAndKeepsTheFilms() async throws {
        let web = try await WebFixture()
        let path = try #require(try await Self.give(web, Self.diary).headers[.location])
        _ = try await Self.take(web, path)
        #expect(try await web.post(path, "do=remove").headers[.location] == "/import")
        #expect(try await web.get(path).status == .notFound)
        #expect(try await Self.seen(web).count == 3)
        #expect(try await web.post(path, "do=take").status == .notFound)
    }

    @Test func allFilmsInDoubtCanBeOnesOwnAtOnce() async throws {
        let web = try await WebFixture()
        let table = "Title,Watched\nSpirited,2001-04-03\nSpirited Aw,2001-04-04\n"
        let path = try #require(try await Self.give(web, table, named: "mine.csv").headers[.location])
        let asking = try await web.get(path).text
        #expect(asking.contains(Strings.english.count(ImportText.doubtful, 2)))
        #expect(asking.contains("name=\"do\" value=\"own\""))
        // What was said about one of them stays.
        _ = try await web.post(path, "do=own&choice-1=\(WebFixture.spirited.id)")
        let decided = try await web.get(path).text
        #expect(decided.contains(Strings.english.count(ImportText.decided, 2)))
        _ = try await Self.take(web, path)
        let seen = try await Self.seen(web)
        #expect(seen.count == 2)
        #expect(seen.contains { $0.contains("Spirited Away") })
    }

    @Test func whatTheFormDoesNotSayIsRefused() async throws {
        let web = try await WebFixture()
        let path = try #require(try await Self.give(web, Self.diary).headers[.location])
        #expect(try await web.post(path, "").status == .badRequest)
        #expect(try await Self.take(web, path, "do=take&choice-0=abc&choice-99=own&rule=nonsense") == path)
    }
}
