import ArgumentParser
import FilmzDomain
import FilmzText

struct ChangesCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "changes", abstract: .help(MyFilmsCommandText.changes),
        discussion: .help(MyFilmsCommandText.changesDiscussion))

    @Option(help: .text(CommandText.limit, ["most": String(PageRequest.sizes.upperBound)]))
    var limit = 20

    @Option(help: .text(CommandText.after))
    var after: String?

    @OptionGroup var personal: PersonalOptions

    func validate() throws { try PageRequest.check(limit: limit) }

    func run() async throws {
        let page = PageRequest(size: limit, after: after.flatMap(PageCursor.init(_:)))
        try await options.withServices { services in
            let changes = try await services.undo.changes(of: try await who.id(services), page: page)
            if options.json { return try Output.json(changes) }
            let strings = options.strings
            let titles = try await FilmTitles.load(
                of: changes.items.compactMap(\.change.film), in: strings.language.titles, from: services)
            Output.table(
                [MyFilmsCommandText.change, .when, .what].map { strings[$0] }, in: strings
            ) { strings in
                changes.items.map { past in
                    [
                        past.isUndoable ? past.change.id.description : "",
                        Output.isTerminal
                            ? strings.shortTime(LocalTime(past.madeAt, clock: Clock()), today: Clock().today)
                            : past.madeAt.description,
                        strings.listed(past.change, titles: titles),
                    ]
                }
            }
        }
    }
}
