import APICore

/// Running calls. Callers that ask the same at the same time get the same answer.
actor JoinedCalls {
    private typealias Outcome = Result<APIResponse, APIError>

    private struct Call {
        var id: Int
        var work: Task<Void, Never>
        var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
    }

    private var calls: [String: Call] = [:]
    private var tickets = 0

    /// How many callers wait.
    var waiting: Int { calls.values.reduce(0) { $0 + $1.waiting.count } }

    /// The outcome of some work, which is started unless it already runs. It is cancelled when nobody waits for it any
    /// more.
    func join(
        _ key: String, for request: APIRequest,
        work: @escaping @Sendable () async throws(APIError) -> APIResponse
    ) async throws(APIError) -> APIResponse {
        tickets += 1
        let ticket = tickets
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { (waiter: CheckedContinuation<Outcome, Never>) in
                if Task.isCancelled { return waiter.resume(returning: .failure(APIError(.cancelled, of: request))) }
                if calls[key] == nil { calls[key] = Call(id: ticket, work: begin(work, key: key, id: ticket)) }
                calls[key]?.waiting[ticket] = waiter
            }
        } onCancel: {
            Task { await self.leave(key, ticket: ticket, request: request) }
        }
        return try outcome.get()
    }

    private func begin(
        _ work: @escaping @Sendable () async throws(APIError) -> APIResponse, key: String, id: Int
    ) -> Task<Void, Never> {
        Task {
            let outcome: Outcome
            do throws(APIError) { outcome = .success(try await work()) } catch { outcome = .failure(error) }
            finish(key, id: id, outcome: outcome)
        }
    }

    private func finish(_ key: String, id: Int, outcome: Outcome) {
        guard let call = calls[key], call.id == id else { return }
        calls[key] = nil
        for waiter in call.waiting.values { waiter.resume(returning: outcome) }
    }

    private func leave(_ key: String, ticket: Int, request: APIRequest) {
        guard let waiter = calls[key]?.waiting.removeValue(forKey: ticket) else { return }
        waiter.resume(returning: .failure(APIError(.cancelled, of: request)))
        // The next caller starts the work again, and does not get the cancellation.
        if let call = calls[key], call.waiting.isEmpty {
            calls[key] = nil
            call.work.cancel()
        }
    }
}
