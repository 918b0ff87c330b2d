import ArgumentParser
import FilmzDomain

struct FilmCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film", abstract: "Look at one film.", subcommands: [Show.self])

    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Print what is known about a film, and what you have with it.")

        @OptionGroup var film: FilmArgument
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let services = try await options.services()
            let film = try await film.resolve(services)
            let details = try await FilmDetails.load(film.id, from: services, for: .owner)
            if options.json { return try Output.json(details) }
            print(film.heading)
            for (name, value) in details.lines where !value.isEmpty {
                print("  \(name.padded(to: 12))\(Output.printable(value))")
            }
        }
    }
}

extension FilmDetails {
    fileprivate var lines: [(String, String)] {
        [
            ("ID", film.id.description),
            ("IMDb", film.externalIDs.imdb?.description ?? ""),
            ("Original", film.originalTitle ?? ""),
            ("Released", film.releaseDate?.description ?? ""),
            ("Runtime", film.runtime.map { "\($0) min" } ?? ""),
            ("Certificate", film.certificate ?? ""),
            ("Genres", film.genres.joined(separator: ", ")),
            ("Directed by", film.directors.joined(separator: ", ")),
            ("With", film.cast.joined(separator: ", ")),
            ("Countries", film.countries.joined(separator: ", ")),
            ("Languages", film.languages.joined(separator: ", ")),
            ("Plot", film.plot ?? ""),
            ("Mine", MyFilmState(mine).words),
            ("My stars", mine.rating?.description ?? ""),
            ("My comment", mine.comment),
            ("For", mine.audience.names.joined(separator: ", ")),
        ] + mine.viewings.map { ("Seen", $0.line) }
    }
}

extension Viewing {
    /// When, where, with whom, stars, note and the viewing's ID, as far as told.
    fileprivate var line: String {
        let parts = [
            watchedOn == .unknown ? "at an unknown date" : watchedOn.description,
            place,
            companions.isEmpty ? "" : "with \(companions)",
            rating.map { "\($0) stars" } ?? "",
            note,
            "viewing \(id)",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(1, width - count))
    }
}
