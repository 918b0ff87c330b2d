import FilmzDomain
import FilmzText
import Foundation

/// Trailers, and where the film and things that belong to it can be bought.
struct WaysToWatch {
    let trailers: [Trailer]
    let offers: [Offer]

    private static let (trailerLimit, offerLimit) = (4, 12)

    func html(_ strings: Strings) -> HTML? {
        let rows =
            offers.prefix(Self.offerLimit).map { offer($0, strings) }
            + trailers.prefix(Self.trailerLimit).map { trailer($0, strings) }
        guard !rows.isEmpty else { return nil }
        return """
            <section class="ways"><h2>\(strings[offers.isEmpty ? FilmText.trailers : .waysToWatch])</h2>
            <ul>\(rows)</ul></section>
            """
    }

    private func trailer(_ trailer: Trailer, _ strings: Strings) -> HTML {
        row(
            trailer.address.absoluteString, .play, trailer.title,
            strings.facts([strings[FilmText.trailer], trailer.site]), nil)
    }

    private func offer(_ offer: Offer, _ strings: Strings) -> HTML {
        row(
            offer.address.absoluteString, Self.icon(of: offer.kind), strings[Self.name(of: offer.kind)],
            strings.facts([offer.title, strings.name(offer.provider)]), offer.price)
    }

    private func row(_ address: String, _ icon: Icon, _ name: String, _ facts: String, _ price: String?) -> HTML {
        """
        <li><a href="\(url: address)" rel="noreferrer">\(icon.html)<span class="way"><b dir="auto">\(name)</b>\
        <span class="facts" dir="auto">\(facts)</span></span>\
        \(price.map { "<span class=\"price\">\($0)</span>" as HTML })\(Icon.external.html)</a></li>

        """
    }

    private static func icon(of kind: Offer.Kind) -> Icon {
        switch kind {
        case .buy, .rent: .film
        case .soundtrack: .music
        case .book: .book
        case .tickets: .ticket
        }
    }

    private static func name(of kind: Offer.Kind) -> FilmText {
        switch kind {
        case .buy: .buy
        case .rent: .rent
        case .soundtrack: .soundtrack
        case .book: .book
        case .tickets: .tickets
        }
    }
}
