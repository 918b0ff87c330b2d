/// The reason why a recommendation cannot be imported. Nothing was changed.
public enum RecommendationProblem: Error, Hashable, Sendable, CaseIterable {
    /// The document is not a recommendation, or is damaged.
    case unreadable
    /// A newer Filmz made it, in an unknown version of the format.
    case tooNew
    /// The document is longer than ``RecommendationFormat/byteLimit``, or a text is longer than any Filmz writes.
    case tooLarge
    /// The document has more than ``Recommendation/filmLimit`` films.
    case tooManyFilms
    case noFilms
    /// The person has ``Received/countLimit`` unanswered recommendations, or they exceed the maximum size.
    case full
    /// The URL is not an `http` or `https` URL of a recommendation.
    case badAddress
    /// The host is not on the Internet, and the owner has not allowed requests to it.
    case notAllowed
    /// The host does not answer, or not in time.
    case unreachable
    /// There is no recommendation at this URL, or no longer.
    case gone
    /// The URL requires a pass-phrase.
    case locked
}
