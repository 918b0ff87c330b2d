import FilmzDomain
import Testing

/// The promises of ``PersonService``.
public enum PersonServiceContract {
    public static let cases: [ContractCase] = adding + editing + leaving + timeZones

    private static var adding: [ContractCase] {
        [
            ContractCase("has an owner without a name at first") { subject in
                let persons = try await subject.services.persons.persons()
                #expect(persons == [Person(id: .owner, name: "", role: .owner)])
            },
            ContractCase("adds persons in order, each with an ID of its own") { subject in
                let ada = try await add("  Ada\u{0} ", subject)
                let grace = try await add("Grace", as: .owner, subject)
                #expect(ada.name == "Ada")
                #expect(ada.role == .member)
                #expect(grace.name == "Grace")
                #expect(grace.role == .owner)
                let all = try await subject.services.persons.persons()
                #expect(Array(all.dropFirst()) == [ada, grace])
                #expect(Set(all.map(\.id)).count == 3)
            },
            ContractCase("refuses a name that somebody has, in any case and with or without accents") { subject in
                _ = try await add("Zoë Ørsted", subject)
                for name in ["Zoë Ørsted", "ZOE orsted", " zoë  ørsted! "] {
                    await expect(.nameTaken, subject) { _ = try await add(name, subject) }
                }
            },
            ContractCase("refuses a name that is missing, a number or too long") { subject in
                for name in ["", " \n ", "?!", "42"] {
                    await expect(.nameMissing, subject) { _ = try await add(name, subject) }
                }
                await expect(.nameTooLong, subject) {
                    _ = try await add(String(repeating: "x", count: Person.nameLimit + 1), subject)
                }
                _ = try await add(String(repeating: "x", count: Person.nameLimit), subject)
            },
            ContractCase("adds only one of two persons with the same name who are added at once") {
                subject async throws in
                async let first = try? subject.services.owners.persons.add(PersonDraft(name: "Ada"))
                async let second = try? subject.services.owners.persons.add(PersonDraft(name: "ada"))
                let added = [await first, await second].compactMap(\.self)
                #expect(added.count == 1)
                #expect(try await Array(subject.services.persons.persons().dropFirst()) == added)
            },
            ContractCase("finds a person by name and by number") { subject in
                let ada = try await add("Áda", subject)
                for text in ["Áda", "ada", String(ada.id.rawValue)] {
                    #expect(try await subject.services.persons.person(text) == ada, "\(text)")
                }
                #expect(try await subject.services.persons.person("1")?.id == .owner)
                for text in ["", "Ad", "99", "?"] {
                    #expect(try await subject.services.persons.person(text) == nil, "\(text)")
                }
            },
        ]
    }

