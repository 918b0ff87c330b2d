import FilmzLocking
import Logging
import NIOCore

/// Logs a problem that may occur often, at most once a minute.
final class RateLimitedLog: Sendable {
    private let logger: Logger
    private let next = Mutex(NIODeadline.distantPast)

    init(_ logger: Logger) {
        self.logger = logger
    }

    func error(_ message: Logger.Message) {
        let now = NIODeadline.now()
        let isDue = next.withLock { next in
            guard now >= next else { return false }
            next = now + .minutes(1)
            return true
        }
        if isDue { logger.error(message) }
    }
}
