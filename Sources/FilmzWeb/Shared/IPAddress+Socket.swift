import FilmzDomain
import Foundation
import NIOCore

extension IPAddress {
    /// The address of one end of a connection; nil for a Unix socket.
    init?(_ socket: SocketAddress) {
        switch socket {
        // Without a text in between, because every request comes from an address.
        case .v4(let end):
            let value = UInt32(bigEndian: end.address.sin_addr.s_addr)
            func byte(_ index: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> (24 - index * 8)) }
            self.init(byte(0), second: byte(1), third: byte(2), fourth: byte(3))
        case .v6:
            guard let text = socket.ipAddress else { return nil }
            self.init(text)
        case .unixDomainSocket:
            return nil
        }
    }
}
