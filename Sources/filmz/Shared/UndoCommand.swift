public import ArgumentParser
public import FilmzDomain
import FilmzText

struct UndoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: .help(CommandText.undo))

    @Argument(help: .text(CommandText.undoChange))
    var change: Change.ID

    @OptionGroup var who: PersonOption
    @OptionGroup var options: StoreOptions

    func run() async throws {
        try await options.withServices { services in
            let person = try await who.id(services)
            let undone = try await services.undo.undo(change, of: person)
            try await ChangeReport.load(undone, from: services, for: person)
                .show(options.strings[CommandText.undone], options)
        }
    }
}

extension RandomID: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension ChangeReport {
    /// - Parameter what: what was done, without a full stop
    func show(_ what: String, _ options: StoreOptions) throws {
        if options.json { return try Output.json(self) }
        let values: KeyValuePairs = ["what": what, "change": change?.description ?? ""]
        print(options.strings[change == nil ? CommandText.doneAlready : .done, values])
    }
}
