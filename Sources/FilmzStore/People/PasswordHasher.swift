import Dispatch
import FilmzDomain
import FilmzLocking
import Foundation

/// Makes and checks the hashes of passwords and PINs one after the other, outside the threads that answer requests.
final class PasswordHasher: Sendable {
    /// The cost of new hashes.
    let cost: PasswordCost

    private let queue = DispatchQueue(label: "filmz.password")
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
            queue.async { continuation.resume(with: Self.givingWay(work)) }
        }
    }

    /// Does work on a thread that gives way to all others, and waits for it. That thread does nothing else: those that it
    /// would start would give way too, for good.
    private static func givingWay<Result: Sendable>(
        _ work: @escaping @Sendable () throws -> Result
    ) -> Swift.Result<Result, any Error> {
        let result = Mutex<Swift.Result<Result, any Error>>(.failure(AccountError.busy))
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            #if os(Linux)
                // Of this thread only; elsewhere it would be the whole process.
                _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
            #endif
            let outcome = Swift.Result(catching: work)
            result.withLock { $0 = outcome }
            done.signal()
        }
        done.wait()
        return result.withLock(\.self)
    }
}
