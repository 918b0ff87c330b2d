import APICore
import FilmzDomain

extension ProviderFailure {
    /// The provider failure for an error; nil if the call was cancelled, which is not a failure.
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

    /// The pause if a provider asks for one without a time.
    private static let usualPause = Duration.seconds(60)
}
