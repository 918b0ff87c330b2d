import ArgumentParser
import FilmzDomain
import Foundation

struct FilmCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film", abstract: "Look at one film.", subcommands: [Show.self])

    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Print what is known about a film, and what you have with it.",
            discussion: """
                Providers that are on are asked when nothing is known from them yet, or what they said is old. What they \
                said stays known without a network.
                """)

        @OptionGroup var film: FilmArgument

        @Flag(help: "Ask all providers again.")
        var refresh = false

        @Flag(help: "Ask nobody.")
        var offline = false

        @OptionGroup var options: StoreOptions

        func validate() throws {
            if refresh, offline { throw ValidationError("Give --refresh or --offline, not both.") }
        }

        func run() async throws {
            try await options.withProviders { services in
                let film = try await film.resolve(services)
                var details = try await FilmDetails.load(film.id, permission: nil, from: services, for: .owner)
                if !offline, refresh || details.dossier.isOutdated {
                    let id = try await services.dossiers.refresh(film, all: refresh, permission: .granted)
                        .film.id
                    details = try await FilmDetails.load(id, permission: nil, from: services, for: .owner)
                }
                try show(details)
            }
        }

        private func show(_ details: FilmDetails) throws {
            if options.json { return try Output.json(details) }
            print(details.film.heading)
            for (name, value) in details.lines where !value.isEmpty {
                print("  \(name.padded(to: 12))\(value.printable)")
            }
            for source in details.dossier.sources {
                if let failure = source.failure { Output.warn(failure.sentence(source.provider)) }
            }
        }
    }
}

extension FilmDetails {
    fileprivate var lines: [(String, String)] {
        dossier.facts
            + [
                ("Mine", MyFilmState(mine).words),
                ("My stars", mine.rating?.description ?? ""),
                ("My comment", mine.comment),
                ("For", mine.audience.names.joined(separator: ", ")),
            ] + mine.viewings.map { ("Seen", $0.line) }
            + [("Seen", earlierViewings)]
    }

    /// The viewings that are not told one by one; empty when there are none.
    private var earlierViewings: String {
        switch mine.viewingCount - mine.viewings.count {
        case 0: ""
        case 1: "once before that"
        case let count: "\(Output.number(count)) times before that"
        }
    }
}

extension FilmDossier {
    fileprivate var facts: [(String, String)] {
        [
            ("ID", film.id.description),
            ("Known as", film.externalIDs.all.map(\.description).joined(separator: ", ")),
            ("Original", film.originalTitle ?? ""),
            ("Released", film.releaseDate?.description ?? ""),
            ("Runtime", film.runtime.map { "\($0) min" } ?? ""),
            ("Certificate", film.certificate ?? ""),
            ("Genres", film.genres.joined(separator: ", ")),
            ("Directed by", film.directors.joined(separator: ", ")),
            ("Written by", names(.writer)),
            ("With", film.cast.joined(separator: ", ")),
            ("Music by", names(.composer)),
            ("Countries", film.countries.joined(separator: ", ")),
            ("Languages", film.languages.joined(separator: ", ")),
            ("Tagline", tagline ?? ""),
            ("Plot", film.plot ?? ""),
            ("Scores", scores.map(\.line).joined(separator: ", ")),
            ("Awards", awards?.sentence ?? ""),
        ] + trailers.map { ("Trailer", "\($0.title) · \($0.address.absoluteString)") }
            + offers.map { ("Offer", $0.line) }
            + [("Similar", similar.map(\.heading).joined(separator: ", "))]
            + sources.map { ("Source", $0.line) }
    }

    private func names(_ role: Credit.Role) -> String {
        credits.filter { $0.role == role }.map(\.name).joined(separator: ", ")
    }
}

extension Score {
    /// `IMDb 79 % of 1200000 votes`.
    fileprivate var line: String {
        let name =
            switch source {
            case .imdb: "IMDb"
            case .rottenTomatoes: "Rotten Tomatoes"
            case .metacritic: "Metacritic"
            case .tmdb: "TMDb"
            }
        return "\(name) \(percent) %" + (votes.map { " of \($0) votes" } ?? "")
    }
}

extension SimilarFilm {
    fileprivate var heading: String { title + (year.map { " (\($0))" } ?? "") }
}

extension Offer {
    fileprivate var line: String {
        [kind.rawValue, title, price, provider.name, address.absoluteString].compactMap(\.self).joined(separator: " · ")
    }
}

extension FilmDossier.Source {
    /// Who said something, when, and which of its films this is.
    fileprivate var line: String {
        let match =
            match.map { match in
                switch match.certainty {
                case .identified, .sure, .confirmed: match.id?.description ?? ""
                case .uncertain: "may be " + match.candidates.map(\.id.description).joined(separator: " or ")
                case .none: "does not know it"
                case .denied: "has another film"
                }
            } ?? ""
        return [provider.name, match, fetchedAt?.description ?? "", page?.absoluteString ?? ""]
            .filter { !$0.isEmpty }.joined(separator: " · ")
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
