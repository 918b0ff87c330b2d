import FilmzContracts
import FilmzDomain
import FilmzReading
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Lists in the browser: made, filled, ordered and taken away.
struct FilmListRouteTests {
    private static let alien = WebFixture.alien.id
    private static let hostile = WebFixture.hostile.id
    private static let spirited = WebFixture.spirited.id
    private static let list = "/lists/77"

    /// Makes list 77 with three films.
    private static func furnished() async throws -> WebFixture {
        let web = try await WebFixture()
        let form = "list=77&name=Space&film=\(alien)&film=\(hostile)&film=\(spirited)&next=/me/all"
        let response = try await web.post("/lists/films", form)
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/me/all")
        return web
    }

    private static func films(_ web: WebFixture) async throws -> [Film.ID] {
        let query = FilmListQuery(list: try #require(FilmList.ID("77")))
        return try await web.services.lists.list(query, of: .owner, page: PageRequest()).films.items
            .map(\.entry.film.id)
    }

    @Test func aListIsMadeAndShown() async throws {
        let web = try await WebFixture()
        #expect(try await web.get("/together").text.contains(Strings.english[FilmListText.noLists]))
        let form = "list=77&name=Rainy+%3CSundays%3E&description=For+later&ranked=true"
        for _ in 1...2 {
            let response = try await web.post("/lists", form)
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == Self.list)
        }
        let page = try await web.get(Self.list).text
        #expect(page.contains("Rainy &lt;Sundays&gt;"))
        #expect(page.contains("For later"))
        #expect(page.contains(Strings.english[FilmListText.empty]))
        #expect(try await web.get("/together").text.matches(of: /class="list-card"/).count == 1)
    }

    @Test func aListWithoutANameIsAskedForOne() async throws {
        let web = try await WebFixture()
        for (path, form) in [("/lists", "list=77&name=+"), ("/lists/films", "list=77&name=&film=\(Self.alien)")] {
            let response = try await web.post(path, form)
            #expect(response.status == .unprocessableContent)
            #expect(response.text.contains(Strings.english[ProblemText.listNameMissing]))
        }
        #expect(try await web.get(Self.list).status == .notFound)
    }

    @Test func filmsArePutOnAndTakenOff() async throws {
        let web = try await Self.furnished()
        #expect(try await Self.films(web) == [Self.alien, Self.hostile, Self.spirited])
        let sheet = try await web.get("/films/\(Self.alien)/lists").text
        #expect(sheet.contains("name=\"takeOff\" value=\"77\""))
        let off = try await web.post("/lists/films", "film=\(Self.alien)&takeOff=77")
        #expect(off.headers[.location] == "/films/\(Self.alien)")
        #expect(try await web.get("/films/\(Self.alien)/lists").text.contains("name=\"add\" value=\"77\""))
        _ = try await web.post("/lists/films", "film=\(Self.alien)&add=77")
        #expect(try await Self.films(web) == [Self.hostile, Self.spirited, Self.alien])
        #expect(try await web.get("/films/\(Self.alien)").text.contains("href=\"/lists/77\""))
        _ = try await web.post("\(Self.list)/take-off", "film=\(Self.hostile)")
        #expect(try await Self.films(web) == [Self.spirited, Self.alien])
    }

    @Test func tickedFilmsGoOnAListAndOffIt() async throws {
        let web = try await Self.furnished()
        let ticked = "film=\(Self.alien)&film=\(Self.spirited)"
        let choice = try await web.post("/films/selected", ticked + "&do=list&next=/me/all")
        #expect(choice.status == .ok)
        #expect(choice.text.contains(Strings.english.count(FilmListText.chooseSeveral, 2)))
        #expect(choice.text.contains("name=\"next\" value=\"/me/all\""))
        let select = try await web.get("\(Self.list)?select=1").text
        #expect(select.contains("value=\"take-off\""))
        #expect(select.contains("name=\"list\" value=\"77\""))
        let off = try await web.post("/films/selected", ticked + "&do=take-off&list=77&next=\(Self.list)")
        #expect(off.headers[.location] == Self.list)
        #expect(try await Self.films(web) == [Self.hostile])
        #expect(try await web.post("/films/selected", ticked + "&do=take-off&list=78").status == .notFound)
    }

