import FilmzDomain
import FilmzText

/// The offers of advertisers beside a film, marked as advertising. No other site is asked for anything before a click.
struct AdvertisingSection {
    let advertising: Advertising
    let reader: AdvertisingReader

    static func load(from services: Services, for person: Person.ID) async throws -> AdvertisingSection {
        let reader = try await services.advertising.reader(person)
        // Whoever sees none need not wait for them.
        let advertising = reader.wantsAdvertising ? try await services.advertising.advertising() : Advertising()
        return AdvertisingSection(advertising: advertising, reader: reader)
    }

    /// Nil when there are none for this film and this reader.
    func html(_ dossier: FilmDossier, _ context: PageContext) -> HTML? {
        let offers = advertising.shown(with: dossier, to: reader, on: context.today)
        guard !offers.isEmpty else { return nil }
        let strings = context.strings
        return """
            <section class="advertising" aria-labelledby="advertising-title">
            <h2 id="advertising-title">\(strings[AdvertisingText.title])</h2>
            <ul>
            \(offers.map { row($0, strings) })</ul>
            <p class="hint">\(strings[AdvertisingText.from]) \
            <a href="\(AdvertisingSettings.address)">\(strings[AdvertisingText.turnOffHere])</a></p>
            </section>

            """
    }

    private func row(_ offer: Advertisement, _ strings: Strings) -> HTML {
        let text: HTML? = offer.text.isEmpty ? nil : "<span class=\"facts\" dir=\"auto\">\(offer.text)</span>"
        let price: HTML? = offer.price.isEmpty ? nil : "<span class=\"price\" dir=\"auto\">\(offer.price)</span>"
        return """
            <li><form method="post" action="\(SitePath.advertisement(offer.id))" rel="sponsored noopener">\
            \(AdvertisementImage(offer: offer).html)\
            <span class="way"><b id="offer-\(offer.id.description)" dir="auto">\(offer.name)</b>\(text)</span>\(price)\
            <button class="button" id="to-\(offer.id.description)" aria-describedby="offer-\(offer.id.description)">\
            <bdi>\(strings[AdvertisingText.goTo, ["host": offer.link.host]])</bdi>\(Icon.external.html)</button></form></li>

            """
    }
}

/// The picture of an offer. Its name stands beside it, so it says nothing to those who cannot see it.
struct AdvertisementImage {
    let offer: Advertisement

    /// Nil when it has none.
    var html: HTML? {
        offer.picture.map { picture in
            let address = SiteAddress(.advertisementPicture(offer.id)).with("v", picture.description)
            return "<img src=\"\(address)\" alt=\"\" width=\"72\" height=\"72\" loading=\"lazy\">"
        }
    }
}
