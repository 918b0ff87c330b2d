import FilmzDomain
import Synchronization

/// Slows down guessing: after a few wrong passwords each next one has to wait, longer every time. Counted by address,
/// and together for those who have many.
final class SignInThrottle: Sendable {
    private struct Tally {
        var attempts = 0
        var last: Timestamp
        var opensAt: Timestamp
    }

    private struct State {
        var byAddress: [IPAddress?: Tally] = [:]
        var total: Tally?
    }

    private let state = Mutex(State())

    /// Wrong passwords that cost nothing, and the longest wait.
    private static let (freeByAddress, longestByAddress) = (5, 900)
    /// The wait that everybody shares is short, or strangers could keep the owner out.
    private static let (freeInTotal, longestInTotal) = (20, 30)
    /// Seconds without an attempt after which it is forgotten.
    private static let memory = 3_600
    static let addressLimit = 1_000

    /// Counts an attempt as a failed one, until ``succeeded(_:)`` says otherwise, so that many at once count too.
    /// - Returns: the seconds to wait instead; nil when the attempt may be made
    func admit(_ address: IPAddress?, at now: Timestamp) -> Int? {
        let site = address?.site
        return state.withLock { state in
            let mine = Self.current(state.byAddress[site], at: now)
            let total = Self.current(state.total, at: now)
            let wait = max(mine.opensAt, total.opensAt).milliseconds - now.milliseconds
            guard wait <= 0 else { return Int((wait + 999) / 1000) }
            if state.byAddress.count >= Self.addressLimit, state.byAddress[site] == nil {
                state.byAddress.min { $0.value.last < $1.value.last }.map { state.byAddress[$0.key] = nil }
            }
            state.byAddress[site] = Self.counting(mine, Self.freeByAddress, Self.longestByAddress, at: now)
            state.total = Self.counting(total, Self.freeInTotal, Self.longestInTotal, at: now)
            return nil
        }
    }

    /// The attempt was no guess.
    func succeeded(_ address: IPAddress?) {
        state.withLock { state in
            state.byAddress[address?.site] = nil
            state.total?.attempts -= 1
        }
    }

    /// Addresses that are remembered.
    var addressCount: Int { state.withLock { $0.byAddress.count } }

    private static func current(_ tally: Tally?, at now: Timestamp) -> Tally {
        guard let tally, now.milliseconds - tally.last.milliseconds < Int64(memory) * 1000, tally.last <= now else {
            return Tally(last: now, opensAt: now)
        }
        return tally
    }

    private static func counting(_ tally: Tally, _ free: Int, _ longest: Int, at now: Timestamp) -> Tally {
        var tally = tally
        tally.attempts += 1
        tally.last = now
        let excess = tally.attempts - free
        let seconds = excess < 0 ? 0 : min(1 << min(excess, 30), longest)
        tally.opensAt = Timestamp(milliseconds: now.milliseconds + Int64(seconds) * 1000)
        return tally
    }
}
