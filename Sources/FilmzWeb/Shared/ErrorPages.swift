import FilmzDomain
import FilmzExchange
import FilmzPages
import FilmzReading
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTP2

/// Turns every error into a page that says what happened and what to do. Unexpected errors are logged.
struct ErrorPages: RouterMiddleware {
    let replies: Replies

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        do {
            return try await next(request, context)
        } catch WebError.signInNeeded {
            return await replies.signInNeeded(request, client: context.client)
        } catch {
            let page = Self.page(for: error)
            if page.status >= 500, !(error is WebError), error as? CardError != .busy {
                context.logger.error("\(request.method) \(context.routeName): \(Self.reason(error))")
            }
            var response = replies.error(page, for: request)
            response.headers[.retryAfter] = (error as? StorageError)?.retryAfter.map(String.init)
            return response
        }
    }

    /// The reason for the log, which is in English and names no film.
    static func reason(_ error: any Error) -> String {
        switch error {
        case let error as StorageError: Strings.english.sentence(for: error)
        // The whole error would name the file, which may be called after a film.
        case let error as CocoaError: "CocoaError \(error.code.rawValue)"
        default: "\(error)"
        }
    }

    static func page(for error: any Error) -> ErrorPage {
        switch error {
        case let error as DomainError:
            ErrorPage(error)
        case let error as StorageError:
            ErrorPage(error, status: error.status.code)
        case let error as BackupError:
            ErrorPage(error)
        case let error as PasswordRefusal:
            ErrorPage(status: error.status.code)
        case let problem as UploadProblem:
            ErrorPage(problem)
        case is RecommendationProblem, is AdvertisingProblem, is TextFile.Problem, is ExchangeError:
            ErrorPage(status: HTTPResponse.Status.unprocessableContent.code)
        case CardError.busy:
            ErrorPage(status: HTTPResponse.Status.serviceUnavailable.code)
        case WebError.passwordMissing:
            ErrorPage.passwordMissing
        case let error as WebError:
            ErrorPage(status: error.status.code)
        case is HTTPParserError, is NIOHTTP2Errors.StreamClosed, is IOError, is ChannelError, is CancellationError:
            // The body is not HTTP, its sender went away, or the server is ending and does not wait for it.
            ErrorPage(status: WebError.malformed.status.code)
        case is NIOTooManyBytesError:
            ErrorPage(status: WebError.bodyTooLarge.status.code)
        case let error as any HTTPResponseError where error.status.kind == .clientError:
            ErrorPage(status: error.status.code)
        default:
            ErrorPage(status: HTTPResponse.Status.internalServerError.code)
        }
    }
}
