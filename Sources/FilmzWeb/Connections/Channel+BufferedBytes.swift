import NIOCore

extension Channel {
    /// Bytes that the system has not taken, because the client does not read. For connections only, on their event loop.
    var bufferedBytes: Int {
        (try? syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }
}
