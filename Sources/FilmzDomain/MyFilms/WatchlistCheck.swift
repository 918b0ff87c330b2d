import Foundation

/// What is known of where the films of a person's watchlist are offered, and whether asking would tell more.
public struct WatchlistCheck: Hashable, Sendable {
    /// The person's choices. TMDb may be asked about the watchlist only if they agreed to it.
    public var mine: MyServices
    /// The outcomes of the last seven days, one for each film.
    public var outcomes: OutcomeCounts
    /// Whether TMDb is asked at all by this Filmz.
    public var canBeAsked: Bool
    /// The reason why the last call failed; nil when none did.
    public var failure: ProviderFailure?
    /// Whether asking now would tell more.
    public var goesOn: Bool
    /// The films to ask about next, those with the oldest answer first; of very many, only the first ones.
    var dueFilms: [Film] = []

    public init(
        mine: MyServices, outcomes: OutcomeCounts = OutcomeCounts(), canBeAsked: Bool = true,
        failure: ProviderFailure? = nil
    ) {
        self.mine = mine
        self.outcomes = outcomes
        self.canBeAsked = canBeAsked
        self.failure = failure
        goesOn = mine.isRefreshed && canBeAsked && failure == nil && outcomes[.waiting] > 0
    }

    /// The number of films with an outcome.
    public var doneCount: Int { outcomes.all - outcomes[.waiting] }

    /// The number of films about which TMDb is asked at the same time.
    public static let callsAtOnce = 4
}

extension MyFilmServices {
    /// How far a person's watchlist is checked. No requests are made.
    public func watchlistCheck(of person: Person.ID, at now: Timestamp) async throws -> WatchlistCheck {
        let mine = try await myServices.services(of: person)
        let country = mine.country ?? offers.country
        let watchlist = try await myFilms.films(MyFilmsQuery(shelf: .watchlist), of: person)
        let outcomes = try await offerMemory.report(
            on: watchlist, in: country, since: now + (.zero - WeeklyRefresh.interval))
        let dueFilms = try await dueFilms(among: watchlist, of: person, in: country, at: now)
        var canBeAsked = true
        if let film = dueFilms.first { canBeAsked = try await offers.cached(film, in: country).canBeAsked }
        var check = WatchlistCheck(mine: mine, outcomes: outcomes, canBeAsked: canBeAsked)
        check.dueFilms = dueFilms
        return check
    }

    /// Asks TMDb about the films of a person's watchlist that were not asked about in the last seven days, several at
    /// once, if the person agreed to it. No call begins after a failure. What is not done in time stays due.
    /// - Parameter time: how long calls may begin
    public func checkWatchlist(
        of person: Person.ID, during time: Duration, clock: Clock, permission: ProviderPermission
    ) async throws -> WatchlistCheck {
        let check = try await watchlistCheck(of: person, at: clock.now())
        guard check.goesOn else { return check }
        let country = check.mine.country ?? offers.country
        let calls = WatchlistCalls(
            offers: offers, memory: offerMemory, country: country,
            today: Clock(timeZone: .gmt, now: clock.now).today, permission: permission)
        let outcome = try await calls.ask(about: check.dueFilms, during: time)
        var checkNow = try await watchlistCheck(of: person, at: clock.now())
        checkNow.failure = outcome.failure
        // Without an answer, the same films would be asked about again and again.
        checkNow.goesOn = checkNow.goesOn && outcome.failure == nil && outcome.answerCount > 0
        return checkNow
    }

    /// Films of a person's watchlist that were not asked about in the last seven days, those with the oldest answer
    /// first; of very many, only the first ones.
    func dueFilms(
        among watchlist: Set<Film.ID>, of person: Person.ID, in country: CountryCode, at now: Timestamp
    ) async throws -> [Film] {
        let due = try await offerMemory.due(
            watchlist, in: country, askedBefore: now + (.zero - WeeklyRefresh.interval))
        // A film that is no longer known stays due, and must not block the others.
        let first = Array(due.prefix(WeeklyRefresh.filmsOfDay))
        let filmsByID = try await films.films(first, for: person)
        return first.compactMap { filmsByID[$0] }
    }
}

/// The calls about the films of one watchlist.
private struct WatchlistCalls: Sendable {
    struct Outcome {
        var answerCount = 0
        var failure: ProviderFailure?
        /// A failure of earlier calls.
        var earlierFailure: ProviderFailure?
    }

    private enum Answer: Sendable {
        case done, tooMany
        case failed(ProviderFailure)
        /// Left alone, because it failed some minutes ago.
        case paused(ProviderFailure)
    }

    let offers: any OfferService
    let memory: any OfferCache
    let country: CountryCode
    /// The day in UTC.
    let today: CalendarDay
    let permission: ProviderPermission

    func ask(about films: [Film], during time: Duration) async throws -> Outcome {
        let end = ContinuousClock.now + time
        return try await withThrowingTaskGroup(of: Answer.self) { group in
            var outcome = Outcome()
            var rest = films[...]
            var running = 0
            while true {
                while running < WatchlistCheck.callsAtOnce, outcome.failure == nil, ContinuousClock.now < end,
                    let film = rest.popFirst()
                {
                    running += 1
                    group.addTask { try await ask(about: film) }
                }
                guard running > 0, let answer = try await group.next() else { break }
                running -= 1
                switch answer {
                case .done: outcome.answerCount += 1
                case .tooMany: break
                case .failed(let failure): outcome.failure = failure
                case .paused(let failure): outcome.earlierFailure = failure
                }
            }
            if outcome.answerCount == 0, outcome.failure == nil { outcome.failure = outcome.earlierFailure }
            return outcome
        }
    }

    private func ask(about film: Film) async throws -> Answer {
        let known = try await offers.cached(film, in: country)
        if let failure = known.failure { return .paused(failure) }
        guard known.isOutdated else {
            // TMDb does not know any of its IDs. It counts as one that could not be asked about.
            if known.canBeAsked { try await memory.noteRefresh(of: film.id, in: country, on: today) }
            return .done
        }
        let answer = try await offers.refreshed(film, in: country, anew: false, permission: permission)
        if let failure = answer.failure { return .failed(failure) }
        return if answer.isOutdated { .tooMany } else { .done }
    }
}
