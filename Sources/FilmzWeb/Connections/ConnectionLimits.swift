import NIOCore

/// The limits of time, size and number for connections. `docs/decisions/0018-limits-of-connections.md` says why.
struct ConnectionLimits: Sendable {
    /// The maximum time from the beginning of a connection to the end of its first request's head. An encrypted
    /// connection has the same time for its handshake, before that.
    var head = TimeAmount.seconds(15)
    /// The maximum size of a request's head in bytes over HTTP/2; 80 KB over HTTP/1.1.
    var headBytes = 64 * 1024
    /// The maximum time from the end of an answer to the end of the next request's head.
    var idle = TimeAmount.seconds(60)
    /// The period in which ``bodyBytes`` of a body must arrive, or its end.
    var body = TimeAmount.seconds(30)
    var bodyBytes = 8 * 1024
    /// The period in which a client must read some of its answer.
    var answer = TimeAmount.seconds(60)
    /// The number of requests after which an HTTP/2 connection ends, because the table of header fields may grow with
    /// each of them.
    var requests = 10_000
    /// The maximum number of requests that an HTTP/1.1 connection may send before the first of them is answered.
    var pipelined = 64
    /// The maximum number of requests from one address that may end without their answer in each ``unansweredPeriod``,
    /// because the client cancels them or disconnects. Each further one ends its HTTP/2 connection.
    var unanswered = 4_000
    var unansweredPeriod = TimeAmount.seconds(30)
    /// The time and the number of bytes for which the server still reads after the last answer. A client that is cut
    /// off while sending may lose the answer.
    var rest = TimeAmount.seconds(5)
    var restBytes = 4 << 20
    /// The time that requests have to finish after the server is asked to shut down.
    var ending = Duration.seconds(6)
    /// The time that cancelled requests have to finish after that.
    var cancelling = Duration.milliseconds(1_500)
    /// The time to wait for the next connection when too many files are open.
    var pause = TimeAmount.milliseconds(100)
    /// The maximum number of all connections; nil for as many as the limit of open files allows.
    var total: Int?
    /// The maximum number of connections from one address; at most half of all.
    var perAddress = 256
    /// The maximum number of concurrent requests of one HTTP/2 connection, if several such connections fit into
    /// ``perAddress``. Cancelled requests count until the work on them ends.
    var streams = 32

    /// The maximum number of connections, however many files may be open.
    static let mostConnections = 1_024
    /// The number of files that are kept free for everything else, but never more than half of those that are free.
    private static let reservedFiles = 96

    /// The maximum number of concurrent requests of one HTTP/2 connection.
    /// - Parameter perAddress: the maximum number of connections and requests from one address
    func streams(perAddress: Int) -> Int { max(min(streams, perAddress / 4), 1) }

    /// - Parameters:
    ///   - files: the maximum number of open files
    ///   - open: the number of files that are open now
    static func connections(files: Int, open: Int) -> Int {
        let free = max(files - open, 0)
        return min(max(free - min(reservedFiles, free / 2), 1), mostConnections)
    }
}
