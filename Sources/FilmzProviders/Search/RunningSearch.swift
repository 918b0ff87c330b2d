import APICore
import FilmzDomain

/// One search in all providers. It asks them page by page while somebody waits, and joins their results.
actor RunningSearch {
    /// How far one provider is.
    private struct Lane {
        var adapter: any ProviderAdapter
        var progress: ProviderProgress
        var nextPage = 1
        /// The last page that somebody wants.
        var wantedPages: Int
        var shownFilms: Set<Film.ID> = []
        /// How many pages in a row brought nothing new.
        var barrenPages = 0
        var failedAt: Duration?
        /// Paused because nobody waited. It continues when somebody does.
        var isPaused = false
        var call: StoppableWork?
        /// Raised with every start and stop, so that answers to an ended call are ignored.
        var turn = 0

        init(_ adapter: any ProviderAdapter) {
            self.adapter = adapter
            progress = ProviderProgress(provider: adapter.provider)
            wantedPages = max(adapter.pagesAhead, 1)
        }
    }

    nonisolated let providers: [Provider]
    private let query: SearchQuery
    private let person: Person.ID
    private let surroundings: RunningSearches.Surroundings
    private var lanes: [Lane]
    private var found = ProviderHits()
    private var revision = 0
    private var hasBegun = false
    private let waiters = EventCondition()
    private(set) var waiterCount = 0
    private var absence: StoppableWork?

    init(
        _ query: SearchQuery, for person: Person.ID, adapters: [any ProviderAdapter],
        surroundings: RunningSearches.Surroundings
    ) {
        self.query = query
        self.person = person
        self.surroundings = surroundings
        providers = adapters.map(\.provider)
        lanes = adapters.map(Lane.init)
    }

    var progress: SearchProgress {
        SearchProgress(revision: revision, films: found.films, providers: lanes.map(\.progress))
    }

    /// Begins the search, if it has not begun.
    /// - Parameters:
    ///   - adapters: adapters for the same providers, with the present settings
    ///   - retrying: whether to ask those again that failed a while ago
    func begin(_ adapters: [any ProviderAdapter], retrying: Bool) {
        for (index, adapter) in adapters.enumerated() where index < lanes.count { lanes[index].adapter = adapter }
        let idle = lanes.indices.filter { !hasBegun || retrying && canRetry(lanes[$0]) }
        hasBegun = true
        for index in idle { start(index) }
        endAbsence()
        if idle.isEmpty { noticeAbsence() } else { tell() }
    }

    /// How far the search is, as soon as there is something newer than `revision` or it is at rest.
    /// - Throws: `CancellationError`
    func progress(after revision: Int) async throws -> SearchProgress {
        waiterCount += 1
        endAbsence()
        defer {
            waiterCount -= 1
            noticeAbsence()
        }
        // A caller that does not know of the pause is told first. Otherwise two searches could stop each other again
        // and again.
        let paused = self.revision == revision ? lanes.indices.filter { lanes[$0].isPaused } : []
        for index in paused { start(index) }
        if !paused.isEmpty { tell() }
        while self.revision == revision, isRunning {
            await waiters.wait(after: waiters.times)
            try Task.checkCancellation()
        }
        return progress
    }

    var isRunning: Bool { lanes.contains { $0.progress.state == .asking } }

    /// Asks for one more page where there is one, and continues what was stopped.
    func goOn() {
        endAbsence()
        defer { noticeAbsence() }
        let idle = lanes.indices.filter { [.hasMore, .stopped].contains(lanes[$0].progress.state) }
        for index in idle {
            lanes[index].wantedPages = max(lanes[index].wantedPages, lanes[index].nextPage)
            start(index)
        }
        if !idle.isEmpty { tell() }
    }

    /// Ends its calls.
    /// - Parameter untilSomebodyWaits: whether it continues as soon as somebody waits; otherwise only ``goOn()``
    ///   continues it
    func stop(untilSomebodyWaits: Bool) {
        endAbsence()
        if !untilSomebodyWaits {
            for index in lanes.indices { lanes[index].isPaused = false }
        }
        guard isRunning else { return }
        for index in lanes.indices where lanes[index].progress.state == .asking {
            lanes[index].call?.cancel()
            lanes[index].call = nil
            lanes[index].turn += 1
            lanes[index].isPaused = untilSomebodyWaits
            lanes[index].progress.state = .stopped
        }
        tell()
    }

    private func tell() {
        revision += 1
        waiters.letGo()
        noticeAbsence()
    }

    /// Pauses the search when nobody has waited for a while.
    private func noticeAbsence() {
        guard waiterCount == 0, isRunning, absence == nil else { return }
        let absence = StoppableWork()
        self.absence = absence
        surroundings.work.begin { [surroundings] in
            await absence.run {
                guard (try? await surroundings.timeline.wait(RunningSearches.patience)) != nil else { return }
                await self.pause(after: absence)
            }
        }
    }

    /// Pauses the search, unless somebody came meanwhile.
    private func pause(after absence: StoppableWork) {
        if self.absence === absence { stop(untilSomebodyWaits: true) }
    }

    private func endAbsence() {
        absence?.cancel()
        absence = nil
    }
}

