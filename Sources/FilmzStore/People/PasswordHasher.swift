import FilmzDomain
import FilmzLocking
import Foundation

/// Makes and checks the hashes of passwords and PINs one after the other, outside the threads that answer requests.
final class PasswordHasher: Sendable {
    /// The cost of new hashes.
    let cost: PasswordCost

    private struct Queue {
        var jobs: [@Sendable () -> Void] = []
        var isRunning = false
    }

    private let queue = Mutex(Queue())
    private let waitingCount = Mutex(0)

    /// The maximum number of passwords that are being hashed or wait: about a moment's work.
    private static let limit = 8

    init(cost: PasswordCost) {
        self.cost = cost
    }

    /// - Throws: ``AccountError/busy``
    func hash(_ secret: some Secret) async throws -> PasswordHash {
        try await run { [cost] in try PasswordHash(secret, cost: cost) }
    }

    /// - Throws: ``AccountError/busy``
    func matches(_ secret: some Secret, hash: PasswordHash) async throws -> Bool {
        try await run { try hash.matches(secret) }
    }

    /// Takes as long as checking a password against a hash of today's cost.
    /// - Throws: ``AccountError/busy``
    func spendTime(on password: Password) async throws { _ = try await hash(password) }

    /// Whether making a hash took less work than making a new one does.
    func isOutdated(_ hash: PasswordHash) -> Bool { hash.cost.work < cost.work }

    private func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        let isAdmitted = waitingCount.withLock { waitingCount in
            guard waitingCount < Self.limit else { return false }
            waitingCount += 1
            return true
        }
        guard isAdmitted else { throw AccountError.busy }
        defer { waitingCount.withLock { $0 -= 1 } }
        return try await withCheckedThrowingContinuation { continuation in
            enqueue { continuation.resume(with: Swift.Result(catching: work)) }
        }
    }

    private func enqueue(_ job: @escaping @Sendable () -> Void) {
        let isFirst = queue.withLock { queue in
            queue.jobs.append(job)
            defer { queue.isRunning = true }
            return !queue.isRunning
        }
        if isFirst { Thread.detachNewThread { self.work() } }
    }

    /// Does what waits, on a thread of its own, which gives way to those that answer others.
    private func work() {
        #if os(Linux)
            // Only this thread's, and for good: nobody may raise it again without a right to.
            _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
        #endif
        while let job = nextJob() { job() }
    }

    /// Nil when nothing waits; then the thread ends.
    private func nextJob() -> (@Sendable () -> Void)? {
        queue.withLock { queue in
            queue.isRunning = !queue.jobs.isEmpty
            return queue.jobs.isEmpty ? nil : queue.jobs.removeFirst()
        }
    }
}