    private static var editing: [ContractCase] {
        [
            ContractCase("changes name and role of one person") { subject in
                let ada = try await add("Ada", subject)
                let grace = try await add("Grace", subject)
                let edited = try await subject.services.owners.persons.edit(
                    ada.id, draft: PersonDraft(name: "ADA", role: .owner))
                #expect(edited == Person(id: ada.id, name: "ADA", role: .owner))
                #expect(try await Array(subject.services.persons.persons().dropFirst()) == [edited, grace])
                #expect(try await subject.services.owners.persons.edit(ada.id, draft: PersonDraft(name: "Ada")) == ada)
            },
            ContractCase("keeps the first person an owner") { subject in
                await expect(.firstStaysOwner, subject) {
                    _ = try await subject.services.owners.persons.edit(.owner, draft: PersonDraft(name: "Ida"))
                }
                let ida = try await subject.services.owners.persons.edit(
                    .owner, draft: PersonDraft(name: "Ida", role: .owner))
                #expect(ida == Person(id: .owner, name: "Ida", role: .owner))
            },
            ContractCase("tells who is an owner, as long as they are") { subject in
                let ada = try await add("Ada", subject)
                #expect(try await subject.services.persons.owner(.owner) == .ofThisMachine)
                #expect(try await subject.services.persons.owner(ada.id) == nil)
                #expect(try await subject.services.persons.owner(Person.ID(rawValue: 99)) == nil)
                _ = try await subject.services.owners.persons.edit(
                    ada.id, draft: PersonDraft(name: "Ada", role: .owner))
                #expect(try await subject.services.persons.owner(ada.id)?.id == ada.id)
                _ = try await subject.services.owners.persons.edit(ada.id, draft: PersonDraft(name: "Ada"))
                #expect(try await subject.services.persons.owner(ada.id) == nil)
            },
            ContractCase("refuses to edit nobody, and to give a name that somebody else has") { subject in
                let ada = try await add("Ada", subject)
                _ = try await add("Grace", subject)
                await expect(.noSuchPerson, subject) {
                    _ = try await subject.services.owners.persons.edit(
                        Person.ID(rawValue: 99), draft: PersonDraft(name: "Ida"))
                }
                await expect(.nameTaken, subject) {
                    _ = try await subject.services.owners.persons.edit(ada.id, draft: PersonDraft(name: "grace"))
                }
                await expect(.nameMissing, subject) {
                    _ = try await subject.services.owners.persons.edit(ada.id, draft: PersonDraft(name: " "))
                }
            },
        ]
    }

