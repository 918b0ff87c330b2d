import APICore
import FilmzDomain

extension ProviderFailure {
    /// What it means for a provider that a call failed so; nil when the call was given up, which is no failure.
    init?(_ kind: APIError.Kind, at now: Timestamp) {
        switch kind {
        case .cancelled: return nil
        case .unreachable: self.init(.unreachable)
        case .timedOut: self.init(.timedOut)
        // Of a list or a page of it: a film that is not there is not asked of as a failure.
        case .serviceUnavailable, .notFound: self.init(.unavailable)
        case .unreadable, .answerTooLarge: self.init(.unreadable)
        case .unauthorized: self.init(.wrongKey)
        case .quotaExceeded: self.init(.quotaUsedUp, until: now.endOfDay)
        case .rateLimited(let wait): self.init(.paused, until: now + min(max(wait ?? Self.usualPause, .zero), .days(1)))
        case .invalidRequest, .rejected: self.init(.rejected)
        }
    }

    /// For who asks for a pause and does not say how long.
    private static let usualPause = Duration.seconds(60)
}
