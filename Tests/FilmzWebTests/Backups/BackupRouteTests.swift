import FilmzContracts
import FilmzDomain
import FilmzText
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Backups are made, downloaded and restored from the settings; files go out and in only with the password.
struct BackupRouteTests {
    static let kept = "/settings/backups/\(ScriptedBackups.made)"
    static let password = "password=correct+horse"

    static func web(_ backups: ScriptedBackups) async throws -> WebFixture {
        try await WebFixture { $0.replace(\.backups, with: backups) }
    }

    /// A server with a password, and the headers of somebody who is signed in.
    static func guarded(_ backups: ScriptedBackups) async throws -> (web: WebFixture, own: HTTPFields) {
        let web = try await web(backups)
        try await web.services.owners.accounts.setPassword(try Password(SignInRouteTests.password))
        return (web, WebFixture.own + [.cookie: try await SignInRouteTests.signIn(web)])
    }

    /// The settings that a form leads to.
    static func follow(_ response: TestResponse, _ web: WebFixture) async throws -> String {
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/settings/data#backups")
        let cookie = try #require(response.headers[.setCookie]).prefix { $0 != ";" }
        let page = try await web.get("/settings/data", [.cookie: String(cookie)])
        #expect(page.headers[values: .setCookie].contains { $0.hasPrefix("filmz-backup=;") }, "it is said once")
        return page.text
    }

    @Test func withoutBackupsThereIsNothing() async throws {
        let web = try await WebFixture()
        #expect(try await !web.get("/settings/data").text.contains("id=\"backups\""))
        for path in [Self.kept + "/download", Self.kept + "/restore", "/settings/backups/restore"] {
            #expect(try await web.get(path).status == .notFound)
            #expect(try await web.post(path, Self.password).status == .notFound)
        }
        #expect(try await web.post("/settings/backups", "").status == .notFound)
        #expect(try await web.api(.get, "/backups").status == .notFound)
    }

