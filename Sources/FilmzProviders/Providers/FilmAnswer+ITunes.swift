import FilmzDomain
import Foundation
import ITunesAPI

extension FilmAnswer {
    /// The iTunes Store's facts of a film; nil for anything else that it sells.
    init?(_ item: ITunesItem, at now: Timestamp) {
        guard item.kind == .movie, let id = item.filmID else { return nil }
        var ids = ExternalIDs()
        ids.insert(id)
        self.init(
            provider: .iTunes, fetchedAt: now, externalIDs: ids,
            title: item.filmTitle?.bounded(to: ProviderBounds.title),
            year: ProviderBounds.year(item.titleYear),
            runtime: ProviderBounds.runtime(item.runtime), genres: GenreNames.iTunes(item.primaryGenreName),
            certificate: item.certificate, plot: item.longDescription?.bounded(to: ProviderBounds.plot),
            poster: item.poster, credits: item.directors.map { Credit(name: $0, role: .director) },
            offers: Self.offers(item), page: ProviderBounds.address(item.trackViewURL))
    }

    /// The cheapest offer to buy the film, and the cheapest to rent it.
    private static func offers(_ item: ITunesItem) -> [ShopOffer] {
        guard let address = ProviderBounds.address(item.trackViewURL) else { return [] }
        func offer(_ kind: ShopOffer.Kind, _ prices: ITunesPrice?...) -> ShopOffer? {
            prices.compactMap(\.self).min { $0.amount < $1.amount }.map {
                ShopOffer(kind: kind, provider: .iTunes, price: $0.inWords, address: address)
            }
        }
        return [
            offer(.buy, item.price, item.hdPrice), offer(.rent, item.rentalPrice, item.hdRentalPrice),
        ].compactMap(\.self)
    }
}

extension ITunesItem {
    /// The film's ID in the store; nil if the number is too large for Filmz.
    var filmID: ExternalID? {
        trackID.flatMap { Int(exactly: $0) }.flatMap { ProviderBounds.id(.iTunes($0)) }
    }

    /// The directors, whom the store names as the artist, which sometimes is a studio.
    var directors: [String] {
        let names = (artistName?.bounded(to: ProviderBounds.plot) ?? "").replacing(" & ", with: ",").split(
            separator: ",")
        return ProviderBounds.names(names.lazy.map(String.init))
    }

    var certificate: String? {
        let rating = contentAdvisoryRating?.bounded(to: ProviderBounds.certificate)
        return if ["NR", "UR"].contains(rating) { "Not Rated" } else { rating }
    }

    /// The poster's address, in the usual ratio of two to three.
    var poster: URL? { ProviderBounds.address(artworkURL(width: 600, height: 900)) }
}

extension ITunesPrice {
    /// The price as the English store displays it: `$9.99`; nil if it has no currency.
    var inWords: String? {
        guard currency.wholeMatch(of: /[A-Z]{3}/) != nil else { return nil }
        return amount.formatted(.currency(code: currency).locale(Locale(identifier: "en_US")))
    }
}
