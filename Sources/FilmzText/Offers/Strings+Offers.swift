public import FilmzDomain
public import FilmzExchange
import Foundation

extension Strings {
    /// A country in the reader's language; its code when there is no name.
    public func name(_ country: CountryCode) -> String {
        Region(country.description).map { name($0) } ?? country.description
    }

    public func name(_ kind: OfferKind) -> String {
        switch kind {
        case .stream: self[OfferText.stream]
        case .free: self[OfferText.free]
        case .ads: self[OfferText.ads]
        case .rent: self[OfferText.rent]
        case .buy: self[OfferText.buy]
        }
    }

    public func name(_ kind: ShopOffer.Kind) -> String {
        switch kind {
        case .buy: self[FilmText.buy]
        case .rent: self[FilmText.rent]
        case .soundtrack: self[FilmText.soundtrack]
        case .book: self[FilmText.book]
        case .audiobook: self[FilmText.audiobook]
        case .makingOf: self[FilmText.makingOf]
        case .tickets: self[FilmText.tickets]
        }
    }

    public func name(_ way: Availability) -> String {
        switch way {
        case .mine: self[OfferText.mine]
        case .stream: self[OfferText.toStream]
        case .free: self[OfferText.forFree]
        case .rent: self[OfferText.toRent]
        case .buy: self[OfferText.toBuy]
        case .cinemas: self[OfferText.inMyTheatres]
        }
    }

    /// What the purchase button does.
    public func name(_ best: WhereToGet.Best) -> String {
        switch best {
        case .service(let offer, _):
            let text: OfferText =
                switch offer.kind {
                case .stream: .watchOn
                case .free, .ads: .watchFreeOn
                case .rent: .rentOn
                case .buy: .buyOn
                }
            return self[text, ["service": offer.service.name]]
        case .shop(let offer):
            let service = name(offer.provider)
            switch (offer.kind, offer.price) {
            case (.rent, let price?): return self[OfferText.rentFor, ["price": price, "service": service]]
            case (.rent, nil): return self[OfferText.rentOn, ["service": service]]
            case (.buy, let price?): return self[OfferText.buyFor, ["price": price, "service": service]]
            case (.buy, nil): return self[OfferText.buyOn, ["service": service]]
            case (.tickets, _): return facts([self[FilmText.tickets], service])
            case (.soundtrack, _), (.book, _), (.audiobook, _), (.makingOf, _): return service
            }
        case .searches: return self[OfferText.searchShops]
        }
    }

    /// What can be said of where a film is offered when no offer is known; nil when one is.
    public func sentence(about offers: FilmOffers, now: Timestamp) -> String? {
        let country: KeyValuePairs = ["country": name(offers.country)]
        switch offers.state {
        case .offered: return nil
        case .notOffered: return self[OfferText.notOffered, country]
        case .notKnown: return self[OfferText.notKnown]
        case .failed:
            let failure = offers.failure.map { sentence($0, of: FilmOffers.provider, now: now) }
            return [failure, self[OfferText.couldNotAsk, country]].compactMap(\.self).joined(separator: " ")
        case .notAsked: return self[OfferText.notAsked, country]
        }
    }

    /// What came to a person's services, as a feed.
    /// - Parameters:
    ///   - titles: by which the reader knows the films
    ///   - page: the address of a film's page; nil when it is not known
    public func feed(of offers: [NewStreamingOffer], titles: FilmTitles, page: (Film.ID) -> String?) -> AtomFeed {
        let entries = offers.map { offer in
            let film = titles.titled(offer.entry.film)
            let title = film.year.map { "\(film.title) (\($0))" } ?? film.title
            return AtomFeed.Entry(
                id: "urn:filmz:offer:\(film.id):\(offer.service.id):\(offer.since.milliseconds)",
                title: facts([title, offer.service.name]),
                summary: "\(self[OfferText.watchOn, ["service": offer.service.name]]). \(offerCredit).",
                updatedAt: offer.since, link: page(film.id) ?? offer.page?.absoluteString)
        }
        return AtomFeed(id: "urn:filmz:new-on-services", title: self[OfferText.newTitle], entries: entries)
    }

    /// Whose data offers are, as they ask for.
    public var offerCredit: String { self[OfferText.credit, ["source": self[ShopName.justWatch]]] }

    public func name(_ shop: ShopSearch) -> String {
        switch shop {
        case .appleTV: self[ShopName.appleTV]
        case .primeVideo: self[ShopName.primeVideo]
        case .youTube: self[ShopName.youTube]
        case .amazon: self[ShopName.amazon]
        }
    }
}
