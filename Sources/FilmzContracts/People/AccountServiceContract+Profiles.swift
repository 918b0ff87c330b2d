import FilmzDomain
import Testing

extension AccountServiceContract {
    /// A home: Ada, who is signed in in one browser, and a profile that she keeps.
    struct Household {
        let profile: Person.ID
        var session: Session.ID
        let accounts: any AccountManagement
        let persons: any PersonManagement

        init(_ subject: Subject, keeper: Person.ID = .owner, named name: String = "Grandma") async throws {
            let owners = subject.services.owners
            accounts = owners.accounts
            persons = owners.persons
            _ = try await persons.edit(.owner, draft: PersonDraft(name: "Ada", role: .owner))
            try await owners.setPassword(try Password("first password"), of: keeper)
            let token = try await accounts.signIn(
                try Password("first password"), as: keeper, on: "A tablet", replacing: nil)
            guard case .signedIn(_, let session, _) = try await accounts.access(with: token) else {
                throw ProfileError.notAtHome
            }
            self.session = session
            profile = try await persons.addProfile(named: name, keptBy: keeper).id
        }

        func open(_ other: Person.ID, from person: Person.ID, pin: Pin? = nil) async throws -> SessionToken {
            try await accounts.open(other, pin: pin, inSession: session, of: person, on: "A tablet")
        }
    }

