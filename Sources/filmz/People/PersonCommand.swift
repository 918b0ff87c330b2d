import ArgumentParser
import FilmzDomain
import FilmzStore
import FilmzText
import FilmzWeb

struct PersonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person", abstract: .help(PersonCommandText.abstract),
        discussion: .help(PersonCommandText.discussion), subcommands: [List.self, Add.self, Invite.self, Edit.self],
        defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: .help(PersonCommandText.list))

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let persons = try await options.withStore { try await $0.services.persons.persons() }
            if options.json { return try Output.json(persons) }
            let heads: [PersonCommandText] = [.number, .name, .role]
            Output.table(heads.map { options.strings[$0] }, in: options.strings) { _ in
                persons.map { [String($0.id.rawValue), $0.name, $0.role.rawValue] }
            }
        }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: .help(PersonCommandText.add))

        @Argument(help: .text(PersonCommandText.nameHelp))
        var name: String

        @OptionGroup var role: RoleOption
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let draft = PersonDraft(name: name, role: try role.value ?? .member)
            let person = try await options.withStore {
                try await $0.services.managed(by: .ofThisMachine).persons.add(draft)
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
                guard let person = try await services.persons.person(person) else { throw PersonError.noSuchPerson }
                let secret = try await services.invite(person.id)
                return Invited(name: person.name, address: (site ?? "") + secret.invitationPath)
            }
            let text: PersonCommandText = if site == nil { .invitedPath } else { .invited }
            let values: KeyValuePairs = [
                "name": invited.name, "address": invited.address, "days": String(Invitation.lifetimeInDays),
            ]
            try options.report(options.strings[text, values], values: invited)
        }

        private struct Invited: Encodable {
            let name: String
            let address: String
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
                guard let person = try await persons.person(person) else { throw PersonError.noSuchPerson }
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

extension PersonError {
    /// A sentence that says what happened and what to do, for the command line.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .noSuchPerson: strings[PersonCommandText.noSuchPerson]
        case .nameMissing: strings[PersonCommandText.nameMissing]
        case .nameTooLong: strings[PersonCommandText.nameTooLong, ["most": String(Person.nameLimit)]]
        case .nameTaken: strings[PersonCommandText.nameTaken]
        case .firstStaysOwner: strings[PersonCommandText.firstStaysOwner]
        }
    }

    var exitCode: Int32 { if self == .noSuchPerson { 1 } else { 2 } }
}
