import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

struct BackupAPITests {
    private static let restore = "/backups/\(ScriptedBackups.made)/restore"

    @Test func programsSeeAndMakeBackups() async throws {
        let web = try await BackupRouteTests.web(try ScriptedBackups())
        let made = try await web.api(.post, "/backups", "{}")
        #expect(made.status == .created)
        let list = try await web.api(.get, "/backups").json(PageForm<BackupForm>.self)
        #expect(list.total == 2)
        #expect(list.items.contains { $0.id == ScriptedBackups.made && $0.byteCount == 8 })
        #expect(try list.items.contains { $0.id == (try made.json(BackupForm.self)).id })
    }

    @Test func programsChangeTheSchedule() async throws {
        let web = try await BackupRouteTests.web(try ScriptedBackups())
        #expect(try await web.api(.get, "/backups/schedule").text == #"{"interval":"daily","isFixed":false,"keep":7}"#)
        let weekly = try await web.api(.patch, "/backups/schedule", #"{"interval":"weekly"}"#)
        #expect(weekly.text == #"{"interval":"weekly","isFixed":false,"keep":7}"#)
        #expect(try await web.api(.patch, "/backups/schedule", #"{"keep":3}"#).text.contains(#""keep":3"#))
        #expect(try await web.api(.patch, "/backups/schedule", "{}").text.contains(#""interval":"weekly""#))
    }

    @Test(arguments: [
        (#"{"keep":0}"#, "invalid", "keep"), (#"{"keep":"7"}"#, "invalid", "keep"),
        (#"{"interval":"hourly"}"#, "invalid", "interval"), (#"{"every":"day"}"#, "unknown-member", "every"),
    ])
    func nonsenseIsNoSchedule(body: String, name: String, field: String) async throws {
        let backups = try ScriptedBackups()
        let problem = try await BackupRouteTests.web(backups).api(.patch, "/backups/schedule", body).problem
        #expect(problem.name == name)
        #expect(problem.field == field)
        #expect(problem.status == 422)
        #expect(await backups.present == .standard)
    }

    @Test func whatIsFixedStays() async throws {
        let web = try await BackupRouteTests.web(try ScriptedBackups(isScheduleFixed: true))
        #expect(try await web.api(.get, "/backups/schedule").text.contains(#""isFixed":true"#))
        #expect(try await web.api(.patch, "/backups/schedule", #"{"keep":3}"#).problem.name == "set-elsewhere")
    }

    @Test func programsRestoreWithThePassword() async throws {
        let backups = try ScriptedBackups()
        let (web, own) = try await BackupRouteTests.guarded(backups)
        let program = WebFixture.program + [.cookie: own[.cookie] ?? ""]
        let missing = try await web.api(.post, Self.restore, "{}", headers: program)
        #expect(try missing.problem.name == "missing")
        #expect(try missing.problem.field == "password")
        let wrong = try await web.api(.post, Self.restore, #"{"password":"wrong horse"}"#, headers: program)
        #expect(try wrong.problem.name == "wrong-password")
        #expect(try wrong.problem.field == "password")
        #expect(await backups.restored.isEmpty)
        let right = try await web.api(.post, Self.restore, #"{"password":"correct horse"}"#, headers: program)
        #expect(right.status == .ok)
        #expect(right.text.contains(#""films":2"#))
        #expect(right.text.contains(#""viewings":5"#))
        #expect(right.text.contains(#""leftOut":{"addresses":0,"signIns":1}"#))
        #expect(right.text.contains(#""replaced":{"films":3,"lists":0,"viewings":4}"#))
        #expect(await backups.restored == [Data("a backup".utf8)])
    }

    @Test func whereThereIsNoPasswordNoneIsNeeded() async throws {
        let backups = try ScriptedBackups()
        let web = try await BackupRouteTests.web(backups)
        #expect(try await web.api(.post, Self.restore, "{}").status == .ok)
        #expect(try await web.api(.post, "/backups/filmz.sqlite/restore", "{}").status == .notFound)
        #expect(try await web.api(.get, Self.restore).status == .methodNotAllowed)
    }

    @Test(arguments: [
        (BackupError.unreadable, 422, "backup-unreadable"), (.foreign, 422, "backup-foreign"),
        (.damaged, 422, "backup-damaged"), (.tooNew, 422, "backup-too-new"), (.tooLarge, 413, "backup-too-large"),
        (.exists, 409, "backup-exists"), (.inUse, 409, "backup-in-use"),
    ])
    func everyFailureIsAProblem(error: BackupError, status: Int, name: String) async throws {
        let backups = try ScriptedBackups()
        await backups.fail(error)
        let web = try await BackupRouteTests.web(backups)
        for path in ["/backups", Self.restore] {
            let problem = try await web.api(.post, path, "{}").problem
            #expect(problem.status == status)
            #expect(problem.name == name)
        }
    }

    private struct BackupForm: Decodable {
        var id: Backup.ID
        var byteCount: Int
    }
}