// MARK: - One provider

extension RunningSearch {
    private func canRetry(_ lane: Lane) -> Bool {
        guard case .failed = lane.progress.state, let failedAt = lane.failedAt else { return false }
        return surroundings.timeline.now() - failedAt >= RunningSearches.retryAfter
    }

    private func start(_ index: Int) {
        lanes[index].turn += 1
        lanes[index].isPaused = false
        lanes[index].progress.state = .asking
        let turn = lanes[index].turn
        let call = StoppableWork()
        lanes[index].call = call
        surroundings.work.begin { await call.run { await self.run(index, turn: turn) } }
    }

    private func run(_ index: Int, turn: Int) async {
        while lanes[index].turn == turn, lanes[index].progress.state == .asking {
            let adapter = lanes[index].adapter
            let page = lanes[index].nextPage
            do {
                try await surroundings.timeline.wait(adapter.pace.pause(before: page))
                let answer = try await adapter.search(query, page: page)
                let films = Array(answer.films.prefix(ProviderHits.limit))
                let notedFilms = try await surroundings.films.note(films.map(\.film), for: person)
                guard lanes[index].turn == turn else { return }
                await showPictures(films, notedFilms: notedFilms, by: adapter.provider)
                guard lanes[index].turn == turn else { return }
                take(answer, films: films, notedFilms: notedFilms, index: index)
            } catch {
                guard lanes[index].turn == turn else { return }
                fail(index, error: error)
            }
        }
    }

    private func take(
        _ answer: ProviderPage, films: [ProviderHit], notedFilms: [(film: Film, wasKnown: Bool)], index: Int
    ) {
        var lane = lanes[index]
        let before = lane.shownFilms.count
        for (film, noted) in zip(films, notedFilms) where lane.shownFilms.insert(film.id).inserted {
            found.add(film, by: lane.adapter.provider, as: noted)
        }
        lane.barrenPages = if lane.shownFilms.count > before { 0 } else { lane.barrenPages + 1 }
        lane.nextPage += 1
        lane.progress.count = lane.shownFilms.count
        lane.progress.total = answer.total ?? lane.progress.total
        let goesOn =
            answer.hasMore && lane.barrenPages < 2 && lane.shownFilms.count < ProviderHits.limit && !found.isFull
        if answer.isTooShort {
            lane.progress.state = .tooShort
        } else if !goesOn {
            lane.progress.state = if lane.shownFilms.isEmpty { .nothing } else { .done }
        } else if lane.nextPage > lane.wantedPages {
            lane.progress.state = .hasMore
        }
        lanes[index] = lane
        if found.isFull {
            for other in lanes.indices where lanes[other].progress.state == .hasMore {
                lanes[other].progress.state = .done
            }
        }
        tell()
    }

    private func fail(_ index: Int, error: any Error) {
        if let failure = failure(of: error) {
            lanes[index].progress.state = .failed(failure)
            lanes[index].failedAt = surroundings.timeline.now()
        } else {
            lanes[index].progress.state = .stopped
        }
        tell()
    }

    /// Nil when the call was cancelled, which is not a failure.
    private func failure(of error: any Error) -> ProviderFailure? {
        switch error {
        case is CancellationError: nil
        case let error as APIError: ProviderFailure(error.kind, at: surroundings.now())
        default: ProviderFailure(.unavailable)
        }
    }

    /// Notes their pictures before the films are shown, so that pages know them.
    private func showPictures(
        _ films: [ProviderHit], notedFilms: [(film: Film, wasKnown: Bool)], by provider: Provider
    ) async {
        for (film, noted) in zip(films, notedFilms) {
            guard let poster = noted.film.poster ?? film.film.poster else { continue }
            await surroundings.pictures(poster, noted.film.id, provider)
        }
    }
}
