import FilmzDomain
import FilmzLocking
import Logging
import NIOCore

/// The open connections, and closed ones whose requests are still worked on, limited in total and for each address.
/// When there is no room for another, the one that has been idle longest is closed.
final class Connections: Sendable {
    private struct Connection {
        let channel: any Channel
        /// The address for which the connection counts; nil when it is not counted.
        let site: IPAddress?
        /// The time since which the connection has been idle; nil while a request is under way, and after the end.
        var waitingSince: NIODeadline?
        /// Whether the connection ends after the current requests.
        var isLast = false
        var isOpen = true
        /// Whether a request of the connection is being worked on. The connection then keeps its place after its end.
        var isWorkedOn = false
    }

    private let open = Mutex<[ObjectIdentifier: Connection]>([:])
    private let unanswered: Mutex<UnansweredRequests>
    private let total: Int
    let perAddress: Int
    private let exempt: [AddressRange]
    private let log: RateLimitedLog

    /// - Parameter exempt: the proxies, which are not limited because their connections carry many clients
    init(limits: ConnectionLimits, exempt: [AddressRange], log: RateLimitedLog) {
        total = limits.total ?? ConnectionLimits.connections(files: OpenFiles.limit, open: OpenFiles.count)
        perAddress = min(limits.perAddress, max(total / 2, 1))
        unanswered = Mutex(UnansweredRequests(limit: limits.unanswered, in: limits.unansweredPeriod))
        self.exempt = exempt
        self.log = log
    }

    /// - Returns: whether there is room for the connection
    func admit(_ channel: any Channel) -> Bool {
        let address = channel.remoteAddress?.ipAddress.flatMap { IPAddress($0) }
        let site = address.flatMap { address in exempt.contains { $0.contains(address) } ? nil : address.site }
        let connection = Connection(channel: channel, site: site, waitingSince: .now())
        var isAdmitted = true
        let victim = open.withLock { open -> (any Channel)? in
            var victim: ObjectIdentifier?
            if let site, open.count >= perAddress, open.values.count(where: { $0.site == site }) >= perAddress {
                victim = Self.longestWaiting(open) { $0.site == site }
                isAdmitted = victim != nil
            } else if open.count >= total {
                victim = Self.longestWaiting(open) { _ in true }
                isAdmitted = victim != nil
            }
            if isAdmitted { open[ObjectIdentifier(channel)] = connection }
            return victim.flatMap { open.removeValue(forKey: $0) }?.channel
        }
        victim?.close(promise: nil)
        if !isAdmitted { log.error("Too many connections are open, so others were refused; they may try again.") }
        return isAdmitted
    }

    private static func longestWaiting(
        _ open: [ObjectIdentifier: Connection], where isMeant: (Connection) -> Bool
    ) -> ObjectIdentifier? {
        open.filter { $0.value.waitingSince != nil && isMeant($0.value) }
            .min { ($0.value.waitingSince ?? .distantFuture) < ($1.value.waitingSince ?? .distantFuture) }?.key
    }

    /// Notes that a request has begun.
    /// - Returns: false when the connection is being closed, or ends after the earlier requests
    func begin(_ channel: any Channel) -> Bool {
        change(channel) { connection in
            guard connection.isOpen, !connection.isLast else { return false }
            connection.waitingSince = nil
            connection.isWorkedOn = true
            return true
        } ?? false
    }

    /// Notes that every request of a connection is answered.
    func wait(_ channel: any Channel) {
        change(channel) { connection in
            guard connection.isOpen else { return }
            connection.waitingSince = .now()
            connection.isWorkedOn = false
        }
    }

    /// Notes that the connection accepts no further request.
    func letEnd(_ channel: any Channel) {
        change(channel) { $0.isLast = true }
    }

    /// Notes that a connection has closed. Its place becomes free once none of its requests is worked on.
    func leave(_ channel: any Channel) {
        change(channel) {
            $0.isOpen = false
            $0.waitingSince = nil
        }
    }

    /// Notes that no request of a connection is worked on any more.
    func endWork(_ channel: any Channel) {
        change(channel) { $0.isWorkedOn = false }
    }

    /// - Returns: the result of `change`; nil when the connection is not known
    @discardableResult
    private func change<Value: Sendable>(_ channel: any Channel, change: (inout Connection) -> Value) -> Value? {
        let id = ObjectIdentifier(channel)
        return open.withLock { open in
            guard var connection = open[id] else { return nil }
            defer { open[id] = if connection.isOpen || connection.isWorkedOn { connection } else { nil } }
            return change(&connection)
        }
    }

    /// Notes that a request ended without its answer, because the client cancelled it or disconnected.
    /// - Returns: whether there were too many of those from the connection's address
    func areTooManyUnanswered(on channel: any Channel) -> Bool {
        guard let site = change(channel, change: { $0.site }) ?? nil else { return false }
        return unanswered.withLock { $0.add(from: site) }
    }

    /// Closes all connections, whatever they are doing.
    func close() {
        for connection in open.withLock({ Array($0.values) }) { connection.channel.close(promise: nil) }
    }
}
