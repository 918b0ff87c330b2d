import ServiceLifecycle

/// Work that goes on however long the caller waits for it.
enum TimeLimitedWait {
    /// How long a form and a script wait for providers.
    static let patience: Duration = .seconds(20)
    /// How long a page waits for them if no script can update it.
    static let shortPatience: Duration = .seconds(2)

    /// What the work gives. Nil when that takes longer than the patience (which may be zero), fails, or the server is
    /// ending; the work then continues.
    static func value<Value: Sendable>(
        waiting patience: Duration, for work: @escaping @Sendable () async throws -> Value?
    ) async -> Value? {
        let (answers, answer) = AsyncStream.makeStream(of: Value?.self)
        // Unstructured, because it goes on after the answer to whoever waited for it.
        Task {
            answer.yield(try? await work())
            answer.finish()
        }
        guard patience > .zero else { return nil }
        return await withGracefulShutdownHandler {
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    try? await Task.sleep(for: patience)
                    answer.finish()
                }
                defer { group.cancelAll() }
                return await answers.first { _ in true } ?? nil
            }
        } onGracefulShutdown: {
            answer.finish()
        }
    }
}
