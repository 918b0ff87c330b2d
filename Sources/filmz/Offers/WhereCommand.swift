import ArgumentParser
import FilmzDomain
import FilmzText
import Foundation

struct WhereCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "where", abstract: .help(WhereCommandText.abstract),
        discussion: .help(WhereCommandText.discussion))

    @OptionGroup var film: FilmArgument

    @Option(help: .text(WhereCommandText.country))
    var country: String?

    @Flag(help: .text(WhereCommandText.offline))
    var offline = false

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        let country = try country.map(Self.country)
        try await options.withProviders { services in
            let person = try await who.id(services)
            let film = try await film.resolve(services, for: person)
            var dossier = try await services.dossiers.dossier(of: film)
            if !offline, dossier.isOutdated {
                dossier = try await services.dossiers.refresh(film, all: false, permission: .granted)
            }
            let place = if let country { country } else { try await services.country(of: person) }
            let offers =
                if offline {
                    try await services.offers.cached(dossier.film, in: place)
                } else {
                    try await services.offers.refreshed(dossier.film, in: place, anew: false, permission: .granted)
                }
            var found = WhereToGet(
                film: dossier.film, offers: offers, mine: try await services.myServices.services(of: person),
                shops: dossier.offers, shopCountry: services.offers.country)
            if !offline, try await services.wantsProducts(person) {
                _ = try await services.products.refreshed(dossier, permission: .granted)
            }
            found.products = try await services.products(of: dossier.film, for: person)
            let showings: [TheatreShowing] =
                if dossier.film.isShow {
                    []
                } else {
                    try await services.showings(of: dossier.film.id, for: person)
                }
            try show(found, showings: showings)
        }
    }

    /// - Throws: ``DomainError/invalid(_:_:)``
    static func country(_ text: String) throws -> CountryCode {
        guard let country = CountryCode(text) else { throw DomainError.invalid(.country, .malformed) }
        return country
    }

    private func show(_ found: WhereToGet, showings: [TheatreShowing]) throws {
        if let failure = found.offers.failure {
            Output.warn(failure.sentence(FilmOffers.provider, in: options.strings))
        }
        if options.json { return try Output.json(found) }
        let strings = options.strings
        if let sentence = strings.sentence(about: found.offers, now: Timestamp(Date())) { Output.warn(sentence) }
        if let cached = found.offers.cached {
            let age = strings.age(of: cached.fetchedAt, now: Timestamp(Date()))
            let askedText = strings[
                OfferText.asked, ["country": strings.name(found.offers.country), "time": age]]
            Output.warn("\(askedText) \(strings.offerCredit).")
        }
        let heads: [WhereCommandText] = [.kindHead, .serviceHead, .detailHead]
        Output.table(heads.map { strings[$0] }, in: strings) { strings in
            found.rows(strings)
                + showings.prefix(4).map { showing in
                    let time = showing.showtime
                    return [
                        strings[WhereCommandText.inTheatres], showing.theatre.name,
                        strings.facts([time.day.description, strings.time(of: time)]),
                    ]
                } + found.productRows(strings)
        }
    }
}

extension WhereToGet {
    /// The offers as rows: the kind, the service, and what else is known, the best first.
    fileprivate func rows(_ strings: Strings) -> [[String]] {
        let clock = Clock()
        let page = offers.cached?.page?.absoluteString ?? ""
        let present = (offers.cached?.offers ?? []).sorted { mine.includes($0) && !mine.includes($1) }.map { offer in
            [
                strings.name(offer.kind), offer.service.name,
                strings.facts([mine.includes(offer) ? strings[WhereCommandText.mine] : nil, page]),
            ]
        }
        let sold = shops.map { offer in
            [
                offer.kind.rawValue, strings.name(offer.provider),
                strings.facts([offer.price, offer.title, offer.address.absoluteString]),
            ]
        }
        let former = gone.map { offer in
            let day = clock.day(of: offer.seenAt).description
            return [
                strings.name(offer.kind), offer.service.name, strings[WhereCommandText.gone, ["day": day]],
            ]
        }
        let searched = searches.map { search in
            [strings[WhereCommandText.search], search.shop.name, search.address.absoluteString]
        }
        return present + sold + searched + former
    }

    /// The products sold beside the film as rows, marked as advertising.
    fileprivate func productRows(_ strings: Strings) -> [[String]] {
        products.map { product in
            [
                strings.name(product.kind), strings.name(product.provider),
                strings.facts([
                    strings[WhereCommandText.advertising], product.title, product.artist, product.price,
                    product.address.absoluteString,
                ]),
            ]
        }
    }
}
