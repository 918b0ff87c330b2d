import ArgumentParser
import FilmzResources
import FilmzText

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "version", abstract: .help(CommandText.version))

    static let version = "0.1.0"

    @Flag(help: .text(CommandText.json))
    var json = false

    @Flag(
        name: [.customLong("licences"), .customLong("licenses")],
        help: .text(CommandText.licences))
    var licences = false

    func run() throws {
        let text = licences ? String(decoding: FilmzResource.licences.bytes, as: UTF8.self) : nil
        if json { return try Output.json(["version": Self.version, "licences": text].compactMapValues(\.self)) }
        print(text ?? "filmz \(Self.version)")
    }
}
