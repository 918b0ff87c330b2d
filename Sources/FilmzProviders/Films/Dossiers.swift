import APICore
public import FilmzDomain
import Foundation

/// The answers of providers about films. Old ones are asked for again; all are remembered and merged with what Filmz
/// knows.
public actor Dossiers: DossierService {
    /// What became of a refresh.
    private enum Refresh {
        case whole(FilmDossier)
        /// Only some of the enabled providers were asked.
        case partial
    }

    private struct AttemptKey: Hashable {
        let film: Film.ID
        let provider: Provider
    }

    private struct Attempt {
        let at: Timestamp
        /// Nil when it was answered.
        let failure: ProviderFailure?
    }

    /// The providers that do not have a film with an ID.
    private struct Miss {
        let at: Timestamp
        let providers: Set<Provider>

        /// Empty when it was too long ago, or in the future because a clock was wrong.
        func providers(at now: Timestamp) -> Set<Provider> {
            if at <= now && now < at + .days(1) { providers } else { [] }
        }
    }

    private let adapters: any ProviderAdapters
    private let memory: any ProviderCache
    private let films: any FilmService
    private let pictures: @Sendable (URL?, Film.ID) async -> Void
    private let learn: @Sendable (EpisodeList, Film.ID) async throws -> Void
    private let timeline: Timeline
    private let now: @Sendable () -> Timestamp
    private let refreshes = JoinedCalls<Film.ID, Refresh>(limit: refreshLimit)
    private var attempts: [AttemptKey: Attempt] = [:]
    private var misses = BoundedCache<ExternalID, Miss>(limit: 10_000)
    private var freePlaces = 4
    private var queue: [CheckedContinuation<Void, Never>] = []

    /// How many refreshes there may be at once; most of them wait.
    static let refreshLimit = 100
    /// How long a refresh takes at most.
    static let timeLimit = Duration.seconds(60)
    /// For how many films the last attempt is remembered. When there are more, all are forgotten.
    private static let attemptLimit = 10_000
    /// How long a provider that failed is not asked, unless it gave a time itself.
    private static let retryAfter = Duration.seconds(60)

    /// - Parameter pictures: is called with the address of a film's picture; nil when the film no longer has one
    /// - Parameter learn: is called with a provider's newest list of a show's episodes
    init(
        adapters: any ProviderAdapters, memory: any ProviderCache, films: any FilmService,
        pictures: @escaping @Sendable (URL?, Film.ID) async -> Void = { _, _ in },
        learn: @escaping @Sendable (EpisodeList, Film.ID) async throws -> Void = { _, _ in },
        timeline: Timeline = Timeline(ContinuousClock()),
        now: @escaping @Sendable () -> Timestamp = { Timestamp(Date()) }
    ) {
        self.adapters = adapters
        self.memory = memory
        self.films = films
        self.pictures = pictures
        self.learn = learn
        self.timeline = timeline
        self.now = now
    }

    public func dossier(of film: Film) async throws -> FilmDossier {
        let enabledProviders = await adapters.adapters().map(\.provider)
        let filmWithAnswers = try await withAnswers(film)
        let now = now()
        var dossier = try await films.dossier(
            of: film, reports: filmWithAnswers.reports, matches: filmWithAnswers.matches)
        dossier.sources = Provider.allCases.compactMap { provider in
            let report = filmWithAnswers.report(provider)
            guard enabledProviders.contains(provider) && provider.isAsked(about: film) || report != nil else {
                return nil
            }
            return FilmDossier.Source(
                provider: provider, match: filmWithAnswers.match(provider), fetchedAt: report?.fetchedAt,
                failure: attempts[AttemptKey(film: film.id, provider: provider)]?.failure, page: report?.page)
        }
        dossier.isOutdated = enabledProviders.contains { isDue($0, film: filmWithAnswers, at: now) }
        // Another process may have found it.
        if let poster = dossier.film.poster { await pictures(poster, film.id) }
        return dossier
    }

    public func refresh(_ film: Film, all: Bool, permission: ProviderPermission) async throws -> FilmDossier {
        while let refresh = try await refreshes.join(
            film.id, work: { .whole(try await self.askAboutCurrent(film, all: all)) })
        {
            if case .whole(let dossier) = refresh { return dossier }
        }
        return try await dossier(of: film)
    }

    public func decide(
        _ provider: Provider, id: ExternalID?, for filmID: Film.ID, by owner: Owner, permission: ProviderPermission
    ) async throws -> FilmDossier {
        guard let film = try await films.film(filmID, for: owner.id), id == nil || id?.provider == provider else {
            throw DomainError.noSuchFilm
        }
        let before = try await withAnswers(film)
        try await memory.decide(provider, id: id, for: film.id, by: owner)
        attempts[AttemptKey(film: film.id, provider: provider)] = nil
        let isNew = before.match(provider)?.id != id || id == nil
        let misledProviders: Set<Provider> =
            if isNew { try await forgetMisledAnswers(by: provider, before: before) } else { [] }
        return try await ask(film) { _, asked in asked == provider || misledProviders.contains(asked) }
    }

    public func reconsider(
        _ provider: Provider, for filmID: Film.ID, by owner: Owner, permission: ProviderPermission
    ) async throws -> FilmDossier {
        guard let film = try await films.film(filmID, for: owner.id) else { throw DomainError.noSuchFilm }
        try await memory.reconsider(provider, for: film.id, by: owner)
        attempts[AttemptKey(film: film.id, provider: provider)] = nil
        return try await ask(film, anew: true) { _, asked in asked == provider }
    }

    public func film(
        _ id: ExternalID, anew: Bool, for person: Person.ID, permission: ProviderPermission
    ) async throws -> Film? {
        if let film = try await films.film(id, for: person) { return film }
        // What nobody here knows may be a film, of which TVmaze is not asked.
        let adapters = (anew ? await adapters.freshAdapters() : await adapters.adapters())
            .filter { $0.provider.knows(id) && $0.provider != .tvmaze }
        let start = now()
        var missedProviders: Set<Provider> = if anew { [] } else { misses.value(id)?.providers(at: start) ?? [] }
        for adapter in adapters where !missedProviders.contains(adapter.provider) {
            // A provider that failed may still have the film.
            guard let answer = try? await report(id, adapter: adapter) as FilmAnswer?? else { continue }
            if let report = answer, let title = report.title {
                return try await note(report, title: title, askedBy: id, for: person)
            }
            missedProviders.insert(adapter.provider)
        }
        if !missedProviders.isEmpty { misses.keep(Miss(at: start, providers: missedProviders), key: id) }
        return nil
    }
}

