import APICore
public import Foundation

/// A picture in two sizes. It may be used under the data's licence. https://www.tvmaze.com/api#shows
public struct TVmazePicture: Sendable, Hashable {
    /// The medium size, some 210 pixels wide for a poster; nil if there is none.
    public let medium: URL?
    /// The original size, which may be megabytes.
    public let original: URL?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(medium: URL? = nil, original: URL? = nil) {
        self.medium = medium
        self.original = original
    }
}

extension TVmazePicture: Codable {
    private enum CodingKeys: String, CodingKey {
        case medium, original
    }

    /// Decodes the addresses, always as `https`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        medium = values.picture(.medium)
        original = values.picture(.original)
    }
}
