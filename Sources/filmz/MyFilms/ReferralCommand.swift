import ArgumentParser
import FilmzDomain
import FilmzText

struct ReferralCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "told", abstract: .help(ReferralCommandText.abstract))

    @OptionGroup var film: FilmArgument

    @Option(help: .text(ReferralCommandText.by, valueName: "name"))
    var by: String

    @Option(help: .text(ReferralCommandText.message, valueName: "text"))
    var message = ""

    @Flag(help: .text(ReferralCommandText.remove))
    var remove = false

    @OptionGroup var who: PersonOption
    @OptionGroup var options: StoreOptions

    func run() async throws {
        try await options.withServices { services in
            let person = try await who.id(services)
            let film = try await film.resolve(services, for: person)
            let edit: MyFilmEdit = if remove { .notTold(by: by) } else { .told(by: by, message: message) }
            let change = try await services.myFilms.apply(edit, to: film.id, of: person)
            let values: KeyValuePairs = [
                "film": try await options.heading(of: film, from: services), "name": by.printable,
            ]
            let sentence = options.strings[remove ? ReferralCommandText.removed : .saved, values]
            try await ChangeResult.load(change, film: film.id, from: services, for: person).show(
                sentence, options: options)
        }
    }
}
