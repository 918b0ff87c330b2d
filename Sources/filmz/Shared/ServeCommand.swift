import ArgumentParser
import Logging

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the app to a browser on this machine.")

    @Option(help: "The address to listen on; only this machine's own, until Filmz has a password.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 finds a free one.")
    var port = 4455

    @OptionGroup var common: CommonOptions

    func run() async throws {
    }
}
