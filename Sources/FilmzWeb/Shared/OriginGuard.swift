import HTTPTypes
import Hummingbird

/// Lets only Filmz's own pages change anything: every browser names the page a change comes from.
struct OriginGuard: RouterMiddleware {
    func handle(
        _ request: Request, context: VisitorContext,
        next: @concurrent (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        if request.method != .get, request.method != .head, !Self.isOwn(request, context.client) {
            throw WebError.crossSite
        }
        return try await next(request, context)
    }

    private static func isOwn(_ request: Request, _ client: Client) -> Bool {
        if let site = request.headers[.secFetchSite], site != "same-origin" { return false }
        guard let origin = request.headers[.origin] else { return request.headers[.secFetchSite] != nil }
        return origin.lowercased() == client.origin
    }

    /// Whether a person asked for this page by themselves or from a page of ours; not another site, not a browser
    /// that loads ahead, and not a script that was led here after a form it sent.
    static func isOwnNavigation(_ request: Request) -> Bool {
        let site = request.headers[.secFetchSite] ?? "none"
        let destination = request.headers[.secFetchDest] ?? "document"
        return ["same-origin", "none"].contains(site) && destination == "document"
            && request.headers[.secPurpose] == nil
    }
}

extension HTTPField.Name {
    static let secFetchDest = Self.known("Sec-Fetch-Dest")
    static let secFetchSite = Self.known("Sec-Fetch-Site")
    static let referrerPolicy = Self.known("Referrer-Policy")
    static let crossOriginOpenerPolicy = Self.known("Cross-Origin-Opener-Policy")
    static let crossOriginResourcePolicy = Self.known("Cross-Origin-Resource-Policy")
    static let permissionsPolicy = Self.known("Permissions-Policy")
    static let clearSiteData = Self.known("Clear-Site-Data")

    static func known(_ name: String) -> Self {
        // The names given are valid field names, so the fallback is never met.
        Self(name) ?? .userAgent
    }
}
