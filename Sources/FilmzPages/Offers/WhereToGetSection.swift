import FilmzDomain
import FilmzText
import Foundation

/// The offers of a film: services by kind of offer, shops with prices, and searches when nothing is known. The
/// section names the country, the age and source of the data, and why it is not newer. A script reloads it while it
/// is outdated.
struct WhereToGetSection: Equatable {
    let shown: WhereToGet
    /// Whether TMDb was asked just now and has not answered yet.
    var isLate = false

    static let id = "film-offers"
    /// The ID of the button with the best offer, which changes with the section.
    static let buttonID = "film-get"

    private var offers: FilmOffers { shown.offers }
    private var isAsked: Bool { offers.isOutdated && !isLate }
    private var path: SitePath { .film(shown.film.id) }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let sign: HTML? =
            if isAsked {
                " data-row=\"\(SiteAddress(path).with(.wait, value: "offers"))\" data-with=\"\(Self.buttonID)\" aria-busy=\"true\""
            } else {
                nil
            }
        return """
            <section class="ways" id="\(Self.id)"\(sign) aria-labelledby="offers-title">
            <h2 id="offers-title">\(strings[OfferText.title])</h2>
            \(offersAge(context))
            \(rows(strings))\(searches(strings))\(goneOffers(context))\(source(strings))</section>

            """
    }

    /// The button with the best offer, or a link to the searches.
    func button(_ context: PageContext) -> HTML {
        let strings = context.strings
        let name = strings.name(shown.best)
        let link: HTML =
            switch shown.best {
            case .service(_, let page): outside(page.absoluteString, name: name)
            case .shop(let offer): outside(offer.address.absoluteString, name: name)
            case .searches:
                "<a class=\"button\" id=\"get\" href=\"#\(Self.id)\">\(Icon.search.html)<span>\(name)</span></a>"
            }
        return "<p class=\"get\" id=\"\(Self.buttonID)\">\(link)</p>"
    }

    private func outside(_ address: String, name: String) -> HTML {
        """
        <a class="button" id="get" href="\(url: address)" rel="noopener noreferrer">\(Icon.play.html)\
        <span dir="auto">\(name)</span>\(Icon.external.html)</a>
        """
    }

    // MARK: - Offers

    private func rows(_ strings: Strings) -> HTML? {
        var rows: [HTML] = []
        let mine = shown.onMine
        if !mine.isEmpty {
            rows.append(row(strings[OfferText.onMine], services: mine.map(\.service.name), icon: .seen, in: strings))
        }
        for kind in OfferKind.allCases {
            let others = shown.others(kind)
            if !others.isEmpty {
                rows.append(
                    row(strings.name(kind), services: others.map(\.service.name), icon: Self.icon(kind), in: strings))
            }
        }
        rows += shown.shops.map { shop($0, in: strings) }
        if rows.isEmpty { return nil }
        return "<ul>\(rows)</ul>\n"
    }

    /// A row with several services of one kind. It links to TMDb's page, which leads to each of them; without such a
    /// page they are only named.
    private func row(_ name: String, services: [String], icon: Icon, in strings: Strings) -> HTML {
        let content: HTML = """
            \(icon.html)<span class="way"><b>\(name)</b>\
            <span class="facts" dir="auto">\(strings.facts(services))</span></span>
            """
        guard let page = offers.cached?.page else { return "<li><span class=\"way-known\">\(content)</span></li>\n" }
        return """
            <li><a href="\(url: page.absoluteString)" rel="noopener noreferrer">\(content)\(Icon.external.html)</a></li>

            """
    }

    private func shop(_ offer: ShopOffer, in strings: Strings) -> HTML {
        """
        <li><a href="\(url: offer.address.absoluteString)" rel="noopener noreferrer">\(offer.kind.icon.html)\
        <span class="way"><b>\(strings.name(offer.kind))</b>\
        <span class="facts" dir="auto">\(strings.facts([offer.title, strings.name(offer.provider)]))</span></span>\
        \(offer.price.map { "<span class=\"price\">\($0)</span>" as HTML })\(Icon.external.html)</a></li>

        """
    }

    private static func icon(_ kind: OfferKind) -> Icon {
        switch kind {
        case .stream, .free, .ads: .play
        case .rent, .buy: .film
        }
    }

    private func searches(_ strings: Strings) -> HTML? {
        let searches = shown.searches
        guard !searches.isEmpty else { return nil }
        let links = searches.map { search -> HTML in
            """
            <a class="chip" href="\(url: search.address.absoluteString)" rel="noopener noreferrer">\
            <span>\(strings[OfferText.searchOn, ["shop": strings.name(search.shop)]])</span>\(Icon.external.html)</a>

            """
        }
        return "<p class=\"words searches\">\(links)</p>\n<p class=\"hint\">\(strings[OfferText.searchHint])</p>\n"
    }

    // MARK: - Age and source

    private func offersAge(_ context: PageContext) -> HTML? {
        let strings = context.strings
        if isAsked, offers.cached == nil {
            return """
                <p class="count from"><span class="with-script">\(strings[OfferText.asking])</span>\(wayToNews(strings))</p>
                """
        }
        if offers.state == .notAsked, !offers.canBeAsked {
            let settings: HTML =
                "<a href=\"\(SitePath.sources)\">\(strings[OfferText.toSettings])</a>"
            return "<p class=\"count from\">\(strings.html(OfferText.needsKey, name: "link", value: settings))</p>"
        }
        let age = offers.cached.map { kept in
            strings[
                offers.state == .offered ? OfferText.asked : .askedWhen,
                [
                    "country": strings.name(offers.country),
                    "time": strings.age(of: kept.fetchedAt, now: context.now),
                ]]
        }
        let failure = offers.failure.map { strings.sentence($0, of: FilmOffers.provider, now: context.now) }
        let refreshFailure: String? = if offers.cached == nil { nil } else { failure }
        let provider: KeyValuePairs = ["provider": strings.name(FilmOffers.provider)]
        let slowAnswer: String? = if isLate { strings[ProviderListText.late, provider] } else { nil }
        let words = [strings.sentence(about: offers, now: context.now), age, refreshFailure, slowAnswer]
        return "<p class=\"count from\">\(words.compactMap(\.self).joined(separator: " "))\(wayToNews(strings))</p>"
    }

    /// A link to the newest state, for browsers without a script and for slow answers; nil when no answer is awaited.
    private func wayToNews(_ strings: Strings) -> HTML? {
        guard isAsked || isLate else { return nil }
        let address = SiteAddress(path).with(.wait, value: "offers").at(Self.id)
        let provider: KeyValuePairs = ["provider": strings.name(FilmOffers.provider)]
        let text = if isLate { strings[ProviderListText.showNow] } else { strings[ProviderListText.askNow, provider] }
        return " <a\(" class=\"no-script\"", if: !isLate) href=\"\(address)\">\(text)</a>"
    }

    private func goneOffers(_ context: PageContext) -> HTML? {
        let strings = context.strings
        guard !shown.gone.isEmpty else { return nil }
        let offers = shown.gone.map { offer in
            strings[
                OfferText.goneOn,
                [
                    "service": strings.facts([offer.service.name, strings.name(offer.kind)]),
                    "time": strings.age(of: offer.seenAt, now: context.now),
                ]]
        }
        let text = strings[OfferText.lastSeen, ["offers": offers.joined(separator: "; ")]]
        return "<p class=\"hint\" dir=\"auto\">\(text)</p>\n"
    }

    /// The source of the data, and a link to change the country.
    private func source(_ strings: Strings) -> HTML {
        let country = offers.country.description.lowercased()
        let link: HTML = """
            <a href="https://www.justwatch.com/\(country)" rel="noopener noreferrer" translate="no">\(strings[ShopName.justWatch])</a>
            """
        let credit: HTML? =
            if offers.cached == nil { nil } else { strings.html(OfferText.credit, name: "source", value: link) }
        return """
            <p class="count from sources-of-offers">\(credit) \
            <a href="\(SitePath.myServices)">\(strings[OfferText.change])</a></p>
            """
    }
}

extension ShopOffer.Kind {
    var icon: Icon {
        switch self {
        case .buy, .rent, .makingOf: .film
        case .soundtrack: .music
        case .book, .audiobook: .book
        case .tickets: .ticket
        }
    }
}
