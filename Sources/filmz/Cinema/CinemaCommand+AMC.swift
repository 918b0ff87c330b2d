import ArgumentParser
import FilmzDomain
import FilmzText

extension CinemaCommand {
    struct Films: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "films", abstract: .help(AMCCommandText.films),
            discussion: .help(AMCCommandText.filmsDiscussion, ["size": String(AMCQuestion.pageSize)]),
            aliases: ["now-playing"])

        @Argument(help: .text(AMCCommandText.list, ["lists": lists(TerminalLanguage.strings)]))
        var list = AMCQuestion.FilmList.nowPlaying.rawValue

        @Option(help: .text(AMCCommandText.named))
        var named: String?

        @Option(help: .text(AMCCommandText.like))
        var like: Int?

        @OptionGroup var paging: AMCPageOption
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let page = try paging.checked()
            let question: AMCQuestion =
                if let like {
                    .filmsLike(like, page: page)
                } else if let named {
                    .filmsNamed(named, page: page)
                } else {
                    .films(try Self.list(list), page: page)
                }
            try await options.showFilms(question, otherwise: .noFilm)
        }

        private static func lists(_ strings: Strings) -> String {
            strings.either(AMCQuestion.FilmList.allCases.map(\.rawValue))
        }

        private static func list(_ text: String) throws -> AMCQuestion.FilmList {
            guard let list = AMCQuestion.FilmList(rawValue: text) else {
                throw CommandError.refused {
                    $0[AMCCommandText.noList, ["text": text.printable, "lists": lists($0)]]
                }
            }
            return list
        }
    }

    struct FilmOfAMC: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "film", abstract: .help(AMCCommandText.film))

        @Argument(help: .text(AMCCommandText.filmReference))
        var film: String

        @OptionGroup var options: StoreOptions

        func run() async throws {
            guard let reference = AMCQuestion.FilmReference(film) else {
                throw CommandError.invalid(AMCCommandText.noFilm)
            }
            try await options.showFilms(.film(reference), otherwise: .noFilm)
        }
    }

    struct TheatreOfAMC: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "theatre", abstract: .help(AMCCommandText.theatre))

        @OptionGroup var theatre: AMCTheatreArgument
        @OptionGroup var options: StoreOptions

        func run() async throws {
            let reference = try theatre.reference()
            try await options.withProviders(only: [.amc]) { services in
                try options.show(try await services.askAMC(.theatre(reference), otherwise: .noTheatre).found)
            }
        }
    }

    struct Showtimes: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "showtimes", abstract: .help(AMCCommandText.showtimes))

        @OptionGroup var theatre: AMCTheatreArgument

        @Option(help: .text(CinemaCommandText.day))
        var on: String?

        @Option(help: .text(AMCCommandText.first))
        var first: Int?

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let reference = try theatre.reference()
            let day = try CinemaCommand.day(on)
            try await options.showShowings(
                first.map { .firstShowing(film: $0, reference) } ?? .showings(reference, on: day),
                otherwise: first == nil ? .noTheatre : .noShowtime)
        }
    }

    struct Showing: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "showtime", abstract: .help(AMCCommandText.showtime))

        @Argument(help: .text(AMCCommandText.showtimeNumber))
        var number: Int

        @OptionGroup var options: StoreOptions

        func run() async throws {
            try await options.showShowings(.showing(number), otherwise: .noShowtime)
        }
    }

    struct Near: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "near", abstract: .help(AMCCommandText.near))

        @Argument(parsing: .allUnrecognized, help: .text(AMCCommandText.place))
        var place: [String]

        @Option(help: .text(CinemaCommandText.day))
        var on: String?

        @OptionGroup var paging: AMCPageOption
        @OptionGroup var options: StoreOptions

        func run() async throws {
            guard place.count == 1, let place = place.first.flatMap(Location.init(_:)) else {
                throw DomainError.invalid(.location, .malformed)
            }
            try await options.showShowings(
                .showingsNear(
                    place, on: try CinemaCommand.day(on) ?? Clock().today, page: try paging.checked()),
                otherwise: .noShowtime)
        }
    }

    /// The day of `--on`; nil without one.
    static func day(_ text: String?) throws -> CalendarDay? {
        let day = text.flatMap(CalendarDay.init(_:))
        guard text == day?.description else { throw DomainError.invalid(.watchedOn, .malformed) }
        return day
    }
}

