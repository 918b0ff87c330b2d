import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Middleware that finds out whether a person sent the request, directly or from a page of ours. Only such requests may
/// change anything or make Filmz ask providers.
struct OriginGuard: RouterMiddleware {
    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        var context = context
        switch request.method {
        case .get: context.permission = Self.isWanted(request, client: context.client) ? .granted : nil
        case .head: break
        default:
            guard Self.isOwn(request, client: context.client) || Self.isShared(request) else {
                throw WebError.crossSite
            }
            context.permission = .granted
        }
        return try await next(request, context)
    }

    /// Whether a change comes from a page of ours. Every browser names the page.
    private static func isOwn(_ request: Request, client: Client) -> Bool {
        if let site = request.headers[.secFetchSite], site != "same-origin" { return false }
        guard let origin = request.headers[.origin] else { return request.headers[.secFetchSite] != nil }
        return client.owns(origin)
    }

    /// Whether a person shared files from the share sheet of their phone. No page can send such a request, and the
    /// files change nothing before the person says so.
    private static func isShared(_ request: Request) -> Bool {
        request.method == .post && request.uri.path == SitePath.imports.path
            && request.headers[.secFetchSite] == "none"
    }

    /// Whether a person asked for this page, directly or from a page of ours. False for another site, for a browser
    /// that loads pages in advance, and for a script that followed a redirect after a form.
    static func isOwnNavigation(_ request: Request, client: Client) -> Bool {
        isWanted(request, client: client) && (request.headers[.secFetchDest] ?? "document") == "document"
    }

    /// Whether a person, a page of ours or a program asks. False for a page of another site, and for a browser that
    /// loads pages in advance.
    ///
    /// Browsers tell where a request comes from on HTTPS and on this machine; old browsers never do. Then a page of
    /// ours is recognised by the referrer, which our pages always send and no other page can forge. Programs are not
    /// browsers, and need not prove anything.
    private static func isWanted(_ request: Request, client: Client) -> Bool {
        guard !request.isLoadedAhead else { return false }
        switch request.headers[.secFetchSite] {
        case "same-origin", "none": return true
        case .some: return false
        case nil:
            guard request.headers[.userAgent]?.hasPrefix("Mozilla/") == true else {
                return request.headers[.referer] == nil
            }
            return request.headers[.referer].map { Replies.isOwnPage($0, client: client) } == true
        }
    }
}

extension Request {
    /// Whether a browser loads the page in advance, before the reader asks for it.
    var isLoadedAhead: Bool { HTTPField.Name.loadingAhead.contains { headers[$0] != nil } }
}

extension HTTPField.Name {
    static let secFetchDest = Self.known("Sec-Fetch-Dest")
    static let secFetchSite = Self.known("Sec-Fetch-Site")
    static let referrerPolicy = Self.known("Referrer-Policy")
    static let crossOriginOpenerPolicy = Self.known("Cross-Origin-Opener-Policy")
    static let crossOriginResourcePolicy = Self.known("Cross-Origin-Resource-Policy")
    static let permissionsPolicy = Self.known("Permissions-Policy")
    static let clearSiteData = Self.known("Clear-Site-Data")

    /// The headers with which browsers mark a page that they load in advance.
    fileprivate static let loadingAhead = [secPurpose, known("Purpose"), known("X-Purpose"), known("X-Moz")]

    static func known(_ name: StaticString) -> Self {
        guard let name = Self("\(name)") else { preconditionFailure("\(name) is no field name") }
        return name
    }
}

/// Refuses a body for methods that have none, so that it is never read.
struct BodyGuard: RouterMiddleware {
    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        let hasBody =
            request.headers[.transferEncoding] != nil || (request.headers[.contentLength] ?? "0").contains { $0 != "0" }
        guard !hasBody || [.post, .put, .patch, .delete].contains(request.method) else { throw WebError.malformed }
        return try await next(request, context)
    }
}

/// Answers only to this machine's names, so that another site cannot make its own name lead here (DNS rebinding).
struct HostGuard: RouterMiddleware {
    let names: HostNames

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        guard names.contain(context.client.authority) else { throw WebError.unknownHost }
        return try await next(request, context)
    }
}
