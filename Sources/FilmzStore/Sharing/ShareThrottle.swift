import FilmzDomain
import FilmzLocking

/// A rate limit for guessing pass-phrases, for each share by itself. It is in memory only: a pass-phrase protects an
/// address that cannot be guessed.
final class ShareThrottle: Sendable {
    private struct Tried {
        var tallies = SignInTallies()
        var last: Timestamp
    }

    private let tries = Mutex<[Share.ID: Tried]>([:])
    /// The maximum number of shares that are counted. Beyond it, the one whose last try is longest ago is dropped.
    private static let limit = 500

    func admit(_ visitor: IPAddress?, to share: Share, at now: Timestamp) -> SignInAdmission {
        tries.withLock { tries in
            if tries.count >= Self.limit, tries[share.id] == nil {
                tries.min { $0.value.last < $1.value.last }.map { tries[$0.key] = nil }
            }
            var tally = tries[share.id] ?? Tried(last: now)
            tally.last = now
            defer { tries[share.id] = tally }
            return tally.tallies.admit(Self.sources(of: visitor), at: now)
        }
    }

    func succeeded(_ visitor: IPAddress?, to share: Share) {
        tries.withLock { $0[share.id]?.tallies.succeeded(Self.sources(of: visitor)) }
    }

    private static func sources(of visitor: IPAddress?) -> [SignInTallies.Source] { [.site(visitor?.site), .all] }
}
