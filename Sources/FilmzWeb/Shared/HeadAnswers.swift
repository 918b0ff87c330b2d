import HTTPTypes
import Hummingbird

/// Sends no body to who asks for the head alone. The router sees to it where a route answers; an error page's body would
/// be read as the beginning of the next answer.
struct HeadAnswers<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        return request.method == .head ? response.createHeadResponse() : response
    }
}
