public import FilmzDomain

extension Strings {
    public func name(_ provider: Provider) -> String {
        self[ProviderName(provider)]
    }

    /// Why a provider gave no answer, in one or two plain sentences.
    /// - Parameter now: nil to leave out when it can be asked again
    public func sentence(_ failure: ProviderFailure, of provider: Provider, now: Timestamp? = nil) -> String {
        guard let now, let until = failure.until, until > now, let text = Self.textUntil(failure.kind) else {
            return self[Self.text(failure.kind), ["provider": name(provider)]]
        }
        return self[text, ["provider": name(provider), "time": wait(until: until, now: now)]]
    }

    /// Why providers gave no answer, in as few sentences as possible: those that were just silent share one.
    /// - Parameter now: nil to leave out when they can be asked again
    public func sentences(_ failures: [(provider: Provider, failure: ProviderFailure)], now: Timestamp? = nil)
        -> [String]
    {
        let silent = failures.filter { $0.failure.kind.isSilence }
        guard silent.count > 1 || silent.first?.failure.kind == .unreachable else {
            return failures.map { sentence($0.failure, of: $0.provider, now: now) }
        }
        let names = list(silent.map { name($0.provider) })
        return [self[ProviderText.silent, ["providers": names]]]
            + failures.filter { !$0.failure.kind.isSilence }.map { sentence($0.failure, of: $0.provider, now: now) }
    }

    /// `just now`, `3 hours ago`, `3 days ago`.
    public func age(of time: Timestamp, now: Timestamp) -> String {
        let hours = Int((now.milliseconds - time.milliseconds) / 3_600_000)
        return switch hours {
        case ..<1: self[ProviderText.justNow]
        case ..<24: count(ProviderText.hoursAgo, hours)
        default: count(ProviderText.daysAgo, hours / 24)
        }
    }

    /// `in 20 seconds`, `in 5 minutes`, `in 3 hours`, `in 2 days`: rounded up, so that it is never too early.
    private func wait(until: Timestamp, now: Timestamp) -> String {
        let seconds = (until.milliseconds - now.milliseconds + 999) / 1000
        let (text, length): (ProviderText, Int64) =
            switch seconds {
            case ...90: (.inSeconds, 1)
            case ...5_400: (.inMinutes, 60)
            case ...129_600: (.inHours, 3_600)
            default: (.inDays, 86_400)
            }
        return count(text, Int((seconds + length - 1) / length))
    }

    private static func text(_ kind: ProviderFailure.Kind) -> ProviderText {
        switch kind {
        case .unreachable: .unreachable
        case .timedOut: .timedOut
        case .unavailable: .unavailable
        case .unreadable: .unreadable
        case .wrongKey: .wrongKey
        case .quotaUsedUp: .quotaUsedUp
        case .paused: .paused
        case .rejected: .rejected
        }
    }

    private static func textUntil(_ kind: ProviderFailure.Kind) -> ProviderText? {
        switch kind {
        case .unavailable: .unavailableUntil
        case .quotaUsedUp: .quotaUsedUpUntil
        case .paused: .pausedUntil
        case .unreachable, .timedOut, .unreadable, .wrongKey, .rejected: nil
        }
    }
}

extension ProviderFailure.Kind {
    /// Whether nothing usable came, and nobody here can do anything about it.
    fileprivate var isSilence: Bool {
        switch self {
        case .unreachable, .timedOut, .unavailable, .unreadable: true
        case .wrongKey, .quotaUsedUp, .paused, .rejected: false
        }
    }
}
