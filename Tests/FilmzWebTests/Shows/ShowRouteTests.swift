import FilmzContracts
import FilmzDomain
import FilmzPages
import FilmzStore
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Episodes on pages and as JSON.
struct ShowRouteTests {
    private static let show: Film = {
        var show = Film.sample("Harbour Lights", imdb: 9_001, year: 1990, runtime: 45)
        show.kind = .series
        return show
    }()
    private static let path = "/films/\(show.id)"
    private static let first = Episode.ID(.first)

    /// A server that knows a show of two seasons.
    private static func web() async throws -> WebFixture {
        let web = try await WebFixture(films: [])
        let run = ShowRun(
            seasonCount: 2, episodeCount: 73,
            seasons: [
                ShowRun.Season(number: 1, firstAired: CalendarDay("1990-09-03"), episodeCount: 3),
                ShowRun.Season(number: 2, episodeCount: 70),
            ])
        _ = try await web.store.catalogue.replace(
            with: [show, WebFixture.alien], runs: [show.id: run], edition: "shows")
        return web
    }

    private static func viewings(_ web: WebFixture) async throws -> [Viewing] {
        try await web.services.myFilms.viewings(of: show.id, by: .owner, page: PageRequest(size: 200)).items
    }

    @Test func oneTapMarksAnEpisodeAndASecondTapDoesNoHarm() async throws {
        let web = try await Self.web()
        let page = try await web.get(Self.path).text
        #expect(page.contains("id=\"log-next\""))
        #expect(page.contains("S1 E1"))
        for _ in 0..<2 {
            let form = "episode=\(Self.first)&next=\(Self.path)"
            let response = try await web.post("\(Self.path)/episodes", form)
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == Self.path)
        }
        #expect(try await Self.viewings(web).map(\.watchedOn) == [.day(web.clock.clock.today)])
        #expect(try await web.get("/").text.contains(Strings.english[ShowText.logNext, ["episode": "S1 E2"]]))
        #expect(try await web.get("/me/up-next").text.contains("Harbour Lights"))
        // A show of which a part was seen does not look like a film that was seen.
        for shelf in ["/me/seen", "/me/all"] {
            let page = try await web.get(shelf).text
            let seen = Strings.english[ShowText.seenOf, ["seen": "1", "count": "73"]]
            #expect(page.contains("\(seen)</span><progress max=\"73\" value=\"1\""), "\(shelf)")
            #expect(!page.contains("class=\"mark\""), "\(shelf)")
        }
    }

    @Test func tapsAtOnceAreOneViewing() async throws {
        let web = try await Self.web()
        let forms = ["episodes": "episode=\(Self.first)", "episodes/seen": "upTo=s01e03&when=unknown"]
        for (path, form) in forms.sorted(by: { $0.key < $1.key }) {
            try await withThrowingTaskGroup { group in
                for _ in 0..<8 { group.addTask { try await web.post("\(Self.path)/\(path)", form).status } }
                for try await status in group { #expect(status == .seeOther) }
            }
        }
        #expect(try await Self.viewings(web).count == 3)
    }

    @Test func aFormSaysEverythingAboutAnEpisode() async throws {
        let web = try await Self.web()
        let sheet = try await web.get("\(Self.path)/episodes/\(Self.first)/seen").text
        #expect(sheet.contains("name=\"episode\" value=\"\(Self.first)\""))
        #expect(!sheet.contains("name=\"audienceShown\""))
        let form = "episode=\(Self.first)&viewing=7&when=day&day=1990-09-03&rating=4.5&place=%3Cb%3E&note=n"
        for _ in 0..<2 { #expect(try await web.post("\(Self.path)/episodes", form).status == .seeOther) }
        let viewing = try #require(try await Self.viewings(web).first)
        #expect(viewing.episode == Episode.ID(keeping: .first, after: 0))
        #expect(viewing.place == "<b>")
        #expect(viewing.rating == Rating(stars: 4.5))
        #expect(try await Self.viewings(web).count == 1, "The form's own ID logs once.")
        let refused = try await web.post("\(Self.path)/episodes", "episode=\(Self.first)&when=day&day=never&viewing=8")
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains("id=\"problem\""))
        let page = try await web.get("\(Self.path)/episodes?season=1").text
        #expect(page.contains(Strings.english[ShowText.seenOf, ["seen": "1", "count": "3"]]))
        let stars = Strings.english[SharedText.andAHalf, ["count": "4"]]
        #expect(page.contains(Strings.english[SharedText.outOfFive, ["stars": stars]]))
        #expect(try await web.get("/me/diary").text.contains("S1 E1"))
    }

    @Test(arguments: [
        ("season=1&when=unknown", 3, WatchedOn.unknown),
        ("season=2&when=day&day=2001-02-03", 70, WatchedOn("2001-02-03")),
        ("upTo=s02e02&when=today", 5, WatchedOn("2011-07-14")),
        ("upTo=S2+E2&when=today", 5, WatchedOn("2011-07-14")), ("upTo=5&when=today", 5, WatchedOn("2011-07-14")),
        ("when=unknown", 73, .unknown),
    ])
    func severalEpisodesAreOneChange(form: String, count: Int, watchedOn: WatchedOn?) async throws {
        let web = try await Self.web()
        let sheet = try await web.get("\(Self.path)/episodes/seen?\(form)").text
        #expect(sheet.contains(Strings.english.count(ShowText.markButton, count)))
        #expect(try await web.post("\(Self.path)/episodes/seen", form).status == .seeOther)
        let viewings = try await Self.viewings(web)
        #expect(viewings.count == count)
        #expect(viewings.allSatisfy { $0.watchedOn == watchedOn })
        let change = try #require(try await web.services.undo.changes(of: .owner, page: PageRequest()).items.first)
        #expect(change.change.kind == .episodesLogged)
        #expect(try await web.post("/undo", "change=\(change.change.id)").status == .seeOther)
        #expect(try await Self.viewings(web).isEmpty)
    }

    @Test(arguments: [
        ("/episodes", "next=/"), ("/episodes", "episode=-1"), ("/episodes/seen", "when=yesterday"),
        ("/episodes/seen", "upTo=all&when=today"), ("/episodes/seen", "upTo=74&when=today"),
        ("/episodes/seen", "when=day&day="), ("/standing", "kind=asleep"), ("/standing", ""), ("/start-over", "again="),
        ("/standing", "kind=stopped&reason=\(String(repeating: "x", count: 201))"),
        ("/episodes", "episode=\(Episode.ID(EpisodeNumber(position: 65_540) ?? .first))"),
    ])
    func whatMakesNoSenseIsRefused(path: String, form: String) async throws {
        let web = try await Self.web()
        let status = try await web.post(Self.path + path, form).status
        #expect([.badRequest, .unprocessableContent, .notFound].contains(status), "\(status)")
        #expect(try await web.services.myFilms.myFilm(Self.show.id, of: .owner).isEmpty)
    }

    @Test(arguments: ["s01e99", "s09e01", "74", "0", "Season+2", "banana"])
    func anEpisodeThatTheShowDoesNotHaveIsAskedForAgain(query: String) async throws {
        let web = try await Self.web()
        let page = try await web.get("\(Self.path)/episodes/seen?upTo=\(query)")
        #expect(page.status == .unprocessableContent)
        #expect(page.text.contains(Strings.english[ProblemText.noSuchEpisode]))
        #expect(page.text.contains("value=\"\(query.replacing("+", with: " "))\""))
        #expect(page.text.contains("href=\"\(Self.path)\""))
        let sent = try await web.post("\(Self.path)/episodes/seen", "upTo=\(query)&when=unknown")
        #expect(sent.status == .unprocessableContent)
        #expect(try await Self.viewings(web).isEmpty)
    }

    @Test func aShowOfWhichNothingIsKnownMayHaveAnyEpisode() async throws {
        let web = try await WebFixture(films: [Self.show])
        let shows = web.services.shows
        let reference = try #require(EpisodeReference("s02e03"))
        #expect(try await web.services.knownNumber(reference, of: Self.show.id, for: .owner).description == "s02e03")
        let first = try #require(try await shows.episode(.first, of: Self.show.id))
        let log = EpisodeLog(first, draft: ViewingDraft(watchedOn: .unknown))
        _ = try await web.services.myFilms.apply(.logEpisodes([log]), to: Self.show.id, of: .owner)
        #expect(try await web.services.knownNumber(reference, of: Self.show.id, for: .owner).description == "s02e03")
    }

    @Test(arguments: ["?season=-1", "?season=99999", "?season=9999999999999999999"])
    func aSeasonThatNoShowHasIsNotThere(query: String) async throws {
        let status = try await Self.web().get("\(Self.path)/episodes\(query)").status
        let allowed: [HTTPResponse.Status] = if query.count > 20 { [.notFound, .ok] } else { [.notFound] }
        #expect(allowed.contains(status))
    }

    @Test func aLongSeasonIsListedPageByPage() async throws {
        let web = try await Self.web()
        let page = try await web.get("\(Self.path)/episodes?season=2").text
        #expect(page.matches(of: /class="episode"/).count == 60)
        let more = try #require(page.firstMatch(of: /data-more href="([^"]+)"/)).output.1
        let rest = try await web.get(String(more).replacing("&amp;", with: "&")).text
        #expect(rest.matches(of: /class="episode"/).count == 10)
    }

    @Test func aShowIsStoppedTakenUpAndBegunAgain() async throws {
        let web = try await Self.web()
        func mine() async throws -> MyFilm { try await web.services.myFilms.myFilm(Self.show.id, of: .owner) }
        _ = try await web.post("\(Self.path)/episodes", "episode=\(Self.first)")
        #expect(try await web.get("\(Self.path)/stop").text.contains("name=\"reason\""))
        _ = try await web.post("\(Self.path)/standing", "kind=stopped&reason=Too+%3Cslow%3E")
        #expect(try await mine().showStatus?.reason == "Too <slow>")
        #expect(try await web.get(Self.path).text.contains("Too &lt;slow&gt;"))
        #expect(try await !web.get("/me/up-next").text.contains("Harbour Lights"))
        _ = try await web.post("\(Self.path)/standing", "kind=")
        #expect(try await mine().showStatus == nil)
        _ = try await web.post("\(Self.path)/start-over", "again=true")
        #expect(try await mine().startedOverAt != nil)
        #expect(try await web.get("\(Self.path)/episodes?season=1").text.contains("S1 E1 seen") == false)
        #expect(try await web.get(Self.path).text.contains("id=\"log-next\""))
    }

    private static func learn(_ ids: [Int], _ web: WebFixture) async throws {
        let episodes = try ids.enumerated().map { index, id in
            Episode(
                id: try #require(Episode.ID(tmdb: id)), number: EpisodeNumber(season: 1, episode: index + 1),
                title: "Title <\(id)>", externalIDs: Episode.ExternalIDs(tmdb: id))
        }
        try await web.services.shows.learn(EpisodeList(by: .tmdb, episodes: episodes), of: show.id)
    }

    @Test func titlesOfUnseenEpisodesAreHiddenInTheBrowserThatSaysSo() async throws {
        let web = try await Self.web()
        try await Self.learn([11, 12, 13], web)
        let chosen = try await web.post(SitePath.unseenEpisodes.path, "on=true&next=/me/up-next")
        #expect(chosen.headers[.location] == "/me/up-next")
        let set = try #require(chosen.headers[.setCookie])
        #expect(set.hasPrefix("filmz-unseen=hidden; Path=/; Max-Age=31536000"))
        let cookie: HTTPFields = [.cookie: "filmz-unseen=hidden"]
        let first = try #require(Episode.ID(tmdb: 11))
        let sheet = SitePath.markEpisode(Self.show.id, first).path
        func title(_ page: String, _ headers: HTTPFields = [:]) async throws -> Bool {
            let text = try await web.get(page, headers).text
            return text.replacing(/<details>.*?<\/details>/, with: "").contains("Title &lt;11&gt;")
        }
        for page in [Self.path, "\(Self.path)/episodes?season=1", sheet] {
            #expect(try await title(page), "\(page)")
            #expect(try await !title(page, cookie), "\(page)")
        }
        _ = try await web.post("\(Self.path)/episodes", "episode=\(first)")
        #expect(try await title("\(Self.path)/episodes?season=1", cookie))
        #expect(try await title(sheet, cookie))
        let shown = try await web.post(SitePath.unseenEpisodes.path, "on=false")
        #expect(shown.headers[.location] == "/me/up-next")
        #expect(shown.headers[.setCookie]?.hasPrefix("filmz-unseen=; Path=/; Max-Age=0;") == true)
        #expect(try await web.post(SitePath.unseenEpisodes.path, "on=perhaps").status == .badRequest)
    }

    @Test func anEpisodeThatTheListLostIsPlacedByHand() async throws {
        let web = try await Self.web()
        try await Self.learn([11, 12, 13], web)
        _ = try await web.api(.post, "\(Self.path)/episodes", #"{"number": "s01e02", "watchedOn": "2001"}"#)
        #expect(try await !web.get(Self.path).text.contains("id=\"unplaced\""))
        try await Self.learn([11, 13], web)
        let page = try await web.get(Self.path).text
        #expect(page.contains(Strings.english.count(ShowText.unplaced, 1)))
        #expect(page.contains("Title &lt;12&gt;"))
        #expect(page.contains(Strings.english[ShowText.former, ["episode": "S1 E2"]]))
        #expect(page.contains(Strings.english[ShowText.seenOn, ["day": "2001"]]))
        let action = try #require(page.firstMatch(of: /action="([^"]+\/place)"/)).output.1
        for wrong in ["now=", "now=s07e90", "now=74", ""] {
            #expect(try await web.post(String(action), wrong).status == .notFound, "\(wrong)")
        }
        #expect(try await web.post(String(action), "now=S1+E2").status == .seeOther)
        #expect(try await !web.get(Self.path).text.contains("id=\"unplaced\""))
        let progress = try await web.api(.get, "\(Self.path)/seasons").json(ShowProgress.self)
        #expect(progress.furthest?.description == "s01e02")
        #expect(try await web.post(String(action), "now=s01e01").status == .notFound)
    }

    @Test func programsPlaceAnEpisodeThatTheListLost() async throws {
        let web = try await Self.web()
        try await Self.learn([11, 12, 13], web)
        for number in ["s01e01", "s01e02"] {
            let body = #"{"number": "\#(number)", "watchedOn": "2001"}"#
            #expect(try await web.api(.post, "\(Self.path)/episodes", body).status == .created)
        }
        try await Self.learn([11, 13], web)
        func unplaced() async throws -> [UnplacedEpisode] {
            try await web.api(.get, "\(Self.path)/seasons").json(ShowProgress.self).unplaced
        }
        let lost = try #require(try await unplaced().first)
        func place(_ id: Episode.ID?, _ body: String) async throws -> TestResponse {
            try await web.api(.post, "\(Self.path)/episodes/\(id?.description ?? "x")/place", body)
        }
        let kept = try #require(Episode.ID(tmdb: 11))
        let there = #"{"number": "s01e02"}"#
        let refusals: [(id: Episode.ID?, body: String, status: Int, type: String)] = [
            (lost.episode.id, "{}", 422, "missing"),
            (lost.episode.id, #"{"number": "s01e02", "more": 1}"#, 422, "unknown-member"),
            (lost.episode.id, #"{"number": "s07e90"}"#, 404, "no-such-episode"),
            (lost.episode.id, #"{"number": "74"}"#, 404, "no-such-episode"),
            (Episode.ID(tmdb: 99), there, 404, "no-such-episode"), (kept, there, 409, "episode-has-place"),
        ]
        for refusal in refusals {
            let answer = try await place(refusal.id, refusal.body)
            #expect(Int(answer.status.code) == refusal.status, "\(refusal)")
            #expect(answer.text.contains("urn:filmz:problem:\(refusal.type)"), "\(refusal)")
        }
        #expect(try await place(nil, there).status == .notFound)
        #expect(try await unplaced() == [lost])
        let change = try #require(try await place(lost.episode.id, there).json(ChangeResult.self).change)
        #expect(try await unplaced().isEmpty)
        let again = try await place(lost.episode.id, there)
        #expect(again.status == .ok)
        #expect(try again.json(ChangeResult.self).change == nil)
        _ = try await web.api(.post, "/changes/\(change)/undo")
        #expect(try await unplaced() == [lost])
        #expect(try await place(lost.episode.id, there).json(ChangeResult.self).change != nil)
    }

    @Test func programsMarkEpisodesAndSeeHowFarTheyCame() async throws {
        let web = try await Self.web()
        let one = try await web.api(
            .post, "\(Self.path)/episodes", #"{"id": "7", "number": "s01e02", "watchedOn": "2001", "place": "Roxy"}"#)
        #expect(one.status == .created)
        let season = try await web.api(.post, "\(Self.path)/episodes", #"{"season": 1, "asAired": true}"#)
        let report = try season.json(ChangeResult.self)
        #expect(season.status == .created)
        #expect(report.mine?.viewingCount == 3)
        #expect(try await web.api(.post, "\(Self.path)/episodes", #"{"season": 1, "watchedOn": ""}"#).status == .ok)
        let progress = try await web.api(.get, "\(Self.path)/seasons").json(ShowProgress.self)
        #expect(progress.seenCount == 3)
        #expect(progress.next?.number?.description == "s02e01")
        #expect(progress.seasons.map(\.seenCount) == [3, 0])
        let text = try await web.api(.get, "\(Self.path)/episodes?season=1&limit=2").text
        #expect(text.contains("\"Roxy\""))
        #expect(text.contains("\"next\""))
        #expect(try await web.api(.get, "/me/up-next").text.contains("s02e01"))
        let stop = try await web.api(
            .patch, "\(Self.path)/mine", #"{"standing": {"kind": "stopped", "reason": "slow"}}"#)
        #expect(try stop.json(ChangeResult.self).mine?.showStatus?.reason == "slow")
        #expect(try await web.api(.get, "/me/up-next").text.contains("\"total\":0"))
        let again = try await web.api(.patch, "\(Self.path)/mine", #"{"standing": null, "startOver": true}"#)
        #expect(try again.json(ChangeResult.self).mine?.startedOverAt != nil)
        #expect(try await web.api(.get, "\(Self.path)/seasons").json(ShowProgress.self).seenCount == 0)
    }

    @Test func whatIsNewThisWeekIsListedByDayAndSeenWithOneTap() async throws {
        let web = try await Self.web()
        let today = web.clock.clock.today
        let path = "/me/up-next"
        #expect(try await !web.get(path).text.contains("this-week"), "Nobody watches anything yet.")
        _ = try await web.post("\(Self.path)/episodes", "episode=\(Self.first)")
        let undated = try await web.get(path).text
        let week = "<div class=\"this-week\" id=\"this-week\">"
        #expect(undated.contains(week))
        #expect(!undated.contains(week + "<p class=\"hint\">"), "No day is known, so none is promised.")
        let days = [today.before(days: 300), today, today.after(days: 1), today.after(days: 3), today.after(days: 8)]
        let episodes = try days.enumerated().map { index, day in
            Episode(
                id: try #require(Episode.ID(tmdb: index + 1)), number: EpisodeNumber(season: 1, episode: index + 1),
                title: "Title <\(index + 1)>", aired: day, externalIDs: Episode.ExternalIDs(tmdb: index + 1))
        }
        try await web.services.shows.learn(EpisodeList(by: .tmdb, episodes: episodes), of: Self.show.id)
        #expect(try await web.get("/").text.contains("href=\"/me/up-next#this-week\""))
        let page = try await web.get(path).text
        let headings = page.matches(of: /<h3>([^<]+)<\/h3>\n<ul class="agenda">/).map { String($0.output.1) }
        let sunday = Strings.english[
            CalendarText.weekdayDay, ["weekday": Strings.english[WeekdayText.sunday], "day": "17\u{A0}Jul"]]
        #expect(headings == [Strings.english[CalendarText.today], Strings.english[CalendarText.tomorrow], sunday])
        #expect(page.contains("id=\"this-week\""))
        #expect(page.contains(Strings.english[ShowText.asOf, ["day": Strings.english.day(today)]]))
        #expect(page.contains("Title &lt;4&gt;"))
        #expect(!page.contains("Title &lt;5&gt;"))
        let taps = page.matches(
            of: /name="episode" value="(\d+)"><input type="hidden" name="next"[^>]*><button class="round/)
        #expect(taps.count == 1, "What is to come cannot be seen yet.")
        let tap = try #require(taps.first).output.1
        #expect(try await web.post("\(Self.path)/episodes", "episode=\(tap)&next=\(path)").status == .seeOther)
        #expect(try await web.get(path).text.contains("aria-pressed=\"true\""))
        let list = try await web.api(.get, "/me/new-episodes?limit=2").json(NewPage.self)
        #expect(list.total == 3)
        #expect(list.next == "2")
        #expect(list.items.map(\.mine.viewingCount) == [1, 0])
        #expect(list.listedCount == 1)
        #expect(list.showCount == 1)
        #expect(list.asOf != nil)
    }

    @Test(arguments: [
        #"{"watchedOn": "2001"}"#, #"{"season": 1}"#, #"{"season": 1, "all": true, "watchedOn": ""}"#,
        #"{"all": false, "watchedOn": ""}"#, #"{"number": "s1", "watchedOn": ""}"#,
        #"{"season": 10000, "watchedOn": ""}"#,
        #"{"number": "s01e04", "watchedOn": ""}"#, #"{"episode": "5", "watchedOn": "", "audience": []}"#,
    ])
    func programsAreToldWhatIsWrong(body: String) async throws {
        let web = try await Self.web()
        let status = try await web.api(.post, "\(Self.path)/episodes", body).status
        #expect([.unprocessableContent, .notFound].contains(status), "\(status)")
        #expect(try await Self.viewings(web).isEmpty)
    }
}

/// A page of new episodes, as far as a test reads it.
private struct NewPage: Decodable {
    let items: [NewEpisode]
    let total: Int
    let showCount: Int
    let listedCount: Int
    let next: String?
    let asOf: Timestamp?
}
