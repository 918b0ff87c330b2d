/// A semaphore: a number of slots, and a queue for them.
actor Gate {
    private var free: Int
    private(set) var queue: [(ticket: Int, turn: CheckedContinuation<Bool, Never>)] = []
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
        return await withTaskCancellationHandler {
            await withCheckedContinuation { turn in
                // If it was cancelled before this line, the handler found nothing in the queue.
                if Task.isCancelled { turn.resume(returning: false) } else { queue.append((ticket, turn)) }
            }
        } onCancel: {
            Task { await self.abandon(ticket) }
        }
    }

    /// Passes the slot to the task that has waited longest.
    func leave() {
        if queue.isEmpty { free += 1 } else { queue.removeFirst().turn.resume(returning: true) }
    }

    private func abandon(_ ticket: Int) {
        guard let place = queue.firstIndex(where: { $0.ticket == ticket }) else { return }
        queue.remove(at: place).turn.resume(returning: false)
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
