import FilmzDomain
import FilmzPages

/// Asks where a film is offered, if what is known is old, and limits how long the caller waits.
enum OfferRefresh {
    /// - Parameters:
    ///   - patience: how long to wait; an answer that comes later is kept too
    ///   - anew: whether to ask even if what is known is not old
    /// - Returns: whether the answer has not come in time
    static func ask(
        _ film: Film, from services: Services, in context: PersonContext, waiting patience: Duration, anew: Bool = false
    ) async throws -> Bool {
        guard let permission = context.permission else { return false }
        let offers = services.offers
        let country = try await services.country(of: context.person)
        let known = try await offers.kept(film, in: country)
        guard anew || known.isOutdated else { return false }
        let answer = await TimeLimitedWait.value(waiting: patience) {
            try await offers.fresh(film, in: country, anew: anew, permission: permission)
        }
        return answer == nil
    }
}

extension Address {
    /// Whether a film's page is wanted with its offers, as they are now.
    var asksForOffers: Bool { fields.first("wait") == "offers" }
}
