import Configuration
import FilmzDomain
import FilmzText
import Foundation
import SystemPackage

extension ConfigReader {
    /// Reads what the environment says, and where it says nothing the configuration file: `$FILMZ_CONFIG`, or `config.json`
    /// in the data folder if there is one.
    /// - Throws: ``CommandError/refused(_:)``
    static func filmz(folder: String) async throws -> ConfigReader {
        let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
        let named = environment["FILMZ_CONFIG"]
        let path = named ?? folder + "/config.json"
        var sources: [any ConfigProvider] = [
            EnvironmentVariablesProvider(
                environmentVariables: environment,
                secretsSpecifier: .dynamic { name, _ in name.hasSuffix("_KEY") }
            ).prefixKeys(with: "filmz")
        ]
        do {
            // The library would read a device, and wait for a pipe.
            if named != nil || FileManager.default.fileExists(atPath: path) {
                _ = try RegularFile.contents(of: path, limit: 1 << 20)
            }
            sources.append(
                try await FileProvider<JSONSnapshot>(
                    parsingOptions: .init(secretsSpecifier: .dynamic { name, _ in name.hasSuffix("key") }),
                    filePath: FilePath(path), allowMissing: named == nil))
        } catch {
            // What the parser says may hold a piece of the file, and so a key.
            throw CommandError.invalid(CommandErrorText.configurationUnreadable, ["path": path.printable])
        }
        return ConfigReader(providers: sources)
    }

    // What stands there in another form than is wanted counts as missing for the reader; a person wants to hear of it.

    /// - Throws: ``CommandError/refused(_:)`` for something else than a text
    func text(_ name: String) throws -> String? {
        let key = ConfigKey(stringLiteral: name)
        if let text = string(forKey: key, isSecret: true) { return text }
        guard int(forKey: key, isSecret: true) == nil, bool(forKey: key, isSecret: true) == nil else {
            throw CommandError.configured(name) { $0[CommandErrorText.wantedText] }
        }
        return nil
    }

    /// - Throws: ``CommandError/refused(_:)`` for something else than a number
    func number(_ name: String) throws -> Int? {
        let key = ConfigKey(stringLiteral: name)
        if let number = int(forKey: key) { return number }
        guard string(forKey: key) == nil, bool(forKey: key) == nil else {
            throw CommandError.configured(name) { $0[CommandErrorText.wantedNumber] }
        }
        return nil
    }

    /// - Throws: ``CommandError/refused(_:)`` for something else than true or false
    func flag(_ name: String) throws -> Bool? {
        let key = ConfigKey(stringLiteral: name)
        if let flag = bool(forKey: key) { return flag }
        guard string(forKey: key) == nil, int(forKey: key) == nil else {
            throw CommandError.configured(name) { $0[CommandErrorText.wantedFlag] }
        }
        return nil
    }
}

extension CommandError {
    /// What the configuration says is not what it is to be.
    static func configured(_ name: String, _ wanted: @escaping @Sendable (Strings) -> String) -> CommandError {
        .refused { $0[CommandErrorText.configured, ["name": name, "wanted": wanted($0)]] }
    }
}
