public import Foundation

/// The picture of an offer, which is served from here.
public struct AdvertisementPicture: Hashable, Sendable {
    /// Another one for each picture, so that browsers may keep them.
    public typealias ID = RandomID<AdvertisementPicture>

    public let bytes: Data
    /// `image/jpeg`, `image/png` or `image/webp`.
    public let mediaType: String

    /// In bytes.
    public static let byteLimit = 300 * 1024

    /// Returns nil for anything but a whole JPEG, PNG or WebP of up to ``byteLimit``.
    public init?(_ bytes: Data) {
        guard bytes.count <= Self.byteLimit, let seen = PictureInspector(bytes) else { return nil }
        self.bytes = bytes
        mediaType = seen.mediaType
    }
}
