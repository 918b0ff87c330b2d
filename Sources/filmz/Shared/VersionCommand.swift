import ArgumentParser
import FilmzResources
import FilmzText

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "version", abstract: .help(CommandText.version))

    static let version = "0.1.0"

    /// What a package was made from: the commit, and its day; nil for a program that is no package.
    static let build: (commit: String, day: String)? = {
        let text = String(decoding: FilmzResource.build.bytes.prefix { $0 != 0 }, as: UTF8.self)
        let words = text.split(separator: " ").map(String.init)
        return words.count == 2 ? (words[0], words[1]) : nil
    }()

    @Flag(help: .text(CommandText.json))
    var json = false

    @Flag(
        name: [.customLong("licences"), .customLong("licenses")],
        help: .text(CommandText.licences))
    var licences = false

    func run() throws {
        let text = licences ? String(decoding: FilmzResource.licences.bytes, as: UTF8.self) : nil
        if json {
            let told = [
                "version": Self.version, "commit": Self.build?.commit, "date": Self.build?.day, "licences": text,
            ]
            return try Output.json(told.compactMapValues(\.self))
        }
        let made = Self.build.map { " (\($0.commit.prefix(12)), \($0.day))" } ?? ""
        print(text ?? "filmz \(Self.version)\(made)")
    }
}
