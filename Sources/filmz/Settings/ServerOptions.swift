import ArgumentParser
import Configuration
import FilmzDomain
import FilmzText
import FilmzWeb

/// The options for where and how the server is reached. The environment or the configuration file can set those that
/// are missing.
struct ServerOptions: ParsableArguments {
    @Option(help: .text(ServeCommandText.host))
    var host: String?

    @Option(help: .text(ServeCommandText.port))
    var port: Int?

    @Option(help: .text(ServeCommandText.socket, valueName: "file"))
    var socket: String?

    @Option(help: .text(ServeCommandText.tlsCertificate, valueName: "file"))
    var tlsCertificate: String?

    @Option(help: .text(ServeCommandText.tlsKey, valueName: "file"))
    var tlsKey: String?

    @Option(help: .text(ServeCommandText.trustedProxy, valueName: "address[/bits]"))
    var trustedProxy: [String] = []

    @Option(help: .text(ServeCommandText.url, valueName: "address"))
    var url: String?

    @Option(help: .text(ServeCommandText.basePath, valueName: "path"))
    var basePath: String?

    /// The configuration of a server that is started without options, as the service is.
    /// - Throws: ``CommandError/refused(_:)``
    static func configured(folder: String) async throws -> ServerConfiguration {
        try parse([]).configuration(try await ConfigReader.filmz(folder: folder))
    }

    /// - Throws: ``CommandError/refused(_:)``
    func configuration(_ reader: ConfigReader) throws -> ServerConfiguration {
        let host = try host ?? reader.text(.listenHost) ?? "127.0.0.1"
        let port = try port ?? reader.number(.listenPort) ?? 4455
        guard 0...65_535 ~= port else {
            throw CommandError.invalid(CommandErrorText.noPort, ["port": String(port)])
        }
        var configuration = ServerConfiguration(host: host, port: port)
        configuration.version = VersionCommand.version
        // An address on the command line takes precedence over a socket that is set elsewhere.
        let isAddressGiven = self.host != nil || self.port != nil
        configuration.socket = try socket ?? (isAddressGiven ? nil : reader.text(.listenSocket))
        let certificate = try tlsCertificate ?? reader.text(.tlsCertificate)
        let key = try tlsKey ?? reader.text(.tlsKey)
        switch (certificate, key) {
        case (let certificate?, let key?):
            configuration.certificate = CertificateFiles(certificate: certificate, key: key)
        case (nil, nil): break
        default: throw CommandError.invalid(ServeCommandText.bothForHTTPS)
        }
        let proxies = try trustedProxy.isEmpty ? reader.list(.trustedProxies) ?? [] : trustedProxy
        configuration.trustedProxies = try proxies.map { text in
            guard let range = AddressRange(text) else {
                throw CommandError.invalid(ServeCommandText.noAddress, ["text": text])
            }
            return range
        }
        configuration.publicAddress = try (url ?? reader.text(.url)).map { text in
            guard let address = PublicAddress(text) else {
                throw CommandError.invalid(ServeCommandText.noPublicAddress, ["text": text])
            }
            return address
        }
        if let path = try basePath ?? reader.text(.basePath), !configuration.answerUnder(path) {
            throw CommandError.invalid(ServeCommandText.noBasePath, ["text": path])
        }
        return configuration
    }
}
