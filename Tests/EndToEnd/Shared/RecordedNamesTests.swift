import FilmzTestSupport
import Foundation
import Testing

/// The names by which people and programs know the program, as they were recorded: options, settings, raw values, keys of
/// JSON, fields of forms. Whoever adds one records them anew, and reads that nothing else moved.
@Suite(.onOwnThreads) struct RecordedNamesTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path) }

    private struct Command: Decodable {
        struct Argument: Decodable {
            struct Name: Decodable {
                let kind: String
                let name: String
            }

            let kind: String
            let names: [Name]?
            let valueName: String?
            let allValues: [String]?
            let isOptional: Bool
            let isRepeating: Bool

            /// `--sort added|title?`, or `<film>…`.
            var line: String {
                let names = (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
                let values = allValues.map { " " + $0.joined(separator: "|") } ?? ""
                let name = names.isEmpty ? "<\(valueName ?? "")>" : names.joined(separator: ",")
                let takes = kind == "option" ? "=" : ""
                return name + takes + values + (isRepeating ? "…" : "") + (isOptional ? "?" : "")
            }
        }

        let commandName: String
        let arguments: [Argument]?
        let subcommands: [Command]?

        func lines(in path: String = "") -> [String] {
            let name = path + commandName
            let own = name + (arguments ?? []).map { "\n    \($0.line)" }.joined()
            return [own] + (subcommands ?? []).flatMap { $0.lines(in: name + " ") }
        }
    }

    private struct Whole: Decodable { let command: Command }

    @Test func commandsAndSettingsAreCalledAsBefore() throws {
        let commands = try filmz.run("--experimental-dump-help").json(Whole.self).command.lines()
        #expect(commands.count > 90)
        let settings = try #require(try filmz.run("config", "--json").json()["settings"] as? [[String: Any]])
        #expect(settings.count > 30)
        let lines = settings.map { setting in
            let value = setting["isSecret"] as? Bool == true ? "a secret" : setting["value"] as? String ?? "nothing"
            return "\(setting["name"] ?? "") \(setting["variable"] ?? "") \(value)"
        }
        try OnRecord.expect(commands + lines.map { $0.replacing(folder.path, with: "…") }, are: "commands.txt")
    }

    /// Read from the sources, so that no list of types has to be kept.
    @Test func namesInSourcesAndFormsAreAsBefore() throws {
        let lines = String(
            decoding: try OnRecord.run(["python3", OnRecord.folder.path + "/names.py"]), as: UTF8.self
        ).split(separator: "\n").map(String.init)
        #expect(lines.count > 500)
        try OnRecord.expect(lines, are: "names.txt")
    }
}
