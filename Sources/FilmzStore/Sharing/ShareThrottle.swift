import FilmzDomain
import FilmzLocking

/// A rate limit for guessing pass-phrases, for each share by itself. It is in memory only: a pass-phrase protects an
/// address that cannot be guessed.
final class ShareThrottle: Sendable {
    private struct Tried {
        var tallies = SignInTallies()
        var last: Timestamp
    }

    private let tried = Mutex<[Share.ID: Tried]>([:])
    /// The maximum number of shares that are counted. Beyond it, the one whose last try is longest ago is dropped.
    private static let limit = 500

    func admit(_ visitor: IPAddress?, to share: Share, at now: Timestamp) -> SignInAdmission {
        tried.withLock { tried in
            if tried.count >= Self.limit, tried[share.id] == nil {
                tried.min { $0.value.last < $1.value.last }.map { tried[$0.key] = nil }
            }
            var present = tried[share.id] ?? Tried(last: now)
            present.last = now
            defer { tried[share.id] = present }
            return present.tallies.admit(visitor, at: now)
        }
    }

    func succeeded(_ visitor: IPAddress?, to share: Share) {
        tried.withLock { $0[share.id]?.tallies.succeeded(visitor) }
    }
}
