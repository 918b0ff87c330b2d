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
        guard FilmzServer.isLoopback(host) else { throw CommandError.addressRefused(host) }
        var logger = Logger(label: "filmz") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .error
        let (folder, json) = (options.directory, options.json)
        let store = try await options.open { count, seconds in
            if !json { Self.say("Loaded \(count) films into the catalogue in \(Self.tenths(seconds)) s.") }
        }
        do {
            let server = try FilmzServer(services: store.services, host: host, port: port, logger: logger)
            try await server.run { address in
                Self.announce(address, folder: folder, json: json)
            }
        } catch FilmzServer.ServerError.addressUnavailable(let host, let port) {
            throw CommandError.addressUnavailable(host, port: port)
        }
    }

    private static func announce(_ address: String, folder: String, json: Bool) {
        say(
            json
                ? "{\"address\": \"\(address)\"}"
                : "Filmz is at \(address)\nYour films are kept in \(folder). Press Control-C to stop.")
    }

    /// Not print(): whoever reads this through a pipe waits for it, and print() would keep it in its buffer.
    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private static func tenths(_ seconds: Double) -> String {
        seconds.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en")))
    }
}
