import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

struct SignInThrottleTests {
    private let folder = TemporaryFolder()
    private let now = SettableClock.start
    private let address = IPAddress("192.0.2.1")

    private func database() throws -> FilmzDatabase {
        try .open(path: folder.path + "/filmz.sqlite", patience: .zero)
    }

    private func of(_ address: IPAddress?) -> [SignInTallies.Source] { SignInAttempt(from: address, as: nil).sources }

    /// Somebody may have typed their password as a name.
    @Test func namesAreNotWritten() async throws {
        let database = try database()
        let attempt = SignInAttempt(from: address, name: "correct horse", as: nil)
        _ = try await SignInThrottle(database: database).admit(attempt.sources, at: now)
        let texts = try database.read { try String.fetchAll($0, sql: "SELECT address FROM sign_in_attempt") }
        #expect(Set(texts) == ["192.0.2.1", "all"])
    }

    @Test(arguments: [SignInTallies.Source.browser(Array(0..<32), .owner), .pin(.owner, .random())])
    func attemptsInABrowserOutliveTheProcessToo(source: SignInTallies.Source) async throws {
        for _ in 1...5 { _ = try await SignInThrottle(database: database()).admit([source], at: now) }
        #expect(try await SignInThrottle(database: database()).admit([source], at: now) != .admitted)
    }

    @Test(arguments: [IPAddress("192.0.2.1"), IPAddress("2001:db8::1"), nil])
    func attemptsOutliveTheProcess(address: IPAddress?) async throws {
        for _ in 1...5 {
            #expect(try await SignInThrottle(database: database()).admit(of(address), at: now) == .admitted)
        }
        let throttle = SignInThrottle(database: try database())
        #expect(try await throttle.admit(of(address), at: now) == .wait(seconds: 1, isFirst: true))
        await throttle.succeeded(of(address), at: now)
        #expect(try await SignInThrottle(database: database()).admit(of(address), at: now) == .admitted)
    }

    @Test func allTogetherOutliveTheProcessToo() async throws {
        let throttle = SignInThrottle(database: try database())
        for number in 1...20 { _ = try await throttle.admit(of(IPAddress("198.51.100.\(number)")), at: now) }
        let next = SignInThrottle(database: try database())
        #expect(try await next.admit(of(IPAddress("203.0.113.1")), at: now) == .wait(seconds: 1, isFirst: true))
    }

    @Test func manyAtOnceAllCount() async throws {
        let throttle = SignInThrottle(database: try database())
        let admitted = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 1...50 { group.addTask { try await throttle.admit(of(address), at: now) == .admitted } }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(admitted == 5)
        #expect(try await SignInThrottle(database: database()).admit(of(address), at: now) != .admitted)
    }

    @Test func whatCannotBeWrittenCountsAllTheSame() async throws {
        let throttle = SignInThrottle(database: try database())
        let other = try DatabaseQueue.holder(folder.path + "/filmz.sqlite")
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        for _ in 1...5 { #expect(try await throttle.admit(of(address), at: now) == .admitted) }
        #expect(try await throttle.admit(of(address), at: now) != .admitted)
    }

    @Test func theTableIsBounded() async throws {
        let database = try database()
        let throttle = SignInThrottle(database: database)
        try await database.write { db in
            for number in 0..<3_000 {
                let tally = SignInTallies.Tally(attempts: 1, last: Timestamp(milliseconds: now.milliseconds - 1))
                try SignInRecord.save(tally, source: .site(IPAddress(UInt128(number + 1) << 64)), in: db)
            }
            let old = SignInTallies.Tally(attempts: 1, last: Timestamp(milliseconds: 0))
            try SignInRecord.save(old, source: .site(IPAddress("192.0.2.99")), in: db)
        }
        #expect(try await throttle.admit(of(address), at: now) == .admitted)
        let (count, oldest) = try database.read { db in
            (
                try Int.fetchOne(db, sql: "SELECT count(*) FROM sign_in_attempt"),
                try Int64.fetchOne(db, sql: "SELECT min(last_at) FROM sign_in_attempt")
            )
        }
        #expect(count == SignInTallies.limit)
        #expect(oldest.map { $0 > 0 } == true)
        #expect(try await SignInThrottle(database: database).admit(of(address), at: now) == .admitted)
    }
}
