import ArgumentParser
import FilmzDomain
import FilmzStore
import FilmzText

/// The command for sharing films and lists by links.
struct ShareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share", abstract: .help(ShareCommandText.abstract),
        discussion: .help(ShareCommandText.discussion),
        subcommands: [Film.self, List.self, Show.self, Address.self, TakeBack.self, Publish.self],
        defaultSubcommand: Show.self)

    struct Film: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "film", abstract: .help(ShareCommandText.film))

        @OptionGroup var film: FilmArgument

        @Flag(help: .text(ShareCommandText.stars))
        var stars = false

        @Flag(help: .text(ShareCommandText.note))
        var note = false

        @OptionGroup var words: ShareWordsOption
        @OptionGroup var url: ShareURLOption
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let film = try await film.resolve(services, for: person).id
                let mine = try await services.myFilms.myFilm(film, of: person)
                var draft = try words.draft(.film(film), in: options.strings)
                draft.words.rating = if stars { mine.rating } else { nil }
                draft.words.note = if note { mine.comment } else { "" }
                try await url.make(draft, from: services, of: person, options: options)
            }
        }
    }

    struct List: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: .help(ShareCommandText.list))

        @OptionGroup var list: FilmListArgument

        @Flag(help: .text(ShareCommandText.asSent))
        var asSent = false

        @Flag(help: .text(ShareCommandText.notes))
        var notes = false

        @OptionGroup var words: ShareWordsOption
        @OptionGroup var url: ShareURLOption
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let list = try await list.resolve(services, for: person).id
                let subject: ShareDraft.Subject =
                    if asSent { try await services.sentList(list, of: person) } else { .list(list) }
                var draft = try words.draft(subject, in: options.strings)
                draft.showsNotes = notes
                try await url.make(draft, from: services, of: person, options: options)
            }
        }
    }

    struct Show: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "show", abstract: .help(ShareCommandText.show))

        @OptionGroup var paging: PageOptions
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let page = try await options.withStore { store in
                try await store.services.shares.shares(of: try await who.id(store.services), page: paging.request)
            }
            if options.json { return try Output.json(page) }
            let heads: [ShareCommandText] = [.idHead, .nameHead, .madeHead, .openedHead, .endHead]
            let clock = Clock()
            Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
                page.items.map { share in
                    [
                        share.id.description, share.name, clock.day(of: share.madeAt).description,
                        share.openedOn?.description ?? "",
                        share.takenBackAt == nil
                            ? share.expiresAt.map { clock.day(of: $0).description } ?? ""
                            : strings[ShareCommandText.isTakenBack],
                    ]
                }
            }
        }
    }

    struct Address: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "address", abstract: .help(ShareCommandText.address))

        @OptionGroup var share: ShareArgument
        @OptionGroup var url: ShareURLOption
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await options.withStore { store in
                let id = try share.id()
                let services = store.services
                let token = try await services.shares.newAddress(of: id, by: try await who.id(services))
                try await url.report(id, token: token, options: options)
            }
        }
    }

    struct TakeBack: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "take-back", abstract: .help(ShareCommandText.takeBack))

        @OptionGroup var share: ShareArgument
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let disabledShare = try await options.withStore { store in
                let id = try share.id()
                let services = store.services
                let person = try await who.id(services)
                try await services.shares.takeBack(id, of: person)
                return try await services.shares.share(id, of: person)
            }
            try options.report(
                options.strings[ShareCommandText.done, ["name": disabledShare.name]], values: disabledShare)
        }
    }
}

/// The argument for a link, by its ID.
struct ShareArgument: ParsableArguments {
    @Argument(help: .text(ShareCommandText.share))
    var share: String

    /// - Throws: ``DomainError/noSuchShare``
    func id() throws -> Share.ID {
        guard let id = Share.ID(share) else { throw DomainError.noSuchShare }
        return id
    }
}
