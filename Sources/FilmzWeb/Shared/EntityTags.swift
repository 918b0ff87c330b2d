import HTTPTypes
import Hummingbird
import NIOCore

/// Lets a browser ask whether the page it has is still the same, and answers that without sending it again. Pages are
/// made for every request all the same: nothing is ever answered from memory.
struct EntityTags<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // Whatever sets a cookie is for this once: a message about a change, a sign-in.
        if response.headers[.setCookie] != nil { response.headers[.cacheControl] = "no-store" }
        guard [.get, .head].contains(request.method), response.status == .ok,
            response.headers[.cacheControl]?.contains("no-store") != true
        else { return response }
        if response.headers[.eTag] == nil, let body = try await response.body.collected() {
            response.headers[.eTag] = Self.tag(of: body)
        }
        guard let tag = response.headers[.eTag], Self.names(tag, request.headers[.ifNoneMatch]) else { return response }
        return Self.notModified(response.headers)
    }

    /// Swift's hash: 64 bits under a key that is drawn when the program starts, so nobody can make two pages with one
    /// tag, and no tag outlives the program that drew the page.
    static func tag(of body: ByteBuffer) -> String {
        "W/\"\(String(UInt(bitPattern: body.hashValue), radix: 36))\""
    }

    /// Whether `If-None-Match` names this tag; strong and weak tags count alike.
    static func names(_ tag: String, _ header: String?) -> Bool {
        guard let header else { return false }
        func opaque(_ tag: some StringProtocol) -> String {
            let tag = String(tag.filter { $0 != " " && $0 != "\t" })
            return tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
        }
        // Tags of ours hold no comma; one of a stranger's that does matches nothing.
        return header.split(separator: ",").prefix(50).contains { opaque($0) == opaque(tag) || opaque($0) == "*" }
    }

    private static func notModified(_ headers: HTTPFields) -> Response {
        var response = Response(status: .notModified, headers: headers)
        for name in [.contentType, .contentLength, .contentEncoding] as [HTTPField.Name] {
            response.headers[name] = nil
        }
        return response
    }
}
