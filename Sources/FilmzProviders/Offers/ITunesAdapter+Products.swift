import APICore
import FilmzDomain
import ITunesAPI

extension ITunesAdapter {
    /// The products for a film, by its title. Year and people exclude products that only have the same title.
    func products(beside film: FilmDossier) async throws(APIError) -> ProductAnswer? {
        let makers = film.credits.filter { [.director, .writer, .composer].contains($0.role) }.map(\.name)
        let related = try await client.related(
            to: film.film.title, year: film.film.year, people: film.film.directors + makers, limit: Self.productLimit)
        let kinds: [(ShopOffer.Kind, [ITunesItem])] = [
            (.soundtrack, related.soundtracks), (.book, related.books), (.audiobook, related.audiobooks),
            (.makingOf, related.makingOfs),
        ]
        return ProductAnswer(
            products: kinds.flatMap { kind, items in items.compactMap { Self.product(kind, item: $0) } },
            isComplete: related.errors.isEmpty)
    }

    /// The number of records to fetch: more than are kept, because some have no address or are duplicates.
    private static let productLimit = 5

    /// A product of a record; nil without a name or a page over HTTPS.
    private static func product(_ kind: ShopOffer.Kind, item: ITunesItem) -> ShopOffer? {
        guard let address = ProviderBounds.secureAddress(item.storeURL),
            let title = item.name?.bounded(to: ProviderBounds.title)
        else { return nil }
        return ShopOffer(
            kind: kind, title: title, artist: item.artistName?.bounded(to: ProviderBounds.name), provider: .iTunes,
            price: (item.price ?? item.rentalPrice)?.inWords, address: address)
    }
}
