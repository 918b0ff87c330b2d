import Foundation

/// Asks every week where the films of watchlists are offered, for the persons who want it. The answers and the count of
/// the day are kept, so a restart changes nothing about when somebody is asked.
public struct WeeklyRefresh: Sendable {
    private let services: Services
    private let clock: Clock

    public init(services: Services, clock: Clock = Clock()) {
        self.services = services
        self.clock = clock
    }

    /// How many films TMDb is asked about in a day (UTC) at most, for all persons together.
    public static let filmsOfDay = 100
    /// How long an answer is good enough.
    static let interval = Duration.seconds(7 * 86_400)

    /// Asks about one film, if it is time for one.
    /// - Returns: whether there may be more to ask about at once
    public func askAboutNext(permission: ProviderPermission) async throws -> Bool {
        let today = Clock(timeZone: .gmt, now: clock.now).today
        guard try await services.offerMemory.refreshCount(on: today) < Self.filmsOfDay else { return false }
        for person in try await services.persons.persons() {
            let mine = try await services.myServices.services(of: person.id)
            guard mine.isRefreshed else { continue }
            let country = mine.country ?? services.offers.country
            let wanted = try await services.myFilms.films(MyFilmsQuery(shelf: .watchlist), of: person.id)
            let due = try await services.offerMemory.due(
                wanted, in: country, askedBefore: clock.now() + (.zero - Self.interval))
            // A film that nobody knows any more stays due, and must not keep the others from their turn.
            let known = try await services.films.films(Array(due.prefix(Self.filmsOfDay)), for: person.id)
            guard let id = due.first(where: { known[$0] != nil }), let film = known[id] else { continue }
            guard try await services.offers.kept(film, in: country).canBeAsked else { return false }
            // Noted first: what goes wrong is not tried again before the next week.
            try await services.offerMemory.noteRefresh(of: id, in: country, on: today)
            let answer = try await services.offers.fresh(film, in: country, anew: false, permission: permission)
            return answer.failure == nil
        }
        return false
    }
}

extension Services {
    /// What became of the weekly look at a person's watchlist in the last week; nil unless they want it.
    public func weeklyReport(on mine: MyServices, of person: Person.ID, at now: Timestamp) async throws
        -> OutcomeCounts?
    {
        guard mine.isRefreshed else { return nil }
        let wanted = try await myFilms.films(MyFilmsQuery(shelf: .watchlist), of: person)
        return try await offerMemory.report(
            on: wanted, in: mine.country ?? offers.country, since: now + (.zero - WeeklyRefresh.interval))
    }
}
