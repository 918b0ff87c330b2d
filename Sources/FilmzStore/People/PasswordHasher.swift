import Dispatch
import FilmzDomain
import FilmzLocking

/// Makes and checks password hashes one after the other, outside the threads that answer requests.
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
    func hash(_ password: Password) async throws -> PasswordHash {
        try await run { [cost] in try PasswordHash(password, cost: cost) }
    }

    /// - Throws: ``AccountError/busy``
    func matches(_ password: Password, hash: PasswordHash) async throws -> Bool {
        try await run { try hash.matches(password) }
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
            queue.async { continuation.resume(with: Swift.Result(catching: work)) }
        }
    }
}