    private static var leaving: [ContractCase] {
        [
            ContractCase("lets nobody in who was retired, until they are taken back and invited") { subject in
                let owners = subject.services.owners
                _ = try await owners.persons.edit(.owner, draft: PersonDraft(name: "Ida", role: .owner))
                let password = try Password("the password")
                let ada = try await add("Ada", subject)
                for person in [.owner, ada.id] { try await owners.setPassword(password, of: person) }
                let token = try await owners.accounts.signIn(password, as: ada.id, on: "", replacing: nil)
                let invitation = try await owners.invite(ada.id)
                #expect(try await owners.persons.retire(ada.id).retiredAt == subject.clock.now)
                #expect(try await owners.accounts.access(with: token) == .denied)
                #expect(try await owners.accounts.invitation(invitation) == nil)
                #expect(try await subject.services.person(signingInAs: "Ada") == .owner, "only one signs in now")
                await #expect(throws: AccountError.wrongPassword) {
                    try await owners.accounts.signIn(password, as: ada.id, on: "", replacing: nil)
                }
                await #expect(throws: PersonError.isRetired) { try await owners.invite(ada.id) }
                await #expect(throws: PersonError.isRetired) { try await owners.setPassword(password, of: ada.id) }
                #expect(try await owners.persons.readmit(ada.id).retiredAt == nil)
                await #expect(throws: AccountError.wrongPassword) {
                    try await owners.accounts.signIn(password, as: ada.id, on: "", replacing: nil)
                }
                #expect(try await owners.accounts.invitation(try await owners.invite(ada.id))?.person == ada.id)
            },
            ContractCase("deletes who was retired long enough ago, and gives nobody their number") { subject in
                let owners = subject.services.owners
                let ada = try await add("Ada", subject)
                let grace = try await add("Grace", subject)
                try await owners.persons.retire(grace.id)
                subject.clock.advance(seconds: Int64(Person.daysUntilDeleted) * 86_400 - 1)
                try await owners.persons.retire(grace.id)
                #expect(try await owners.persons.deleteRetired().isEmpty)
                subject.clock.advance(seconds: 1)
                #expect(try await owners.persons.deleteRetired().map(\.id) == [grace.id])
                #expect(try await owners.persons.persons().map(\.id) == [.owner, ada.id])
                #expect(try await add("Grace", subject).id.rawValue == grace.id.rawValue + 1)
            },
            ContractCase("keeps the first person") { subject in
                await expect(.firstStays, subject) { try await subject.services.persons.delete(.owner) }
                await expect(.firstStays, subject) { try await subject.services.owners.persons.retire(.owner) }
                let nobody = Person.ID(rawValue: 99)
                await expect(.noSuchPerson, subject) { try await subject.services.persons.delete(nobody) }
                await expect(.noSuchPerson, subject) { try await subject.services.owners.persons.retire(nobody) }
                await expect(.noSuchPerson, subject) { try await subject.services.owners.persons.readmit(nobody) }
            },
            ContractCase("lets a retired person take their films with them, once") { subject in
                let owners = subject.services.owners
                let ada = try await add("Ada", subject)
                await #expect(throws: PersonError.noSuchPerson) { try await owners.accounts.offerFarewell(to: ada.id) }
                try await owners.persons.retire(ada.id)
                let first = try await owners.accounts.offerFarewell(to: ada.id)
                let second = try await owners.accounts.offerFarewell(to: ada.id)
                #expect(try await owners.accounts.farewell(first) == nil, "only the newest one works")
                #expect(try await owners.accounts.farewell(second) == ada.id)
                #expect(try await owners.accounts.invitation(second) == nil, "it lets nobody in")
                #expect(try await owners.accounts.useFarewell(second) == ada.id)
                #expect(try await owners.accounts.useFarewell(second) == nil)
                let third = try await owners.accounts.offerFarewell(to: ada.id)
                try await owners.persons.readmit(ada.id)
                #expect(try await owners.accounts.farewell(third) == nil)
            },
            ContractCase("changes one’s own name, but not to somebody else’s") { subject in
                let ada = try await add("Ada", as: .owner, subject)
                let renamed = try await subject.services.persons.rename(ada.id, to: " Augusta ")
                #expect(renamed == Person(id: ada.id, name: "Augusta", role: .owner))
                _ = try await add("Grace", subject)
                await expect(.nameTaken, subject) { try await subject.services.persons.rename(ada.id, to: "GRACE") }
                await expect(.noSuchPerson, subject) {
                    try await subject.services.persons.rename(Person.ID(rawValue: 99), to: "Ida")
                }
            },
        ]
    }

    private static var timeZones: [ContractCase] {
        [
            ContractCase("keeps each person's time zone, until it is forgotten") { subject in
                let persons = subject.services.persons
                let ada = try await add("Ada", subject)
                #expect(try await persons.reader(ada.id).timeZone == nil)
                let told = PersonTimeZone(named: "Asia/Tokyo", isChosen: false)
                try await persons.setTimeZone(told, of: ada.id)
                #expect(try await persons.reader(ada.id).timeZone == told)
                let chosen = PersonTimeZone(named: "America/New_York", isChosen: true)
                try await persons.setTimeZone(chosen, of: ada.id)
                #expect(try await persons.reader(ada.id).timeZone == chosen)
                #expect(try await persons.reader(.owner).timeZone == nil)
                try await persons.setTimeZone(nil, of: ada.id)
                #expect(try await persons.reader(ada.id).timeZone == nil)
            },
            ContractCase("keeps no time zone of nobody") { subject in
                await expect(.noSuchPerson, subject) {
                    try await subject.services.persons.setTimeZone(
                        PersonTimeZone(named: "Asia/Tokyo", isChosen: true), of: Person.ID(rawValue: 99))
                }
            },
        ]
    }

    private static func add(_ name: String, as role: Person.Role = .member, _ subject: Subject) async throws -> Person {
        try await subject.services.owners.persons.add(PersonDraft(name: name, role: role))
    }

    /// Expects an error, and that nothing was changed.
    private static func expect(
        _ error: PersonError, _ subject: Subject, _ body: () async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let before = try? await subject.services.persons.persons()
        await #expect(throws: error, sourceLocation: sourceLocation) { try await body() }
        let after = try? await subject.services.persons.persons()
        #expect(before != nil, sourceLocation: sourceLocation)
        #expect(before == after, sourceLocation: sourceLocation)
    }
}
