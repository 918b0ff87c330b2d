import ArgumentParser
import FilmzDomain
import FilmzText

struct AddCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: .help(FilmCommandText.add),
        discussion: .help(FilmCommandText.addDiscussion))

    @Argument(help: .text(FilmCommandText.addTitle))
    var title: String

    @Option(help: .text(FilmCommandText.addOriginalTitle))
    var originalTitle = ""

    @Option(help: .text(FilmCommandText.addYear))
    var year: Int?

    @Option(help: .text(FilmCommandText.addRuntime))
    var runtime: Int?

    @Option(name: .customLong("director"), help: .text(FilmCommandText.addDirector))
    var directors: [String] = []

    @Option(name: .customLong("genre"), help: .text(FilmCommandText.addGenre))
    var genres: [String] = []

    @Option(help: .text(FilmCommandText.addIMDb))
    var imdb: String?

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        let imdbID = imdb.flatMap(IMDbID.init(_:))
        if imdb != nil, imdbID == nil { throw DomainError.invalid(.imdbID, .malformed) }
        let draft = FilmDraft(
            title: title, originalTitle: originalTitle, year: year, runtime: runtime, directors: directors,
            genres: genres, imdbID: imdbID)
        let film = try await options.withServices { services in
            try await services.films.add(draft, by: try await who.id(services))
        }
        try options.report(
            options.strings[FilmCommandText.added, ["film": film.heading, "id": film.id.description]], values: film)
    }
}
