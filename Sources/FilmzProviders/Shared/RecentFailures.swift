import APICore
import FilmzDomain

/// What could not be asked of a provider lately, and is not asked again for a while.
struct RecentFailures<Key: Hashable> {
    private struct Attempt {
        let at: Timestamp
        let failure: ProviderFailure
    }

    private var attempts: BoundedCache<Key, Attempt>

    /// How long a provider is not asked for the same, unless it gave a later time itself.
    private static var pause: Duration { .seconds(300) }

    /// - Parameter limit: the maximum number of failures
    init(limit: Int) {
        attempts = BoundedCache(limit: limit)
    }

    /// Why the provider is to be left alone still; nil when it may be asked.
    mutating func failure(_ key: Key, at now: Timestamp) -> ProviderFailure? {
        guard let attempt = attempts.value(key) else { return nil }
        let end = max(attempt.failure.until ?? attempt.at, attempt.at + Self.pause)
        return if now < end { attempt.failure } else { nil }
    }

    mutating func note(_ error: any Error, key: Key, at now: Timestamp) {
        let failure: ProviderFailure =
            if let error = error as? APIError {
                ProviderFailure(error.kind, at: now) ?? ProviderFailure(.timedOut)
            } else {
                ProviderFailure(.unavailable)
            }
        attempts.keep(Attempt(at: now, failure: failure), key: key)
    }

    mutating func remove(_ key: Key) { attempts.remove(key) }
}
