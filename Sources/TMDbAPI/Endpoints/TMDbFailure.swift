import APICore
import Foundation
import HTTPTypes

/// What TMDb said when it did not do what it was asked: the `APIError.cause` of the error.
///
/// See https://developer.themoviedb.org/docs/errors.
public struct TMDbFailure: Error, Sendable, Hashable {
    /// TMDb's own number, as 34 for something that is not there. Nil when it sent none.
    public let statusCode: Int?
    /// TMDb's own words; nil when it sent none. Where it sends a list of complaints instead, they are joined by spaces.
    public let message: String?
    /// False when TMDb said so; nil in older answers, which lack it.
    public let success: Bool?

    /// Made of these parts, as for a preview or a test.
    public init(statusCode: Int? = nil, message: String? = nil, success: Bool? = nil) {
        self.statusCode = statusCode
        self.message = message
        self.success = success
    }
}

extension TMDbFailure {
    /// The failure that a body holds, or nil when it holds none, or when its code is one of success.
    ///
    /// With status 200, a body is read only if its first bytes are a key of a failure.
    init?(in response: APIResponse) {
        guard response.isObject else { return nil }
        let looksFine = (200...299).contains(response.status.code)
        if looksFine && !Self.mayBegin(response.body) { return nil }
        let text = response.withoutMark
        guard let failure = try? JSONDecoder().decode(TMDbFailure.self, from: text) else { return nil }
        let isSuccess = failure.success != false && [1, 12, 13].contains(failure.statusCode)
        if looksFine && isSuccess { return nil }
        self = failure
    }

    private static func mayBegin(_ body: Data) -> Bool {
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

    private enum ComplaintKeys: String, CodingKey {
        case errors
    }

    /// Reads both forms: a code with a message, and a list of complaints.
    ///
    /// - Throws: when it is neither.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let errors = try decoder.container(keyedBy: ComplaintKeys.self).texts(.errors)
        statusCode = values.integer(.statusCode)
        message = values.text(.message) ?? (errors.isEmpty ? nil : errors.joined(separator: " "))
        success = values.flag(.success)
        if statusCode == nil && success != false && errors.isEmpty {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a failure"))
        }
    }
}
