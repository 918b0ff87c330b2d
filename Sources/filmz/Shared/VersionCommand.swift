import ArgumentParser
import FilmzResources

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version", abstract: "Print the version, or the licences.")

    static let version = "0.1.0"

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(
        name: [.customLong("licences"), .customLong("licenses")],
        help: "Print the licences of Filmz and of all it is made with.")
    var licences = false

    func run() throws {
        let text = licences ? String(decoding: FilmzResource.licences.bytes, as: UTF8.self) : nil
        if json { return try Output.json(["version": Self.version, "licences": text].compactMapValues(\.self)) }
        print(text ?? "filmz \(Self.version)")
    }
}
