import HummingbirdCore
import Logging
import NIOCore

/// A connection to the simulator.
struct StageChannel: ServerChildChannel {
    private let http: HTTP1Channel

    init(stage: Stage) {
        http = HTTP1Channel { request, writer, channel in
            try await stage.answer(request, on: channel, with: writer)
        }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        // A client that disconnects then closes the whole connection, so a hanging call can end.
        channel.setOption(ChannelOptions.allowRemoteHalfClosure, value: false)
            .flatMap { http.setup(channel: channel, logger: logger) }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await http.handle(value: value, logger: logger)
    }
}
