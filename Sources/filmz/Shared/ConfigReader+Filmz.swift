import Configuration
import FilmzDomain
import FilmzText
import Foundation
import SystemPackage

extension ConfigReader {
    /// Reads the environment first, and then the configuration file: `$FILMZ_CONFIG`, or `config.json` in the data
    /// folder if there is one.
    /// - Throws: ``CommandError/refused(_:)``
    static func filmz(folder: String) async throws -> ConfigReader {
        let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
        let named = environment["FILMZ_CONFIG"]
        let path = named ?? folder + "/config.json"
        var sources: [any ConfigProvider] = [
            EnvironmentVariablesProvider(
                environmentVariables: environment,
                secretsSpecifier: .dynamic { name, _ in Self.isSecret(name.lowercased()) }
            ).prefixKeys(with: "filmz")
        ]
        do {
            // The library would read a device, and would wait for a pipe.
            if named != nil || FileManager.default.fileExists(atPath: path) {
                _ = try RegularFile.contents(of: path, limit: 1 << 20)
            }
            sources.append(
                try await FileProvider<JSONSnapshot>(
                    parsingOptions: .init(
                        secretsSpecifier: .dynamic { name, _ in Self.isSecret(name.lowercased()) }),
                    filePath: FilePath(path), allowMissing: named == nil))
        } catch {
            // The parser's message may contain a piece of the file, and so a key.
            throw CommandError.invalid(CommandErrorText.configurationUnreadable, ["path": path.printable])
        }
        return ConfigReader(providers: sources)
    }

    private static func isSecret(_ name: String) -> Bool {
        ["key", "token", "password"].contains(where: name.hasSuffix)
    }

    // The reader treats a value in the wrong form as missing, but a person must be told about it.

    /// - Throws: ``CommandError/refused(_:)`` for a value that is not a text
    func text(_ name: String) throws -> String? {
        let key = ConfigKey(stringLiteral: name)
        if let text = string(forKey: key, isSecret: true) { return text }
        guard int(forKey: key, isSecret: true) == nil, bool(forKey: key, isSecret: true) == nil else {
            throw CommandError.configured(name) { $0[CommandErrorText.wantedText] }
        }
        return nil
    }

    /// A secret, or the first line of the file that is named instead: `FILMZ_TMDB_KEY`, or `FILMZ_TMDB_KEY_FILE`.
    /// - Throws: ``CommandError/refused(_:)`` for a value that is not a text, and for a file that cannot be read
    func secret(_ name: String) throws -> String? {
        if let text = try text(name) { return text }
        guard let path = try text(name + ".file") else { return nil }
        guard let data = try? RegularFile.contents(of: path, limit: 1 << 16),
            let line = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).first
        else { throw CommandError.configured(name + ".file") { $0[CommandErrorText.wantedFile] } }
        return line.trimmingCharacters(in: .whitespaces)
    }

    /// - Throws: ``CommandError/refused(_:)`` for a value that is not a number
    func number(_ name: String) throws -> Int? {
        let key = ConfigKey(stringLiteral: name)
        if let number = int(forKey: key) { return number }
        guard string(forKey: key) == nil, bool(forKey: key) == nil else {
            throw CommandError.configured(name) { $0[CommandErrorText.wantedNumber] }
        }
        return nil
    }

    /// - Throws: ``CommandError/refused(_:)`` for a value that is not true or false
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
    /// An error for a setting that has a wrong value.
    static func configured(_ name: String, _ wanted: @escaping @Sendable (Strings) -> String) -> CommandError {
        .refused { $0[CommandErrorText.configured, ["name": name, "wanted": wanted($0)]] }
    }
}
