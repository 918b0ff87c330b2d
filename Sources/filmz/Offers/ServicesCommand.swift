import ArgumentParser
import FilmzDomain
import FilmzText
import Foundation

struct ServicesCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "services", abstract: .help(WhereCommandText.services),
        discussion: .help(WhereCommandText.servicesDiscussion))

    @Option(help: .text(WhereCommandText.setCountry))
    var country: String?

    @Option(help: .text(WhereCommandText.add))
    var add: [String] = []

    @Option(help: .text(WhereCommandText.remove))
    var remove: [String] = []

    @Flag(help: .text(WhereCommandText.weekly))
    var weekly = false

    @Flag(help: .text(WhereCommandText.noWeekly))
    var noWeekly = false

    @Flag(help: .text(WhereCommandText.all))
    var all = false

    @Flag(help: .text(WhereCommandText.new))
    var new = false

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        let country = try country.map(WhereCommand.country)
        try await options.withProviders(only: [FilmOffers.provider]) { services in
            let person = try await who.id(services)
            if new { return try await showNew(services, of: person) }
            var mine = try await services.myServices.services(of: person)
            let before = mine
            if let country { mine.country = country }
            if weekly != noWeekly { mine.isRefreshed = weekly }
            let place = mine.country ?? services.offers.country
            if all { return try await showAll(mine, in: place, from: services) }
            if !add.isEmpty {
                let known = try await services.offers.services(in: place, permission: .granted)
                mine.services += try add.map { try service($0, known: known, in: place) }
            }
            for text in remove {
                let named = try service(text, known: mine.services, in: place)
                mine.services.removeAll { $0.id == named.id }
            }
            if mine != before { mine = try await services.myServices.choose(mine, of: person) }
            if weekly { try await checkWatchlist(of: person, from: services) }
            let watchlist = try await services.weeklyReport(on: mine, of: person, at: Timestamp(Date()))
            try show(MyServicesSummary(mine, watchlist: watchlist), in: place)
        }
    }

    /// Asks about the whole watchlist at once, and says how far it is.
    private func checkWatchlist(of person: Person.ID, from services: some MyFilmServices) async throws {
        let strings = options.strings
        let clock = Clock()
        var check = try await services.watchlistCheck(of: person, at: clock.now())
        while check.goesOn {
            let done: KeyValuePairs = ["done": strings.number(check.doneCount)]
            Output.warn(strings.count(OfferText.checking, check.outcomes.all, done))
            check = try await services.checkWatchlist(
                of: person, during: .seconds(5), clock: clock, permission: .granted)
        }
        if let failure = check.failure { Output.warn(strings.sentence(failure, of: FilmOffers.provider)) }
    }

    /// The service that a text names, by its number, its name or its brand.
    private func service(
        _ text: String, known: [StreamingService], in country: CountryCode
    ) throws -> StreamingService {
        let brand = StreamingService(id: 1, name: text).brand
        let found =
            Int(text).flatMap { number in known.first { $0.id == number } }
            ?? known.first { $0.name.lowercased() == text.lowercased() } ?? known.first { $0.brand == brand }
        guard let found else {
            throw CommandError.refused {
                $0[WhereCommandText.noService, ["text": text.printable, "country": $0.name(country)]]
            }
        }
        return found
    }

    private func showAll(_ mine: MyServices, in country: CountryCode, from services: some OfferServices) async throws {
        let known = try await services.offers.services(in: country, permission: .granted)
        if options.json { return try Output.json(known) }
        let heads: [WhereCommandText] = [.idHead, .serviceHead, .detailHead]
        Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
            known.map { service in
                let isMine = mine.brands.contains(service.brand)
                return [String(service.id), service.name, isMine ? strings[WhereCommandText.mine] : ""]
            }
        }
    }

    private func show(_ report: MyServicesSummary, in country: CountryCode) throws {
        if options.json { return try Output.json(report) }
        let strings = options.strings
        let mine = report.mine
        let weekly: WhereCommandText = if mine.isRefreshed { .isWeekly } else { .isNotWeekly }
        Output.warn("\(strings.name(country)). \(strings[weekly])")
        if let watchlist = report.watchlist {
            Output.warn("\(strings[OfferText.thisWeek]) \(strings.counts(watchlist, of: .watchlist))")
        }
        if mine.services.isEmpty { Output.warn(strings[OfferText.noServices]) }
        let heads: [WhereCommandText] = [.idHead, .serviceHead]
        Output.table(heads.map { strings[$0] }, in: strings) { _ in
            mine.services.map { [String($0.id), $0.name] }
        }
    }

    private func showNew(_ services: some MyFilmServices, of person: Person.ID) async throws {
        let news = try await services.newOnServices(of: person, at: Timestamp(Date()))
        if options.json { return try Output.json(news) }
        let titles = try await FilmTitles.load(
            of: news.map(\.entry.film.id), in: options.strings.language.titles, from: services)
        let clock = Clock()
        let heads: [WhereCommandText] = [.filmHead, .serviceHead, .sinceHead]
        Output.table(heads.map { options.strings[$0] }, in: options.strings) { _ in
            news.map { new in
                [
                    titles.titled(new.entry.film).heading, new.service.name, clock.day(of: new.since).description,
                ]
            }
        }
    }
}
