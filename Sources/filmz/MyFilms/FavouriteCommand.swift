import ArgumentParser
import FilmzDomain
import FilmzText

struct FavouriteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "favourite", abstract: .help(MyFilmsCommandText.favourite))

    @OptionGroup var film: FilmArgument

    @Flag(help: .text(MyFilmsCommandText.takeOff))
    var remove = false

    @OptionGroup var who: PersonOption
    @OptionGroup var options: StoreOptions

    func run() async throws {
        try await options.withServices { services in
            let person = try await who.id(services)
            let film = try await film.resolve(services, for: person)
            let change = try await services.myFilms.apply(.favourite(!remove), to: film.id, of: person)
            let text: MyFilmsCommandText = if remove { .noFavourite } else { .isFavourite }
            let values: KeyValuePairs = ["film": try await options.heading(of: film, from: services)]
            try await ChangeResult.load(change, film: film.id, from: services, for: person)
                .show(options.strings[text, values], options: options)
        }
    }
}
