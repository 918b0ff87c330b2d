public import ArgumentParser
public import FilmzDomain
import FilmzText

struct UndoCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: .help(CommandText.undo))

    @Argument(help: .text(CommandText.undoChange))
    var change: Change.ID

    @Option(help: .text(CommandText.undoFilm))
    var film: String?

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        try await withServices { services, person in
            let undone =
                if let film {
                    try await services.undo.undo(
                        change, only: try await filmID(film, from: services, of: person), of: person)
                } else {
                    try await services.undo.undo(change, of: person)
                }
            try await ChangeResult.load(undone, from: services, for: person)
                .show(options.strings[CommandText.undone], options: options)
        }
    }

    /// The change's film that has this ID, or is the only one with these words in its title.
    private func filmID(
        _ film: String, from services: some MyFilmServices, of person: Person.ID
    ) async throws -> Film.ID {
        if let id = Film.ID(film) { return id }
        let films = try await services.undo.films(of: change, titled: film, of: person, page: PageRequest(size: 2))
        guard let only = films.items.first, films.total == 1 else {
            throw CommandError.invalid(CommandText.undoFilmUnclear, ["film": film, "count": "\(films.total)"])
        }
        return only.film
    }
}

extension RandomID: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension ChangeResult {
    /// - Parameter what: the words for what was done, without a full stop
    func show(_ what: String, options: StoreOptions) throws {
        if options.json { return try Output.json(self) }
        let values: KeyValuePairs = ["what": what, "change": change?.description ?? ""]
        print(options.strings[change == nil ? CommandText.doneAlready : .done, values])
    }
}
