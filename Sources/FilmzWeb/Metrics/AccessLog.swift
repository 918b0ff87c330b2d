import FilmzDomain
import Logging

/// Logs a line for each request. It names the route and not the address, which may have a film, a search or a secret in
/// it.
struct AccessLog: RequestWatcher {
    let logger: Logger

    func note(_ request: AnsweredRequest) {
        logger.info(
            "request",
            metadata: [
                "method": "\(request.method)", "route": "\(request.route)", "status": "\(request.status)",
                "client": "\(request.client?.description ?? "unknown")",
                "milliseconds": "\(Int(request.duration / .milliseconds(1)))", "id": "\(request.id)",
            ])
    }
}
