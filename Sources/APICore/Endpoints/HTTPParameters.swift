/// The parameters of a query, in the order in which they are sent, so that the same call always has the same address.
///
///     let parameters: HTTPParameters = ["s": "Law & Order", "y": year, "page": 2]
///
/// A parameter with the value nil is left out.
public struct HTTPParameters: Sendable, Hashable {
    /// The names and values in order, not yet encoded.
    public private(set) var pairs: [Pair] = []

    /// A name with its value.
    public struct Pair: Sendable, Hashable {
        /// The name, not encoded.
        public let name: String
        /// The value, not encoded.
        public let value: String
    }

    /// An empty query.
    public init() {}

    /// Adds a parameter at the end, unless its value is nil.
    public mutating func append(_ name: String, value: (any HTTPParameterValue)?) {
        if let value {
            pairs.append(Pair(name: name, value: value.parameterValue))
        }
    }

    /// Adds all of another list's parameters at the end.
    public mutating func append(contentsOf others: HTTPParameters) {
        pairs += others.pairs
    }

    /// The query without its question mark, or nil if there are no parameters. All but the unreserved characters of
    /// RFC 3986 are percent-encoded, including `+`, which servers read as a space.
    public var encoded: String? {
        guard !pairs.isEmpty else { return nil }
        return pairs.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }.joined(separator: "&")
    }
}

extension HTTPParameters: ExpressibleByDictionaryLiteral {
    /// The parameters of a literal, in their order.
    public init(dictionaryLiteral elements: (String, (any HTTPParameterValue)?)...) {
        for (name, value) in elements {
            append(name, value: value)
        }
    }
}

/// A type whose values can be sent as parameters.
public protocol HTTPParameterValue: Sendable {
    /// The value as text, not encoded.
    var parameterValue: String { get }
}

extension String: HTTPParameterValue {
    /// The text itself.
    public var parameterValue: String { self }
}

extension Int: HTTPParameterValue {
    /// The number in decimal digits.
    public var parameterValue: String { String(self) }
}

extension Double: HTTPParameterValue {
    /// The shortest decimal form that parses to the same number, with a decimal point in every locale.
    public var parameterValue: String { String(self) }
}

extension Bool: HTTPParameterValue {
    /// The word `true` or `false`.
    public var parameterValue: String { String(self) }
}
