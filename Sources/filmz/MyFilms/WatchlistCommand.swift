import ArgumentParser
import FilmzDomain

struct WatchlistCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watchlist", abstract: "Put a film on your watchlist, or take it off.")

    @OptionGroup var film: FilmArgument

    @Flag(help: "Take it off.")
    var remove = false

    @OptionGroup var options: StoreOptions

    func run() async throws {
        try await options.withServices { services in
            let film = try await film.resolve(services)
            let change = try await services.myFilms.apply(.watchlist(!remove), to: film.id, of: .owner)
            try await ChangeReport.load(change, film: film.id, from: services, for: .owner).show(
                "\(film.heading) is \(remove ? "off" : "on") your watchlist", json: options.json)
        }
    }
}
