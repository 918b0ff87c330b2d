import ArgumentParser
import FilmzStore
import FilmzWeb
import Foundation
import Logging

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the app to a browser on this machine.")

    @Option(help: "The address to listen on; only this machine's own, until Filmz has a password.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 finds a free one.")
    var port = 4455

    @OptionGroup var options: StoreOptions

    func run() async throws {
        guard 0...65_535 ~= port else { throw CommandError.invalid("\(port) is no port; give one from 0 to 65535.") }
        var logger = Logger(label: "filmz") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .error
        let (folder, json) = (options.directory, options.json)
        do {
            let server = try FilmzServer(
                services: try await options.services(), host: host, port: port, logger: logger)
            try await server.run { address in
                Self.announce(address, folder: folder, json: json)
            }
        } catch FilmzServer.ServerError.notLoopback(let host) {
            throw CommandError.addressRefused(host)
        } catch FilmzServer.ServerError.addressUnavailable(let host, let port) {
            throw CommandError.addressUnavailable(host, port: port)
        }
    }

    private static func announce(_ address: String, folder: String, json: Bool) {
        let announcement =
            json
            ? "{\"address\": \"\(address)\"}\n"
            : "Filmz is at \(address)\nYour films are kept in \(folder). Press Control-C to stop.\n"
        // Not print(): whoever reads this through a pipe waits for it, and print() would keep it in its buffer.
        FileHandle.standardOutput.write(Data(announcement.utf8))
    }
}
