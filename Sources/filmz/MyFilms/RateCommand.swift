import ArgumentParser
import FilmzDomain
import FilmzText

struct RateCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: .help(MyFilmsCommandText.rate))

    @OptionGroup var film: FilmArgument

    @Argument(help: .text(MyFilmsCommandText.rateStars))
    var stars: String

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        let rating = try Rating.ifAny(option: stars)
        try await withServices { services, person in
            let film = try await film.resolve(services, for: person)
            try await options.apply(.rate(rating), to: film, of: person, from: services) {
                let values: KeyValuePairs = ["film": $0, "stars": rating.map(options.strings.number) ?? ""]
                return options.strings[rating == nil ? MyFilmsCommandText.unrated : .rated, values]
            }
        }
    }
}
