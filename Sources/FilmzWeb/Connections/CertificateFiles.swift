import FilmzDomain
import Foundation
import NIOCore
import NIOHTTP2
import NIOSSL

/// The certificate for HTTPS and its private key, in PEM files.
public struct CertificateFiles: Hashable, Sendable {
    /// The certificate, followed by the certificates of its issuers.
    public var certificate: String
    public var key: String

    public init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }

    /// The maximum size of a file in bytes; a chain of certificates has a few thousand.
    private static let byteLimit = 1 << 20

    public enum LoadingError: Error, Hashable, Sendable {
        case unreadable(String)
        case noCertificate(String)
        case noKey(String)
        /// The key belongs to another certificate.
        case mismatch(certificate: String, key: String)
    }

    /// - Throws: ``LoadingError``
    func load() throws(LoadingError) -> NIOSSLContext {
        let certificates = try Self.certificates(certificate)
        let key = try Self.key(key)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = NIOHTTP2SupportedALPNProtocols
        // The time to wait for a client that does not close the connection.
        configuration.shutdownTimeout = .seconds(1)
        do {
            return try NIOSSLContext(configuration: configuration)
        } catch {
            throw .mismatch(certificate: certificate, key: self.key)
        }
    }

    /// Checks that the certificate and the key can be used.
    /// - Throws: ``LoadingError``
    public func check() throws(LoadingError) { _ = try load() }

    private static func certificates(_ path: String) throws(LoadingError) -> [NIOSSLCertificate] {
        let bytes = try read(path)
        guard let certificates = try? NIOSSLCertificate.fromPEMBytes(bytes), !certificates.isEmpty else {
            throw .noCertificate(path)
        }
        return certificates
    }

    private static func key(_ path: String) throws(LoadingError) -> NIOSSLPrivateKey {
        let bytes = try read(path)
        guard let key = try? NIOSSLPrivateKey(bytes: bytes, format: .pem) else { throw .noKey(path) }
        return key
    }

    private static func read(_ path: String) throws(LoadingError) -> [UInt8] {
        guard let data = try? RegularFile.contents(of: path, limit: byteLimit) else { throw .unreadable(path) }
        return Array(data)
    }
}
