import Foundation

/// Refreshes the offers of watchlists' films every week, for the persons who want it. The answers and the day's count
/// are stored, so a restart does not change the time of the requests.
public struct WeeklyRefresh: Sendable {
    private let services: any PersonServices & MyFilmServices
    private let clock: Clock

    public init(services: any PersonServices & MyFilmServices, clock: Clock = Clock()) {
        self.services = services
        self.clock = clock
    }

    /// The maximum number of films about which to ask TMDb in a day (UTC), for all persons together.
    public static let filmsOfDay = 100
    /// The maximum age of an answer.
    static let interval = Duration.days(7)

    /// Asks about one film, if one is due.
    /// - Returns: whether another one may be due at once
    public func askAboutNext(permission: ProviderPermission) async throws -> Bool {
        let today = Clock(timeZone: .gmt, now: clock.now).today
        guard try await services.offerMemory.refreshCount(on: today) < Self.filmsOfDay else { return false }
        for person in try await services.persons.persons() where person.retiredAt == nil {
            let mine = try await services.myServices.services(of: person.id)
            guard mine.isRefreshed else { continue }
            let country = mine.country ?? services.offers.country
            let watchlist = try await services.myFilms.films(MyFilmsQuery(shelf: .watchlist), of: person.id)
            let due = try await services.dueFilms(
                among: watchlist, of: person.id, in: country, at: clock.now())
            guard let film = due.first else { continue }
            guard try await services.offers.cached(film, in: country).canBeAsked else { return false }
            // Stored first: a failed request is not repeated before the next week.
            try await services.offerMemory.noteRefresh(of: film.id, in: country, on: today)
            let answer = try await services.offers.refreshed(film, in: country, anew: false, permission: permission)
            return answer.failure == nil
        }
        return false
    }
}

extension MyFilmServices {
    /// The outcomes of the last week's refresh of a person's watchlist; nil unless they want it.
    public func weeklyReport(on mine: MyServices, of person: Person.ID, at now: Timestamp) async throws
        -> OutcomeCounts?
    {
        guard mine.isRefreshed else { return nil }
        let watchlist = try await myFilms.films(MyFilmsQuery(shelf: .watchlist), of: person)
        return try await offerMemory.report(
            on: watchlist, in: mine.country ?? offers.country, since: now + (.zero - WeeklyRefresh.interval))
    }
}
