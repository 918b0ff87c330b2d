import HTTPTypes
import Hummingbird

/// Sends no body to a HEAD request. The router does this for the answers of routes, but not for error pages; their body
/// would be read as the beginning of the next answer.
struct HeadAnswers<Context: RequestContext>: RouterMiddleware {
    func handle(_ request: Request, context: Context, next: Next<Context>) async throws -> Response {
        let response = try await next(request, context)
        return if request.method == .head { response.createHeadResponse() } else { response }
    }
}
