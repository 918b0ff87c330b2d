import APICore
public import Foundation

/// A picture of the store, in any size that its address asks for.
public struct ITunesArtwork: Sendable, Hashable {
    /// The picture in the size that the store named, 100 or 170 points at most. `https` always.
    public let url: URL

    /// A picture by its address in any size; nil when it is no address of the web.
    public init?(_ address: String) {
        guard let url = URL(web: address) else { return nil }
        self.url = url
    }

    /// The picture no larger than this many pixels, in its own proportions: 600 × 900 suits a poster.
    ///
    /// People report that a larger size gives the original. An address of an unknown form stays as it is.
    public func url(width: Int, height: Int) -> URL {
        let address = url.absoluteString
        let size = #/\d+x\d+(?:bb)?(?:-\d+)?(?=\.(?:jpg|png|webp)$)/#
        // The end is enough, and takes no longer for a long address.
        guard let range = address.suffix(64).firstMatch(of: size)?.range else { return url }
        return URL(string: address.replacingCharacters(in: range, with: "\(max(width, 1))x\(max(height, 1))bb")) ?? url
    }
}

extension ITunesArtwork: Codable {
    /// Reads an address.
    ///
    /// - Throws: `DecodingError` when it is none of the web.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let artwork = ITunesArtwork(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no address"))
        }
        self = artwork
    }

    /// Writes the address.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(url.absoluteString)
    }
}
