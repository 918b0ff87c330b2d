import ArgumentParser
import FilmzDomain
import FilmzStore
import FilmzText

/// The command for recommendations from other people's Filmz.
struct ReceivedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "received", abstract: .help(ReceivedCommandText.abstract),
        discussion: .help(ReceivedCommandText.discussion),
        subcommands: [List.self, Show.self, Take.self, Accept.self, Decline.self], defaultSubcommand: List.self)

    struct List: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: .help(ReceivedCommandText.list))

        @OptionGroup var paging: PageOptions
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let page = try await options.withStore { store in
                try await store.services.received.received(of: try await who.id(store.services), page: paging.request)
            }
            if options.json { return try Output.json(page) }
            let heads: [ReceivedCommandText] = [.idHead, .fromHead, .whatHead, .filmsHead, .dayHead, .stateHead]
            let clock = Clock()
            Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
                page.items.map { received in
                    [
                        received.id.description, received.recommendation.sender,
                        strings.heading(of: received.recommendation), String(received.filmCount),
                        clock.day(of: received.receivedAt).description, strings.state(received.state),
                    ]
                }
            }
        }
    }

    struct Decline: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "decline", abstract: .help(ReceivedCommandText.decline))

        @OptionGroup var received: ReceivedArgument
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let declined = try await options.withStore { store in
                let person = try await who.id(store.services)
                let received = try await received.resolve(store.services, for: person)
                try await store.services.received.answer(received.id, state: .declined, change: nil, of: person)
                return try await self.received.resolve(store.services, for: person)
            }
            let name = options.strings.heading(of: declined.recommendation).printable
            try options.report(options.strings[ReceivedCommandText.declined, ["name": name]], values: declined)
        }
    }
}

/// The argument for a recommendation, by its ID.
struct ReceivedArgument: ParsableArguments {
    @Argument(help: .text(ReceivedCommandText.received))
    var received: String

    /// - Throws: ``CommandError``
    func resolve(_ services: some SharingServices, for person: Person.ID) async throws -> Received {
        guard let id = Received.ID(received), let found = try await services.received.received(id, of: person) else {
            throw CommandError.invalid(ReceivedCommandText.noSuch)
        }
        return found
    }
}

extension Strings {
    fileprivate func state(_ state: Received.State) -> String {
        switch state {
        case .new: self[ReceivedText.isNew]
        case .accepted: self[ReceivedText.isAccepted]
        case .declined: self[ReceivedText.isDeclined]
        }
    }
}
