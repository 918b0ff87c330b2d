import FilmzDomain
import FilmzPages
import Foundation

extension SampleServices: OfferCache, MyServicesService {
    func offers(of film: Film.ID, in country: CountryCode) -> CachedOffers? { kept[film] }
    func keep(_ answer: OfferAnswer?, of film: Film.ID, in country: CountryCode) {}
    func products(of film: Film.ID, in country: CountryCode) -> CachedProducts? { sold[film] }
    func keep(_ answer: ProductAnswer, of film: Film.ID, in country: CountryCode) {}
    func films(offered kinds: Set<OfferKind>, by brands: Set<String>?, in country: CountryCode) -> Set<Film.ID> {
        Set(kept.keys)
    }
    func services(
        offering films: Set<Film.ID>, as kinds: Set<OfferKind>, by brands: Set<String>?, in country: CountryCode
    ) -> [Film.ID: StreamingService] {
        kept.filter { films.contains($0.key) }.compactMapValues { known in
            known.offers.first { kinds.contains($0.kind) && brands?.contains($0.service.brand) != false }?.service
        }
    }
    func news(by brands: Set<String>, in country: CountryCode, since: Timestamp) -> [StoredOfferNews] {
        kept.keys.sorted { $0.rawValue < $1.rawValue }.flatMap { film in
            (kept[film]?.offers ?? []).filter { $0.since != nil && brands.contains($0.service.brand) }
                .map { StoredOfferNews(film: film, offer: $0) }
        }
    }
    func services(in country: CountryCode) -> CachedServices? { nil }
    func services(of brands: Set<String>, in country: CountryCode) -> [StreamingService] { [] }
    func keep(_ services: [StreamingService], in country: CountryCode) {}
    func due(_ films: Set<Film.ID>, in country: CountryCode, askedBefore: Timestamp) -> [Film.ID] { [] }
    func noteRefresh(of film: Film.ID, in country: CountryCode, on day: CalendarDay) {}
    func report(on films: Set<Film.ID>, in country: CountryCode, since: Timestamp) -> OutcomeCounts { OutcomeCounts() }
    func refreshCount(on day: CalendarDay) -> Int { 0 }

    func services(of person: Person.ID) -> MyServices { mine }
    func choose(_ services: MyServices, of person: Person.ID) throws -> MyServices { try services.checked() }
}

extension SampleServices {
    static let streamwell = StreamingService(id: 9_001, name: "<9> & \"1\"")

    /// A film that one of my services has, and others have too.
    func withOffers(of film: Film.ID) -> SampleServices {
        var sample = self
        let day = Samples.context.now + .seconds(-86_400 * 3)
        func offer(_ kind: OfferKind, _ id: Int, _ name: String, since: Timestamp? = nil) -> StreamingOffer {
            StreamingOffer(kind: kind, service: StreamingService(id: id, name: name), since: since, seenAt: day)
        }
        let stream = StreamingOffer(kind: .stream, service: Self.streamwell, since: day, seenAt: day)
        sample.kept[film] = CachedOffers(
            offers: [
                stream, offer(.stream, 9_002, "2"), offer(.free, 9_003, "3"), offer(.ads, 9_004, "4"),
                offer(.rent, 9_001, "5"), offer(.rent, 9_005, "6"), offer(.buy, 9_005, "7"),
            ], gone: [offer(.stream, 9_006, "<8>")],
            page: URL(string: "https://www.themoviedb.org/movie/1/watch?locale=US"), fetchedAt: day)
        sample.mine = MyServices(country: CountryCode("AT"), services: [Self.streamwell])
        return sample
    }
}

/// Offers of a provider that a test sets.
struct SampleOffers: OfferService {
    let country = CountryCode.usual
    var offers: FilmOffers

    func cached(_ film: Film, in country: CountryCode) -> FilmOffers { offers }
    func refreshed(
        _ film: Film, in country: CountryCode, anew: Bool, permission: ProviderPermission
    ) -> FilmOffers {
        offers
    }
    func services(in country: CountryCode, permission: ProviderPermission?) -> [StreamingService] {
        StreamingService.wellKnown
    }
}

/// What a shop sells beside films, as a test sets it.
struct SampleProducts: ProductService {
    var products: FilmProducts

    func cached(_ film: Film) -> FilmProducts { products }
    func refreshed(_ film: FilmDossier, permission: ProviderPermission) -> FilmProducts { products }
}
