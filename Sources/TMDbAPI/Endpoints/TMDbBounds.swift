/// The least and the most that a filter lets through, both included.
///
/// See https://developer.themoviedb.org/reference/discover-movie.
public struct TMDbBounds<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The least; nil when there is none.
    public let lower: Value?
    /// The most; nil when there is none.
    public let upper: Value?

    /// A value and all above.
    public static func atLeast(_ lower: Value) -> TMDbBounds { TMDbBounds(lower: lower, upper: nil) }

    /// A value and all below.
    public static func atMost(_ upper: Value) -> TMDbBounds { TMDbBounds(lower: nil, upper: upper) }

    /// Two values and all between them.
    public static func between(_ lower: Value, and upper: Value) -> TMDbBounds {
        TMDbBounds(lower: lower, upper: upper)
    }
}
