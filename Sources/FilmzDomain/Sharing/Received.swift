/// A recommendation that a person got and kept, and what they did with it.
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
    /// Nil when it is new.
    public var answeredAt: Timestamp?
    /// In a list of several, it has only its first films: ``coverSize``.
    public var recommendation: Recommendation
    /// How many films it has.
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

    /// How many a person can keep. When there are more, the oldest that were declined go, then the oldest that were
    /// accepted; new ones never go.
    public static let countLimit = 500
    /// How much room all of a person's have together, in bytes of JSON.
    public static let byteLimit = 64 << 20
    public static let coverSize = FilmList.coverSize
}

/// The recommendations that each person got.
///
/// When the call returns, it is on the disk. Nobody sees what somebody else got.
public protocol ReceivedService: Sendable {
    /// A page of a person's, new ones first, and the latest first among each.
    func received(of person: Person.ID, page: PageRequest) async throws -> Page<Received>

    /// How many a person has not answered.
    func newCount(of person: Person.ID) async throws -> Int

    /// One of a person's, whole; nil when there is none with this ID.
    func received(_ id: Received.ID, of person: Person.ID) async throws -> Received?

    /// The one of a person's that is equal to this; nil when there is none.
    func received(equalTo recommendation: Recommendation, of person: Person.ID) async throws -> Received?

    /// Keeps a recommendation, or returns the equal one that the person has.
    /// - Throws: ``RecommendationProblem/full``
    func keep(_ recommendation: Recommendation, for person: Person.ID) async throws -> Received

    /// Keeps one that an archive has, with its times, unless the person has an equal one.
    /// - Throws: ``RecommendationProblem/full``
    func restore(_ received: Received, of person: Person.ID) async throws

    /// Notes what the person did with one. A person may answer again.
    /// - Parameter change: what accepting it changed; undoing that makes the recommendation new again
    /// - Returns: whether there is one with this ID
    @discardableResult
    func answer(_ id: Received.ID, state: Received.State, change: Change.ID?, of person: Person.ID) async throws
        -> Bool
}
