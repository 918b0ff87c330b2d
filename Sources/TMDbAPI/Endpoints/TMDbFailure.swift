import APICore
import Foundation
import HTTPTypes

/// An error response of TMDb: the `APIError.cause` of an error.
///
/// See https://developer.themoviedb.org/docs/errors.
public struct TMDbFailure: Error, Sendable, Hashable {
    /// TMDb's own error code, such as 34 for an unknown item. Nil if it sent none.
    public let statusCode: Int?
    /// TMDb's own message; nil if it sent none. If it sends a list of errors instead, they are joined by spaces.
    public let message: String?
    /// False if TMDb sent that; nil in older responses, which lack it.
    public let success: Bool?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(statusCode: Int? = nil, message: String? = nil, success: Bool? = nil) {
        self.statusCode = statusCode
        self.message = message
        self.success = success
    }
}

extension TMDbFailure {
    /// The failure in a body, or nil if it holds none, or if its code is one of success.
    ///
    /// With status 200, a body is decoded only if its first bytes are a key of a failure.
    init?(in response: APIResponse) {
        guard response.isObject else { return nil }
        let hasSuccessStatus = (200...299).contains(response.status.code)
        if hasSuccessStatus && !Self.mayBeFailure(response.body) { return nil }
        let text = response.withoutMark
        guard let failure = try? JSONDecoder().decode(TMDbFailure.self, from: text) else { return nil }
        let isSuccess = failure.success != false && [1, 12, 13].contains(failure.statusCode)
        if hasSuccessStatus && isSuccess { return nil }
        self = failure
    }

    private static func mayBeFailure(_ body: Data) -> Bool {
        let start = body.prefix(512)
        return ["\"status_code\"", "\"success\"", "\"errors\""].contains { start.range(of: Data($0.utf8)) != nil }
    }
}

extension TMDbFailure: Codable {
    private enum CodingKeys: String, CodingKey {
        case statusCode = "status_code"
        case message = "status_message"
        case success
    }

    private enum ErrorListKeys: String, CodingKey {
        case errors
    }

    /// Decodes both forms: a code with a message, and a list of errors.
    ///
    /// - Throws: if it is neither.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let errors = try decoder.container(keyedBy: ErrorListKeys.self).texts(.errors)
        statusCode = values.integer(.statusCode)
        message = values.text(.message) ?? (errors.isEmpty ? nil : errors.joined(separator: " "))
        success = values.flag(.success)
        if statusCode == nil && success != false && errors.isEmpty {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a failure"))
        }
    }
}
