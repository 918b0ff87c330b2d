/// A path to one thing, and the pattern for all things of the kind. Both come from one literal, such as
/// `"/films/\(film)"`.
public struct PathTemplate: ExpressibleByStringInterpolation, Sendable {
    /// `/films/78748`, without the ``BasePath``.
    public let path: String
    /// `/films/:film`.
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

        /// Adds a word that is part of the pattern too, because each word has a route of its own.
        public mutating func appendInterpolation(word: String) {
            appendLiteral(word)
        }
    }
}
