import ArgumentParser
import FilmzDomain
import FilmzText

struct WatchlistCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "watchlist", abstract: .help(MyFilmsCommandText.watchlist))

    @OptionGroup var film: FilmArgument

    @Flag(help: .text(MyFilmsCommandText.takeOff))
    var remove = false

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        try await withServices { services, person in
            let film = try await film.resolve(services, for: person)
            let text: MyFilmsCommandText = if remove { .offWatchlist } else { .onWatchlist }
            try await options.apply(.watchlist(!remove), to: film, of: person, from: services) {
                options.strings[text, ["film": $0]]
            }
        }
    }
}
