import HummingbirdCore
import Logging
import NIOCore
import NIOSSL
import Synchronization

/// The certificate of a server. It can be replaced while the server runs: connections that last keep the one they began
/// with.
final class ServerCertificate: Sendable {
    private let files: CertificateFiles
    private let context: Mutex<NIOSSLContext>

    /// - Throws: ``CertificateFiles/LoadingError``
    init(_ files: CertificateFiles) throws(CertificateFiles.LoadingError) {
        self.files = files
        context = Mutex(try files.load())
    }

    /// For a connection that begins now.
    var present: NIOSSLContext { context.withLock(\.self) }

    /// Reads the files again. If they are refused, the present certificate stays.
    /// - Throws: ``CertificateFiles/LoadingError``
    func renew() throws(CertificateFiles.LoadingError) {
        let renewed = try files.load()
        context.withLock { $0 = renewed }
    }
}

/// Encrypts connections. `TLSChannel` does the same with a certificate that cannot be replaced.
struct EncryptedChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let certificate: ServerCertificate

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: certificate.present))
        }.flatMap {
            base.setup(channel: channel, logger: logger)
        }
    }

    func handle(value: Base.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