    @Test(arguments: [
        ("place=last", [1, 2, 0]), ("place=down", [1, 0, 2]), ("place=number&number=3", [1, 2, 0]),
        ("place=after&other=\(WebFixture.hostile.id)", [1, 0, 2]), ("place=up", [0, 1, 2]),
    ])
    func aFilmIsMovedAndPutBack(form: String, order: [Int]) async throws {
        let web = try await Self.furnished()
        let films = try await Self.films(web)
        let response = try await web.post("\(Self.list)/move", "film=\(Self.alien)&\(form)&next=\(Self.list)?arrange=1")
        #expect(response.headers[.location] == "\(Self.list)?arrange=1")
        #expect(try await Self.films(web) == order.map { films[$0] })
        guard let cookie = response.headers[.setCookie] else { return #expect(form == "place=up") }
        let page = try await web.get("\(Self.list)?arrange=1", [.cookie: String(cookie.prefix { $0 != ";" })]).text
        #expect(page.contains(Strings.english[ChangeText.listFilmMoved, ["film": "Alien", "list": "Space"]]))
        let change = try #require(page.firstMatch(of: /name="change" value="(\d+)"/)?.output.1)
        #expect(try await web.post("/undo", "change=\(change)").status == .seeOther)
        #expect(try await Self.films(web) == films)
    }

    @Test(arguments: [
        ("move", "", 400), ("move", "film=x&place=first", 400), ("move", "place=first", 400),
        ("move", "film=\(WebFixture.alien.id)&place=nowhere", 400),
        ("move", "film=\(WebFixture.alien.id)&place=number&number=one", 400),
        ("move", "film=\(WebFixture.alien.id)&place=before", 400), ("move", "film=7&place=first", 409),
        ("note", "film=7&note=x", 409),
        ("note", "film=\(WebFixture.alien.id)&note=\(String(repeating: "x", count: 1_001))", 422),
        ("take-off", "", 400),
    ])
    func whatIsNotSaidClearlyChangesNothing(action: String, form: String, status: Int) async throws {
        let web = try await Self.furnished()
        #expect(try await web.post("\(Self.list)/\(action)", form).status.code == status)
        #expect(try await Self.films(web) == [Self.alien, Self.hostile, Self.spirited])
        #expect(try await web.post("/lists/78/\(action)", form).status.code >= 400)
    }

    /// The form has what stood there before, so a device that shows older texts overwrites none.
    @Test func savingAnOldFormKeepsWhatAnotherDeviceChanged() async throws {
        let web = try await Self.furnished()
        _ = try await web.post("\(Self.list)/edit", "name=Space&was-name=Space&description=New&was-description=")
        _ = try await web.post(
            "\(Self.list)/edit", "name=Outer+space&was-name=Space&description=&was-description=&ranked=true")
        let query = FilmListQuery(list: try #require(FilmList.ID("77")))
        let list = try await web.services.lists.list(query, of: .owner, page: PageRequest()).list
        #expect(list.name == "Outer space")
        #expect(list.description == "New")
        #expect(list.isRanked)
    }

    @Test func twoNotesAreSettled() async throws {
        let web = try await Self.furnished()
        let arranged = try await web.get(Self.list + "?arrange=1").text
        #expect(arranged.contains("name=\"was-note\" value=\"\""))
        let form = "film=\(Self.alien)&next=/lists/77?arrange=1&was-note="
        let first = try await web.post(Self.list + "/note", form + "&note=On+the+phone")
        #expect(first.status == .seeOther)
        #expect(first.headers[.location] == "/lists/77?arrange=1")
        let second = try await web.post(Self.list + "/note", form + "&note=At+%3Chome%3E")
        #expect(second.status == .conflict)
        #expect(second.text.contains(Strings.english[FilmListText.noteChanged]))
        #expect(second.text.contains("On the phone"))
        #expect(second.text.contains(">\nAt &lt;home&gt;</textarea>"))
        #expect(second.text.contains("name=\"was-note\" value=\"On the phone\""))
        #expect(try await web.get(Self.list).text.contains("On the phone"))
        let settled = try await web.post(
            Self.list + "/note", "film=\(Self.alien)&was-note=On+the+phone&note=On+the+phone%0D%0AAt+home")
        #expect(settled.status == .seeOther)
        #expect(
            try await web.services.wholeList(try #require(FilmList.ID("77")), of: .owner).1[0].note
                == "On the phone\nAt home")
        let same = try await web.post(Self.list + "/note", form + "&note=")
        #expect(same.status == .seeOther, "nothing was written, so nothing is changed")
    }

    @Test func aListIsPrintedWhole() async throws {
        let web = try await WebFixture()
        var films = [Self.alien]
        for number in 1...94 {
            films.append(try await web.services.films.add(FilmDraft(title: "Film \(number)"), by: .owner).id)
        }
        let id = try #require(FilmList.ID("77"))
        _ = try await web.services.lists.make(
            FilmListDraft(name: "Long", description: "All", isRanked: true), id: id, with: films, of: .owner)
        let page = try await web.get(Self.list + "/print").text
        #expect(page.matches(of: /<li><b class="rank">/).count == 95)
        #expect(page.contains("95</b> <strong dir=\"auto\">Film 94</strong>"))
        #expect(page.contains(Strings.english.count(FilmListText.films, 95)))
        #expect(try await web.get(Self.list).text.contains("href=\"/lists/77/print\""))
        #expect(try await web.get("/lists/78/print").status == .notFound)
    }

    @Test func aListIsTakenAwayAsJSONAndTakenInAgain() async throws {
        let web = try await Self.furnished()
        _ = try await web.post(Self.list + "/note", "film=\(Self.alien)&note=Loud")
        let file = try await web.get(Self.list + "/export?as=json")
        #expect(file.headers[.contentType] == "application/json")
        #expect(file.headers[.contentDisposition]?.contains("Space.json") == true)
        let read = try RecommendationFormat.read(Data(file.text.utf8))
        #expect(read.list?.name == "Space")
        #expect(read.films.map(\.note) == ["Loud", "", ""])
        #expect(read.sender.isEmpty)
        let matches = try await RecommendationMatcher(web.services).matches(of: read, for: .owner)
        #expect(matches.compactMap { $0.film?.id } == [Self.alien, Self.hostile, Self.spirited])
    }

    @Test func aListWithARuleSaysWhatItAmountsTo() async throws {
        let web = try await WebFixture()
        try await web.services.myFilms.apply(.log(.watched("2003")), to: Self.alien, of: .owner)
        _ = try await web.post("/lists", "list=77&name=Old&rule=horror,+before+1990")
        let together = try await web.get("/together").text
        let card = try #require(together.firstMatch(of: /<li id="list-77">[\s\S]*?<\/li>/)?.output)
        #expect(
            card.contains(Strings.english.parts(FilmListText.seenOf, around: "total", ["seen": "1"]).before), "\(card)")
        #expect(card.contains("class=\"poster\""), "\(card)")
        #expect(try await web.api(.get, "/lists").text.contains("\"seenCount\":1"))
    }

    @Test func aRemovedListCanComeBack() async throws {
        let web = try await Self.furnished()
        let response = try await web.post("\(Self.list)/remove", "")
        #expect(response.headers[.location] == "/together")
        #expect(try await web.get(Self.list).status == .notFound)
        let changes = try await web.get("/me/changes").text
        #expect(changes.contains(Strings.english[ChangeText.listRemoved, ["list": "Space"]]))
        let change = try #require(changes.firstMatch(of: /name="change" value="(\d+)"/)?.output.1)
        _ = try await web.post("/undo", "change=\(change)")
        #expect(try await Self.films(web).count == 3)
    }

    @Test func aSearchIsKeptAsAListWithARule() async throws {
        let web = try await WebFixture()
        let search = try await web.get("/search?q=horror,+before+1990").text
        #expect(search.contains("href=\"/lists/new?rule=horror%2C%20before%201990\""))
        #expect(
            try await web.get("/lists/new?rule=horror%2C%20before%201990").text.contains(
                "value=\"horror, before 1990\""))
        let refused = try await web.post("/lists", "list=77&name=Old&rule=amelie")
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains(Strings.english[ProblemText.listRuleMalformed]))
        let unknown = try await web.post("/lists", "list=77&name=Old&rule=horror+films+qqqqq")
        #expect(unknown.status == .unprocessableContent)
        #expect(unknown.text.contains(Strings.english[ProblemText.wordsNotUnderstood, ["words": "qqqqq"]]))
        let tried = try await web.post("/lists", "list=77&name=Old&rule=horror,+before+1990&preview=true")
        #expect(tried.status == .ok)
        #expect(tried.text.contains("class=\"rule-preview\""))
        #expect(try await web.get("/lists/77").status == .notFound, "It is only looked at.")
        _ = try await web.post("/lists", "list=77&name=Old&rule=horror,+before+1990")
        let page = try await web.get(Self.list).text
        #expect(page.contains("<strong dir=\"auto\">Alien</strong>"))
        #expect(page.contains("class=\"list-conditions\""))
        #expect(!page.contains("arrange=1"))
        #expect(try await web.post("/lists/films", "film=\(Self.alien)&add=77").status == .conflict)
        #expect(try await !web.get("/films/\(Self.alien)/lists").text.contains("value=\"77\""))
        #expect(try await web.get("/lists/77/export").text.contains("Alien (1979)"))
        _ = try await web.post(
            "/lists/77/edit", "name=Old&was-name=Old&rule=horror,+after+1990&was-rule=horror,+before+1990")
        let nothing = try await web.get(Self.list).text
        #expect(nothing.contains(Strings.english[FilmListText.nothingByRule]))
        #expect(nothing.contains("<a class=\"button primary\" href=\"/lists/77/edit\">"))
        #expect(!nothing.contains(Strings.english[FilmListText.emptyHint]), "No film can be added to it by hand.")
    }

    @Test func aRuleOfBeforeSaysWhatItLeavesOut() async throws {
        let web = try await WebFixture()
        let draft = FilmListDraft(name: "Old", rule: "horror or before 1970")
        _ = try await web.services.lists.make(draft, id: try #require(FilmList.ID("77")), with: [], of: .owner)
        let page = try await web.get(Self.list).text
        let words = "<span dir=\"auto\">before 1970</span>"
        #expect(page.contains(Strings.english[SearchText.ignored, ["words": words]]))
    }

    @Test func aListIsTakenAwayAsText() async throws {
        let web = try await Self.furnished()
        _ = try await web.post("\(Self.list)/note", "film=\(Self.alien)&note=%3DSUM(1)%0Aso+%22good%22")
        let text = try await web.get("\(Self.list)/export?as=text")
        #expect(text.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(text.headers[.contentDisposition] == "attachment; filename=\"Space.txt\"; filename*=UTF-8''Space.txt")
        #expect(text.text.hasPrefix("Space\n\nAlien (1979) – =SUM(1) so \"good\"\n"))
        let markdown = try await web.get("\(Self.list)/export?as=markdown").text
        #expect(markdown.contains("# Space\n\n- Alien (1979) – =SUM(1)"))
        #expect(markdown.contains("\\<friends\\>"))
        let csv = try await web.get("\(Self.list)/export?as=csv").text
        #expect(
            csv.hasPrefix(
                "Position,Title,Year,Directors,IMDb,TMDb,Note\n,Alien,1979,Ridley Scott,,348,\"'=SUM(1)\nso \"\"good\"\"\"\n"
            ))
    }

    @Test func filmsOfATextGoOnTheListAfterTheyWereSettled() async throws {
        let web = try await Self.furnished()
        _ = try await web.post("/lists", "list=79&name=Pasted")
        #expect(try await web.get("/lists/79/paste").text.contains("<textarea id=\"field-text\""))
        let text = "1. Alien (1979)\n2. Spirited Away\n3. Qwzx Nonesuch"
        let body = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let page = try await web.post("/lists/79/paste", "text=\(body)").text
        for film in [Self.alien, Self.spirited] { #expect(page.contains("name=\"film\" value=\"\(film)\" checked")) }
        #expect(page.contains(Strings.english.count(PasteText.unknown, 1)))
        #expect(page.contains("Qwzx Nonesuch"))
        #expect(
            try await web.get("/lists/79").text.contains(Strings.english[FilmListText.empty]),
            "nothing happens before that")
        let form = "film=\(Self.alien)&choice-4=\(Self.spirited)&choice-5=&note-\(Self.alien)=loud&note-7=x"
        #expect(try await web.post("/lists/79/paste/add", form).headers[.location] == "/lists/79")
        let list = try await web.get("/lists/79").text
        #expect(list.contains("Spirited Away"))
        #expect(list.contains("<span class=\"list-note\" dir=\"auto\">loud</span>"))
        #expect(try await web.post("/lists/79/paste/add", "film=x").status == .badRequest)
        #expect(try await web.post("/lists/79/paste/add", "").status == .seeOther)
        #expect(try await web.post("/lists/79/paste", "text=+").text.contains("field-text"))
        #expect(try await web.get("/lists/78/paste").status == .notFound)
    }

    @Test func filmsOfATextFileAreFoundWithoutAScript() async throws {
        let web = try await Self.furnished()
        _ = try await web.post("/lists", "list=79&name=Pasted")
        func send(_ content: [UInt8], name: String = "file") async throws -> TestResponse {
            var form = SampleForm()
            form.add("name=\"\(name)\"; filename=\"films.txt\"", content, "Content-Type: text/plain\r\n")
            return try await web.send("/lists/79/paste/file", .post, SampleForm.headers, ByteBuffer(bytes: form.ended))
        }
        let found = try await send(Array("Alien (1979)\r\nQwzx Nonesuch".utf8))
        #expect(found.status == .ok)
        #expect(found.text.contains("name=\"film\" value=\"\(Self.alien)\" checked"))
        let tooLarge = Strings.english[PasteText.fileTooLarge, ["limit": String(TextFile.byteLimit / 1_024)]]
        for (content, sentence) in [
            ([0x89, 0x50, 0, 0], Strings.english[PasteText.fileNoText]), ([], Strings.english[PasteText.fileEmpty]),
            ([UInt8](repeating: 0x61, count: TextFile.byteLimit + 1), tooLarge),
        ] as [([UInt8], String)] {
            let refused = try await send(content)
            #expect(refused.status == .unprocessableContent, "\(sentence)")
            #expect(refused.text.contains(sentence), "\(sentence)")
        }
        #expect(try await send(Array("Alien".utf8), name: "other").status == .unprocessableContent)
        #expect(try await web.post("/lists/79/paste/file", "file=Alien").status != .ok)
        #expect(try await web.get("/lists/79").text.contains(Strings.english[FilmListText.empty]))
    }

    @Test(arguments: [("preview", [1200, 630]), ("story", [1080, 1920]), ("bogus", [1200, 630])])
    func aListIsTakenAwayAsAPicture(format: String, size: [Int]) async throws {
        let picture = try await Self.furnished().get("\(Self.list)/card.png?as=\(format)")
        #expect(picture.headers[.contentType] == "image/png")
        let bytes = Array(picture.body.readableBytesView.prefix(24))
        #expect(Array(bytes[1..<4]) == Array("PNG".utf8))
        #expect([bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } } == size)
    }

    @Test(arguments: [
        "/lists/77?sort=bogus&seen=perhaps&after=n.1.x&decade=x", "/lists/77?after=t.1.zzz", "/lists/77?q=alein",
        "/lists/77?select=1", "/lists/77?arrange=1&after=nonsense", "/lists/77/export?as=bogus", "/together?after=x",
    ])
    func nothingInTheAddressBreaksIt(path: String) async throws {
        #expect(try await Self.furnished().get(path).status == .ok)
    }

    @Test(arguments: ["/lists/78", "/lists/x", "/lists/0", "/lists/78/edit", "/lists/78/export", "/films/7/lists"])
    func whatIsNotThereIsNotFound(path: String) async throws {
        #expect(try await WebFixture().get(path).status == .notFound)
    }
}
