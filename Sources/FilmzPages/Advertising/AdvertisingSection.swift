import FilmzDomain
import FilmzText
import Foundation

/// The advertisements beside a film, followed by what iTunes sells for it, marked as advertising. Nothing is
/// requested from another site before a click. A script loads iTunes' products while they are unknown or outdated.
struct AdvertisingSection: Equatable {
    let advertising: Advertising
    let reader: AdvertisingReader
    /// Nil for people who are shown no advertising.
    let products: FilmProducts?
    /// Whether iTunes was asked just now. If so, products that did not arrive in time are shown another time.
    let wasAsked: Bool

    private static let id = "film-products"

    static func load(
        _ film: Film, wasAsked: Bool, from services: some AdvertisingServices, for person: Person.ID
    ) async throws -> AdvertisingSection {
        let reader = try await services.advertising.reader(person)
        // People who see no advertising need not wait for it.
        let advertising =
            if reader.wantsAdvertising {
                try await services.advertising.advertising()
            } else {
                Advertising()
            }
        let wants = try await services.wantsProducts(person)
        return AdvertisingSection(
            advertising: advertising, reader: reader, products: wants ? try await services.products.cached(film) : nil,
            wasAsked: wasAsked)
    }

    /// The section; empty when there is nothing for this film and this person.
    func html(_ dossier: FilmDossier, in context: PageContext) -> HTML {
        let offers = advertising.shown(with: dossier, to: reader, on: context.today)
        let sold = products?.cached?.products ?? []
        let isAsked = products?.isOutdated == true && !wasAsked
        let address = SiteAddress(.film(dossier.film.id)).with(.wait, value: "products")
        let sign: HTML? = if isAsked { " data-row=\"\(address)\"" } else { nil }
        guard !offers.isEmpty || !sold.isEmpty else { return "<div id=\"\(Self.id)\"\(sign)></div>\n" }
        let strings = context.strings
        let store: KeyValuePairs = ["provider": strings.name(FilmProducts.provider)]
        let sources = [
            offers.isEmpty ? nil : strings[AdvertisingText.from],
            sold.isEmpty ? nil : strings[AdvertisingText.fromStore, store],
        ]
        return """
            <section class="advertising" id="\(Self.id)"\(sign) aria-labelledby="advertising-title">
            <h2 id="advertising-title">\(strings[AdvertisingText.title])</h2>
            <ul>
            \(offers.map { row($0, in: strings) })\(sold.map { row($0, in: strings) })</ul>
            <p class="hint">\(sources.compactMap(\.self).joined(separator: " ")) \
            <a href="\(AdvertisingSettings.address)">\(strings[AdvertisingText.turnOffHere])</a></p>
            </section>

            """
    }

    private func row(_ product: ShopOffer, in strings: Strings) -> HTML {
        let store = strings.name(product.provider)
        return """
            <li><a href="\(url: product.address.absoluteString)" rel="sponsored noopener noreferrer">\
            \(product.kind.icon.html)<span class="way"><b dir="auto">\(product.title ?? store)</b>\
            <span class="facts"><bdi>\(strings.facts([strings.name(product.kind), product.artist, store]))</bdi></span>\
            </span>\(product.price.map { "<span class=\"price\" dir=\"auto\">\($0)</span>" as HTML })\
            \(Icon.external.html)</a></li>

            """
    }

    private func row(_ offer: Advertisement, in strings: Strings) -> HTML {
        let text: HTML? =
            if offer.text.isEmpty {
                nil
            } else {
                "<span class=\"facts\" dir=\"auto\">\(offer.text)</span>"
            }
        let price: HTML? =
            if offer.price.isEmpty {
                nil
            } else {
                "<span class=\"price\" dir=\"auto\">\(offer.price)</span>"
            }
        return """
            <li><form method="post" action="\(SitePath.advertisement(offer.id))" rel="sponsored noopener">\
            \(AdvertisementImage(offer: offer).html)\
            <span class="way"><b id="offer-\(offer.id.description)" dir="auto">\(offer.name)</b>\(text)</span>\(price)\
            <button class="button" id="to-\(offer.id.description)" aria-describedby="offer-\(offer.id.description)">\
            <bdi>\(strings[AdvertisingText.goTo, ["host": offer.link.host]])</bdi>\(Icon.external.html)</button></form></li>

            """
    }
}

/// The picture of an advertisement. It has no alternative text, because the name is beside it.
struct AdvertisementImage {
    let offer: Advertisement

    /// Nil when it has no picture.
    var html: HTML? {
        offer.picture.map { picture in
            let address = SiteAddress(.advertisementPicture(offer.id)).with(.version, value: picture.description)
            return "<img src=\"\(address)\" alt=\"\" width=\"72\" height=\"72\" loading=\"lazy\">"
        }
    }
}
