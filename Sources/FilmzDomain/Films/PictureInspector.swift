public import Foundation

/// Detects the type of a picture from its bytes alone.
///
/// It reads the header and checks that the picture is complete, but decodes nothing, so that a picture cannot attack a
/// decoder.
public struct PictureInspector: Hashable, Sendable {
    /// The media type: `image/jpeg`, `image/png` or `image/webp`.
    public let mediaType: String
    /// The width in pixels.
    public let width: Int
    public let height: Int

    /// The maximum size of a picture in bytes.
    public static let byteLimit = 3 << 20

    /// Returns nil for anything but a complete JPEG, PNG or WebP, and for one that is larger or smaller than any
    /// poster.
    public init?(_ picture: Data) {
        guard picture.count <= Self.byteLimit else { return nil }
        let bytes = PictureBytes(picture)
        let format: (mediaType: String, size: (width: Int, height: Int)?)
        if bytes.begin(with: [0xff, 0xd8, 0xff], at: 0) {
            format = ("image/jpeg", Self.jpeg(bytes))
        } else if bytes.begin(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0) {
            format = ("image/png", Self.png(bytes))
        } else if bytes.begin(with: Array("RIFF".utf8), at: 0), bytes.begin(with: Array("WEBP".utf8), at: 8) {
            format = ("image/webp", Self.webp(bytes))
        } else {
            return nil
        }
        guard let size = format.size, 16...4_000 ~= size.width, 16...4_000 ~= size.height,
            size.width * size.height <= 12_000_000, bytes.isWhole(format.mediaType)
        else { return nil }
        mediaType = format.mediaType
        width = size.width
        height = size.height
    }

    /// The size of a JPEG. ITU T.81, annex B: segments follow each other up to that of the frame.
    private static func jpeg(_ bytes: PictureBytes) -> (width: Int, height: Int)? {
        var offset = 2
        while bytes.number(1, at: offset) == 0xff, let marker = bytes.number(1, at: offset + 1) {
            switch marker {
            case 0xff: offset += 1
            case 0x01, 0xd0...0xd7: offset += 2
            case 0xc0...0xc3, 0xc5...0xc7, 0xc9...0xcb, 0xcd...0xcf:
                guard let length = bytes.number(2, at: offset + 2), length >= 8,
                    let height = bytes.number(2, at: offset + 5), let width = bytes.number(2, at: offset + 7)
                else { return nil }
                return (width, height)
            // The picture begins or ends before its size is given.
            case 0x00, 0xd8, 0xd9, 0xda: return nil
            default:
                guard let length = bytes.number(2, at: offset + 2), length >= 2 else { return nil }
                offset += 2 + length
            }
        }
        return nil
    }

    /// The size of a PNG: https://www.w3.org/TR/png-3/#11IHDR
    private static func png(_ bytes: PictureBytes) -> (width: Int, height: Int)? {
        guard bytes.number(4, at: 8) == 13, bytes.begin(with: Array("IHDR".utf8), at: 12), bytes.count >= 33,
            let width = bytes.number(4, at: 16), let height = bytes.number(4, at: 20)
        else { return nil }
        return (width, height)
    }

    /// The size of a WebP: RFC 9649, sections 2.4 to 2.7.
    private static func webp(_ bytes: PictureBytes) -> (width: Int, height: Int)? {
        guard let length = bytes.little(4, at: 4), length + 8 <= bytes.count else { return nil }
        if bytes.begin(with: Array("VP8 ".utf8), at: 12) {
            guard let first = bytes.number(1, at: 20), first & 1 == 0, bytes.begin(with: [0x9d, 0x01, 0x2a], at: 23),
                let width = bytes.little(2, at: 26), let height = bytes.little(2, at: 28)
            else { return nil }
            return (width & 0x3fff, height & 0x3fff)
        }
        if bytes.begin(with: Array("VP8L".utf8), at: 12) {
            guard bytes.number(1, at: 20) == 0x2f, let bits = bytes.little(4, at: 21) else { return nil }
            return (bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
        }
        if bytes.begin(with: Array("VP8X".utf8), at: 12) {
            guard let width = bytes.little(3, at: 24), let height = bytes.little(3, at: 27) else { return nil }
            return (width + 1, height + 1)
        }
        return nil
    }
}
