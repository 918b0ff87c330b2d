/// The lower and the upper bound of a filter, both included.
///
/// See https://developer.themoviedb.org/reference/discover-movie.
public struct TMDbBounds<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The lower bound; nil if there is none.
    public let lower: Value?
    /// The upper bound; nil if there is none.
    public let upper: Value?

    /// Bounds that include a value and all above it.
    public static func atLeast(_ lower: Value) -> TMDbBounds { TMDbBounds(lower: lower, upper: nil) }

    /// Bounds that include a value and all below it.
    public static func atMost(_ upper: Value) -> TMDbBounds { TMDbBounds(lower: nil, upper: upper) }

    /// Bounds that include two values and all between them.
    public static func between(_ lower: Value, and upper: Value) -> TMDbBounds {
        TMDbBounds(lower: lower, upper: upper)
    }
}
