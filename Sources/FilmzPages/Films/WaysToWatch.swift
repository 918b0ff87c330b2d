import FilmzDomain
import FilmzText

/// Where the film and things that belong to it can be bought.
struct WaysToWatch {
    let offers: [Offer]

    private static let limit = 12

    func html(_ strings: Strings) -> HTML? {
        LinkList(title: strings[FilmText.waysToWatch], rows: offers.prefix(Self.limit).map { row($0, strings) }).html
    }

    private func row(_ offer: Offer, _ strings: Strings) -> LinkList.Row {
        LinkList.Row(
            address: offer.address, icon: Self.icon(of: offer.kind), name: strings[Self.name(of: offer.kind)],
            facts: strings.facts([offer.title, strings.name(offer.provider)]), price: offer.price)
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
