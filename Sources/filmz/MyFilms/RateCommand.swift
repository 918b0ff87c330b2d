import ArgumentParser
import FilmzDomain
import FilmzText

struct RateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: .help(MyFilmsCommandText.rate))

    @OptionGroup var film: FilmArgument

    @Argument(help: .text(MyFilmsCommandText.rateStars))
    var stars: String

    @OptionGroup var who: PersonOption
    @OptionGroup var options: StoreOptions

    func run() async throws {
        let rating = try Rating.ifAny(option: stars)
        try await options.withServices { services in
            let person = try await who.id(services)
            let film = try await film.resolve(services, for: person)
            let change = try await services.myFilms.apply(.rate(rating), to: film.id, of: person)
            let values: KeyValuePairs = [
                "film": try await options.heading(of: film, from: services),
                "stars": rating.map(options.strings.number) ?? "",
            ]
            let sentence = options.strings[rating == nil ? MyFilmsCommandText.unrated : .rated, values]
            try await ChangeResult.load(change, film: film.id, from: services, for: person)
                .show(sentence, options: options)
        }
    }
}