// MARK: - What is known

extension Dossiers {
    /// The film with its remembered answers, except those that the terms forbid to keep.
    private func withAnswers(_ film: Film) async throws -> FilmWithAnswers {
        let now = now()
        let reports = try await memory.reports(of: film.id).filter { !$0.isExpired(at: now) }
        return FilmWithAnswers(film: film, reports: reports, matches: try await memory.matches(of: film.id))
    }

    private func isDue(_ provider: Provider, film: FilmWithAnswers, at now: Timestamp) -> Bool {
        guard provider.isAsked(about: film.film), film.match(provider)?.certainty != .denied else { return false }
        guard let attempt = attempts[AttemptKey(film: film.film.id, provider: provider)] else {
            return film.isDue(provider, at: now)
        }
        if let failure = attempt.failure {
            return now >= failure.until ?? attempt.at && attempt.at + Self.retryAfter <= now
        }
        // A person chose this film of the provider, but there is no report about it.
        let isUnknown = film.match(provider)?.isCertain == true && film.report(provider) == nil
        return if isUnknown { attempt.at + .days(1) <= now } else { film.isDue(provider, at: now) }
    }

    /// Makes other providers be asked again that were asked with the IDs of a provider's wrong film.
    private func forgetMisledAnswers(by provider: Provider, before: FilmWithAnswers) async throws -> Set<Provider> {
        guard let report = before.report(provider) else { return [] }
        let addedIDs = Set(report.externalIDs.all).subtracting(before.film.externalIDs.all)
        var misledProviders: Set<Provider> = []
        for match in before.matches where match.provider != provider && match.isCertain && !match.isDecided {
            let ids = [match.id].compactMap(\.self) + (before.report(match.provider)?.externalIDs.all ?? [])
            guard !addedIDs.isDisjoint(with: ids) else { continue }
            let noMatch = FilmMatch(provider: match.provider, certainty: .none, decidedAt: now())
            try await memory.keep(nil, match: noMatch, of: before.film.id)
            misledProviders.insert(match.provider)
        }
        return misledProviders
    }

