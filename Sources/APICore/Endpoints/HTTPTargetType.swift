public import Foundation
public import HTTPTypes

/// The calls of an HTTP API as cases of an enum: each says where it goes and what it sends.
///
/// The ``HTTPEndpoint`` with this type as its target says what the answer is. So calls with different answers are
/// different enums, and reading an answer with the wrong model does not compile.
public protocol HTTPTargetType: Sendable {
    /// Where the API is: scheme, host and the part of the path that all calls share.
    ///
    /// An ``APIClient`` may be told to ask somewhere else.
    var baseURL: URL { get }

    /// The path after ``baseURL``, percent-encoded. Values go in as `"/v2/movies/\(segment: slug)"`. It does not end in
    /// a slash: a segment without a name is refused.
    var path: String { get }

    /// The path as errors and events may show it: ``path``, unless that holds something private.
    var publicPath: String { get }

    /// `GET` by default.
    var method: HTTPRequest.Method { get }

    /// Header fields of this call; none by default. A key goes into a ``Credential``, not here.
    var headers: HTTPHeaders { get }

    /// What the call sends besides its path; nothing by default.
    var task: HTTPTask { get }
}

/// Header fields by name. A name or a value that HTTP does not allow fails as ``APIError/Kind/invalidRequest``.
public typealias HTTPHeaders = [String: String]

extension HTTPTargetType {
    public var publicPath: String { path }
    public var method: HTTPRequest.Method { .get }
    public var headers: HTTPHeaders { [:] }
    public var task: HTTPTask { .requestPlain }
}

/// What a call sends besides its path.
public enum HTTPTask: Sendable {
    /// Nothing.
    case requestPlain
    /// Parameters in the query.
    case requestParams(HTTPParameters)
    /// A value in the body, as JSON with dates as ISO 8601 in UTC.
    case requestJSON(any Encodable & Sendable)
}

extension HTTPTask {
    /// Parameters in the query, in the order of their names, since a dictionary has no order.
    ///
    /// A literal is read as ``HTTPParameters``, and keeps its order.
    @_disfavoredOverload
    public static func requestParams(_ parameters: [String: any HTTPParameterValue]) -> HTTPTask {
        var sorted = HTTPParameters()
        for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
            sorted.append(name, value: value)
        }
        return .requestParams(sorted)
    }
}
