import FilmzDomain
import Testing

/// The promises of ``AccountService``.
public enum AccountServiceContract {
    public static let cases: [ContractCase] = passwords + attempts + sessions

    private static let day: Int64 = 86_400

    private static var passwords: [ContractCase] {
        [
            ContractCase("is open until there is a password") { subject in
                var accounts: any AccountManagement { subject.services.owners.accounts }
                #expect(try await !accounts.hasPassword())
                #expect(try await accounts.access(with: nil) == .unprotected)
                #expect(try await accounts.access(with: .random()) == .unprotected)
                try await accounts.setPassword(try Password("first password"))
                #expect(try await accounts.hasPassword())
                #expect(try await accounts.access(with: nil) == .denied)
                #expect(try await accounts.access(with: .random()) == .denied)
            },
            ContractCase("lets in a person who knows the password") { subject in
                let token = try await signedIn(subject)
                #expect(try await person(token, subject) == .owner)
            },
            ContractCase("refuses every other password, and every password when there is none") { subject in
                var accounts: any AccountManagement { subject.services.owners.accounts }
                await #expect(throws: AccountError.wrongPassword) {
                    try await accounts.signIn(try Password("first password"), on: "", replacing: nil)
                }
                try await accounts.setPassword(try Password("first password"))
                for wrong in ["first passwore", "First password", "first password "] {
                    await #expect(throws: AccountError.wrongPassword) {
                        try await accounts.signIn(try Password(wrong), on: "", replacing: nil)
                    }
                }
                #expect(try await accounts.sessions(of: .owner).isEmpty)
            },
            ContractCase("checks a password without signing anybody in") { subject in
                var accounts: any AccountManagement { subject.services.owners.accounts }
                await #expect(throws: AccountError.wrongPassword) {
                    try await accounts.check(try Password("first password"))
                }
                let token = try await signedIn(subject)
                try await accounts.check(try Password("first password"))
                await #expect(throws: AccountError.wrongPassword) {
                    try await accounts.check(try Password("first passwore"))
                }
                #expect(try await accounts.sessions(of: .owner).count == 1)
                #expect(try await person(token, subject) == .owner)
            },
            ContractCase("signs everybody out when the password changes") { subject in
                var accounts: any AccountManagement { subject.services.owners.accounts }
                let token = try await signedIn(subject)
                try await accounts.setPassword(try Password("second password"))
                #expect(try await accounts.access(with: token) == .denied)
                #expect(try await accounts.sessions(of: .owner).isEmpty)
                await #expect(throws: AccountError.wrongPassword) {
                    try await accounts.signIn(try Password("first password"), on: "", replacing: nil)
                }
                _ = try await accounts.signIn(try Password("second password"), on: "", replacing: nil)
            },
            ContractCase("is open again when the password is removed, and ends all sessions") { subject in
                var accounts: any AccountManagement { subject.services.owners.accounts }
                #expect(try await !accounts.removePassword())
                let token = try await signedIn(subject)
                #expect(try await accounts.removePassword())
                #expect(try await accounts.access(with: token) == .unprotected)
                try await accounts.setPassword(try Password("first password"))
                #expect(try await accounts.access(with: token) == .denied)
            },
        ]
    }

    private static var attempts: [ContractCase] {
        [
            ContractCase("makes attackers wait until the right password is given") { subject async throws in
                // Each process counts the attempts that are made with it.
                let accounts = subject.services.accounts
                let address = IPAddress("192.0.2.1")
                for _ in 1...5 { #expect(try await accounts.admitSignIn(from: address) == .admitted) }
                #expect(try await accounts.admitSignIn(from: address) == .wait(seconds: 1, isFirst: true))
                #expect(try await accounts.admitSignIn(from: address) == .wait(seconds: 1, isFirst: false))
                #expect(try await accounts.admitSignIn(from: nil) == .admitted, "another address")
                subject.clock.advance(seconds: 1)
                #expect(try await accounts.admitSignIn(from: address) == .admitted)
                await accounts.forgetAttempts(from: address)
                #expect(try await accounts.admitSignIn(from: address) == .admitted)
            }
        ]
    }

    private static var sessions: [ContractCase] {
        [
            ContractCase("ends the session that a new one replaces") { subject in
                let first = try await signedIn(subject)
                let second = try await signIn(subject, replacing: first)
                #expect(first != second)
                #expect(try await subject.services.accounts.access(with: first) == .denied)
                #expect(try await person(second, subject) == .owner)
                #expect(try await subject.services.accounts.sessions(of: .owner).count == 1)
            },
            ContractCase("lists sessions, the last used first") { subject in
                let first = try await signedIn(subject, on: "A <phone>")
                subject.clock.advance(seconds: 2 * 3_600)
                let second = try await signIn(subject, on: String(repeating: "x", count: 5_000))
                let before = try await subject.services.accounts.sessions(of: .owner)
                #expect(before.map(\.device) == [String(repeating: "x", count: Access.deviceLimit), "A <phone>"])
                #expect(before.map(\.lastUsedAt) == [subject.clock.now, SettableClock.start])
                subject.clock.advance(seconds: 3_600)
                _ = try await person(first, subject)
                let after = try await subject.services.accounts.sessions(of: .owner)
                #expect(after.map(\.device).first == "A <phone>")
                #expect(after.first?.signedInAt == SettableClock.start)
                #expect(after.first?.lastUsedAt == subject.clock.now)
                #expect(try await person(second, subject) == .owner)
                #expect(try await subject.services.accounts.sessions(of: Person.ID(rawValue: 2)).isEmpty)
            },
            ContractCase("notes a use once an hour, and says so") { subject in
                let token = try await signedIn(subject)
                subject.clock.advance(seconds: 3_599)
                #expect(try await isRenewed(token, subject) == false)
                subject.clock.advance(seconds: 1)
                #expect(try await isRenewed(token, subject) == true)
                #expect(try await isRenewed(token, subject) == false)
            },
            ContractCase("keeps a session as long as it is used") { subject in
                let token = try await signedIn(subject)
                for _ in 1...4 {
                    subject.clock.advance(seconds: (Int64(Session.lifetimeInDays) - 1) * day)
                    #expect(try await person(token, subject) == .owner)
                }
                subject.clock.advance(seconds: Int64(Session.lifetimeInDays) * day)
                #expect(try await subject.services.accounts.access(with: token) == .denied)
                #expect(try await subject.services.accounts.sessions(of: .owner).isEmpty)
            },
            ContractCase("ends one session, and only for its own person") { subject in
                var accounts: any AccountManagement { subject.services.owners.accounts }
                let first = try await signedIn(subject)
                let second = try await signIn(subject)
                let id = try await id(of: first, subject)
                #expect(try await !accounts.endSession(id, of: Person.ID(rawValue: 2)))
                #expect(try await accounts.endSession(id, of: .owner))
                #expect(try await !accounts.endSession(id, of: .owner))
                #expect(try await accounts.access(with: first) == .denied)
                #expect(try await person(second, subject) == .owner)
            },
            ContractCase("ends all sessions but one") { subject in
                var accounts: any AccountManagement { subject.services.owners.accounts }
                let first = try await signedIn(subject)
                let others = [try await signIn(subject), try await signIn(subject)]
                let id = try await id(of: first, subject)
                #expect(try await accounts.endSessions(of: Person.ID(rawValue: 2), except: id) == 0)
                #expect(try await accounts.endSessions(of: .owner, except: id) == 2)
                #expect(try await person(first, subject) == .owner)
                for other in others { #expect(try await accounts.access(with: other) == .denied) }
            },
            ContractCase("keeps a limited number of sessions: those used last") { subject in
                let first = try await signedIn(subject)
                for _ in 1..<Session.limit {
                    subject.clock.advance()
                    _ = try await signIn(subject)
                }
                #expect(try await person(first, subject) == .owner)
                subject.clock.advance()
                let last = try await signIn(subject)
                #expect(try await subject.services.accounts.sessions(of: .owner).count == Session.limit)
                #expect(try await subject.services.accounts.access(with: first) == .denied)
                #expect(try await person(last, subject) == .owner)
            },
        ]
    }

    /// Sets a password and signs in with it.
    private static func signedIn(_ subject: Subject, on device: String = "") async throws -> SessionToken {
        try await subject.services.owners.accounts.setPassword(try Password("first password"))
        return try await signIn(subject, on: device)
    }

    private static func signIn(
        _ subject: Subject, on device: String = "", replacing old: SessionToken? = nil
    ) async throws -> SessionToken {
        try await subject.services.accounts.signIn(try Password("first password"), on: device, replacing: old)
    }

    private static func person(_ token: SessionToken, _ subject: Subject) async throws -> Person.ID? {
        guard case .signedIn(let person, _, _) = try await subject.services.accounts.access(with: token) else {
            return nil
        }
        return person
    }

    private static func id(of token: SessionToken, _ subject: Subject) async throws -> Session.ID {
        guard case .signedIn(_, let id, _) = try await subject.services.accounts.access(with: token) else {
            throw AccountError.wrongPassword
        }
        return id
    }

    private static func isRenewed(_ token: SessionToken, _ subject: Subject) async throws -> Bool? {
        guard case .signedIn(_, _, let isRenewed) = try await subject.services.accounts.access(with: token) else {
            return nil
        }
        return isRenewed
    }
}
