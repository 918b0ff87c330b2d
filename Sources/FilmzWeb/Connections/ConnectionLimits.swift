import NIOCore

/// How much time and room connections get. `docs/decisions/0018-limits-of-connections.md` says why.
struct ConnectionLimits: Sendable {
    /// From the beginning of a connection to the end of its first request's head. An encrypted connection has as much
    /// for its handshake, before that.
    var head = TimeAmount.seconds(15)
    /// How large the head of a request may be over HTTP/2; 80 KB over HTTP/1.1.
    var headBytes = 64 * 1024
    /// From the end of an answer to the end of the next request's head.
    var idle = TimeAmount.seconds(60)
    /// In each of these periods, ``bodyBytes`` of a body must arrive, or its end.
    var body = TimeAmount.seconds(30)
    var bodyBytes = 8 * 1024
    /// In each of these periods, a client must read some of its answer.
    var answer = TimeAmount.seconds(60)
    /// After how many requests an HTTP/2 connection ends, for the table of header fields may grow with each of them.
    var requests = 10_000
    /// How many requests one HTTP/1.1 connection may send before the first of them is answered.
    var pipelined = 64
    /// How many requests from one address may end without their answer in each period, because the client takes them back or
    /// goes away. Each further one ends its HTTP/2 connection.
    var unanswered = 4_000
    var unansweredPeriod = TimeAmount.seconds(30)
    /// How long, and how much, is still read after the last answer. A client that is cut off while sending may lose the
    /// answer.
    var rest = TimeAmount.seconds(5)
    var restBytes = 4 << 20
    /// How long requests may go on after the server was asked to end.
    var ending = Duration.seconds(6)
    /// How long cancelled requests may then take.
    var cancelling = Duration.milliseconds(1_500)
    /// How long to wait for the next connection when too many files are open.
    var pause = TimeAmount.milliseconds(100)
    /// All connections together; nil for as many as the limit of open files allows.
    var total: Int?
    /// Connections from one address; at most half of all.
    var perAddress = 256
    /// Requests that one HTTP/2 connection may have under way, if several such connections fit into ``perAddress``. Those
    /// that it took back count as long as they are worked on.
    var streams = 32

    /// The most connections, however many files may be open.
    static let mostConnections = 1_024
    /// How many files are kept free for everything else, but never more than half of those that are free.
    private static let reservedFiles = 96

    /// How many requests one HTTP/2 connection may have under way.
    /// - Parameter perAddress: how many connections and requests there may be from one address
    func streams(perAddress: Int) -> Int { max(min(streams, perAddress / 4), 1) }

    /// - Parameters:
    ///   - files: how many files may be open
    ///   - open: how many are open
    static func connections(files: Int, open: Int) -> Int {
        let free = max(files - open, 0)
        return min(max(free - min(reservedFiles, free / 2), 1), mostConnections)
    }
}
