/// The path to one thing and the pattern for all things of its kind. Both come from one literal, such as
/// `"/films/\(film)"`.
public struct PathTemplate: ExpressibleByStringInterpolation, Sendable {
    /// The path without the ``BasePath``: `/films/78748`.
    public let path: String
    /// The pattern for the router: `/films/:film`.
    public let pattern: String

    public init(stringLiteral literal: String) {
        path = literal
        pattern = literal
    }

    public init(stringInterpolation interpolation: StringInterpolation) {
        path = interpolation.path
        pattern = interpolation.pattern
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var path = ""
        fileprivate var pattern = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            path += literal
            pattern += literal
        }

        public mutating func appendInterpolation<Value: PathParameter>(_ value: Value) {
            path += value.pathText
            pattern += ":" + Value.parameterName
        }

        /// Appends a word that is also part of the pattern, because each word has a route of its own.
        public mutating func appendInterpolation(word: String) {
            appendLiteral(word)
        }
    }
}
