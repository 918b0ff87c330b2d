import FilmzPages
import HTTPTypes
import Hummingbird

/// Tells the browser what our pages may do: only load from here and send forms to here.
struct SecurityHeaders: RouterMiddleware {
    let publicAddress: PublicAddress?

    static var contentSecurityPolicy: String {
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
            + "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    }

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.contentSecurityPolicy] = Self.contentSecurityPolicy
        response.headers[.xContentTypeOptions] = "nosniff"
        // Not no-referrer, because browsers would then send forms with `Origin: null`.
        if response.headers[.referrerPolicy] == nil { response.headers[.referrerPolicy] = "same-origin" }
        response.headers[.crossOriginOpenerPolicy] = "same-origin"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        response.headers[.permissionsPolicy] = "camera=(), microphone=(), geolocation=(), payment=()"
        if staysSecure(context.client) { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "private, no-cache" }
        return response
    }

    /// Whether the browser may be told to ask this name only over HTTPS from now on. Not for addresses and local names,
    /// which may belong to something else tomorrow, and not for a host that Filmz shares. A browser that does not trust
    /// the certificate ignores it.
    private func staysSecure(_ client: Client) -> Bool {
        guard let publicAddress, publicAddress.isSecure, publicAddress.hasRealName, BasePath.current == .root else {
            return false
        }
        return client.isSecure && client.name == publicAddress.name
    }
}
