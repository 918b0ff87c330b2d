import FilmzPages
import HTTPTypes
import Hummingbird

/// Middleware that keeps everything behind the secret address of a share or a calendar out of search engines and
/// caches, errors included.
struct ShareHeaders: RouterMiddleware {
    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        var response = try await next(request, context)
        guard SitePath.isSecret(request.uri.path) else { return response }
        response.headers[.xRobotsTag] = "noindex, nofollow"
        response.headers[.cacheControl] = "no-store"
        return response
    }
}

extension HTTPField.Name {
    fileprivate static let xRobotsTag = known("X-Robots-Tag")
}
