public import Foundation

/// The reason why a call failed.
///
/// Its descriptions name the service, the method and the path; never a query, a key or any part of a body other than
/// the service's own error message.
public struct APIError: Error {
    /// A kind of failure, by its meaning for the caller.
    public enum Kind: Sendable, Hashable {
        /// The task was cancelled. Nothing failed.
        case cancelled
        /// The call could not be built: a mistake in the program, or a value that is not allowed in its place.
        case invalidRequest
        /// No connection: no network, no such host, no server listening, or the connection broke off during the
        /// response.
        case unreachable
        /// No response within the time allowed.
        case timedOut
        /// The response is larger than the client's limit.
        case answerTooLarge
        /// The key is missing, wrong, or not allowed to do this.
        case unauthorized
        /// Too many calls in too short a time. The service asks to wait this long; nil if it does not say how long.
        case rateLimited(retryAfter: Duration?)
        /// The quota of this key is used up, for example for the day.
        case quotaExceeded
        /// The thing asked for does not exist. The service itself works.
        case notFound
        /// The service refuses the call for any other reason.
        case rejected
        /// The service itself has a problem.
        case serviceUnavailable
        /// The response cannot be decoded.
        case unreadable
    }

    /// The kind of failure.
    public var kind: Kind
    /// The vendor's name.
    public var service: String
    /// The method and the path of the call.
    public var operation: String
    /// The HTTP status, or nil if there was no response.
    public var status: Int?
    /// The service's own message, or what could not be decoded, without the key; at most 300 Unicode scalars. Nil if
    /// there is none.
    public var message: String?
    /// The underlying error, such as the vendor's own with all its fields. Nil if there is none.
    public var cause: (any Error)?

    /// An error of a kind; the message is trimmed, and cut after 300 Unicode scalars.
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

    /// An error of a kind, for a request; the key is removed from the message.
    public init(
        _ kind: Kind, of request: APIRequest, status: Int? = nil, message: String? = nil, cause: (any Error)? = nil
    ) {
        self.init(
            kind, service: request.service, operation: request.operation, status: status,
            message: message.map { request.credential?.redacting($0) ?? $0 }, cause: cause)
    }

    /// A copy of a transport's error without the key, and without its cause, which may hold the address as it was sent.
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
    /// A sentence or two to show to a person: what happened and, if possible, what to do.
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

    /// One line for a log: kind, call, status and message.
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
    /// The duration in seconds or minutes, rounded up, as a person is asked to wait.
    var inWords: String {
        let seconds = max(1, Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0))
        if seconds == 1 { return "a second" }
        if seconds < 120 { return "\(seconds) seconds" }
        return "\((seconds + 59) / 60) minutes"
    }
}
