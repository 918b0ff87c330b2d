import FilmzLocking
import NIOSSL

/// The certificate of a server. It can be replaced while the server runs: open connections keep the one they began
/// with.
final class ServerCertificate: Sendable {
    private let files: CertificateFiles
    private let context: Mutex<NIOSSLContext>

    /// - Throws: ``CertificateFiles/LoadingError``
    init(_ files: CertificateFiles) throws(CertificateFiles.LoadingError) {
        self.files = files
        context = Mutex(try files.load())
    }

    /// The certificate for new connections.
    var present: NIOSSLContext { context.withLock(\.self) }

    /// Reads the files again. If they are refused, the current certificate stays.
    /// - Throws: ``CertificateFiles/LoadingError``
    func renew() throws(CertificateFiles.LoadingError) {
        let renewed = try files.load()
        context.withLock { $0 = renewed }
    }
}
