import APICore
import Foundation
import HTTPTypes

/// Pictures made by hand: a real header, and other bytes instead of the image data.
enum SamplePicture {
    static func png(_ width: Int, _ height: Int, byteCount: Int = 64) -> Data {
        var data = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]) + Data("IHDR".utf8)
        data += big(width, 4) + big(height, 4) + Data([8, 2, 0, 0, 0])
        data += Data(count: 4)
        let content = Data(count: max(1, byteCount - data.count - 24))
        return data + big(content.count, 4) + Data("IDAT".utf8) + content + Data(count: 8) + Data("IEND".utf8)
            + Data(count: 4)
    }

    /// - Parameter segments: the segments before the frame
    static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xc0, segments: Data = Data()) -> Data {
        Data([0xff, 0xd8]) + segments + Data([0xff, frame, 0, 17, 8]) + big(height, 2) + big(width, 2)
            + Data([3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9])
    }

    /// - Parameter others: the chunks after the first
    static func webp(_ kind: String, _ content: Data, others: Data = Data()) -> Data {
        let chunk = self.chunk(kind, content) + others
        return Data("RIFF".utf8) + little(chunk.count + 4, 4) + Data("WEBP".utf8) + chunk
    }

    private static func chunk(_ kind: String, _ content: Data) -> Data {
        Data(kind.utf8) + little(content.count, 4) + content + Data(count: content.count % 2)
    }

    static func lossy(_ width: Int, _ height: Int) -> Data {
        webp("VP8 ", Data([0x30, 1, 0, 0x9d, 0x01, 0x2a]) + little(width, 2) + little(height, 2) + Data(count: 8))
    }

    static func lossless(_ width: Int, _ height: Int) -> Data {
        webp("VP8L", Data([0x2f]) + little((width - 1) | (height - 1) << 14, 4) + Data(count: 8))
    }

    static func extended(_ width: Int, _ height: Int) -> Data {
        webp(
            "VP8X", Data([0x10, 0, 0, 0]) + little(width - 1, 3) + little(height - 1, 3),
            others: chunk("VP8L", Data(count: 21)))
    }

    static func big(_ number: Int, _ count: Int) -> Data {
        Data(little(number, count).reversed())
    }

    static func little(_ number: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
}

extension APIResponse {
    static func picture(_ bytes: Data) -> APIResponse {
        APIResponse(status: .ok, fields: [.contentType: "image/png"], body: bytes)
    }
}