    @Test func oneIsMadeByAButton() async throws {
        let backups = try ScriptedBackups()
        let web = try await Self.web(backups)
        #expect(try await web.get("/settings/data").text.contains("14 Jul 2011") == false, "it was made today")
        let page = try await Self.follow(try await web.post("/settings/backups", ""), web)
        #expect(page.contains(Strings.english[BackupText.made]))
        #expect(
            page.contains(
                Strings.english[CalendarText.dayTime, ["day": Strings.english[CalendarText.today], "time": "20:15"]]))
        #expect(await backups.backups().count == 2)
        await backups.fail(BackupError.damaged)
        let told = try await Self.follow(try await web.post("/settings/backups", ""), web)
        #expect(told.contains(Strings.english[BackupText.notMade]))
        #expect(told.contains("filmz doctor"))
        await backups.fail(BackupError.inUse)
        #expect(try await web.post("/settings/backups", "").status == .conflict)
    }

    @Test func theScheduleIsKept() async throws {
        let backups = try ScriptedBackups()
        let web = try await Self.web(backups)
        let page = try await Self.follow(
            try await web.post("/settings/backups/schedule", "interval=weekly&keep=30"), web)
        #expect(page.contains(Strings.english[BackupText.scheduled]))
        #expect(page.contains("value=\"30\""))
        #expect(page.contains("value=\"weekly\" checked"))
        #expect(await backups.present == (try BackupSchedule(.weekly, keep: 30)))
    }

    @Test(arguments: ["keep=0&interval=daily", "keep=101&interval=daily", "keep=x&interval=daily", "keep=7", ""])
    func nonsenseIsNoSchedule(form: String) async throws {
        let backups = try ScriptedBackups()
        let response = try await Self.web(backups).post("/settings/backups/schedule", form)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("id=\"problem-keep\""))
        #expect(await backups.present == .standard)
    }

    @Test func whatIsFixedIsShownAndCannotBeChanged() async throws {
        let web = try await Self.web(try ScriptedBackups(isScheduleFixed: true))
        let page = try await web.get("/settings/data").text
        #expect(page.contains(Strings.english.count(BackupText.fixedDaily, 7)))
        #expect(!page.contains("name=\"keep\""))
        #expect(try await web.post("/settings/backups/schedule", "interval=never&keep=7").status == .forbidden)
    }

    // MARK: Downloads

    @Test func aDownloadNeedsThePassword() async throws {
        let (web, own) = try await Self.guarded(try ScriptedBackups())
        let page = try await web.get(Self.kept + "/download", own)
        #expect(page.status == .ok)
        #expect(page.text.contains("name=\"password\""))
        for form in ["", "password=", "password=wrong+horse"] {
            let refused = try await web.post(Self.kept + "/download", form, own)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains(Strings.english[PeopleText.wrongPassword]))
            #expect(!refused.text.contains("a backup"))
        }
        let file = try await web.post(Self.kept + "/download", Self.password, own + [.acceptEncoding: "gzip"])
        #expect(file.status == .ok)
        #expect(file.text == "a backup")
        #expect(file.headers[.contentDisposition] == "attachment; filename=\"\(ScriptedBackups.made)\"")
        #expect(file.headers[.contentLength] == "8")
        #expect(file.headers[.contentEncoding] == nil)
        #expect(file.headers[.cacheControl] == "no-store")
    }

    @Test func withoutAPasswordABackupIsDownloadedByAButtonOnly() async throws {
        let web = try await Self.web(try ScriptedBackups())
        let page = try await web.get(Self.kept + "/download")
        #expect(page.text.contains("id=\"download\""))
        #expect(!page.text.contains("name=\"password\""))
        #expect(page.headers[.contentDisposition] == nil)
        #expect(try await web.post(Self.kept + "/download", "").text == "a backup")
    }

    @Test func nobodyElseDownloadsAnything() async throws {
        let (web, own) = try await Self.guarded(try ScriptedBackups())
        let stranger = try await web.post(Self.kept + "/download", Self.password)
        #expect(stranger.status == .unauthorized)
        let elsewhere = own + [.origin: "http://evil.example"]
        #expect(try await web.post(Self.kept + "/download", Self.password, elsewhere).status == .forbidden)
    }

    @Test(arguments: [
        "filmz-20110714-201507-2.sqlite", "filmz.sqlite", "..%2Ffilmz.sqlite", "%2e%2e", "upload-0",
        "filmz-20110714-201507.sqlite%00", "filmz-20110231-000000.sqlite",
    ])
    func whatIsNoBackupIsNotThere(name: String) async throws {
        let (web, own) = try await Self.guarded(try ScriptedBackups())
        for act in ["download", "restore"] {
            #expect(try await web.get("/settings/backups/\(name)/\(act)", own).status == .notFound)
            #expect(try await web.post("/settings/backups/\(name)/\(act)", Self.password, own).status == .notFound)
        }
    }

    @Test func aBackupWhoseFileIsGoneIsNotThere() async throws {
        let backups = try ScriptedBackups()
        let web = try await Self.web(backups)
        try FileManager.default.removeItem(at: backups.folder)
        #expect(try await web.post(Self.kept + "/download", "").status == .notFound)
    }

    // MARK: Restores

    @Test func aRestoreNeedsThePasswordAndSaysWhatCameOfIt() async throws {
        let backups = try ScriptedBackups()
        let (web, own) = try await Self.guarded(backups)
        let page = try await web.get(Self.kept + "/restore", own).text
        #expect(page.contains(Strings.english[BackupPageText.signedOut]))
        #expect(page.contains(Strings.english[BackupPageText.passwordStays]))
        let refused = try await web.post(Self.kept + "/restore", "password=wrong+horse", own)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains(Strings.english[PeopleText.wrongPassword]))
        #expect(await backups.restored.isEmpty)
        let restored = try await web.post(Self.kept + "/restore", Self.password, own)
        #expect(restored.headers[.location] == "/settings/data#backups")
        #expect(restored.headers[.clearSiteData] == "\"cache\"")
        #expect(await backups.restored == [Data("a backup".utf8)])
    }

    /// The sessions have ended, so the person signs in first, and is then told the result.
    @Test func afterARestoreOneSignsInAndIsToldThen() async throws {
        let backups = try ScriptedBackups()
        let (web, own) = try await Self.guarded(backups)
        let restored = try await web.post(Self.kept + "/restore", Self.password, own)
        try await web.services.owners.accounts.setPassword(try Password(SignInRouteTests.password))
        let report = String(try #require(restored.headers[.setCookie]).prefix { $0 != ";" })
        let led = try await web.get("/settings/data", [.cookie: report])
        #expect(led.status == .seeOther)
        #expect(led.headers[.location] == "/sign-in?next=%2Fsettings%2Fdata")
        #expect(led.headers[.setCookie] == nil, "the report waits")
        let session = try await SignInRouteTests.signIn(web)
        let page = try await web.get("/settings/data", [.cookie: "\(report); \(session)"]).text
        let strings = Strings.english
        let things = { (films: Int, viewings: Int, lists: Int) in
            strings.list([
                strings.count(BackupText.films, films), strings.count(BackupText.viewings, viewings),
                strings.count(BackupText.lists, lists),
            ])
        }
        let taken = strings[BackupText.restored, ["things": things(2, 5, 1)]]
        let replaced = strings[BackupText.replaced, ["things": things(3, 4, 0)]]
        #expect(page.contains("\(taken) \(replaced)"))
        let time = strings[CalendarText.dayTime, ["day": strings[CalendarText.today], "time": "20:15"]]
        #expect(page.contains(strings[BackupText.setAside, ["time": time]]))
    }

    @Test(arguments: [
        (BackupError.unreadable, 422, ErrorText.backupUnreadable), (.foreign, 422, .backupForeign),
        (.damaged, 422, .backupDamaged), (.tooNew, 422, .backupTooNew), (.tooLarge, 413, .backupTooLarge),
        (.exists, 409, .backupExists), (.inUse, 409, .backupInUse),
    ])
    func aRestoreThatFailsSaysWhy(error: BackupError, status: Int, text: ErrorText) async throws {
        let backups = try ScriptedBackups()
        let web = try await Self.web(backups)
        await backups.fail(error)
        let response = try await web.post(Self.kept + "/restore", "")
        #expect(response.status.code == status)
        #expect(response.text.contains(Strings.english[text]))
        #expect(response.text.contains("id=\"restore\""), "it can be tried again")
    }

    // MARK: Guessing

    /// Somebody with an unlocked phone cannot guess here more than at the sign-in.
    @Test func wrongPasswordsCountTogetherWithSignIns() async throws {
        let (web, own) = try await Self.guarded(try ScriptedBackups())
        let wrong = "password=wrong+horse"
        for path in ["/sign-in", Self.kept + "/download", Self.kept + "/restore", "/sign-in"] {
            #expect(try await web.post(path, wrong, own).status == .unprocessableContent)
        }
        let body = #"{"password":"wrong horse"}"#
        let program = WebFixture.program + [.cookie: own[.cookie] ?? ""]
        let api = "/backups/\(ScriptedBackups.made)/restore"
        #expect(try await web.api(.post, api, body, headers: program).problem.name == "wrong-password")
        for path in ["/sign-in", Self.kept + "/download", Self.kept + "/restore"] {
            let waiting = try await web.post(path, Self.password, own)
            #expect(waiting.status == .tooManyRequests)
            #expect(waiting.headers[.retryAfter] == "1")
            #expect(waiting.text.contains(Strings.english.count(PeopleText.tooManySeconds, 1)))
        }
        let waiting = try await web.api(.post, api, body, headers: program)
        #expect(waiting.status == .tooManyRequests)
        #expect(waiting.headers[.retryAfter] == "1")
        web.clock.advance(seconds: 1)
        #expect(try await web.post(Self.kept + "/download", Self.password, own).status == .ok)
    }
}
