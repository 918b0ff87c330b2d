import FilmzDomain
import Logging

/// What a server asks by itself for persons who want it: where the films of their watchlists are offered, one film after
/// another.
struct OfferJobs {
    let services: Services
    let logger: Logger

    /// Between two films.
    private static let pause = Duration.seconds(5)
    /// When there is nothing to ask.
    private static let rest = Duration.seconds(300)

    /// Runs until it is cancelled.
    func run() async {
        let refresh = WeeklyRefresh(services: services)
        while !Task.isCancelled {
            var hasMore = false
            do {
                hasMore = try await refresh.askAboutNext(permission: .granted)
            } catch {
                logger.warning("The weekly look at what is offered failed: \(error)")
            }
            try? await Task.sleep(for: hasMore ? Self.pause : Self.rest)
        }
    }
}
