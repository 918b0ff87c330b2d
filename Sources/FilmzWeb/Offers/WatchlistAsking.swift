import FilmzDomain
import FilmzPages
import Hummingbird

/// Asks where the films of a watchlist are offered, while a person looks at those on their services.
enum WatchlistAsking {
    /// How long calls may begin before the page shows what they told.
    static let step: Duration = .seconds(1)

    /// How far the check of a watchlist is, after a step of it. Nil for pages that do not show it.
    ///
    /// A page that a script can update asks nobody: the script asks for each step by itself, so that the shelf fills.
    static func check(
        _ query: MyFilmsQuery, at address: Address, for request: Request, from services: some MyFilmServices,
        in context: PersonContext
    ) async throws -> WatchlistCheck? {
        guard query.isOnMyServices, address.cursor == nil else { return nil }
        if address.fragment == .row || !request.runsScripts {
            let check = await ask(from: services, in: context, waiting: TimeLimitedWait.shortPatience, during: step)
            if let check { return check }
        }
        return try await services.watchlistCheck(of: context.person, at: context.clock.now())
    }

    /// A step of the check. Nil when providers may not be asked, or do not answer in time.
    /// - Parameter time: how long calls may begin; nil for as long as the caller waits
    static func ask(
        from services: some MyFilmServices, in context: PersonContext, waiting patience: Duration,
        during time: Duration? = nil
    ) async -> WatchlistCheck? {
        guard let permission = context.permission else { return nil }
        let person = context.person
        let clock = context.clock
        return await TimeLimitedWait.value(waiting: patience) {
            try await services.checkWatchlist(
                of: person, during: time ?? patience, clock: clock, permission: permission)
        }
    }
}
