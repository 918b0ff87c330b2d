/// A semaphore: a number of slots, and a queue for them.
actor Gate {
    private var free: Int
    private(set) var queue: [(ticket: Int, turn: AsyncStream<Void>.Continuation)] = []
    private var tickets = 0

    init(places: Int) {
        free = places
    }

    /// Waits for a slot; false if the task was cancelled and has none.
    func enter() async -> Bool {
        if Task.isCancelled { return false }
        if free > 0 {
            free -= 1
            return true
        }
        tickets += 1
        let ticket = tickets
        let (turns, turn) = AsyncStream.makeStream(of: Void.self)
        queue.append((ticket, turn))
        if await turns.first(where: { _ in true }) != nil { return true }
        queue.removeAll { $0.ticket == ticket }
        return false
    }

    /// Passes the slot to the task that has waited longest.
    func leave() {
        while !queue.isEmpty {
            // Who was cancelled meanwhile is about to leave the queue, and takes no place.
            if case .enqueued = queue.removeFirst().turn.yield() { return }
        }
        free += 1
    }
}

extension Gate {
    /// Runs `work` while the call has a slot. Fails as ``APIError/Kind/cancelled`` if it gets none.
    nonisolated func admit<Value>(
        _ request: APIRequest, work: () async throws(APIError) -> Value
    ) async throws(APIError) -> Value {
        guard await enter() else { throw APIError(.cancelled, of: request) }
        let outcome: Result<Value, APIError>
        do throws(APIError) { outcome = .success(try await work()) } catch { outcome = .failure(error) }
        await leave()
        return try outcome.get()
    }
}
