import FilmzLocking
import Foundation
import NIOCore
import NIOPosix

/// The file of the Unix socket on which a server listens.
final class SocketFile: Sendable {
    private struct Place {
        let path: String
        let number: UInt?
    }

    private let place = Mutex<Place?>(nil)

    /// Whether another server answers at the path. A file that a crash left behind does not answer.
    static func isAnswered(_ path: String) async -> Bool {
        let bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connectTimeout(.seconds(2))
        guard let channel = try? await bootstrap.connect(unixDomainSocketPath: path).get() else { return false }
        channel.close(promise: nil)
        return true
    }

    /// Notes that the server listens, and lets the file's group connect too, which a proxy can belong to.
    func note(_ path: String) {
        try? FileManager.default.setAttributes([.posixPermissions: 0o660], ofItemAtPath: path)
        place.withLock { $0 = Place(path: path, number: Self.number(of: path)) }
    }

    /// Removes the file, unless it belongs to another server by now.
    func remove() {
        guard let place = place.withLock(\.self), Self.number(of: place.path) == place.number else { return }
        try? FileManager.default.removeItem(atPath: place.path)
    }

    private static func number(of path: String) -> UInt? {
        (try? FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]) as? UInt
    }
}
