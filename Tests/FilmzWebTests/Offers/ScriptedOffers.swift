import FilmzDomain
import Synchronization

/// Offers that a test sets, and that remember who was asked.
final class ScriptedOffers: OfferService {
    struct Script {
        var cached: FilmOffers
        /// What asking brings; nil when it never comes.
        var fresh: FilmOffers?
        var services = StreamingService.wellKnown
        var asked: [CountryCode] = []
        var servicesAsked = 0
    }

    let country = CountryCode.usual
    private let script: Mutex<Script>

    init(_ cached: FilmOffers = FilmOffers(country: .usual), fresh: FilmOffers? = nil) {
        script = Mutex(Script(cached: cached, fresh: fresh))
    }

    var asked: [CountryCode] { script.withLock { $0.asked } }
    var servicesAsked: Int { script.withLock { $0.servicesAsked } }

    func cached(_ film: Film, in country: CountryCode) -> FilmOffers {
        script.withLock { script in
            var cached = script.cached
            cached.country = country
            return cached
        }
    }

    func refreshed(
        _ film: Film, in country: CountryCode, anew: Bool, permission: ProviderPermission
    ) async throws -> FilmOffers {
        let fresh = script.withLock { script in
            script.asked.append(country)
            return script.fresh
        }
        guard let fresh else {
            try await Task.sleep(for: .seconds(3_600))
            throw CancellationError()
        }
        script.withLock { $0.cached = fresh }
        return fresh
    }

    func services(in country: CountryCode, permission: ProviderPermission?) -> [StreamingService] {
        script.withLock { script in
            if permission != nil { script.servicesAsked += 1 }
            return script.services
        }
    }
}
