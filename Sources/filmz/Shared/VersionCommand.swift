import ArgumentParser

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "version", abstract: "Print the version.")

    static let version = "0.1.0"

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        if json { return try Output.json(["version": Self.version]) }
        print("filmz \(Self.version)")
    }
}
