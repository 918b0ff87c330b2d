public import Foundation
public import HTTPTypes

/// A response: status, header fields and the whole body.
public struct APIResponse: Sendable {
    /// The HTTP status.
    public var status: HTTPResponse.Status
    /// The header fields.
    public var fields: HTTPFields
    /// The body, as it was sent.
    public var body: Data

    /// A response with these parts.
    public init(status: HTTPResponse.Status, fields: HTTPFields = [:], body: Data = Data()) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The time the service asks to wait, or nil if it does not say.
    ///
    /// `Retry-After` is a number of seconds or a date; a date is compared with the response's own `Date`, so that a
    /// wrong clock, there or here, does no harm. Never negative.
    public var retryAfter: Duration? {
        guard let text = fields[.retryAfter]?.trimmingCharacters(in: .whitespaces) else { return nil }
        let year = 86_400 * 365
        if let seconds = Int(text) { return .seconds(max(0, min(seconds, year))) }
        guard let until = HTTPDate.parse(text) else { return nil }
        let from = fields[.date].flatMap(HTTPDate.parse) ?? Date()
        return .seconds(max(0, min(until.timeIntervalSince(from), Double(year))))
    }

    /// The first byte of the body that is neither white space nor part of a byte order mark; nil if there is none.
    public var firstByte: UInt8? {
        body.first { !$0.isWhitespaceOrMark }
    }

    /// Whether the body begins like a JSON object. An HTML page, plain text and an empty body do not.
    public var isObject: Bool { firstByte == UInt8(ascii: "{") }

    /// The fault that the status stands for, or nil from 200 to 299 with a body that begins like JSON.
    public var statusFault: APIFault? {
        switch status.code {
        case 200...299: if isObject || firstByte == UInt8(ascii: "[") { nil } else { APIFault(.unreadable) }
        case 401, 403: APIFault(.unauthorized)
        case 404, 410: APIFault(.notFound)
        case 408: APIFault(.serviceUnavailable)
        case 429: APIFault(.rateLimited(retryAfter: retryAfter))
        case 400...499: APIFault(.rejected)
        case 500...599: APIFault(.serviceUnavailable)
        default: APIFault(.unreadable)
        }
    }
}

extension APIResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The status and the length of the body, never its content.
    public var description: String { "status \(status.code), \(body.count) bytes" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// An empty mirror, so that `dump` shows no body.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension UInt8 {
    fileprivate var isWhitespaceOrMark: Bool {
        switch self {
        case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF: true
        default: false
        }
    }
}

/// Dates in HTTP header fields, RFC 9110, section 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
    static func parse(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: text)
    }
}
