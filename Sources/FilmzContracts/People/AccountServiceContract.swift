import FilmzDomain
import Testing

/// The promises of ``AccountService``.
public enum AccountServiceContract {
    public static let cases: [ContractCase] =
        passwords + ownPassword + invitations + attempts + events + sessions + profiles

    static let day: Int64 = 86_400

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
            ContractCase("refuses whoever nobody knows, like a wrong password") { subject in
                var accounts: any AccountManagement { subject.services.owners.accounts }
                _ = try await signedIn(subject)
                await #expect(throws: AccountError.wrongPassword) {
                    try await accounts.signIn(try Password("first password"), as: nil, on: "", replacing: nil)
                }
            },
            ContractCase("gives the person who runs this Filmz a way in before anybody else, and keeps it") { subject in
                var owners: OwnerServices { subject.services.owners }
                let password = try Password("first password")
                let other = try await owners.persons.add(PersonDraft(name: "Ben")).id
                await #expect(throws: AccountError.ownerComesFirst) {
                    try await owners.setPassword(password, of: other)
                }
                try await owners.setPassword(password, of: .owner)
                await #expect(throws: AccountError.ownerComesFirst, "nameless") {
                    try await owners.setPassword(password, of: other)
                }
                _ = try await owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
                try await owners.setPassword(password, of: other)
                #expect(try await owners.accounts.personsWithPassword() == [.owner, other])
                await #expect(throws: AccountError.ownerStays) { try await owners.removePassword(of: .owner) }
                #expect(try await owners.removePassword(of: other))
                #expect(try await owners.removePassword(of: .owner))
                #expect(try await owners.accounts.personsWithPassword().isEmpty)
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

    private static var invitations: [ContractCase] {
        [
            ContractCase("lets whoever was invited in with a password of their own, once") { subject in
                let invited = try await invited(subject)
                let accounts = subject.services.accounts
                #expect(try await accounts.invitation(invited.secret)?.person == invited.person)
                let password = try Password("battery staple")
                let token = try await accounts.accept(invited.secret, password: password, on: "A phone", replacing: nil)
                #expect(try await person(token, subject) == invited.person)
                #expect(try await accounts.sessions(of: invited.person).map(\.device) == ["A phone"])
                try await accounts.check(password, of: invited.person)
                #expect(try await accounts.invitation(invited.secret) == nil)
                await #expect(throws: AccountError.noInvitation) {
                    try await accounts.accept(invited.secret, password: password, on: "", replacing: nil)
                }
            },
            ContractCase("accepts an invitation once, however many try at once") { subject in
                let invited = try await invited(subject)
                let accounts = subject.services.accounts
                let password = try Password("battery staple")
                let accepted = await withTaskGroup(of: Bool.self) { group in
                    for _ in 1...6 {
                        group.addTask {
                            (try? await accounts.accept(invited.secret, password: password, on: "", replacing: nil))
                                != nil
                        }
                    }
                    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                #expect(accepted == 1)
                #expect(try await accounts.sessions(of: invited.person).count == 1)
            },
            ContractCase("ends an invitation after a week, by a new one, and by a password") { subject in
                let invited = try await invited(subject)
                var owners: OwnerServices { subject.services.owners }
                let second = try await owners.invite(invited.person)
                #expect(try await owners.accounts.invitation(invited.secret) == nil)
                subject.clock.advance(seconds: Int64(Invitation.lifetimeInDays) * day - 1)
                #expect(try await owners.accounts.invitation(second) != nil)
                subject.clock.advance(seconds: 1)
                #expect(try await owners.accounts.invitation(second) == nil)
                await #expect(throws: AccountError.noInvitation) {
                    try await owners.accounts.accept(
                        second, password: try Password("battery staple"), on: "", replacing: nil)
                }
                let third = try await owners.invite(invited.person)
                try await owners.setPassword(try Password("battery staple"), of: invited.person)
                #expect(try await owners.accounts.invitation(third) == nil)
                let fourth = try await owners.invite(invited.person)
                _ = try await owners.removePassword(of: invited.person)
                #expect(try await owners.accounts.invitation(fourth) == nil)
                #expect(try await owners.accounts.invitation(.random()) == nil)
            },
            ContractCase("signs out whoever accepts an invitation, and the browser's former person") { subject in
                let invited = try await invited(subject)
                var owners: OwnerServices { subject.services.owners }
                let password = try Password("battery staple")
                try await owners.setPassword(password, of: invited.person)
                let former = try await owners.accounts.signIn(password, as: invited.person, on: "", replacing: nil)
                let ada = try await signIn(subject)
                #expect(try await owners.accounts.invitation(invited.secret) == nil)
                let again = try await owners.invite(invited.person)
                #expect(try await person(former, subject) == invited.person, "an invitation alone changes nothing")
                _ = try await owners.accounts.accept(again, password: password, on: "", replacing: ada)
                #expect(try await owners.accounts.access(with: former) == .denied)
                #expect(try await owners.accounts.access(with: ada) == .denied)
            },
            ContractCase("invites no owner, and nobody before the owner has a way in") { subject in
                var owners: OwnerServices { subject.services.owners }
                let ben = try await owners.persons.add(PersonDraft(name: "Ben")).id
                await #expect(throws: AccountError.ownerComesFirst) { try await owners.invite(ben) }
                let cleo = try await invited(subject, as: "Cleo")
                _ = try await owners.removePassword(of: .owner)
                #expect(try await owners.accounts.invitation(cleo.secret) == nil)
                try await owners.setPassword(try Password("first password"), of: .owner)
                #expect(try await owners.accounts.invitation(cleo.secret) != nil)
                _ = try await owners.persons.edit(cleo.person, draft: PersonDraft(name: "Cleo", role: .owner))
                #expect(try await owners.accounts.invitation(cleo.secret) == nil)
                await #expect(throws: AccountError.noInvitation) {
                    try await owners.accounts.accept(
                        cleo.secret, password: try Password("battery staple"), on: "", replacing: nil)
                }
                await #expect(throws: AccountError.ownersAreNotInvited) { try await owners.invite(.owner) }
                let other = try await owners.persons.add(PersonDraft(name: "Dora", role: .owner)).id
                await #expect(throws: AccountError.ownersAreNotInvited) { try await owners.invite(other) }
                await #expect(throws: PersonError.noSuchPerson) { try await owners.invite(Person.ID(rawValue: 99)) }
            },
        ]
    }

    struct Invited {
        let person: Person.ID
        let secret: SecretToken
    }

    /// Invites somebody, after the owner has a name and a password.
    static func invited(_ subject: Subject, as name: String = "Ben") async throws -> Invited {
        let owners = subject.services.owners
        _ = try await owners.persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
        try await owners.setPassword(try Password("first password"), of: .owner)
        let person = try await owners.persons.add(PersonDraft(name: name)).id
        return Invited(person: person, secret: try await owners.invite(person))
    }

    private static var attempts: [ContractCase] {
        [
            ContractCase("makes attackers wait until the right password is given") { subject async throws in
                // Each process counts the attempts that are made with it.
                let accounts = subject.services.accounts
                let attempt = SignInAttempt(from: IPAddress("192.0.2.1"), as: .owner)
                for _ in 1...5 { #expect(try await accounts.admit(attempt) == .admitted) }
                #expect(try await accounts.admit(attempt) == .wait(seconds: 1, isFirst: true))
                #expect(try await accounts.admit(attempt) == .wait(seconds: 1, isFirst: false))
                let other = SignInAttempt(from: nil, as: .owner)
                #expect(try await accounts.admit(other) == .admitted, "another address")
                subject.clock.advance(seconds: 1)
                #expect(try await accounts.admit(attempt) == .admitted)
                await accounts.forget(try await accounts.sources(of: attempt))
                #expect(try await accounts.admit(attempt) == .admitted)
            },
            ContractCase("lets strangers make no browser wait that its person has used") { subject async throws in
                let owners = subject.services.owners
                let accounts = owners.accounts
                try await accounts.setPassword(try Password("first password"))
                let browser = SignInBrowser("A phone")
                let password = try Password("first password")
                _ = try await accounts.signIn(password, as: .owner, in: browser)
                let address = IPAddress("192.0.2.1")
                let stranger = SignInAttempt(from: address, name: "Ada", as: .owner, with: .random())
                for _ in 1...30 { _ = try await accounts.admit(stranger) }
                guard case .wait = try await accounts.admit(stranger) else {
                    Issue.record("a stranger need not wait")
                    return
                }
                let own = SignInAttempt(from: address, name: "Ada", as: .owner, with: browser.token)
                for _ in 1...5 { #expect(try await accounts.admit(own) == .admitted) }
                #expect(try await accounts.admit(own) != .admitted, "who has the browser cannot guess forever either")
                let other = Person.ID(rawValue: 2)
                let ofOther = SignInAttempt(from: address, name: "Ben", as: other, with: browser.token)
                #expect(try await accounts.admit(ofOther) != .admitted, "the browser is not known for others")
                // Each sign-in gives a new token, so that a copy of the one before is worth nothing.
                let next = SignInBrowser("A phone", former: browser.token)
                _ = try await accounts.signIn(password, as: .owner, in: next)
                var attempt = SignInAttempt(from: address, name: "Ada", as: .owner, with: next.token)
                #expect(try await accounts.admit(attempt) == .admitted)
                attempt.browser = browser.token
                #expect(try await accounts.admit(attempt) != .admitted)
                // A new password forgets browsers, of which one may have been an attacker's.
                try await accounts.setPassword(try Password("second password"))
                attempt.browser = next.token
                #expect(try await accounts.admit(attempt) != .admitted)
            },
            ContractCase("knows a browser of several persons for each of them, whoever signs in") {
                subject async throws in
                let invited = try await invited(subject)
                let accounts = subject.services.owners.accounts
                let password = try Password("first password")
                var browser = SignInBrowser("The family’s tablet")
                _ = try await accounts.accept(invited.secret, password: password, in: browser)
                for person in [Person.ID.owner, invited.person, .owner] {
                    browser = SignInBrowser("The family’s tablet", former: browser.token)
                    _ = try await accounts.signIn(password, as: person, in: browser)
                }
                for person in [Person.ID.owner, invited.person] {
                    let attempt = SignInAttempt(from: nil, name: "x", as: person, with: browser.token)
                    #expect(try await accounts.sources(of: attempt).count == 1)
                }
            },
            ContractCase("tells by no wait whether anybody has a name") { subject async throws in
                let accounts = subject.services.accounts
                var waits: [[SignInAdmission]] = []
                for (name, person) in [("Ada", Person.ID.owner), ("Nobody", nil)] {
                    let attempts = (1...14).map { number in
                        SignInAttempt(from: IPAddress("198.51.100.\(number)"), name: name, as: person)
                    }
                    var admissions: [SignInAdmission] = []
                    for attempt in attempts { admissions.append(try await accounts.admit(attempt)) }
                    waits.append(admissions)
                    // Longer than anything is counted.
                    subject.clock.advance(seconds: SignInTallies.lifetimeInSeconds)
                }
                #expect(waits[0] == waits[1])
                #expect(waits[0].contains { $0 != .admitted })
            },
        ]
    }

    private static var ownPassword: [ContractCase] {
        [
            ContractCase("changes one’s own password: only this browser stays signed in") { subject async throws in
                let accounts = subject.services.owners.accounts
                let other = try await signedIn(subject)
                let session = try await signIn(subject)
                let second = try Password("second password")
                let token = try await accounts.changePassword(
                    to: second, of: .owner, in: SignInBrowser("A phone", session: session))
                #expect(try await person(token, subject) == .owner)
                for former in [other, session] { #expect(try await accounts.access(with: former) == .denied) }
                try await accounts.check(second)
                await #expect(throws: AccountError.wrongPassword) {
                    try await accounts.check(try Password("first password"))
                }
            },
            ContractCase("changes no password of somebody who has none") { subject async throws in
                let accounts = subject.services.owners.accounts
                await #expect(throws: AccountError.wrongPassword) {
                    try await accounts.changePassword(
                        to: try Password("first password"), of: .owner, in: SignInBrowser(""))
                }
                #expect(try await !accounts.hasPassword())
            },
            ContractCase("sets the first password once") { subject async throws in
                let owners = subject.services.owners
                let password = try Password("first password")
                await #expect(throws: PersonError.nameMissing) {
                    try await owners.accounts.setFirstPassword(password, name: " ", in: SignInBrowser(""))
                }
                #expect(try await !owners.accounts.hasPassword(), "nobody could sign in beside others")
                let token = try await owners.accounts.setFirstPassword(password, name: "Ada", in: SignInBrowser(""))
                #expect(try await person(token, subject) == .owner)
                #expect(try await owners.ownerSignsIn())
                await #expect(throws: AccountError.wrongPassword) {
                    try await owners.accounts.setFirstPassword(
                        try Password("second password"), name: "Eve", in: SignInBrowser(""))
                }
                #expect(try await owners.persons.name(of: .owner) == "Ada")
                try await owners.accounts.check(password)
            },
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
