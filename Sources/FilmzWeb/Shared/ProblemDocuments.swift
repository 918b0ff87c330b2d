import FilmzDomain
import FilmzPages
import FilmzText
import HTTPTypes
import Hummingbird
import Logging

/// Turns every error under `/api/` into a problem document. Unexpected errors are logged.
struct ProblemDocuments<Context: RequestContext>: RouterMiddleware {
    func handle(_ request: Request, context: Context, next: Next<Context>) async throws -> Response {
        guard APIPath.owns(request.uri.path) else { return try await next(request, context) }
        do {
            return try await next(request, context)
        } catch {
            let language = AcceptLanguage.best(request.headers[.acceptLanguage])
            let problem = Problem(error, status: ErrorPages.page(for: error).status, in: .of(language))
            if problem.status >= 500 {
                context.logger.error("\(request.method) \(context.routeName): \(ErrorPages.reason(error))")
            }
            var headers: HTTPFields = [.contentType: Problem.mediaType, .cacheControl: "no-store"]
            headers.setLanguage(language, chosenBy: [.acceptLanguage])
            let wait = (error as? StorageError)?.retryAfter ?? (error as? PasswordRefusal)?.wait
            headers[.retryAfter] = wait.map(String.init)
            if problem.status == 401 { headers[.wwwAuthenticate] = Replies.challenge }
            if !problem.allowed.isEmpty { headers[.allow] = problem.allowed.joined(separator: ", ") }
            return try JSONReply.value(problem, status: HTTPResponse.Status(code: problem.status), headers: headers)
        }
    }
}
