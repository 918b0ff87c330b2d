import ArgumentParser
import FilmzDomain
import FilmzText

struct FavouriteCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "favourite", abstract: .help(MyFilmsCommandText.favourite))

    @OptionGroup var film: FilmArgument

    @Flag(help: .text(MyFilmsCommandText.takeOff))
    var remove = false

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        try await withServices { services, person in
            let film = try await film.resolve(services, for: person)
            let text: MyFilmsCommandText = if remove { .noFavourite } else { .isFavourite }
            try await options.apply(.favourite(!remove), to: film, of: person, from: services) {
                options.strings[text, ["film": $0]]
            }
        }
    }
}
