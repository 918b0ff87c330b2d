/// Why a recommendation cannot be taken in. Nothing was changed.
public enum RecommendationProblem: Error, Hashable, Sendable, CaseIterable {
    /// It is no recommendation, or it is damaged.
    case unreadable
    /// A newer Filmz made it, in a form that this one does not know.
    case tooNew
    /// It is longer than ``RecommendationFormat/byteLimit``, or one of its texts is longer than any Filmz writes.
    case tooLarge
    /// It has more than ``Recommendation/filmLimit`` films.
    case tooManyFilms
    case noFilms
    /// There are ``Received/countLimit`` that the person has not answered, or they take too much room.
    case full
    /// The address is no `http` or `https` address of a recommendation.
    case badAddress
    /// The address belongs to a machine that is not on the Internet, and the owner has not allowed to ask it.
    case notAllowed
    /// Nobody answers there, or not in time.
    case unreachable
    /// There is no recommendation at this address, or no more.
    case gone
    /// The address asks for a pass-phrase.
    case locked
}
