import ArgumentParser
import FilmzDomain

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a film that the catalogue does not know.",
        discussion: "It becomes the real one, with everything you keep about it, when the catalogue learns of it.")

    @Argument(help: "The title.")
    var title: String

    @Option(help: "The title in the film's own language.")
    var originalTitle = ""

    @Option(help: "The year of release.")
    var year: Int?

    @Option(help: "Minutes.")
    var runtime: Int?

    @Option(name: .customLong("director"), help: "A director; may be repeated.")
    var directors: [String] = []

    @Option(name: .customLong("genre"), help: "A genre; may be repeated.")
    var genres: [String] = []

    @Option(help: "The IMDb ID, such as tt0133093.")
    var imdb: String?

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let imdbID = imdb.flatMap(IMDbID.init(_:))
        if imdb != nil, imdbID == nil { throw DomainError.invalid(.imdbID, .malformed) }
        let draft = FilmDraft(
            title: title, originalTitle: originalTitle, year: year, runtime: runtime, directors: directors,
            genres: genres, imdbID: imdbID)
        let film = try await options.withServices { try await $0.films.add(draft) }
        if options.json { return try Output.json(film) }
        print("\(film.heading) has the ID \(film.id).")
    }
}
