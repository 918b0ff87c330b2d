import FilmzContracts
import FilmzDomain
import FilmzText
import Foundation
import Testing

@testable import FilmzPages

struct BackupTextTests {
    private let strings = Strings.english

    @Test(arguments: [
        (0, "1\u{A0}KB"), (1_499, "1\u{A0}KB"), (640_000, "640\u{A0}KB"), (1_240_000, "1.2\u{A0}MB"),
        (24_600_000, "25\u{A0}MB"), (1 << 30, "1.1\u{A0}GB"),
    ])
    func sizesAreShort(byteCount: Int, text: String) {
        #expect(strings.size(byteCount) == text)
    }

    /// Half past midnight in Tokyo is the day before in UTC.
    @Test func timesAreTheReaders() throws {
        let clock = Clock(timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")))
        let instant = try #require(Timestamp("2026-11-22T15:30:05.000Z"))
        let time = LocalTime(instant, clock: clock)
        #expect(
            strings.shortTime(time, today: clock.day(of: instant))
                == strings[CalendarText.dayTime, ["day": strings[CalendarText.today], "time": "0:30"]])
        #expect(
            strings.shortTime(time, today: try #require(CalendarDay("2026-11-24")))
                == strings[CalendarText.dayTime, ["day": strings[CalendarText.yesterday], "time": "0:30"]])
        #expect(strings.shortTime(time, today: try #require(CalendarDay("2026-11-25"))) == "23 Nov 2026, 0:30")
        let before = LocalTime(Timestamp(milliseconds: -1), clock: Clock(timeZone: .gmt))
        #expect(before.hour == 23)
        #expect(before.minute == 59)
    }

    @Test(arguments: [
        BackupResult.made, .notMade, .scheduled,
        .restored(RestoreResult.Counts(taken: RestoreResult.Holdings(films: 0, viewings: 12)), setAside: nil),
        .restored(
            RestoreResult.Counts(
                taken: RestoreResult.Holdings(films: 3, viewings: 4, lists: 5),
                replaced: RestoreResult.Holdings(films: 6, viewings: 7, lists: 8), signIns: 9, addresses: 10),
            setAside: Samples.backups[1].id),
    ])
    func everyReportIsReadAsItWasWritten(report: BackupResult) {
        #expect(BackupResult(report.description) == report)
    }

    @Test(arguments: [
        "", "made.", "restored", "restored.1", "restored.1-2-3-4-x", "restored.-1-2-3-4-5", "restored.1-2-3-4-5-6",
        "restored.1-2-3-4-5.", "restored.1-2-3-4-5.<b>", "restored.1-2-3-4-5.filmz-20261122-183005.sqlite.3",
    ])
    func anythingElseIsNone(text: String) {
        #expect(BackupResult(text) == nil)
    }

    @Test func everyProblemHasASentenceOfItsOwn() {
        let errors: [BackupError] = [.unreadable, .foreign, .damaged, .tooNew, .tooLarge, .exists, .inUse]
        let sentences =
            errors.map { strings.message(for: $0) } + UploadProblem.allCases.map { strings.message(for: $0) }
        #expect(Set(sentences).count == errors.count + UploadProblem.allCases.count)
        for error in errors {
            #expect(ErrorPage(error).html(in: Samples.context).text.contains(strings.message(for: error)))
        }
    }

    /// The page stays short with a hundred backups: the newest few are visible, the others are folded away.
    @Test func olderBackupsFoldAway() async throws {
        let many = (0..<100).map { number in
            let time = Timestamp(milliseconds: Int64(100 - number) * 3_600_000)
            return Backup(id: Backup.ID(.regular, madeAt: time), byteCount: 1)
        }
        var services = Samples.services.services
        services.replace(\.backups, with: SampleBackups(all: many))
        let section = try #require(await BackupSettings.load(clock: Samples.clock, from: services.owners))
        let parts = section.html(Samples.context).text.components(separatedBy: "<details")
        try #require(parts.count == 2)
        #expect(parts[0].ranges(of: "/download\"").count == BackupSettings.shownCount)
        #expect(parts[1].contains(strings.count(BackupText.older, 97)))
        #expect(parts[1].ranges(of: "/download\"").count == 97)
    }
}
