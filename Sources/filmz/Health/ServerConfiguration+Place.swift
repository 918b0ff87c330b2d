import FilmzProviders
import FilmzWeb
import Foundation

extension ServerConfiguration {
    /// The address at which this machine checks the server's health; nil when it has a certificate and no name, because
    /// then the certificate cannot be verified.
    var ownPlace: HealthProbe.Place? {
        if let socket { return .socket(socket, path: healthPath) }
        guard certificate == nil else { return publicPlace }
        let name =
            switch host {
            case "0.0.0.0": "127.0.0.1"
            case "::": "[::1]"
            default: if host.contains(":") { "[\(host)]" } else { host }
            }
        return URL(string: "http://\(name):\(port)\(healthPath)").map { .web($0) }
    }

    /// The address at which others would check its health; nil when it has no address for others.
    var publicPlace: HealthProbe.Place? {
        publicAddress.flatMap { URL(string: "\($0)\(healthPath)") }.map { .web($0) }
    }
}
