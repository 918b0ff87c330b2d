import ArgumentParser
import FilmzDomain
import FilmzText

struct ViewingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viewing", abstract: .help(ViewingCommandText.abstract),
        subcommands: [List.self, Edit.self, Remove.self])

    struct List: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: .help(ViewingCommandText.list))

        @OptionGroup var film: FilmArgument

        @OptionGroup var paging: PageOptions
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let film = try await film.resolve(services, for: person)
                let page = try await services.myFilms.viewings(of: film.id, by: person, page: paging.request)
                if options.json { return try Output.json(page) }
                let heads: [ViewingCommandText] = [
                    .number, .when, .place, .companions, .stars, .before, .note, .stopped,
                ]
                Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
                    page.items.map { $0.row(strings) }
                }
            }
        }
    }

    struct Edit: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: .help(ViewingCommandText.edit),
            discussion: .help(ViewingCommandText.editDiscussion))

        @OptionGroup var film: FilmArgument

        @Argument(help: .text(ViewingCommandText.viewing))
        var viewing: Viewing.ID

        @OptionGroup var evening: ViewingOptions

        @Option(help: .text(ViewingCommandText.rating))
        var rating: String?

        @Option(help: .text(MyFilmsCommandText.note))
        var note: String?

        @Flag(inversion: .prefixedNo, help: .text(MyFilmsCommandText.rewatch))
        var rewatch: Bool?

        @OptionGroup var ending: EndingOptions

        @Option(help: .text(TagCommandText.typed))
        var tags: String?

        @OptionGroup var personal: PersonalOptions

        func validate() throws {
            let texts = [rating, note, tags]
            if evening.areMissing, ending.areMissing, texts.allSatisfy({ $0 == nil }), rewatch == nil {
                throw ValidationError(.help(ViewingCommandText.nothingGiven))
            }
        }

        func run() async throws {
            let watchedOn = try evening.on.map(WatchedOn.init(option:))
            let stars = try rating.map(Rating.ifAny(option:))
            try await withServices { services, person in
                let film = try await film.resolve(services, for: person)
                guard let old = try await services.myFilms.viewing(viewing, of: film.id, by: person) else {
                    throw DomainError.noSuchViewing
                }
                var draft = evening.draft(insteadOf: old.draft)
                draft.watchedOn = watchedOn ?? old.watchedOn
                draft.rating = stars ?? old.rating
                draft.note = note ?? old.note
                draft.isRewatch = rewatch ?? old.isRewatch
                draft.ending = ending.ending(insteadOf: old.ending)
                draft.tags = try tags.map { try Tags(typed: $0) } ?? old.tags
                try await options.apply(.editViewing(viewing, draft), to: film, of: person, from: services) {
                    options.strings[ViewingCommandText.edited, ["film": $0]]
                }
            }
        }
    }

    struct Remove: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: .help(ViewingCommandText.remove))

        @OptionGroup var film: FilmArgument

        @Argument(help: .text(ViewingCommandText.viewing))
        var viewings: [Viewing.ID]

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let film = try await film.resolve(services, for: person)
                let edit = MyFilmEdit.removeViewings(Set(viewings))
                try await options.apply(edit, to: film, of: person, from: services) {
                    options.strings[MyFilmsCommandText.notSeen, ["film": $0]]
                }
            }
        }
    }
}

extension Viewing {
    fileprivate func row(_ strings: Strings) -> [String] {
        [
            id.description, draft.watchedOn.description, draft.place, draft.companions,
            draft.rating.map(strings.number) ?? "", draft.isRewatch ? strings[ViewingText.again] : "", draft.note,
            strings.ending(of: self) ?? "",
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
