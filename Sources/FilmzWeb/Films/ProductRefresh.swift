import FilmzDomain
import FilmzPages

/// Refreshes the products that are sold beside a film, if they are stale and the person sees advertising, and limits
/// how long the caller waits.
enum ProductRefresh {
    /// Asks after everything else about the film has been asked. A later answer is stored too.
    /// - Parameter patience: how long to wait
    static func ask(
        _ film: Film, from services: some AdvertisingServices, in context: PersonContext, waiting patience: Duration
    ) async throws {
        guard let permission = context.permission, try await services.wantsProducts(context.person),
            try await services.products.cached(film).isOutdated
        else { return }
        let dossiers = services.dossiers
        let products = services.products
        _ = await TimeLimitedWait.value(waiting: patience) {
            var dossier = try await dossiers.dossier(of: film)
            if dossier.isOutdated {
                dossier = try await dossiers.refresh(film, all: false, permission: permission)
            }
            return try await products.refreshed(dossier, permission: permission)
        }
    }
}

extension Address {
    /// Whether the address asks for a film's page with the products that are sold beside the film.
    var asksForProducts: Bool { fields[.wait] == "products" }
}
