import ArgumentParser
import FilmzDomain
import FilmzText

struct ViewingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viewing", abstract: .help(ViewingCommandText.abstract),
        subcommands: [List.self, Edit.self, Remove.self])

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: .help(ViewingCommandText.list))

        @OptionGroup var film: FilmArgument

        @Option(help: .text(CommandText.limit, ["most": String(PageRequest.sizes.upperBound)]))
        var limit = 50

        @Option(help: .text(CommandText.after))
        var after: String?

        @OptionGroup var who: PersonOption
        @OptionGroup var options: StoreOptions

        func validate() throws { try PageRequest.check(limit: limit) }

        func run() async throws {
            let request = PageRequest(size: limit, after: after.flatMap(PageCursor.init(_:)))
            try await options.withServices { services in
                let person = try await who.id(services)
                let film = try await film.resolve(services, for: person)
                let page = try await services.myFilms.viewings(of: film.id, by: person, page: request)
                if options.json { return try Output.json(page) }
                let heads: [ViewingCommandText] = [.number, .when, .place, .companions, .stars, .before, .note]
                Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
                    page.items.map { $0.row(strings) }
                }
            }
        }
    }

    struct Edit: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: .help(ViewingCommandText.edit), discussion: .help(ViewingCommandText.editDiscussion))

        @OptionGroup var film: FilmArgument

        @Argument(help: .text(ViewingCommandText.viewing))
        var viewing: Viewing.ID

        @Option(help: .text(MyFilmsCommandText.on))
        var on: String?

        @Option(help: .text(MyFilmsCommandText.place))
        var place: String?

        @Option(name: .customLong("with"), help: .text(MyFilmsCommandText.companions))
        var companions: String?

        @Option(help: .text(ViewingCommandText.rating))
        var rating: String?

        @Option(help: .text(MyFilmsCommandText.note))
        var note: String?

        @Flag(inversion: .prefixedNo, help: .text(MyFilmsCommandText.rewatch))
        var rewatch: Bool?

        @Option(help: .text(TagCommandText.typed))
        var tags: String?

        @OptionGroup var who: PersonOption
        @OptionGroup var options: StoreOptions

        func validate() throws {
            let texts = [on, place, companions, rating, note, tags]
            if texts.allSatisfy({ $0 == nil }), rewatch == nil {
                throw ValidationError(.help(ViewingCommandText.nothingGiven))
            }
        }

        func run() async throws {
            let watchedOn = try on.map(WatchedOn.init(option:))
            let stars = try rating.map(Rating.ifAny(option:))
            try await options.withServices { services in
                let person = try await who.id(services)
                let film = try await film.resolve(services, for: person)
                guard let old = try await services.myFilms.viewing(viewing, of: film.id, by: person) else {
                    throw DomainError.noSuchViewing
                }
                let draft = ViewingDraft(
                    watchedOn: watchedOn ?? old.watchedOn, place: place ?? old.place,
                    companions: companions ?? old.companions, rating: stars ?? old.rating, note: note ?? old.note,
                    ending: old.ending, isRewatch: rewatch ?? old.isRewatch,
                    tags: try tags.map { try Tags(typed: $0) } ?? old.tags)
                let change = try await services.myFilms.apply(.editViewing(viewing, draft), to: film.id, of: person)
                let values: KeyValuePairs = ["film": try await options.heading(of: film, from: services)]
                try await ChangeResult.load(change, film: film.id, from: services, for: person)
                    .show(options.strings[ViewingCommandText.edited, values], options: options)
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: .help(ViewingCommandText.remove))

        @OptionGroup var film: FilmArgument

        @Argument(help: .text(ViewingCommandText.viewing))
        var viewings: [Viewing.ID]

        @OptionGroup var who: PersonOption
        @OptionGroup var options: StoreOptions

        func run() async throws {
            try await options.withServices { services in
                let person = try await who.id(services)
                let film = try await film.resolve(services, for: person)
                let edit = MyFilmEdit.removeViewings(Set(viewings))
                let change = try await services.myFilms.apply(edit, to: film.id, of: person)
                let values: KeyValuePairs = ["film": try await options.heading(of: film, from: services)]
                try await ChangeResult.load(change, film: film.id, from: services, for: person)
                    .show(options.strings[MyFilmsCommandText.notSeen, values], options: options)
            }
        }
    }
}

extension Viewing {
    fileprivate func row(_ strings: Strings) -> [String] {
        [
            id.description, watchedOn.description, place, companions, rating.map(strings.number) ?? "",
            isRewatch ? strings[ViewingText.again] : "", note,
        ]
    }
}

extension WatchedOn {
    /// Reads the option `--on`, which also takes `today` and `unknown`.
    init(option text: String) throws {
        switch text {
        case "today": self = .day(Clock().today)
        case "unknown": self = .unknown
        default:
            guard let when = WatchedOn(text), when != .unknown else {
                throw DomainError.invalid(.watchedOn, .malformed)
            }
            self = when
        }
    }
}

extension Rating {
    init(option text: String) throws {
        guard let rating = Rating(text) else { throw DomainError.invalid(.rating, .malformed) }
        self = rating
    }

    /// Reads a rating or `none`, for which it returns nil.
    static func ifAny(option text: String) throws -> Rating? {
        if text == "none" { nil } else { try Rating(option: text) }
    }
}
