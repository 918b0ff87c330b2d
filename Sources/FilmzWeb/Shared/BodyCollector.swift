import HTTPTypes
import Hummingbird
import NIOCore

/// A writer that keeps a response's body instead of sending it.
private final class BodyCollector: ResponseBodyWriter {
    private(set) var buffer = ByteBuffer()

    func write(_ part: ByteBuffer) {
        var part = part
        if buffer.readableBytes == 0 { buffer = part } else { buffer.writeBuffer(&part) }
    }

    func finish(_ trailers: HTTPFields?) {}
}

extension ResponseBody {
    /// The size in bytes above which bodies are sent as they come.
    static let collectingLimit = 1 << 20

    /// The whole body; nil when it is empty, streamed or too large.
    func collected() async throws -> ByteBuffer? {
        guard let contentLength, 1...Self.collectingLimit ~= contentLength else { return nil }
        let collector = BodyCollector()
        try await write(collector)
        return collector.buffer
    }
}
