import ArgumentParser
import FilmzDomain

struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Find films by title, original title or people; a year narrows.")

    @Argument(help: "What to look for.")
    var words: [String]

    @Option(help: "How many films to print at most (1 to \(PageRequest.sizes.upperBound)).")
    var limit = 20

    @Option(help: "Go on after this cursor, from \"next\" of the JSON before.")
    var after: String?

    @OptionGroup var options: StoreOptions

    func run() async throws {
        guard let query = SearchQuery(words.joined(separator: " ")) else {
            throw CommandError.invalid("There is nothing to search for in this; give a title, a name or a year.")
        }
        let services = try await options.services()
        let page = try await services.search.films(
            matching: query, page: PageRequest(size: limit, after: after.flatMap(PageCursor.init(_:))))
        if page.total > 0 { try await services.recentQueries.record(query, of: .owner) }
        let entries = try await services.entries(page, for: .owner)
        if options.json {
            try Output.json(entries)
        } else {
            FilmTable.show(entries)
        }
        if page.total == 0 {
            if options.json { throw ExitCode(1) }
            throw CommandError.nothingFound(query.text)
        }
    }
}

/// Films as lines.
enum FilmTable {
    static func show(_ page: Page<FilmEntry>) {
        Output.table(
            ["ID", "TITLE", "YEAR", "MIN", "GENRES", "STARS", "MINE"],
            page.items.map { entry in
                [
                    entry.film.id.description, entry.film.title, entry.film.year.map(String.init) ?? "",
                    entry.film.runtime.map(String.init) ?? "", entry.film.genres.prefix(2).joined(separator: ", "),
                    entry.state.rating?.description ?? "", entry.state.words,
                ]
            })
    }
}
