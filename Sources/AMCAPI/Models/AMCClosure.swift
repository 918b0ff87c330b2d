import APICore
public import Foundation

/// A time during which a theatre is closed.
public struct AMCClosure: Sendable, Hashable, Codable {
    /// The beginning of the closure.
    public let startDateTimeUtc: Date?
    /// The end of the closure; nil if it is unknown.
    public let endDateTimeUtc: Date?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(startDateTimeUtc: Date? = nil, endDateTimeUtc: Date? = nil) {
        self.startDateTimeUtc = startDateTimeUtc
        self.endDateTimeUtc = endDateTimeUtc
    }

    private enum CodingKeys: String, CodingKey {
        case startDateTimeUtc, endDateTimeUtc
    }

    /// Decodes a closure.
    ///
    /// - Throws: `DecodingError` if it is not an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        startDateTimeUtc = container.moment(.startDateTimeUtc)
        endDateTimeUtc = container.moment(.endDateTimeUtc)
    }
}
