import NIOCore

/// How much time and room connections get. `docs/decisions/0018-limits-of-connections.md` says why.
struct ConnectionLimits: Sendable {
    /// From the beginning of a connection to the end of its first request's head; a TLS handshake counts.
    var head = TimeAmount.seconds(15)
    /// From the end of an answer to the end of the next request's head.
    var idle = TimeAmount.seconds(60)
    /// In each of these, ``bodyBytes`` of a body must arrive, or its end.
    var body = TimeAmount.seconds(30)
    var bodyBytes = 8 * 1024
    /// In each of these, a client must take something of its answer.
    var answer = TimeAmount.seconds(60)
    /// How long, and how much, is still read after the last answer. Who is cut off while sending may lose the answer.
    var rest = TimeAmount.seconds(5)
    var restBytes = 4 << 20
    /// For what is under way when the server is asked to end.
    var ending = Duration.seconds(6)
    /// For what then does not even end when it is cancelled.
    var cancelling = Duration.milliseconds(1_500)
    /// Before the next connection is taken when too many files are open.
    var pause = TimeAmount.milliseconds(100)
    /// Connections in all; nil for as many as the files that may be open allow.
    var total: Int?
    /// Connections from one address; at most half of all.
    var perAddress = 256

    /// The most connections in all, however many files may be open.
    static let mostConnections = 1_024
    /// Files that are kept for everything else, if half of what there is does not do.
    private static let reservedFiles = 96

    /// - Parameters:
    ///   - files: how many files may be open
    ///   - open: how many are
    static func connections(files: Int, open: Int) -> Int {
        let free = max(files - open, 0)
        return min(max(free - min(reservedFiles, free / 2), 1), mostConnections)
    }
}