    private func report(_ id: ExternalID, adapter: any ProviderAdapter) async throws(APIError) -> FilmAnswer? {
        if case .tmdbSeries = id { return try await adapter.show(id)?.report }
        return try await adapter.report(id)
    }

    private func note(
        _ report: FilmAnswer, title: String, askedBy id: ExternalID, for person: Person.ID
    ) async throws -> Film? {
        let ids = if report.externalIDs.isEmpty { ExternalIDs([id]) } else { report.externalIDs }
        guard let first = ids.all.first else { return nil }
        let dossier = FilmMerging.dossier(
            Film(
                id: Film.ID(first), title: title, externalIDs: ids, kind: ids[in: .tmdbSeries].map { _ in .series }),
            reports: [report]
        ).film
        guard let noted = try await films.note([dossier], for: person).first else { return nil }
        if !noted.wasKnown || !Set(noted.film.externalIDs.all).isDisjoint(with: ids.all) {
            let match = FilmMatch(
                provider: report.provider, certainty: .identified, id: ids[report.provider], decidedAt: now())
            try await memory.keep(report, match: match, of: noted.film.id)
            await pictures(noted.film.poster ?? dossier.poster, noted.film.id)
        }
        return noted.film
    }
}

// MARK: - Asking

extension Dossiers {
    /// Asks the provider with the best pictures about a film, if it was not asked before. Returns when it has answered
    /// or failed.
    func seekPicture(of id: Film.ID) async {
        guard let film = try? await films.film(id, for: .filmz), let known = try? await withAnswers(film),
            known.film.externalIDs.imdb != nil || known.film.externalIDs[.tmdb] != nil,
            isDue(.tmdb, film: known, at: now())
        else { return }
        _ = try? await refreshes.join(film.id) {
            _ = try? await self.askAboutCurrent(film, all: false, only: .tmdb)
            return .partial
        }
    }

    /// Asks providers about a film as it is known when its turn comes.
    private func askAboutCurrent(_ film: Film, all: Bool, only: Provider? = nil) async throws -> FilmDossier {
        await enter()
        defer { leave() }
        let current = try await films.film(film.id, for: .filmz) ?? film
        return try await ask(current, anew: all, only: only) { known, provider in
            all || isDue(provider, film: known, at: now())
        }
    }

    private func enter() async {
        if freePlaces > 0 {
            freePlaces -= 1
        } else {
            await withCheckedContinuation { queue.append($0) }
        }
    }

    private func leave() {
        if queue.isEmpty { freePlaces += 1 } else { queue.removeFirst().resume() }
    }

    /// Asks some providers, and then those that can be asked for exactly this film with IDs from the first answers.
    private func ask(
        _ film: Film, anew: Bool = false, only: Provider? = nil, isWanted: (FilmWithAnswers, Provider) -> Bool
    ) async throws -> FilmDossier {
        let adapters = (anew ? await adapters.freshAdapters() : await adapters.adapters())
            .filter { only == nil || $0.provider == only }
        let deadline = timeline.now() + Self.timeLimit
        let before = try await withAnswers(film)
        let first = adapters.filter { isWanted(before, $0.provider) }
        let failed = try await ask(
            first.compactMap { ProviderQuestion(before, adapter: $0, at: now()) }, of: film, until: deadline)

        let after = try await withAnswers(film)
        let second = adapters.filter { adapter in
            let provider = adapter.provider
            let new = Set(after.exactIDs(for: provider)).subtracting(before.exactIDs(for: provider))
            let isDecided = after.match(provider)?.isDecided == true
            return !isDecided && !failed.contains(provider)
                && !new.subtracting(after.report(provider)?.externalIDs.all ?? []).isEmpty
        }
        _ = try await ask(
            second.compactMap { ProviderQuestion(after, adapter: $0, at: now()) }, of: film, until: deadline)

        let dossier = try await dossier(of: try await merged(film))
        await pictures(dossier.film.poster, dossier.film.id)
        return dossier
    }

