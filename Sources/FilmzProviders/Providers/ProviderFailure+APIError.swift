import APICore
import FilmzDomain

extension ProviderFailure {
    /// What this error says about the provider; nil when the call was cancelled, which is no failure.
    init?(_ kind: APIError.Kind, at now: Timestamp) {
        switch kind {
        case .cancelled: return nil
        case .unreachable: self.init(.unreachable)
        case .timedOut: self.init(.timedOut)
        // For a list or one of its pages; a missing film is no failure.
        case .serviceUnavailable, .notFound: self.init(.unavailable)
        case .unreadable, .answerTooLarge: self.init(.unreadable)
        case .unauthorized: self.init(.wrongKey)
        case .quotaExceeded: self.init(.quotaUsedUp, until: now.endOfDay)
        case .rateLimited(let wait): self.init(.paused, until: now + min(max(wait ?? Self.usualPause, .zero), .days(1)))
        case .invalidRequest, .rejected: self.init(.rejected)
        }
    }

    /// For a provider that asks for a pause and does not say how long.
    private static let usualPause = Duration.seconds(60)
}
