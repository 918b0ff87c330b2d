/// A path as it leads to one thing, and as the pattern that fits all things of the kind: both come from one literal, such
/// as `"/films/\(film)"`.
public struct PathTemplate: ExpressibleByStringInterpolation, Sendable {
    /// `/films/78748`.
    public let path: String
    /// `/films/:film`.
    public let pattern: String

    public init(stringLiteral literal: String) {
        (path, pattern) = (literal, literal)
    }

    public init(stringInterpolation interpolation: StringInterpolation) {
        (path, pattern) = (interpolation.path, interpolation.pattern)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var (path, pattern) = ("", "")

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            path += literal
            pattern += literal
        }

        public mutating func appendInterpolation<Value: PathParameter>(_ value: Value) {
            path += value.pathText
            pattern += ":" + Value.parameterName
        }

        /// A word that stands in the pattern too: each has a route of its own.
        public mutating func appendInterpolation(word: String) {
            appendLiteral(word)
        }
    }
}
