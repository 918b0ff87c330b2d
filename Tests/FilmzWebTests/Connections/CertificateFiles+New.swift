import FilmzTestSupport
import Foundation

@testable import FilmzWeb

extension CertificateFiles {
    /// A new certificate that is valid for two days.
    static func new(in folder: TemporaryFolder) throws -> CertificateFiles {
        let certificate = CertificateFiles(certificate: folder.path + "/own.pem", key: folder.path + "/own.key")
        let maker = Process()
        maker.executableURL = URL(filePath: "/usr/bin/env")
        maker.arguments = [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days",
            "2", "-keyout", certificate.key, "-out", certificate.certificate, "-subj", "/CN=localhost",
        ]
        maker.standardError = FileHandle.nullDevice
        try maker.run()
        maker.waitUntilExit()
        return certificate
    }
}
