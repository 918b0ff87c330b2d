/// A recommendation that a person received, with their answer.
public struct Received: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<Received>

    public enum State: String, Hashable, Sendable, CaseIterable, Codable {
        /// Not answered yet.
        case new
        case accepted
        case declined
    }

    public let id: ID
    public var state: State
    public var receivedAt: Timestamp
    /// The time of the answer; nil for a new one.
    public var answeredAt: Timestamp?
    /// The recommendation. In a list of several, it has only its first films: ``coverSize``.
    public var recommendation: Recommendation
    /// The number of all films of the recommendation.
    public var filmCount: Int

    public init(
        id: ID, state: State = .new, receivedAt: Timestamp, answeredAt: Timestamp? = nil,
        recommendation: Recommendation, filmCount: Int
    ) {
        self.id = id
        self.state = state
        self.receivedAt = receivedAt
        self.answeredAt = answeredAt
        self.recommendation = recommendation
        self.filmCount = filmCount
    }

    /// The maximum number for each person. Beyond it, the oldest declined ones are removed, then the oldest accepted
    /// ones; new ones never are.
    public static let countLimit = 500
    /// The maximum size of all recommendations of a person together, in bytes of JSON.
    public static let byteLimit = 64 << 20
    public static let coverSize = FilmList.coverSize
}

/// The recommendations that each person received.
///
/// When a call returns, its change is on the disk. Each person sees only their own.
public protocol ReceivedService: Sendable {
    /// A page of a person's recommendations, new ones first, and the latest first among each.
    func received(of person: Person.ID, page: PageRequest) async throws -> Page<Received>

    /// The number of recommendations that a person has not answered.
    func newCount(of person: Person.ID) async throws -> Int

    /// A person's recommendation with all its films; nil when there is none with this ID.
    func received(_ id: Received.ID, of person: Person.ID) async throws -> Received?

    /// The person's recommendation that equals this one; nil when there is none.
    func received(equalTo recommendation: Recommendation, of person: Person.ID) async throws -> Received?

    /// Stores a recommendation, or returns the equal one that the person has.
    /// - Throws: ``RecommendationProblem/full``
    func keep(_ recommendation: Recommendation, for person: Person.ID) async throws -> Received

    /// Stores a recommendation from an archive, with its times, unless the person has an equal one.
    /// - Throws: ``RecommendationProblem/full``
    func restore(_ received: Received, of person: Person.ID) async throws

    /// Stores a person's answer. A person may answer again.
    /// - Parameter change: the change that accepting it made; undoing that makes the recommendation new again
    /// - Returns: whether there is one with this ID
    @discardableResult
    func answer(_ id: Received.ID, state: Received.State, change: Change.ID?, of person: Person.ID) async throws
        -> Bool
}

extension Received: Encodable {
    private enum CodingKeys: CodingKey {
        case answeredAt, filmCount, id, receivedAt, recommendation, state
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(answeredAt, forKey: .answeredAt)
        try members.encode(filmCount, forKey: .filmCount)
        try members.encode(id, forKey: .id)
        try members.encode(receivedAt, forKey: .receivedAt)
        try members.encode(recommendation, forKey: .recommendation)
        try members.encode(state, forKey: .state)
    }
}
