import Testing

@testable import FilmzDomain

/// Which backups a schedule keeps.
struct BackupScheduleTests {
    private static let day: Int64 = 86_400_000

    /// Backups that were made one a day, the first on the last day, with the number of films in each.
    private struct DatedBackup {
        let backups: [Backup]
        let films: [Backup: Int]

        /// - Parameter films: the newest first; nil for a backup that cannot be read
        init(_ films: [Int?], kinds: [Backup.Kind] = []) {
            backups = films.indices.map { place in
                let time = Timestamp(milliseconds: 1_000_000_000_000 - Int64(place) * BackupScheduleTests.day)
                return Backup(
                    id: Backup.ID(place < kinds.count ? kinds[place] : .regular, madeAt: time), byteCount: 1)
            }
            self.films = Dictionary(uniqueKeysWithValues: zip(backups, films)).compactMapValues(\.self)
        }

        /// The places of those that go.
        func superfluous(keeping count: Int) throws -> [Int] {
            let gone = try BackupSchedule(.daily, keep: count).superfluous(among: backups) { films[$0] }
            return gone.compactMap { backups.firstIndex(of: $0) }
        }
    }

    @Test func theOldestGo() throws {
        #expect(try DatedBackup([5, 5, 5, 5]).superfluous(keeping: 2) == [2, 3])
        #expect(try DatedBackup([5, 5, 5, 5]).superfluous(keeping: 4) == [])
        #expect(try DatedBackup([0, 0, 0]).superfluous(keeping: 1) == [1, 2], "where never anything was")
    }

    @Test func eachKindIsCountedByItself() throws {
        let kinds: [Backup.Kind] = [.regular, .beforeRestore, .regular, .beforeRestore, .beforeUpdate]
        #expect(try DatedBackup([5, 5, 5, 5, 5], kinds: kinds).superfluous(keeping: 1) == [2, 3])
    }

    @Test func theLastOneWithFilmsStays() throws {
        #expect(try DatedBackup([0, 0, 0, 900, 1_000, 900]).superfluous(keeping: 2) == [2, 4, 5])
        #expect(try DatedBackup([0, 0, 1]).superfluous(keeping: 2) == [], "even a single film")
    }

    @Test func halfOfTheFilmsAreEnough() throws {
        #expect(try DatedBackup([499, 1_000]).superfluous(keeping: 1) == [])
        #expect(try DatedBackup([500, 1_000]).superfluous(keeping: 1) == [1])
        #expect(try DatedBackup([500, 1_001]).superfluous(keeping: 1) == [])
    }

    @Test func oneThatGoesReplacesNone() throws {
        // The second has half of what the third has, and goes because of the first.
        #expect(try DatedBackup([250, 500, 1_000]).superfluous(keeping: 1) == [1])
    }

    @Test func aNewerOneOfAnotherKindReplacesIt() throws {
        #expect(try DatedBackup([0, 10, 10], kinds: [.regular, .rescued]).superfluous(keeping: 1) == [2])
    }

    @Test func oneThatCannotBeReadNeitherGoesNorReplacesAnother() throws {
        #expect(try DatedBackup([nil, 10, nil, 10]).superfluous(keeping: 1) == [3])
        #expect(try DatedBackup([nil, nil, 10]).superfluous(keeping: 1) == [])
    }

    @Test func whereNothingMayGoNoneIsRead() throws {
        let kept = DatedBackup([1, 2, 3])
        var read = 0
        let gone = try BackupSchedule(.daily, keep: 3).superfluous(among: kept.backups) { _ in
            read += 1
            return 0
        }
        #expect(gone.isEmpty)
        #expect(read == 0)
    }

    /// In the past, the backups of a week without films pushed out all that had them.
    @Test func aLifeThatBeginsAnewKeepsTheEndOfTheFormer() throws {
        let schedule = BackupSchedule.standard
        var films: [Backup: Int] = [:]
        for day in 0..<200 {
            let held = day < 20 ? 1_000 : (day - 20) * 4
            let time = Timestamp(milliseconds: Int64(day) * Self.day)
            films[Backup(id: Backup.ID(.regular, madeAt: time), byteCount: 1)] = held
            let backups = films.keys.sorted { $0.madeAt > $1.madeAt }
            for backup in schedule.superfluous(among: backups, films: { films[$0] }) { films[backup] = nil }
            // On the hundred and forty-fifth day there are half as many films again.
            #expect(films.values.contains(1_000) == (day < 145), "day \(day)")
            #expect(films.count == min(day + 1, (26..<145).contains(day) ? 8 : 7), "day \(day)")
        }
    }
}
