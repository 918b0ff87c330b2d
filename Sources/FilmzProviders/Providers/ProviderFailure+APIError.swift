import APICore
import FilmzDomain

extension ProviderFailure {
    /// What an error means for the provider; nil when the call was cancelled, which is not a failure.
    init?(_ kind: APIError.Kind, at now: Timestamp) {
        switch kind {
        case .cancelled: return nil
        case .unreachable: self.init(.unreachable)
        case .timedOut: self.init(.timedOut)
        // Here `notFound` is about a list or one of its pages. A missing film is not a failure.
        case .serviceUnavailable, .notFound: self.init(.unavailable)
        case .unreadable, .answerTooLarge: self.init(.unreadable)
        case .unauthorized: self.init(.wrongKey)
        case .quotaExceeded: self.init(.quotaUsedUp, until: now.endOfDay)
        case .rateLimited(let wait): self.init(.paused, until: now + min(max(wait ?? Self.usualPause, .zero), .days(1)))
        case .invalidRequest, .rejected: self.init(.rejected)
        }
    }

    /// How long to pause when a provider asks for it and gives no time.
    private static let usualPause = Duration.seconds(60)
}
