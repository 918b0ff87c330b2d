import NIOCore

extension Channel {
    /// The number of bytes that the system has not accepted, because the client does not read. For connections only, on
    /// their event loop.
    var bufferedBytes: Int {
        (try? syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }
}
