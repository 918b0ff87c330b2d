import ArgumentParser
import FilmzDomain
import FilmzText

extension ListCommand {
    struct Create: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: .help(FilmListCommandText.create))

        @Argument(help: .text(FilmListCommandText.name))
        var name: String

        @Argument(help: .text(FilmListCommandText.films))
        var films: [String] = []

        @Option(help: .text(FilmListCommandText.description))
        var description = ""

        @Flag(help: .text(FilmListCommandText.ranked))
        var ranked = false

        @Option(help: .text(FilmListCommandText.rule))
        var rule = ""

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let draft = FilmListDraft(name: name, description: description, isRanked: ranked, rule: rule)
                let id = FilmList.ID.random()
                if draft.hasRule { try await services.check(rule: rule, for: person) }
                let change = try await services.lists.make(
                    draft, id: id, with: try await films.resolved(services, for: person), of: person)
                let values: KeyValuePairs = ["list": name, "id": id.description]
                try ChangeResult(change: change?.id).show(
                    options.strings[FilmListCommandText.created, values], options: options)
            }
        }
    }

    struct Edit: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: .help(FilmListCommandText.edit))

        @OptionGroup var list: FilmListArgument

        @Option(help: .text(FilmListCommandText.name))
        var name: String?

        @Option(help: .text(FilmListCommandText.description))
        var description: String?

        @Flag(inversion: .prefixedNo, help: .text(FilmListCommandText.ranked))
        var ranked: Bool?

        @Option(help: .text(FilmListCommandText.rule))
        var rule: String?

        @OptionGroup var personal: PersonalOptions

        func validate() throws {
            if name == nil, description == nil, ranked == nil, rule == nil {
                throw ValidationError(.help(FilmListCommandText.nothingGiven))
            }
        }

        func run() async throws {
            let edits = [
                name.map(FilmListEdit.rename), description.map(FilmListEdit.describe), ranked.map(FilmListEdit.rank),
                rule.map(FilmListEdit.rule),
            ]
            try await list.apply(.edited, who: who, options: options) { _, _ in .several(edits.compactMap(\.self)) }
        }
    }

    struct Delete: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: .help(FilmListCommandText.delete))

        @OptionGroup var list: FilmListArgument
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await list.apply(.deleted, who: who, options: options) { _, _ in .setRemoved(true) }
        }
    }

    struct Add: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: .help(FilmListCommandText.add))

        @OptionGroup var list: FilmListArgument

        @Argument(help: .text(FilmListCommandText.films))
        var films: [String]

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await list.apply(.added, who: who, options: options) { .add(try await films.resolved($0, for: $1)) }
        }
    }

    struct Remove: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: .help(FilmListCommandText.remove))

        @OptionGroup var list: FilmListArgument

        @Argument(help: .text(FilmListCommandText.films))
        var films: [String]

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await list.apply(.removed, who: who, options: options) {
                .remove(Set(try await films.resolved($0, for: $1)))
            }
        }
    }

    struct Move: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "move", abstract: .help(FilmListCommandText.move),
            discussion: .help(FilmListCommandText.moveDiscussion))

        @OptionGroup var list: FilmListArgument
        @OptionGroup var film: FilmArgument

        @Flag(help: .text(FilmListCommandText.first))
        var first = false

        @Flag(help: .text(FilmListCommandText.last))
        var last = false

        @Option(help: .text(FilmListCommandText.before))
        var before: String?

        @Option(help: .text(FilmListCommandText.behind))
        var after: String?

        @Option(help: .text(FilmListCommandText.number))
        var to: Int?

        @OptionGroup var personal: PersonalOptions

        func validate() throws {
            let placeOptions = [first, last, before != nil, after != nil, to != nil]
            guard placeOptions.count(where: \.self) == 1 else {
                throw ValidationError(.help(FilmListCommandText.onePlace))
            }
        }

        func run() async throws {
            try await list.apply(.moved, who: who, options: options) { services, person in
                let film = try await film.resolve(services, for: person).id
                return .move(film, try await place(services, for: person))
            }
        }

        private func place(_ services: some SearchServices, for person: Person.ID) async throws -> FilmListEdit.Place {
            if let before { return .before(try await FilmArgument.resolve(before, from: services, for: person).id) }
            if let after { return .after(try await FilmArgument.resolve(after, from: services, for: person).id) }
            return to.map { .number($0) } ?? (first ? .first : .last)
        }
    }

    struct Note: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "note", abstract: .help(FilmListCommandText.note))

        @OptionGroup var list: FilmListArgument
        @OptionGroup var film: FilmArgument

        @Argument(help: .text(FilmListCommandText.noteText))
        var text: String

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await list.apply(.noted, who: who, options: options) { services, person in
                .note(try await film.resolve(services, for: person).id, text)
            }
        }
    }
}

extension FilmListArgument {
    /// Edits the list, and prints what was done.
    fileprivate func apply(
        _ done: FilmListCommandText, who: PersonOption, options: StoreOptions,
        edit: @Sendable (any ListServices, Person.ID) async throws -> FilmListEdit
    ) async throws {
        try await options.withServices(of: who) { services, person in
            let list = try await resolve(services, for: person)
            let edit = try await edit(services, person)
            if let rule = edit.newRule { try await services.check(rule: rule, for: person) }
            let change = try await services.lists.apply(edit, to: list.id, of: person)
            try ChangeResult(change: change?.id).show(options.strings[done, ["list": list.name]], options: options)
        }
    }
}

extension [String] {
    /// The films that these texts name.
    fileprivate func resolved(_ services: some SearchServices, for person: Person.ID) async throws -> [Film.ID] {
        var films: [Film.ID] = []
        for text in self { films.append(try await FilmArgument.resolve(text, from: services, for: person).id) }
        return films
    }
}
