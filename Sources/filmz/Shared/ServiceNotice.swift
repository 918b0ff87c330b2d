import FilmzDomain
import Foundation

/// A notice to systemd about the state of this service, as `sd_notify(3)` describes it: a datagram to the socket named
/// in `NOTIFY_SOCKET`. Without systemd it is not sent.
enum ServiceNotice: String {
    case ready = "READY=1"
    case stopping = "STOPPING=1"

    func send() {
        #if os(Linux)
            guard let name = ProcessInfo.processInfo.environment["NOTIFY_SOCKET"], let first = name.utf8.first else {
                return
            }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            // An abstract socket has a name that begins with `@` here, and with 0 for the system.
            let path = (first == UInt8(ascii: "@") ? [0] : [first]) + Array(name.utf8.dropFirst())
            let size = MemoryLayout.size(ofValue: address.sun_path)
            guard path.count < size else { return }
            unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
            let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else { return }
            defer { close(descriptor) }
            let length = socklen_t(MemoryLayout<sa_family_t>.size + path.count)
            let text = Array(rawValue.utf8)
            unsafe withUnsafePointer(to: &address) { address in
                unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    // If the supervisor does not listen, the notice is lost.
                    _ = unsafe sendto(descriptor, text, text.count, 0, address, length)
                }
            }
        #endif
    }
}
