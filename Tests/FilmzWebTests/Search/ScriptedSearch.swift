import FilmzDomain

/// A search in providers that a test controls.
actor ScriptedSearch: ProviderSearchService {
    private var state: SearchProgress
    private var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var lastWaiter = 0
    /// How many waits have begun, and how many of them were cancelled.
    private(set) var waits = 0
    private(set) var abandoned = 0
    private(set) var asked: [String] = []
    private(set) var acts: [String] = []

    init(_ state: SearchProgress) {
        self.state = state
    }

    func tell(_ change: @Sendable (inout SearchProgress) -> Void) {
        change(&state)
        state.revision += 1
        for waiter in waiters.values { waiter.resume() }
        waiters = [:]
    }

    func progress(of query: SearchQuery, for person: Person.ID, permission: ProviderPermission) -> SearchProgress {
        asked.append(query.text)
        return state
    }

    func progress(
        of query: SearchQuery, for person: Person.ID, after revision: Int, permission: ProviderPermission
    ) async throws -> SearchProgress {
        while state.revision <= revision, !state.isAtRest { try await wait() }
        return state
    }

    func goOn(_ query: SearchQuery, for person: Person.ID, permission: ProviderPermission) {
        acts.append("more \(query.text)")
    }

    func stop(_ query: SearchQuery, for person: Person.ID) {
        acts.append("stop \(query.text)")
        tell { progress in
            for index in progress.providers.indices where progress.providers[index].state == .asking {
                progress.providers[index].state = .stopped
            }
        }
    }

    private func wait() async throws {
        lastWaiter += 1
        waits += 1
        let name = lastWaiter
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
                if Task.isCancelled {
                    abandoned += 1
                    waiter.resume(throwing: CancellationError())
                } else {
                    waiters[name] = waiter
                }
            }
        } onCancel: {
            Task { await self.abandon(name) }
        }
    }

    private func abandon(_ name: Int) {
        guard let waiter = waiters.removeValue(forKey: name) else { return }
        abandoned += 1
        waiter.resume(throwing: CancellationError())
    }
}

extension SearchProgress {
    /// A search in which all providers are being asked, or are in these states.
    static func asking(_ states: ProviderProgress.State...) -> SearchProgress {
        SearchProgress(
            revision: 1,
            providers: zip(Provider.allCases, states).map { ProviderProgress(provider: $0, state: $1) })
    }

    /// The same with films that one of them found.
    func finding(_ films: Film...) -> SearchProgress {
        var progress = self
        progress.films = films.map { ProviderHit(film: $0, providers: [.omdb]) }
        return progress
    }
}