    /// Profiles without a password, which are opened in browsers of their home.
    static var profiles: [ContractCase] {
        [
            ContractCase("opens a profile and its keeper in the same session") { subject async throws in
                let home = try await Household(subject)
                let grandma = try await home.open(home.profile, from: .owner)
                let access = Access.signedIn(home.profile, home.session, isRenewed: false)
                #expect(try await home.accounts.access(with: grandma) == access)
                #expect(try await home.persons.reader(home.profile).nameAtHome == "Grandma")
                #expect(try await home.accounts.sessions(of: .owner).map(\.id) == [home.session])
                let ada = try await home.open(.owner, from: home.profile)
                #expect(try await home.accounts.access(with: grandma) == .denied, "each opening has a new token")
                #expect(try await home.accounts.access(with: ada) == .signedIn(.owner, home.session, isRenewed: false))
                #expect(try await home.persons.reader(.owner).nameAtHome == "Ada")
            },
            ContractCase("opens nobody of another home") { subject async throws in
                let home = try await Household(subject)
                let ben = try await home.persons.add(PersonDraft(name: "Ben")).id
                #expect(try await home.persons.reader(ben).nameAtHome == nil)
                let other = try await Household(subject, keeper: ben, named: "Grandpa")
                try await other.accounts.setPin(try Pin("0420"), of: ben)
                for stranger in [ben, other.profile, Person.ID(rawValue: 99)] {
                    await #expect(throws: ProfileError.notAtHome) { try await home.open(stranger, from: .owner) }
                }
                await #expect(throws: ProfileError.notAtHome) { try await other.open(.owner, from: other.profile) }
                await #expect(throws: ProfileError.notAtHome, "the session is Ada's") {
                    try await home.open(other.profile, from: ben)
                }
            },
            ContractCase("asks for the PIN of whoever has one") { subject async throws in
                let home = try await Household(subject)
                let pin = try Pin("0420")
                try await home.accounts.setPin(pin, of: .owner)
                _ = try await home.open(home.profile, from: .owner)
                for wrong in [nil, try Pin("0421")] {
                    await #expect(throws: ProfileError.wrongPin) {
                        try await home.open(.owner, from: home.profile, pin: wrong)
                    }
                }
                #expect(try await home.accounts.pins(in: try #require(await home.persons.home(of: .owner))) == [.owner])
                _ = try await home.open(.owner, from: home.profile, pin: pin)
                #expect(try await home.accounts.events(of: .owner).first?.kind == .wrongPin)
                #expect(try await home.accounts.events(of: .owner).first?.count == 2)
                try await home.accounts.setPin(nil, of: .owner)
                _ = try await home.open(home.profile, from: .owner)
                _ = try await home.open(.owner, from: home.profile)
            },
            ContractCase("ends an opened profile with the access of its keeper") { subject async throws in
                typealias End = (Household, Person.ID) async throws -> Void
                let ends: [End] = [
                    { try await $0.accounts.setPassword(try Password("another password"), of: $1) },
                    { _ = try await $0.accounts.removePassword(of: $1) },
                    { try await $0.accounts.signOut($1, except: nil) },
                    { try await $0.accounts.endSession($0.session, of: $1) },
                    { try await $0.accounts.endSessions(of: $1, except: .random()) },
                    { _ = try await $0.persons.retire($1) },
                    { try await $0.persons.delete($1) },
                ]
                _ = try await Household(subject)
                for (number, end) in ends.enumerated() {
                    let ben = try await subject.services.owners.persons.add(PersonDraft(name: "Ben \(number)")).id
                    let home = try await Household(subject, keeper: ben, named: "Grandpa \(number)")
                    let grandpa = try await home.open(home.profile, from: ben)
                    try await end(home, ben)
                    #expect(try await home.accounts.access(with: grandpa) == .denied, "\(number)")
                }
            },
            ContractCase("retires and takes back profiles with their keeper") { subject async throws in
                _ = try await Household(subject)
                let persons = subject.services.owners.persons
                let ben = try await persons.add(PersonDraft(name: "Ben")).id
                let grandpa = try await Household(subject, keeper: ben, named: "Grandpa").profile
                let aunt = try await persons.addProfile(named: "Aunt", keptBy: ben).id
                _ = try await persons.retire(aunt)
                subject.clock.advance(seconds: 10 * 86_400)
                _ = try await persons.retire(ben)
                #expect(try await persons.person(grandpa)?.retiredAt == persons.person(ben)?.retiredAt)
                _ = try await persons.readmit(ben)
                #expect(try await persons.person(grandpa)?.retiredAt == nil)
                #expect(try await persons.person(aunt)?.retiredAt != nil, "she was retired before")
                _ = try await persons.retire(ben)
                _ = try await persons.readmit(grandpa)
                #expect(try await persons.person(grandpa)?.keeper == nil, "Ben's day is not his")
                try await persons.delete(ben)
                #expect(try await persons.person(grandpa) != nil)
                #expect(try await persons.person(aunt)?.keeper == nil, "she stays until her own day")
            },
            ContractCase("makes no owner of a profile") { subject async throws in
                let home = try await Household(subject)
                await #expect(throws: PersonError.profileStaysMember) {
                    try await home.persons.edit(home.profile, draft: PersonDraft(name: "Grandma", role: .owner))
                }
                let edited = try await home.persons.edit(home.profile, draft: PersonDraft(name: "Granny"))
                #expect(edited.keeper == .owner)
            },
            ContractCase("lets only somebody with a password keep profiles, and not too many") { subject async throws in
                let persons = subject.services.owners.persons
                try await subject.services.owners.setPassword(try Password("first password"), of: .owner)
                await #expect(throws: ProfileError.needsPassword, "a keeper needs a name") {
                    try await persons.addProfile(named: "Grandma", keptBy: .owner)
                }
                let home = try await Household(subject)
                await #expect(throws: ProfileError.needsPassword) {
                    try await persons.addProfile(named: "Grandpa", keptBy: home.profile)
                }
                await #expect(throws: PersonError.nameTaken) {
                    try await persons.addProfile(named: "ada", keptBy: .owner)
                }
                for number in 2...Home.profileLimit {
                    _ = try await persons.addProfile(named: "Aunt \(number)", keptBy: .owner)
                }
                await #expect(throws: ProfileError.tooMany) {
                    try await persons.addProfile(named: "Grandpa", keptBy: .owner)
                }
            },
            ContractCase("deletes profiles by their keeper, and with them") { subject async throws in
                let home = try await Household(subject)
                let ben = try await home.persons.add(PersonDraft(name: "Ben")).id
                let other = try await Household(subject, keeper: ben, named: "Grandpa")
                await #expect(throws: ProfileError.notAtHome) {
                    try await home.persons.deleteProfile(home.profile, keptBy: ben)
                }
                try await home.persons.deleteProfile(home.profile, keptBy: .owner)
                #expect(try await home.persons.reader(.owner).nameAtHome == nil, "Ada is alone")
                try await home.persons.delete(ben)
                #expect(try await home.persons.persons().map(\.id) == [.owner])
                #expect(try await other.accounts.sessions(of: ben).isEmpty)
            },
            ContractCase("makes a profile a member who signs in, by an invitation") { subject async throws in
                let home = try await Household(subject)
                let secret = try await home.accounts.invite(home.profile)
                _ = try await home.accounts.accept(
                    secret, password: try Password("second password"), on: "A phone", replacing: nil)
                #expect(try await home.persons.persons().last?.keeper == nil)
                await #expect(throws: ProfileError.notAtHome) { try await home.open(home.profile, from: .owner) }
            },
        ]
    }
}
