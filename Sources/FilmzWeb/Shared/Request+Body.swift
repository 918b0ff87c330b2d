import HTTPTypes
import Hummingbird
import NIOCore

extension Request {
    /// The whole body.
    /// - Throws: ``WebError/bodyTooLarge``, ``WebError/malformed`` when it breaks off
    func bytes(upTo limit: Int) async throws -> ByteBuffer {
        let length = headers[.contentLength].flatMap { Int($0) }
        if let length, length > limit { throw WebError.bodyTooLarge }
        let bytes = try await body.collect(upTo: limit)
        // A server that ends stops reading, and a partial body would look complete.
        guard !Task.isCancelled, length == nil || length == bytes.readableBytes else { throw WebError.malformed }
        return bytes
    }
}
