public import Foundation

/// Why a call failed.
///
/// Its descriptions name the service, the method and the path; never a query, a key or what a body holds beyond the
/// service's own error message.
public struct APIError: Error {
    /// What a failure means for the caller.
    public enum Kind: Sendable, Hashable {
        /// The task was cancelled. Nothing failed.
        case cancelled
        /// The call could not be built: a mistake in the program, or a value that is not allowed where it was put.
        case invalidRequest
        /// No connection: no network, no such host, nobody listening, or cut off before the answer was whole.
        case unreachable
        /// No answer within the time allowed.
        case timedOut
        /// The answer is longer than the client's limit.
        case answerTooLarge
        /// The key is missing, wrong, or not allowed to do this.
        case unauthorized
        /// Too many calls in too short a time. How long the service asks to wait, or nil when it does not say.
        case rateLimited(retryAfter: Duration?)
        /// This key has no calls left, for example for the day.
        case quotaExceeded
        /// There is no such thing. The service itself works.
        case notFound
        /// The service does not accept the call as it is.
        case rejected
        /// The service itself has a fault.
        case serviceUnavailable
        /// The answer cannot be read.
        case unreadable
    }

    /// What the failure means.
    public var kind: Kind
    /// The vendor's name.
    public var service: String
    /// Method and path of the call.
    public var operation: String
    /// The status, or nil when no answer came.
    public var status: Int?
    /// The service's own words or what could not be read, without the key; at most 300 Unicode scalars. Nil: no words.
    public var message: String?
    /// The error below this one, such as the vendor's own with all its fields. Nil when there is none.
    public var cause: (any Error)?

    /// An error of a kind, of a call.
    public init(
        _ kind: Kind, service: String, operation: String, status: Int? = nil, message: String? = nil,
        cause: (any Error)? = nil
    ) {
        self.kind = kind
        self.service = service
        self.operation = operation
        self.status = status
        let words = message?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        self.message =
            if words.isEmpty {
                nil
            } else {
                String(String.UnicodeScalarView(words.unicodeScalars.prefix(300)))
            }
        self.cause = cause
    }

    /// An error of a kind, of this request; the key is taken out of the message.
    public init(
        _ kind: Kind, of request: APIRequest, status: Int? = nil, message: String? = nil, cause: (any Error)? = nil
    ) {
        self.init(
            kind, service: request.service, operation: request.operation, status: status,
            message: message.map { request.credential?.redacting($0) ?? $0 }, cause: cause)
    }

    /// A transport's error without the key, and without its cause, which may hold the address as it was sent.
    func redacted(by credential: Credential) -> APIError {
        var copy = self
        copy.message = message.map(credential.redacting)
        copy.cause = nil
        return copy
    }
}

extension APIError {
    /// Whether the same call may succeed soon: the network or the service is at fault, not the call.
    public var isTransient: Bool {
        switch kind {
        case .unreachable, .timedOut, .rateLimited, .serviceUnavailable, .unreadable: true
        case .cancelled, .invalidRequest, .answerTooLarge, .unauthorized, .quotaExceeded, .notFound, .rejected: false
        }
    }
}

extension APIError: LocalizedError, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// One sentence for a person: what happened and, where there is something, what to do.
    public var errorDescription: String? {
        switch kind {
        case .cancelled: "\(service) was no longer asked."
        case .invalidRequest: "\(service) cannot be asked this. \(message ?? "")".trimmingCharacters(in: .whitespaces)
        case .unreachable: "\(service) cannot be reached. Check the connection and try again."
        case .timedOut: "\(service) took too long to answer. Try again later."
        case .answerTooLarge: "\(service) answered with more than can be read."
        case .unauthorized: "\(service) does not accept the key. Check it, and that it has been activated."
        case .rateLimited(let wait?): "\(service) was asked too often. Try again in \(wait.inWords)."
        case .rateLimited(nil): "\(service) was asked too often. Try again in a few minutes."
        case .quotaExceeded: "The calls that \(service) allows a day are used up. Try again tomorrow."
        case .notFound: "\(service) knows no such thing."
        case .rejected: "\(service) does not accept this request\(message.map { ": \($0)" } ?? ".")"
        case .serviceUnavailable: "\(service) has trouble answering. Try again later."
        case .unreadable: "\(service) gave an answer that cannot be read. Try again later."
        }
    }

    /// For a log, on one line: kind, call, status and message.
    public var description: String {
        var text = "\(service) \(operation): \(kind)"
        if let status { text += ", status \(status)" }
        if let message { text += ", \(message.debugDescription)" }
        return text
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The parts that ``description`` shows.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

extension Duration {
    /// Seconds or minutes, rounded up: what a person is asked to wait.
    var inWords: String {
        let seconds = max(1, Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0))
        if seconds == 1 { return "a second" }
        if seconds < 120 { return "\(seconds) seconds" }
        return "\((seconds + 59) / 60) minutes"
    }
}
