import ArgumentParser
import FilmzDomain
import FilmzStore
import FilmzWeb
import Foundation
import Logging

#if canImport(Glibc)
    import CMalloc
#endif

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the app to browsers.",
        discussion: """
            Without options only this machine can open it. For your phone, set a password (filmz password) and give \
            --host 0.0.0.0; the address to open and its QR code are printed.
            """)

    @Option(help: "The address to listen on; 0.0.0.0 is every network of this machine, and needs a password.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 finds a free one.")
    var port = 4455

    @Option(help: ArgumentHelp("Serve HTTPS with this certificate and its chain (PEM).", valueName: "file"))
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("The certificate's private key (PEM).", valueName: "file"))
    var tlsKey: String?

    @Option(
        help: ArgumentHelp(
            "A reverse proxy that is believed about its clients (X-Forwarded-For, -Proto, -Host); may be repeated.",
            valueName: "address[/bits]"))
    var trustedProxy: [String] = []

    @Option(help: ArgumentHelp("The address others open, such as https://films.example.org.", valueName: "address"))
    var url: String?

    @OptionGroup var options: StoreOptions

    func run() async throws {
        Self.shareMemory()
        guard OpenFiles.raiseLimit() else { throw CommandError.tooFewFiles(needed: OpenFiles.needed) }
        let configuration = try serverConfiguration()
        let (folder, json, logger) = (options.directory, options.json, Self.logger)
        let schedule = try await BackupSchedule.configured(folder: folder)
        do {
            try await options.withStore(schedule: schedule) { store in
                try await options.withProviders(of: store) { services in
                    let server = try await FilmzServer(services: services, configuration: configuration, logger: logger)
                    try await options.load(into: store) { count, seconds in
                        if !json { Self.say("Loaded \(count) films into the catalogue in \(Self.tenths(seconds)) s.") }
                    }
                    // What keeps searches from being quick keeps nothing else from working.
                    try? await services.search.prepare()
                    let care = Task { await StoreCare(store: store, logger: logger).run() }
                    defer { care.cancel() }
                    try await Interruption.cancelling(remark: "The server has ended.") {
                        try await server.run { location in
                            json
                                ? Self.say(Self.json(location))
                                : Self.announce(location, isEncrypted: configuration.isEncrypted, folder: folder)
                        }
                    }
                }
            }
        } catch FilmzServer.ServerError.passwordNeeded {
            throw CommandError.passwordNeeded
        } catch FilmzServer.ServerError.addressUnavailable(let host, let port, let code) {
            throw CommandError.addressUnavailable(host, port: port, code: code)
        } catch let error as CertificateFiles.LoadingError {
            throw CommandError.invalid(error.sentence)
        }
    }

    private static var logger: Logger {
        var logger = Logger(label: "filmz") { BoundedLog(StreamLogHandler.standardError(label: $0)) }
        logger.logLevel = .warning
        return logger
    }

    /// The C library's allocator keeps memory that was given back, in up to eight places for each processor; a server
    /// that runs for weeks grows by several megabytes with each of them that comes into use.
    private static func shareMemory() {
        #if canImport(Glibc)
            mallopt(M_ARENA_MAX, Int32(ProcessInfo.processInfo.activeProcessorCount))
        #endif
    }

    private func serverConfiguration() throws -> ServerConfiguration {
        guard 0...65_535 ~= port else { throw CommandError.invalid("\(port) is no port; give one from 0 to 65535.") }
        var configuration = ServerConfiguration(host: host, port: port)
        switch (tlsCertificate, tlsKey) {
        case (let certificate?, let key?):
            configuration.certificate = CertificateFiles(certificate: certificate, key: key)
        case (nil, nil): break
        default: throw CommandError.invalid("HTTPS needs both --tls-certificate and --tls-key.")
        }
        configuration.trustedProxies = try trustedProxy.map { text in
            guard let range = AddressRange(text) else {
                throw CommandError.invalid("\(text) is no address; write it like 127.0.0.1 or 10.0.0.0/8.")
            }
            return range
        }
        if let url {
            guard let address = PublicAddress(url) else {
                throw CommandError.invalid(
                    "\(url) is no address others can open; write it like https://films.example.org.")
            }
            configuration.publicAddress = address
        }
        return configuration
    }

    private static func json(_ location: FilmzServer.Location) -> String {
        let fields = [("address", location.address)] + (location.phoneAddress.map { [("phoneAddress", $0)] } ?? [])
        return "{" + fields.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", ") + "}"
    }

    private static func announce(_ location: FilmzServer.Location, isEncrypted: Bool, folder: String) {
        say("Filmz is at \(location.address)")
        if let address = location.phoneAddress {
            if isatty(STDOUT_FILENO) == 1, let code = QRCode(address) {
                say("On your phone, scan this or open \(address)\n\n\(TerminalQRCode(code: code).text)")
            } else {
                say("On your phone, open \(address)")
            }
            if !isEncrypted {
                say("Without HTTPS others in the same network could listen in; the README says how to add it.")
            }
        }
        say("Your films are kept in \(folder). Press Control-C to stop.")
    }

    /// Not print(): whoever reads this through a pipe waits for it, and print() would keep it in its buffer.
    private static func say(_ line: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    }

    private static func tenths(_ seconds: Double) -> String {
        seconds.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en")))
    }
}

extension CertificateFiles.LoadingError {
    /// What happened and what to do.
    fileprivate var sentence: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read; check its name and that you may read it."
        case .noCertificate(let path): "\(path) holds no certificate; give one in PEM form, its chain after it."
        case .noKey(let path): "\(path) holds no private key that can be used; give one in PEM form, not encrypted."
        case .mismatch(let certificate, let key):
            "The key in \(key) is not that of the certificate in \(certificate); give the two that belong together."
        }
    }
}
