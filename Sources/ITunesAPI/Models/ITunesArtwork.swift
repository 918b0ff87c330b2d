import APICore
public import Foundation

/// A picture in the store, available in any size.
public struct ITunesArtwork: Sendable, Hashable {
    /// The picture in the size that the store sent, at most 100 or 170 points. Always `https`.
    public let url: URL

    /// A picture by its address in any size; nil if it is not a web address.
    public init?(_ address: String) {
        guard let url = URL(web: address) else { return nil }
        self.url = url
    }

    /// The address of the picture no larger than this number of pixels, in its own proportions: 600 × 900 suits a
    /// poster.
    ///
    /// People report that a larger size returns the original. An address of an unknown form stays unchanged.
    public func url(width: Int, height: Int) -> URL {
        let address = url.absoluteString
        let size = #/\d+x\d+(?:bb)?(?:-\d+)?(?=\.(?:jpg|png|webp)$)/#
        // Searching the end is enough, and takes no longer for a long address.
        guard let range = address.suffix(64).firstMatch(of: size)?.range else { return url }
        return URL(string: address.replacingCharacters(in: range, with: "\(max(width, 1))x\(max(height, 1))bb")) ?? url
    }
}

extension ITunesArtwork: Codable {
    /// Decodes an address.
    ///
    /// - Throws: `DecodingError` if it is not a web address.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let artwork = ITunesArtwork(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no address"))
        }
        self = artwork
    }

    /// Encodes the address.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(url.absoluteString)
    }
}
