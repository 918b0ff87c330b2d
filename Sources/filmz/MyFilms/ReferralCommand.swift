import ArgumentParser
import FilmzDomain
import FilmzText

struct ReferralCommand: PersonalCommand {
    static let configuration = CommandConfiguration(commandName: "told", abstract: .help(ReferralCommandText.abstract))

    @OptionGroup var film: FilmArgument

    @Option(help: .text(ReferralCommandText.by, valueName: "name"))
    var by: String

    @Option(help: .text(ReferralCommandText.message, valueName: "text"))
    var message = ""

    @Flag(help: .text(ReferralCommandText.remove))
    var remove = false

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        try await withServices { services, person in
            let film = try await film.resolve(services, for: person)
            let edit: MyFilmEdit = if remove { .notTold(by: by) } else { .told(by: by, message: message) }
            try await options.apply(edit, to: film, of: person, from: services) {
                options.strings[remove ? ReferralCommandText.removed : .saved, ["film": $0, "name": by.printable]]
            }
        }
    }
}
