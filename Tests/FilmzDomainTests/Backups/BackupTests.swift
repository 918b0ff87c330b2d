import Testing

@testable import FilmzDomain

struct BackupTests {
    @Test(arguments: Backup.Kind.allCases, [1, 2, 10])
    func anIDIsTheNameOfAFile(_ kind: Backup.Kind, _ number: Int) throws {
        let time = try #require(Timestamp("2026-11-22T18:30:05.000Z"))
        let id = Backup.ID(kind, madeAt: time, number: number)
        #expect(id.description.hasPrefix("filmz-20261122-183005"))
        #expect(id.description.hasSuffix(".sqlite"))
        let read = try #require(Backup.ID(id.description))
        #expect(read == id)
        #expect(read.madeAt == time)
        #expect(read.kind == kind)
        #expect(read.number == number)
    }

    @Test func anIDKnowsTheSecondOnly() {
        let id = Backup.ID(.regular, madeAt: Timestamp(milliseconds: 1_310_674_507_919))
        #expect(id.description == "filmz-20110714-201507.sqlite")
        #expect(id.madeAt.milliseconds == 1_310_674_507_000)
    }

    @Test(arguments: [
        "", "filmz.sqlite", "filmz-20261122-183005", "filmz-20261122-183005.sqlite.part",
        "../filmz-20261122-183005.sqlite",
        "filmz-20261322-183005.sqlite", "filmz-20261122-256005.sqlite", "filmz-20261122-183005-1.sqlite",
        "filmz-20261122-183005-before-restore-0.sqlite", "filmz-20261122-183005-other.sqlite",
        "filmz-2026112218-3005.sqlite", "filmz-20261122-183005/../x.sqlite", "filmz-٢٠٢٦1122-183005.sqlite",
    ])
    func nothingElseIsAnID(_ name: String) {
        #expect(Backup.ID(name) == nil)
    }

    @Test func aScheduleSaysWhenItIsTime() throws {
        let now = Timestamp(milliseconds: 1_000_000_000_000)
        let day = Int64(86_400_000)
        func ago(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: now.milliseconds - milliseconds) }
        let daily = try BackupSchedule(.daily, keep: 3)
        #expect(daily.isDue(after: nil, at: now))
        #expect(!daily.isDue(after: ago(day - 1), at: now))
        #expect(daily.isDue(after: ago(day), at: now))
        #expect(daily.isDue(after: ago(-1), at: now), "a clock that was set back must not end the backups")
        let weekly = try BackupSchedule(.weekly, keep: 3)
        #expect(!weekly.isDue(after: ago(7 * day - 1), at: now))
        #expect(weekly.isDue(after: ago(7 * day), at: now))
        #expect(!(try BackupSchedule(.never, keep: 3).isDue(after: nil, at: now)))
    }

    @Test func aScheduleIsReadAsItIsWritten() throws {
        let schedule = try BackupSchedule(.weekly, keep: 30)
        #expect(schedule.description == "weekly 30")
        #expect(BackupSchedule(schedule.description) == schedule)
        for text in ["", "weekly", "hourly 3", "daily 0", "daily 101", "daily  3", "daily 3 3"] {
            #expect(BackupSchedule(text) == nil, "\(text)")
        }
        #expect(throws: DomainError.invalid(.keep, .malformed)) { try BackupSchedule(.daily, keep: 0) }
    }
}