    /// Asks all at the same time, and keeps each answer when it arrives.
    /// - Returns: the providers that failed
    private func ask(
        _ questions: [ProviderQuestion], of film: Film, until deadline: Duration
    ) async throws -> Set<Provider> {
        typealias Outcome = (provider: Provider, answer: Result<ProviderQuestion.Answer, APIError>)
        let rest = deadline - timeline.now()
        var failed: Set<Provider> = []
        try await withThrowingTaskGroup(of: Outcome?.self) { group in
            for question in questions {
                group.addTask {
                    do throws(APIError) {
                        return (question.adapter.provider, .success(try await question.ask()))
                    } catch {
                        return (question.adapter.provider, .failure(error))
                    }
                }
            }
            group.addTask { [timeline] in
                try? await timeline.wait(rest)
                return nil
            }
            var open = questions.count
            while open > 0, let next = try await group.next() {
                guard let (provider, answer) = next else {
                    group.cancelAll()
                    continue
                }
                open -= 1
                if try await keep(answer, of: provider, film.id) { failed.insert(provider) }
            }
            group.cancelAll()
        }
        return failed
    }

    /// - Returns: whether it failed
    private func keep(
        _ answer: Result<ProviderQuestion.Answer, APIError>, of provider: Provider, _ film: Film.ID
    ) async throws -> Bool {
        if attempts.count >= Self.attemptLimit { attempts = [:] }
        let key = AttemptKey(film: film, provider: provider)
        switch answer {
        case .success(let answer):
            attempts[key] = Attempt(at: now(), failure: nil)
            try await memory.keep(answer.report, match: answer.match, of: film)
            try await keep(answer.episodes, match: answer.match, of: film)
            return false
        case .failure(let error):
            // It is cancelled only when it takes too long.
            attempts[key] = Attempt(
                at: now(), failure: ProviderFailure(error.kind, at: now()) ?? ProviderFailure(.timedOut))
            return true
        }
    }

    /// Keeps a list of episodes, unless a person has decided meanwhile that it is another show's.
    private func keep(_ episodes: [Episode]?, match: FilmMatch, of show: Film.ID) async throws {
        guard let episodes, match.isCertain, try await memory.matches(of: show).contains(match) else { return }
        try await learn(EpisodeList(by: match.provider, episodes: episodes), show)
    }
}

// MARK: - One film of two

extension Dossiers {
    /// The film that this one proves to be, by the IMDb ID that providers gave.
    ///
    /// A film that was typed in keeps this ID, and so becomes the catalogue's film as soon as a catalogue has it. For
    /// other films the ID is only in the report.
    private func merged(_ film: Film) async throws -> Film {
        guard film.externalIDs.imdb == nil else { return film }
        let filmWithAnswers = try await withAnswers(film)
        guard let imdb = filmWithAnswers.dossier.film.externalIDs.imdb else { return film }
        let other = try await films.film(.imdb(imdb), for: .filmz)
        guard other?.id != film.id else { return film }
        guard other != nil || film.isAddedByHand && filmWithAnswers.provenIDs.contains(.imdb(imdb)) else { return film }
        let survivor: Film
        do {
            survivor = try await films.learn(.imdb(imdb), of: film.id)
        } catch DomainError.noSuchFilm {
            return film
        }
        for oldID in [film.id, other?.id].compactMap(\.self) where oldID != survivor.id {
            // Two persons' own films stay two.
            guard try await films.film(oldID, for: .filmz)?.id == survivor.id else { continue }
            try await move(from: oldID, to: survivor.id)
        }
        return survivor
    }

    /// Moves the reports about a film to the film that it proved to be, unless that one has such reports.
    private func move(from oldID: Film.ID, to survivor: Film.ID) async throws {
        let providers = Set(try await memory.matches(of: survivor).map(\.provider))
        let reports = try await memory.reports(of: oldID)
        for match in try await memory.matches(of: oldID) where !providers.contains(match.provider) {
            let report = reports.first { $0.provider == match.provider }
            if match.certainty != .denied { try await memory.keep(report, match: match, of: survivor) }
            attempts[AttemptKey(film: survivor, provider: match.provider)] =
                attempts[AttemptKey(film: oldID, provider: match.provider)]
        }
    }
}
