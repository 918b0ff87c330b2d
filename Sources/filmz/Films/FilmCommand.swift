import ArgumentParser
import FilmzDomain
import FilmzText
import Foundation

struct FilmCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film", abstract: .help(FilmCommandText.film), subcommands: [Show.self, Remove.self])

    struct Show: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: .help(FilmCommandText.show),
            discussion: .help(FilmCommandText.showDiscussion))

        @OptionGroup var film: FilmArgument

        @Flag(help: .text(FilmCommandText.refresh))
        var refresh = false

        @Flag(help: .text(FilmCommandText.offline))
        var offline = false

        @OptionGroup var personal: PersonalOptions

        func validate() throws {
            if refresh, offline { throw ValidationError(.help(FilmCommandText.notBoth)) }
        }

        func run() async throws {
            try await options.withProviders { services in
                let person = try await who.id(services)
                let film = try await film.resolve(services, for: person)
                var details = try await FilmDetails.load(film.id, permission: nil, from: services, for: person)
                if !offline, refresh || details.dossier.isOutdated {
                    let id = try await services.dossiers.refresh(film, all: refresh, permission: .granted)
                        .film.id
                    details = try await FilmDetails.load(id, permission: nil, from: services, for: person)
                }
                try show(details)
            }
        }

        private func show(_ details: FilmDetails) throws {
            if options.json { return try Output.json(details) }
            print(details.titles(in: options.strings.language).titled(details.film).heading)
            let strings = options.strings
            let lines = details.lines(strings).filter { !$0.1.isEmpty }.map { (strings[$0.0], $0.1.printable) }
            let width = lines.map(\.0.count).max() ?? 0
            for (name, value) in lines { print("  \(name.padded(to: max(12, width + 1)))\(value)") }
            for source in details.dossier.sources {
                if let failure = source.failure { Output.warn(failure.sentence(source.provider, in: strings)) }
            }
            if refresh, let counts = details.asked { Output.warn(strings.counts(counts, of: .providers)) }
        }
    }

    struct Remove: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "remove", abstract: .help(FilmCommandText.remove))

        @OptionGroup var film: FilmArgument
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let film = try await film.resolve(services, for: person)
                let change = try await services.myFilms.remove(film.id, of: person)
                let sentence = options.strings[FilmCommandText.removed, ["film": film.heading]]
                try ChangeResult(change: change.id).show(sentence, options: options)
            }
        }
    }
}
