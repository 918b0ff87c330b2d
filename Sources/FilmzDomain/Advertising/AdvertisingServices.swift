/// The services of advertising, beside those that say where films are offered.
public protocol AdvertisingServices: OfferServices {
    var advertising: any AdvertisingService { get }
}

extension AdvertisingServices {
    /// Whether a person sees products for films. They are advertising, so persons who turned that off do not see them,
    /// nor does anybody until an owner switches it on.
    public func wantsProducts(_ person: Person.ID) async throws -> Bool {
        guard try await advertising.reader(person).wantsAdvertising else { return false }
        return try await advertising.advertising().isOn
    }

    /// The products for a film that a person sees. No requests are made.
    public func products(of film: Film, for person: Person.ID) async throws -> [ShopOffer] {
        guard try await wantsProducts(person) else { return [] }
        return try await products.cached(film).cached?.products ?? []
    }
}
