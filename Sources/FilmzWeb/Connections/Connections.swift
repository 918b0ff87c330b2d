import FilmzDomain
import Locking
import Logging
import NIOCore

/// The open connections, limited in all and for each address. When there is no room for another, the one that has
/// waited longest without a request is closed.
final class Connections: Sendable {
    private struct Connection {
        let channel: any Channel
        /// The address it counts for; nil when it is not counted.
        let site: IPAddress?
        /// Nil while a request is under way.
        var waitingSince: NIODeadline?
        /// Whether it ends after the present requests.
        var isLast = false
    }

    private let open = Mutex<[ObjectIdentifier: Connection]>([:])
    private let total: Int
    let perAddress: Int
    private let exempt: [AddressRange]
    private let log: RareLog

    /// - Parameter exempt: the proxies whose connections are those of many clients
    init(total: Int, perAddress: Int, exempt: [AddressRange], log: RareLog) {
        (self.total, self.perAddress, self.exempt, self.log) = (total, min(perAddress, max(total / 2, 1)), exempt, log)
    }

    var count: Int { open.withLock { $0.count } }

    /// - Returns: whether there is room for it
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
        open.withLock { open in
            guard open[ObjectIdentifier(channel)]?.isLast == false else { return false }
            open[ObjectIdentifier(channel)]?.waitingSince = nil
            return true
        }
    }

    /// Notes that every request is answered.
    func wait(_ channel: any Channel) {
        open.withLock { $0[ObjectIdentifier(channel)]?.waitingSince = .now() }
    }

    /// Notes that no further request is wanted.
    func letEnd(_ channel: any Channel) {
        open.withLock { $0[ObjectIdentifier(channel)]?.isLast = true }
    }

    func leave(_ channel: any Channel) {
        open.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(channel)) }
    }

    /// Closes all of them, whatever they do.
    func close() {
        for connection in open.withLock({ Array($0.values) }) { connection.channel.close(promise: nil) }
    }
}
