import ArgumentParser
import Configuration
import FilmzDomain
import FilmzStore
import FilmzText
import Foundation

/// The command for theatres and their programmes.
struct CinemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cinema", abstract: .help(CinemaCommandText.abstract),
        discussion: .help(CinemaCommandText.discussion),
        subcommands: [
            Programme.self, Theatres.self, Follow.self, Unfollow.self, Films.self, FilmOfAMC.self, TheatreOfAMC.self,
            Showtimes.self, Showing.self, Near.self,
        ], defaultSubcommand: Programme.self)

    struct Programme: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "programme", abstract: .help(CinemaCommandText.programme))

        @Option(help: .text(CinemaCommandText.day))
        var on: String?

        @OptionGroup var programmes: ProgrammesFromOption
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let clock = Clock()
            let day = try CinemaCommand.day(on)
            let hosts = try programmes.checked(try await ConfigReader.filmz(folder: options.directory))
            try await options.withProviders(only: [.amc], programmesFrom: hosts) { services in
                let person = try await who.id(services)
                try await Self.refresh(services, clock: clock, of: person, options: options)
                let shown = try await services.cinemaDay(day, clock: clock, of: person)
                if options.json { return try Output.json(shown) }
                let entries = shown.mine + shown.others
                let titles = try await FilmTitles.load(
                    of: entries.compactMap { $0.film?.id },
                    in: Output.isTerminal ? options.strings.language.titles : nil, from: services)
                let heads: [CinemaCommandText] = [.filmHead, .theatreHead, .timesHead]
                Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
                    entries.flatMap { entry in
                        entry.showings.map { showings in
                            [
                                entry.film.map { titles.titled($0).heading } ?? entry.title, showings.theatre.name,
                                showings.showtimes.map { CinemaCommand.time($0, in: strings) }.joined(separator: ", "),
                            ]
                        }
                    }
                }
            }
        }

        /// Refreshes stale programmes, and warns about those that cannot be read.
        private static func refresh(
            _ services: some CinemaServices, clock: Clock, of person: Person.ID, options: StoreOptions
        ) async throws {
            let theatres = try await services.theatres.theatres(of: person)
            if theatres.isEmpty { Output.warn(options.strings[CinemaCommandText.noTheatres]) }
            let programmeStates = try await services.theatres.programmeStates(of: theatres.map(\.source))
            let stale = theatres.filter {
                (programmeStates[$0.source] ?? ProgrammeState()).isStale($0.source, at: clock.now())
            }
            for theatre in stale {
                try await services.cinema.refresh(theatre, for: person, permission: .granted)
            }
            for (source, state) in try await services.theatres.programmeStates(of: theatres.map(\.source)) {
                guard let theatre = theatres.first(where: { $0.source == source }) else { continue }
                if let problem = state.problem {
                    Output.warn("\(theatre.name): \(options.strings.sentence(about: problem))")
                } else if stale.contains(theatre) {
                    CinemaCommand.tell(state, of: theatre, options: options)
                }
            }
        }
    }

    /// Prints, on standard error, how many entries of a programme were read and left out.
    private static func tell(_ state: ProgrammeState, of theatre: Theatre, options: StoreOptions) {
        guard let entries = state.entries else { return }
        Output.warn("\(theatre.name): \(options.strings.counts(entries, of: .programme))")
    }

    /// The time of a showing and its facts: `19:30 (IMAX, sold out)`.
    static func time(_ showtime: Showtime, in strings: Strings) -> String {
        let facts = strings.marks(of: showtime) + [strings.availability(of: showtime)].compactMap(\.self)
        let time = strings.time(of: showtime)
        return if facts.isEmpty { time } else { "\(time) (\(facts.joined(separator: ", ")))" }
    }

    struct Theatres: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "theatres", abstract: .help(CinemaCommandText.theatres))

        @Option(help: .text(CinemaCommandText.find))
        var find: String?

        @Option(parsing: .unconditional, help: .text(CinemaCommandText.near))
        var near: String?

        @Flag(help: .text(AMCCommandText.all))
        var all = false

        @Option(help: .text(AMCCommandText.showing))
        var showing: Int?

        @OptionGroup var paging: AMCPageOption
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let page = try paging.checked()
            let place = near.flatMap(Location.init(_:))
            guard near == nil || place != nil else { throw DomainError.invalid(.location, .malformed) }
            try await options.withProviders(only: [.amc]) { services in
                let found: [FoundTheatre]
                if let query = place.map(TheatreQuery.near) ?? find.map(TheatreQuery.named) {
                    guard case .theatres(let all) = try await services.askAMC(.theatres, otherwise: .noTheatre) else {
                        return
                    }
                    found = query.theatres(among: all).map { FoundTheatre($0, near: place) }
                } else if let showing {
                    found = try await services.askAMC(
                        .theatresShowing(release: showing, page: page), otherwise: .noTheatre
                    ).found
                } else if all {
                    found = try await services.askAMC(.theatres, otherwise: .noTheatre).found
                } else {
                    found = try await services.theatres.theatres(of: try await who.id(services))
                        .map { FoundTheatre($0, near: nil) }
                }
                try options.show(found)
            }
        }
    }

    struct Follow: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "follow", abstract: .help(CinemaCommandText.follow),
            discussion: .help(CinemaCommandText.followDiscussion))

        @Argument(help: .text(CinemaCommandText.source))
        var theatre: String

        @Option(help: .text(CinemaCommandText.name))
        var name: String?

        @Option(name: .customLong("time-zone"), help: .text(CinemaCommandText.timeZone))
        var timeZone: String?

        @OptionGroup var programmes: ProgrammesFromOption
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            guard let source = Theatre.Source(theatre) ?? WebLink.programme(theatre).map(Theatre.Source.page) else {
                throw DomainError.invalid(.theatrePage, .malformed)
            }
            guard let zone = timeZone.map({ TimeZone(identifier: $0) }) ?? TimeZone.current else {
                throw DomainError.invalid(.timeZone, .malformed)
            }
            let hosts = try programmes.checked(try await ConfigReader.filmz(folder: options.directory))
            try await options.withProviders(only: [.amc], programmesFrom: hosts) { services in
                let person = try await who.id(services)
                var (found, origin) = try await Self.theatre(source, in: zone, from: services, of: person)
                if let name { found.name = name }
                if let sentence = options.strings.sentence(about: origin) { Output.warn(sentence) }
                let followed = try await services.theatres.follow(found, of: person)
                try await services.cinema.refresh(followed, for: person, permission: .granted)
                CinemaCommand.tell(try await services.programmeState(of: followed), of: followed, options: options)
                try options.report(
                    options.strings[CinemaCommandText.followed, ["theatre": followed.name]], values: followed)
            }
        }

        /// The theatre as its source describes it, and the origin of its programme.
        private static func theatre(
            _ source: Theatre.Source, in zone: TimeZone, from services: some CinemaServices, of person: Person.ID
        ) async throws -> (Theatre, ProgrammePreview.Origin) {
            switch source {
            case .amc:
                let all = try await services.fromAMC {
                    try await services.cinema.theatres(.source(source), permission: .granted)
                }
                guard let theatre = all.first else { throw CommandError.invalid(CinemaCommandText.notFound) }
                return (theatre, .data)
            case .page(let page):
                let preview = try await services.cinema.preview(
                    page, timeZone: zone, for: person, permission: .granted)
                return (preview.theatre, preview.origin)
            }
        }
    }

    struct Unfollow: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "unfollow", abstract: .help(CinemaCommandText.unfollow))

        @Argument(help: .text(CinemaCommandText.source))
        var theatre: String

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let left = try await options.withStore { store in
                let person = try await who.id(store.services)
                let theatres = try await store.services.theatres.theatres(of: person)
                guard
                    let named = theatres.first(where: {
                        $0.source.description == theatre || $0.name == theatre || $0.id.description == theatre
                    }), try await store.services.theatres.unfollow(named.id, of: person)
                else { throw DomainError.noSuchTheatre }
                return try await store.services.theatres.theatres(of: person)
            }
            try options.report(
                options.strings[CinemaCommandText.unfollowed], values: Page(items: left, total: left.count))
        }
    }
}
