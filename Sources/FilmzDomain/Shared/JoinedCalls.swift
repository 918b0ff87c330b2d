/// Running calls. Callers that ask the same at the same time share one, and each may leave before it ends.
public actor JoinedCalls<Key: Hashable & Sendable, Value: Sendable> {
    private typealias Outcome = Result<Value, any Error>

    private struct Call {
        let id: Int
        let work: Task<Void, Never>
        var waiting: [Int: AsyncStream<Outcome>.Continuation] = [:]
    }

    private let limit: Int
    private let goesOnUnwaited: Bool
    private var calls: [Key: Call] = [:]
    private var tickets = 0
    private var isOver = false

    /// - Parameters:
    ///   - limit: how many calls may run at once
    ///   - goesOnUnwaited: whether a call goes on when all its callers have left; otherwise it is cancelled
    public init(limit: Int = .max, goesOnUnwaited: Bool = true) {
        self.limit = limit
        self.goesOnUnwaited = goesOnUnwaited
    }

    /// How many callers wait.
    public var waiting: Int { calls.values.reduce(0) { $0 + $1.waiting.count } }

    /// What some work gives, which is started unless it already runs.
    /// - Returns: nil when too many calls run, or none may begin any more
    /// - Throws: `CancellationError` as soon as the caller is cancelled, and what the work throws
    public func join(
        _ key: Key, work: @escaping @concurrent @Sendable () async throws -> Value
    ) async throws -> Value? {
        try Task.checkCancellation()
        tickets += 1
        let ticket = tickets
        if calls[key] == nil {
            guard calls.count < limit, !isOver else { return nil }
            calls[key] = Call(id: ticket, work: begin(work, key: key, id: ticket))
        }
        let (outcomes, outcome) = AsyncStream.makeStream(of: Outcome.self)
        calls[key]?.waiting[ticket] = outcome
        if let outcome = await outcomes.first(where: { _ in true }) { return try outcome.get() }
        leave(key, ticket: ticket)
        throw CancellationError()
    }

    /// Cancels all calls. None begins any more.
    public func cancel() {
        isOver = true
        for call in calls.values { call.work.cancel() }
    }

    /// Cancels all calls, and returns when they have ended.
    public func end() async {
        cancel()
        for call in calls.values { await call.work.value }
    }

    private func begin(
        _ work: @escaping @concurrent @Sendable () async throws -> Value, key: Key, id: Int
    ) -> Task<Void, Never> {
        // Unstructured, because no caller owns it: it outlives the one that began it when others wait.
        Task {
            let outcome: Outcome
            do { outcome = .success(try await work()) } catch { outcome = .failure(error) }
            finish(key, id: id, outcome: outcome)
        }
    }

    private func finish(_ key: Key, id: Int, outcome: Outcome) {
        guard let call = calls[key], call.id == id else { return }
        calls[key] = nil
        for waiter in call.waiting.values { waiter.yield(outcome) }
    }

    private func leave(_ key: Key, ticket: Int) {
        guard calls[key]?.waiting.removeValue(forKey: ticket) != nil, !goesOnUnwaited else { return }
        // The next caller starts the work again, and does not get the cancellation.
        if let call = calls[key], call.waiting.isEmpty {
            calls[key] = nil
            call.work.cancel()
        }
    }
}
