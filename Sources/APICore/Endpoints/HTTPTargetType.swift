public import Foundation
public import HTTPTypes

/// The calls of an HTTP API as cases of an enum, each with its address and what it sends.
///
/// The ``HTTPEndpoint`` with this type as its target determines the model of the responses. So calls with different
/// models are different enums, and decoding a response into the wrong model does not compile.
public protocol HTTPTargetType: Sendable {
    /// The base address of the API: scheme, host and the part of the path that all calls share.
    ///
    /// ``APIClient/baseURL`` replaces it, unless that is nil.
    var baseURL: URL { get }

    /// The path after ``baseURL``, percent-encoded. Values are inserted as `"/v2/movies/\(segment: slug)"`. It does not
    /// end in a slash: empty segments are refused.
    var path: String { get }

    /// The path as errors and events may show it: ``path``, unless that holds something private.
    var publicPath: String { get }

    /// The HTTP method; `GET` by default.
    var method: HTTPRequest.Method { get }

    /// The header fields of this call; none by default. A key goes into a ``Credential``, not here.
    var headers: HTTPHeaders { get }

    /// The parameters or the body of the call; nothing by default.
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

/// The parameters or the body that a call sends.
public enum HTTPTask: Sendable {
    /// No parameters and no body.
    case requestPlain
    /// Parameters in the query.
    case requestParams(HTTPParameters)
    /// A value in the body, as JSON with dates as ISO 8601 in UTC.
    case requestJSON(any Encodable & Sendable)
}

extension HTTPTask {
    /// Parameters in the query, sorted by name, since a dictionary has no order.
    ///
    /// A dictionary literal is an ``HTTPParameters`` instead, and keeps its order.
    @_disfavoredOverload
    public static func requestParams(_ parameters: [String: any HTTPParameterValue]) -> HTTPTask {
        var sorted = HTTPParameters()
        for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
            sorted.append(name, value: value)
        }
        return .requestParams(sorted)
    }
}
