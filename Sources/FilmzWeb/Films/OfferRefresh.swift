import FilmzDomain
import FilmzPages

/// Refreshes the offers of a film, if they are stale, and limits how long the caller waits.
enum OfferRefresh {
    /// - Parameters:
    ///   - patience: how long to wait; a later answer is stored too
    ///   - anew: whether to ask even if the stored offers are fresh
    /// - Returns: whether the answer has not arrived in time
    static func ask(
        _ film: Film, from services: some OfferServices, in context: PersonContext, waiting patience: Duration,
        anew: Bool = false
    ) async throws -> Bool {
        guard let permission = context.permission else { return false }
        let offers = services.offers
        let country = try await services.country(of: context.person)
        let known = try await offers.cached(film, in: country)
        guard anew || known.isOutdated else { return false }
        let answer = await TimeLimitedWait.value(waiting: patience) {
            try await offers.refreshed(film, in: country, anew: anew, permission: permission)
        }
        return answer == nil
    }
}

extension Address {
    /// Whether the address asks for a film's page with its current offers.
    var asksForOffers: Bool { fields[.wait] == "offers" }
}
