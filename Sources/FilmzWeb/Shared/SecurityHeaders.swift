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

    /// What every answer says, and no route says otherwise.
    private static let fields = [
        HTTPField(name: .contentSecurityPolicy, value: contentSecurityPolicy),
        HTTPField(name: .xContentTypeOptions, value: "nosniff"),
        HTTPField(name: .crossOriginOpenerPolicy, value: "same-origin"),
        HTTPField(name: .crossOriginResourcePolicy, value: "same-origin"),
        HTTPField(name: .permissionsPolicy, value: "camera=(), microphone=(), geolocation=(), payment=()"),
    ]

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        var response = try await next(request, context)
        response.headers.append(contentsOf: Self.fields)
        // Not no-referrer, because browsers would then send forms with `Origin: null`.
        if !response.headers.contains(.referrerPolicy) { response.headers[.referrerPolicy] = "same-origin" }
        if staysSecure(context.client) { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        if !response.headers.contains(.cacheControl) { response.headers[.cacheControl] = "private, no-cache" }
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
