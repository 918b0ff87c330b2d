import ArgumentParser
import FilmzDomain
import FilmzStore
import FilmzText
import FilmzWeb

struct PersonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person", abstract: .help(PersonCommandText.abstract),
        discussion: .help(PersonCommandText.discussion),
        subcommands: [List.self, Add.self, Invite.self, Edit.self, Retire.self, Readmit.self],
        defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: .help(PersonCommandText.list))

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let persons = try await options.withStore { try await $0.services.persons.persons() }
            if options.json { return try Output.json(persons) }
            let strings = options.strings
            let heads: [PersonCommandText] = [.number, .name, .role, .keeper, .deletedOn]
            let names = Dictionary(uniqueKeysWithValues: persons.map { ($0.id, $0.name) })
            Output.table(heads.map { strings[$0] }, in: strings) { _ in
                persons.map { person in
                    let deletedOn = person.deletedAt.map { strings.day(Clock().day(of: $0)) }
                    let keeper = person.keeper.flatMap { names[$0] } ?? ""
                    return [String(person.id.rawValue), person.name, person.role.rawValue, keeper, deletedOn ?? ""]
                }
            }
        }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: .help(PersonCommandText.add))

        @Argument(help: .text(PersonCommandText.nameHelp))
        var name: String

        @OptionGroup var role: RoleOption

        @Option(help: .text(PersonCommandText.keptBy))
        var keptBy: String?

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let draft = PersonDraft(name: name, role: try role.value ?? .member)
            let person = try await options.withStore { store in
                let persons = store.services.managed(by: .ofThisMachine).persons
                guard let keptBy else { return try await persons.add(draft) }
                guard draft.role == .member else { throw PersonError.profileStaysMember }
                return try await persons.addProfile(named: name, keptBy: try await persons.named(keptBy).id)
            }
            try options.report(options.strings[PersonCommandText.added, ["name": person.name]], values: person)
        }
    }

    struct Invite: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "invite", abstract: .help(PersonCommandText.invite),
            discussion: .help(PersonCommandText.inviteDiscussion))

        @Argument(help: .text(PersonCommandText.who))
        var person: String

        @OptionGroup var url: ShareURLOption
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let site = try await ShareURLOption.site(url.url, options: options)
            let invited = try await options.withStore { store in
                let services = store.services.managed(by: .ofThisMachine)
                let person = try await services.persons.named(person)
                let secret = try await services.invite(person.id)
                return Link(name: person.name, address: (site ?? "") + secret.invitationPath)
            }
            let text: PersonCommandText = if site == nil { .invitedPath } else { .invited }
            let values: KeyValuePairs = [
                "name": invited.name, "address": invited.address, "days": String(Invitation.lifetimeInDays),
            ]
            try options.report(options.strings[text, values], values: invited)
        }

    }

    /// A link for one person.
    private struct Link: Encodable {
        let name: String
        let address: String
    }

    struct Retire: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "retire", abstract: .help(PersonCommandText.retire),
            discussion: .help(PersonCommandText.retireDiscussion))

        @Argument(help: .text(PersonCommandText.who))
        var person: String

        @OptionGroup var url: ShareURLOption
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let site = try await ShareURLOption.site(url.url, options: options)
            let link = try await options.withStore { store in
                let services = store.services.managed(by: .ofThisMachine)
                let person = try await services.persons.retire(try await services.persons.named(person).id)
                let secret = try await services.accounts.offerFarewell(to: person.id)
                return Farewell(
                    name: person.name, address: (site ?? "") + secret.farewellPath, deletedAt: person.deletedAt)
            }
            let text: PersonCommandText = if site == nil { .retiredPath } else { .retired }
            let day = link.deletedAt.map { options.strings.day(Clock().day(of: $0)) } ?? ""
            let values: KeyValuePairs = ["name": link.name, "address": link.address, "day": day]
            try options.report(options.strings[text, values], values: link)
        }
    }

    /// A link by which a retired person takes everything with them.
    private struct Farewell: Encodable {
        let name: String
        let address: String
        let deletedAt: Timestamp?
    }

    struct Readmit: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "readmit", abstract: .help(PersonCommandText.readmit))

        @Argument(help: .text(PersonCommandText.who))
        var person: String

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let readmitted = try await options.withStore { store in
                let persons = store.services.managed(by: .ofThisMachine).persons
                return try await persons.readmit(try await persons.named(person).id)
            }
            let text = options.strings[PersonCommandText.readmitted, ["name": readmitted.name]]
            try options.report(text, values: readmitted)
        }
    }

    struct Edit: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: .help(PersonCommandText.edit))

        @Argument(help: .text(PersonCommandText.who))
        var person: String

        @Option(help: .text(PersonCommandText.nameHelp))
        var name: String?

        @OptionGroup var role: RoleOption
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let edited = try await options.withStore { store in
                let persons = store.services.managed(by: .ofThisMachine).persons
                let person = try await persons.named(person)
                let draft = PersonDraft(name: name ?? person.name, role: try role.value ?? person.role)
                return try await persons.edit(person.id, draft: draft)
            }
            try options.report(options.strings[PersonCommandText.edited, ["name": edited.name]], values: edited)
        }
    }

    struct RoleOption: ParsableArguments {
        @Option(
            help: .text(
                PersonCommandText.roleHelp, ["roles": Person.Role.allCases.map(\.rawValue).joined(separator: ", ")]))
        var role: String?

        /// The role; nil when the option is missing.
        var value: Person.Role? {
            get throws {
                guard let role else { return nil }
                guard let value = Person.Role(rawValue: role) else {
                    throw CommandError.invalid(PersonCommandText.noSuchRole)
                }
                return value
            }
        }
    }
}

extension PersonManagement {
    /// The person with a name or number.
    /// - Throws: ``PersonError/noSuchPerson``
    fileprivate func named(_ text: String) async throws -> Person {
        guard let person = try await person(text) else { throw PersonError.noSuchPerson }
        return person
    }
}

extension PersonError {
    /// A sentence that says what happened and what to do, for the command line.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .noSuchPerson: strings[PersonCommandText.noSuchPerson]
        case .nameMissing: strings[PersonCommandText.nameMissing]
        case .nameTooLong: strings[PersonCommandText.nameTooLong, ["most": String(Person.nameLimit)]]
        case .nameTaken: strings[PersonCommandText.nameTaken]
        case .firstStaysOwner: strings[PersonCommandText.firstStaysOwner]
        case .firstStays: strings[PersonCommandText.firstStays]
        case .isRetired: strings[PersonCommandText.isRetired]
        case .profileStaysMember: strings[PersonCommandText.profileStaysMember]
        }
    }

    var exitCode: Int32 { if self == .noSuchPerson { 1 } else { 2 } }
}
