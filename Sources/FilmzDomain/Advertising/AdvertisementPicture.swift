public import Foundation

/// The picture of an offer, which Filmz itself serves.
public struct AdvertisementPicture: Hashable, Sendable {
    /// An ID that is new for each picture, so that browsers may cache them.
    public typealias ID = RandomID<AdvertisementPicture>

    public let bytes: Data
    /// The media type: `image/jpeg`, `image/png` or `image/webp`.
    public let mediaType: String

    /// The maximum size in bytes.
    public static let byteLimit = 300 * 1024

    /// Returns nil for anything but a complete JPEG, PNG or WebP of up to ``byteLimit``.
    public init?(_ bytes: Data) {
        guard bytes.count <= Self.byteLimit, let seen = PictureInspector(bytes) else { return nil }
        self.bytes = bytes
        mediaType = seen.mediaType
    }
}
