import FilmzDomain
import HummingbirdCore
import NIOCore

/// An HTTP/2 request whose turn has come.
struct HTTP2Request: Sendable {
    let channel: HTTP1Channel.Value
    let work: StoppableWork
    let stream: NIOLoopBound<HTTP2StreamHandler>

    /// Notes that the work on the request is done.
    func end() {
        let channel = channel.channel
        channel.eventLoop.execute { stream.value.endWork(channel) }
    }
}
