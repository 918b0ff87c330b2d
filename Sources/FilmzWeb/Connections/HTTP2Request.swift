import HummingbirdCore
import NIOCore

/// A request of HTTP/2 whose turn has come.
struct HTTP2Request: Sendable {
    let channel: HTTP1Channel.Value
    let work: ClientWork
    let stream: NIOLoopBound<HTTP2StreamHandler>

    /// Notes that the work on it is done.
    func end() {
        let channel = channel.channel
        channel.eventLoop.execute { stream.value.endWork(channel) }
    }
}
