import APICore
public import Foundation

/// The address of a poster.
///
/// OMDb links to pictures 300 pixels wide on Amazon's servers. Their file names contain the width, `…_V1_SX300.jpg`,
/// and other widths work too, which is not documented. https://www.omdbapi.com/#parameters
public struct OMDbPoster: Sendable, Hashable {
    /// The address that OMDb sends, but always `https`.
    public let url: URL

    /// A poster at an address; nil for an empty text, for `N/A` and for anything but a web address.
    public init?(_ text: String) {
        guard let text = text.known, let url = URL(web: text) else { return nil }
        self.url = url
    }

    /// The address of the same picture with this width in pixels; ``url`` if its file name does not end with the width,
    /// as for a cropped picture, which would be cropped elsewhere.
    public func url(width: Int) -> URL {
        let name = url.lastPathComponent
        guard width > 0, let size = name.firstMatch(of: /_SX[0-9]+(?=\.)/),
            let place = url.absoluteString.range(of: size.0, options: .backwards),
            let resized = URL(string: url.absoluteString.replacingCharacters(in: place, with: "_SX\(width)"))
        else { return url }
        return resized
    }
}

extension OMDbPoster: Codable {
    /// Decodes the address.
    ///
    /// - Throws: `DecodingError` if it is not a web address.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let poster = OMDbPoster(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no address"))
        }
        self = poster
    }

    /// Encodes the address.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(url.absoluteString)
    }
}
