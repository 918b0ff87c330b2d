public import FilmzDomain
public import Logging

/// What a server asks by itself for persons who want it: where the films of their watchlists are offered, one film after
/// another.
public struct OfferJobs: Sendable {
    private let refresh: WeeklyRefresh
    private let logger: Logger

    /// The pause between two films.
    private static let pause = Duration.seconds(5)
    /// The pause when there is nothing to ask.
    private static let rest = Duration.seconds(300)

    public init(services: some PersonServices & MyFilmServices, logger: Logger) {
        refresh = WeeklyRefresh(services: services)
        self.logger = logger
    }

    /// Goes on until it is cancelled.
    public func run() async {
        while !Task.isCancelled {
            var hasMore = false
            do {
                hasMore = try await refresh.askAboutNext(permission: .granted)
            } catch  where !Task.isCancelled {
                logger.warning("The weekly look at what is offered failed: \(error)")
            } catch {}
            try? await Task.sleep(for: hasMore ? Self.pause : Self.rest)
        }
    }
}
