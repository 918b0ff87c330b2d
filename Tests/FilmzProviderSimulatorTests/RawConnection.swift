import Foundation
import NIOCore
import NIOPosix

/// HTTP by hand: requests and answers that client libraries do not send or show.
enum RawConnection {
    /// Everything that arrives until the other side closes the connection.
    /// - Parameter lines: the request line and the fields
    static func answer(to lines: [String], at address: URL) async throws -> (head: String, body: String) {
        let port = address.port ?? 0
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let asked = (lines + ["Host: 127.0.0.1:\(port)", "Connection: close", "", ""]).joined(separator: "\r\n")
        var text = ""
        try await channel.executeThenClose { incoming, outgoing in
            try await outgoing.write(ByteBuffer(string: asked))
            for try await bytes in incoming { text += String(buffer: bytes) }
        }
        guard let end = text.range(of: "\r\n\r\n") else { return (text, "") }
        return (String(text[..<end.lowerBound]), String(text[end.upperBound...]))
    }
}
