import FilmzContracts
import FilmzDomain
import Foundation
import GRDB
import Testing

@testable import FilmzStore

struct PasswordHashTests {
    /// Made by OpenSSL's scrypt: N = 2¹⁰, r = 8, p = 2 of "correct horse" with the salt 0, 1, … 15.
    private static let known =
        "$scrypt$ln=10,r=8,p=2$AAECAwQFBgcICQoLDA0ODw$RBjCXYboo4yjHH0P1K75vrL4xGciLt6io+o2v0yqSlo"

    @Test func itIsTheScryptThatOthersCompute() throws {
        let hash = try #require(PasswordHash(Self.known))
        #expect(try hash.matches(try Password("correct horse")))
        #expect(try !hash.matches(try Password("correct house")))
        #expect(hash.description == Self.known)
    }

    @Test func everyHashHasASaltOfItsOwn() throws {
        let password = try Password("correct horse")
        let first = try PasswordHash(password, cost: .low)
        let second = try PasswordHash(password, cost: .low)
        #expect(first.description != second.description)
        #expect(try PasswordHash(second.description)?.matches(password) == true)
    }

    @Test(arguments: [
        "", "correct horse", "$scrypt$ln=10,r=8,p=2$AAECAwQFBgcICQoLDA0ODw$",
        "$scrypt$ln=10,r=8$AAECAwQFBgcICQoLDA0ODw$AA",
        known.replacing("ln=10", with: "ln=40"), known.replacing("p=2", with: "p=99"),
        known.replacing("r=8", with: "r=0"), known.replacing("$scrypt", with: "$argon2id"), known + "$AAAA",
    ])
    func aDamagedHashIsNoHash(text: String) {
        #expect(PasswordHash(text) == nil)
    }

    @Test func aHashOfLessWorkIsRenewedAtSignIn() async throws {
        let clock = SettableClock()
        let database = try FilmzDatabase.inMemory()
        let low = PasswordCost.low
        let high = PasswordCost(logRounds: 5, blockSize: 8, parallelism: 1)
        func accounts(_ cost: PasswordCost) -> StoredAccounts {
            StoredAccounts(database: database, clock: clock.clock, hasher: PasswordHasher(cost: cost))
        }
        func stored() async throws -> String? {
            try database.read { try String.fetchOne($0, sql: "SELECT hash FROM password") }
        }
        let password = try Password("correct horse")
        try await accounts(low).setPassword(password)
        let first = try await accounts(high).signIn(password, on: "", replacing: nil)
        #expect(try await stored()?.hasPrefix("$scrypt$ln=5,r=8,p=1$") == true)
        #expect(try await accounts(high).access(with: first) != .denied, "renewing signs nobody out")
        let renewed = try await stored()
        _ = try await accounts(low).signIn(password, on: "", replacing: nil)
        #expect(try await stored() == renewed, "nor is a hash ever made weaker")
    }

    @Test func onlyAHashOfTheTokenIsKept() async throws {
        let database = try FilmzDatabase.inMemory()
        let accounts = StoredAccounts(database: database, clock: Clock(), hasher: PasswordHasher(cost: .low))
        let password = try Password("correct horse")
        try await accounts.setPassword(password)
        let token = try await accounts.signIn(password, on: "", replacing: nil)
        let kept = try database.read { try Data.fetchAll($0, sql: "SELECT token_hash FROM session") }
        #expect(kept.count == 1)
        #expect(kept.first?.count == 32)
        #expect(kept.first != Data(token.bytes))
    }

    @Test func whoAsksIsFoundByAKey() async throws {
        let database = try FilmzDatabase.inMemory()
        let plans = try database.read { db in
            try [
                "SELECT id, person_id, used_at FROM session WHERE token_hash = x'00'",
                "SELECT hash FROM password WHERE person_id = 1",
            ]
            .map { try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \($0)").map { $0["detail"] as String } }
        }
        #expect(plans.count == 2)
        for plan in plans {
            #expect(plan.count == 1, "\(plan)")
            #expect(
                plan.allSatisfy {
                    $0.hasPrefix("SEARCH") && ($0.contains("PRIMARY KEY") || $0.contains("(token_hash=?)"))
                }, "\(plan)")
        }
    }

    @Test func passwordsThatWaitAreBounded() async throws {
        let hasher = PasswordHasher(cost: PasswordCost(logRounds: 8, blockSize: 8, parallelism: 1))
        let password = try Password("correct horse")
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 1...64 { group.addTask { (try? await hasher.hash(password)) != nil } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.contains(true))
        #expect(outcomes.contains(false))
        _ = try await hasher.hash(password)
    }

    @Test func aNameThatNobodyHasWaitsItsTurnToo() async throws {
        let hasher = PasswordHasher(cost: PasswordCost(logRounds: 8, blockSize: 8, parallelism: 1))
        let accounts = StoredAccounts(database: try .inMemory(), clock: Clock(), hasher: hasher)
        let password = try Password("correct horse")
        let errors = await withTaskGroup(of: AccountError?.self) { group in
            for _ in 1...64 {
                group.addTask {
                    do {
                        _ = try await accounts.signIn(password, as: nil, on: "", replacing: nil)
                        return nil
                    } catch {
                        return error as? AccountError
                    }
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(errors == [.wrongPassword, .busy])
    }

    @Test func releasesAskForTheWorkThatIsRecommended() {
        let recommended = PasswordCost(logRounds: 15, blockSize: 8, parallelism: 3)
        #if DEBUG
            #expect(PasswordCost.standard.work < recommended.work)
        #else
            #expect(PasswordCost.standard == recommended)
        #endif
    }
}