/// The option for the page of AMC's list.
struct AMCPageOption: ParsableArguments {
    @Option(help: .text(AMCCommandText.page))
    var page = 1

    private static let pages = 1...1_000

    func checked() throws -> Int {
        guard Self.pages.contains(page) else { throw CommandError.invalid(AMCCommandText.page) }
        return page
    }
}

/// The argument for a theatre, as AMC names it.
struct AMCTheatreArgument: ParsableArguments {
    @Argument(help: .text(AMCCommandText.theatreReference))
    var theatre: String

    func reference() throws -> AMCQuestion.TheatreReference {
        guard let reference = AMCQuestion.TheatreReference(theatre) else {
            throw CommandError.invalid(AMCCommandText.noTheatre)
        }
        return reference
    }
}

extension CinemaServices {
    /// AMC's answer to a question.
    /// - Parameter text: the error's text when AMC has no such thing
    func askAMC(_ question: AMCQuestion, otherwise text: AMCCommandText) async throws -> AMCAnswer {
        try await fromAMC {
            guard let answer = try await cinema.answer(question, permission: .granted) else {
                throw CommandError.invalid(text)
            }
            return answer
        }
    }

    /// The answer that only AMC can give.
    /// - Throws: ``CommandError`` that says why AMC cannot give it
    func fromAMC<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
        guard await cinema.knowsTheatres() else { throw CommandError.invalid(CinemaCommandText.keyNeeded) }
        do {
            return try await ask()
        } catch let failure as ProviderFailure {
            throw CommandError.refused { failure.sentence(.amc, in: $0) }
        }
    }
}

extension AMCAnswer {
    /// The theatres in the answer.
    var found: [FoundTheatre] {
        guard case .theatres(let theatres) = self else { return [] }
        return theatres.map { FoundTheatre($0, near: nil) }
    }
}

extension StoreOptions {
    fileprivate func showFilms(_ question: AMCQuestion, otherwise text: AMCCommandText) async throws {
        try await withProviders(only: [.amc]) { services in
            guard case .films(let films) = try await services.askAMC(question, otherwise: text) else { return }
            if json { return try Output.json(Page(items: films, total: films.count)) }
            let heads: [AMCCommandText] = [.numberHead, .filmHead, .releasedHead, .releaseHead, .slugHead]
            Output.table(heads.map { strings[$0] }, in: strings) { _ in
                films.map { listed in
                    [
                        listed.film.externalIDs.amc.map(String.init) ?? "", listed.film.heading,
                        listed.film.releaseDate?.description ?? "", listed.release.map(String.init) ?? "",
                        listed.slug ?? "",
                    ]
                }
            }
        }
    }

    fileprivate func showShowings(_ question: AMCQuestion, otherwise text: AMCCommandText) async throws {
        try await withProviders(only: [.amc]) { services in
            guard case .showings(let showings) = try await services.askAMC(question, otherwise: text) else { return }
            if json { return try Output.json(Page(items: showings, total: showings.count)) }
            let heads: [AMCCommandText] = [.numberHead, .dayHead, .timeHead, .filmHead]
            let more = [strings[CinemaCommandText.theatreHead], strings[AMCCommandText.priceHead]]
            Output.table(heads.map { strings[$0] } + more, in: strings) { strings in
                showings.map { showing in
                    [
                        showing.showtime.id.amc.map(String.init) ?? "", showing.showtime.day.description,
                        CinemaCommand.time(showing.showtime, in: strings), showing.showtime.title, showing.theatre.name,
                        showing.showtime.price ?? "",
                    ]
                }
            }
        }
    }

    /// Prints a table of theatres.
    func show(_ theatres: [FoundTheatre]) throws {
        if json { return try Output.json(Page(items: theatres, total: theatres.count)) }
        let heads: [CinemaCommandText] = [
            .sourceHead, .theatreHead, .placeHead, strings.forms.isInMiles ? .milesHead : .kilometresHead,
        ]
        Output.table(heads.map { strings[$0] }, in: strings) { strings in
            theatres.map { found in
                [
                    found.theatre.source.description, found.theatre.name, found.theatre.place,
                    found.kilometres.map { strings.number(strings.inReadersUnit($0)) } ?? "",
                ]
            }
        }
    }
}
