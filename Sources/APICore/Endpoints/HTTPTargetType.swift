public import Foundation
public import HTTPTypes

/// The calls of an HTTP API, as cases of an enum: each says where it goes and what it takes along.
///
/// What is answered is not said here but by the ``HTTPEndpoint`` that names this type as its target, so that calls
/// with different answers are different enums, and asking one for the answer of another does not compile.
public protocol HTTPTargetType: Sendable {
    /// Where the API lives: scheme, host and the part of the path that all calls share.
    ///
    /// An ``APIClient`` may be told to ask somewhere else.
    var baseURL: URL { get }

    /// The path after ``baseURL``, percent-encoded. Values go in as `"/v2/movies/\(segment: slug)"`. It does not end in
    /// a slash: a segment without a name is refused.
    var path: String { get }

    /// The path as errors and events may show it. ``path`` unless that holds something private.
    var publicPath: String { get }

    /// `GET` unless said otherwise.
    var method: HTTPRequest.Method { get }

    /// Header fields of this call. None unless said otherwise; a key belongs into a ``Credential``, not here.
    var headers: HTTPHeaders { get }

    /// What the call takes along. Nothing unless said otherwise.
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

/// What a call takes along beside its path.
public enum HTTPTask: Sendable {
    /// Nothing.
    case requestPlain
    /// Parameters in the query.
    case requestParams(HTTPParameters)
    /// A value in the body, as JSON with dates as ISO 8601 in UTC.
    case requestJSON(any Encodable & Sendable)
}
