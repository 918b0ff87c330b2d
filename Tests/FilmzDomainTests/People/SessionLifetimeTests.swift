import FilmzDomain
import Testing

@Suite struct SessionLifetimeTests {
    private static let now = Timestamp(milliseconds: 1_800_000_000_000)
    private static let hour: Int64 = 3_600_000

    private static func ago(_ milliseconds: Int64) -> Timestamp {
        Timestamp(milliseconds: now.milliseconds - milliseconds)
    }

    private static func session(lastUsedAt: Timestamp, signedInAt: Timestamp? = nil) -> Session {
        Session(id: .random(), device: "", signedInAt: signedInAt ?? lastUsedAt, lastUsedAt: lastUsedAt)
    }

    @Test func aSessionEndsWhenNobodyUsesItForItsLifetime() {
        let lifetime = Int64(Session.lifetimeInDays) * 24 * Self.hour
        #expect(Session.isAlive(lastUsedAt: Self.ago(lifetime - 1), at: Self.now))
        #expect(!Session.isAlive(lastUsedAt: Self.ago(lifetime), at: Self.now))
        #expect(Session.oldestUse(at: Self.now) == Self.ago(lifetime))
    }

    @Test func aUseIsNotedOnceAnHour() {
        #expect(!Session.isRenewed(lastUsedAt: Self.ago(Self.hour - 1), at: Self.now))
        #expect(Session.isRenewed(lastUsedAt: Self.ago(Self.hour), at: Self.now))
    }

    @Test func ofTooManyThoseUsedLongestAgoEnd() {
        let old = Self.session(lastUsedAt: Self.ago(Int64(Session.lifetimeInDays) * 24 * Self.hour))
        let few = (0..<3).map { Self.session(lastUsedAt: Self.ago(Int64($0))) }
        #expect(Session.ending(among: few + [old], at: Self.now) == [old.id])
        let many = (0...Session.limit).map { Self.session(lastUsedAt: Self.ago(Int64($0) * Self.hour)) }
        #expect(Session.ending(among: many.shuffled(), at: Self.now) == [many[Session.limit].id])
        let alike = (0...Session.limit).map {
            Self.session(lastUsedAt: Self.now, signedInAt: Self.ago(Int64($0)))
        }
        #expect(Session.ending(among: alike.shuffled(), at: Self.now) == [alike[Session.limit].id])
    }
}
