import ArgumentParser
import FilmzDomain

struct RateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Say how many stars a film has for you now.")

    @OptionGroup var film: FilmArgument

    @Argument(help: "Half stars, 0.5 to 5; \"none\" takes the rating back.")
    var stars: String

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let rating = Rating(stars)
        guard rating != nil || stars == "none" else { throw DomainError.invalid(.rating, .malformed) }
        try await options.withServices { services in
            let film = try await film.resolve(services)
            let change = try await services.myFilms.apply(.rate(rating), to: film.id, of: .owner)
            let sentence = rating.map { "\(film.heading) has \($0) stars" } ?? "\(film.heading) has no rating"
            try await ChangeReport.load(change, film: film.id, from: services, for: .owner)
                .show(sentence, json: options.json)
        }
    }
}
