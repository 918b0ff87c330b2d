import APICore
public import Foundation

/// A time during which a theatre is closed.
public struct AMCClosure: Sendable, Hashable, Codable {
    /// When it begins.
    public let startDateTimeUtc: Date?
    /// When it ends; nil when that is not known.
    public let endDateTimeUtc: Date?

    /// Made of these parts, as for a preview or a test.
    public init(startDateTimeUtc: Date? = nil, endDateTimeUtc: Date? = nil) {
        self.startDateTimeUtc = startDateTimeUtc
        self.endDateTimeUtc = endDateTimeUtc
    }

    private enum CodingKeys: String, CodingKey {
        case startDateTimeUtc, endDateTimeUtc
    }

    /// Reads a closure.
    ///
    /// - Throws: `DecodingError` when it is no object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        startDateTimeUtc = container.moment(.startDateTimeUtc)
        endDateTimeUtc = container.moment(.endDateTimeUtc)
    }
}
