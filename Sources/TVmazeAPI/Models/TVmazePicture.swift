import APICore
public import Foundation

/// A picture in two sizes. May be used under the data's licence. https://www.tvmaze.com/api#shows
public struct TVmazePicture: Sendable, Hashable {
    /// Some 210 pixels wide for a poster; nil where there is none.
    public let medium: URL?
    /// As large as it was given to TVmaze, which may be megabytes.
    public let original: URL?

    /// Made of these parts, as for a preview or a test.
    public init(medium: URL? = nil, original: URL? = nil) {
        self.medium = medium
        self.original = original
    }
}

extension TVmazePicture: Codable {
    private enum CodingKeys: String, CodingKey {
        case medium, original
    }

    /// Reads what is there; `https` always.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        medium = values.picture(.medium)
        original = values.picture(.original)
    }
}
