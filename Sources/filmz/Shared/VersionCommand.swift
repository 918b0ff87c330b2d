import ArgumentParser
import FilmzText

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "version", abstract: .help(CommandText.version))

    static let version = "0.1.0"

    @Flag(help: .text(CommandText.json))
    var json = false

    func run() throws {
        if json { return try Output.json(["version": Self.version]) }
        print("filmz \(Self.version)")
    }
}
