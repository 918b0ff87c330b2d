import Configuration
import FilmzDomain
import FilmzText
import Foundation
import SystemPackage

extension ConfigReader {
    /// The reader of the environment first, and then of the configuration file: `$FILMZ_CONFIG`, or `config.json` in
    /// the data folder if there is one.
    /// - Throws: ``CommandError/refused(_:)``
    static func filmz(folder: String) async throws -> ConfigReader {
        ConfigReader(providers: [environment, try await file(folder: folder)])
    }

    /// The environment, with that of the service if this process works on its data.
    static var variables: [String: String] {
        let own = ProcessInfo.processInfo.environment
        return ServiceAccount.variables.merging(own) { _, own in own }.filter { !$0.value.isEmpty }
    }

    /// The variables of the environment that begin with `FILMZ_`.
    static var environment: any ConfigProvider {
        EnvironmentVariablesProvider(
            environmentVariables: variables, secretsSpecifier: .dynamic { name, _ in isSecret(name) }
        ).prefixKeys(with: "filmz")
    }

    /// The path of the configuration file, whether it exists or not.
    static func path(folder: String) -> String { variables["FILMZ_CONFIG"] ?? folder + "/config.json" }

    /// The configuration file; empty if it is missing and no variable names it.
    /// - Throws: ``CommandError/refused(_:)``
    static func file(folder: String) async throws -> any ConfigProvider {
        let path = path(folder: folder)
        let namedPath = variables["FILMZ_CONFIG"]
        do {
            // The library would read a device, and would wait for a pipe.
            if namedPath != nil || FileManager.default.fileExists(atPath: path) {
                _ = try RegularFile.contents(of: path, limit: fileSizeLimit)
            }
            return try await FileProvider<JSONSnapshot>(
                parsingOptions: .init(secretsSpecifier: .dynamic { name, _ in isSecret(name) }),
                filePath: FilePath(path), allowMissing: namedPath == nil)
        } catch {
            // The parser's message may contain a piece of the file, and so a key.
            throw CommandError.invalid(CommandErrorText.configurationUnreadable, ["path": path.printable])
        }
    }

    /// The maximum sizes of files in bytes.
    private static let fileSizeLimit = 1 << 20
    private static let secretFileSizeLimit = 1 << 16

    /// Whether the library must not show the value of this name in its messages.
    private static func isSecret(_ name: String) -> Bool {
        ["key", "token", "password"].contains(where: name.lowercased().hasSuffix)
    }

    // The library treats a value of the wrong type as missing, but a person must be told about it.

    /// The text of a setting; nil when it is not set.
    /// - Throws: ``CommandError/refused(_:)`` for a value that is not a text
    func text(_ setting: Setting) throws -> String? { try text(named: setting.name) }

    private func text(named name: String) throws -> String? {
        let key = ConfigKey(stringLiteral: name)
        if let text = string(forKey: key, isSecret: true) { return text }
        guard int(forKey: key, isSecret: true) == nil, bool(forKey: key, isSecret: true) == nil, !hasOtherType(key)
        else {
            throw CommandError.configured(name) { $0[CommandErrorText.wantedText] }
        }
        return nil
    }

    /// A secret, or the first line of the file that is named instead: `FILMZ_TMDB_KEY`, or `FILMZ_TMDB_KEY_FILE`.
    /// - Throws: ``CommandError/refused(_:)`` for a value that is not a text, and for a file that cannot be read
    func secret(_ setting: Setting) throws -> String? {
        // Even a file that the environment names counts more than a secret in the configuration file.
        try ConfigReader(provider: Self.environment).secretOrFile(setting) ?? secretOrFile(setting)
    }

    private func secretOrFile(_ setting: Setting) throws -> String? {
        if let text = try text(setting) { return text }
        let name = setting.name + ".file"
        guard let path = try text(named: name) else { return nil }
        guard let data = try? RegularFile.contents(of: path, limit: Self.secretFileSizeLimit),
            let line = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).first
        else { throw CommandError.configured(name) { $0[CommandErrorText.wantedFile] } }
        return line.trimmingCharacters(in: .whitespaces)
    }

    /// The number of a setting; nil when it is not set.
    /// - Throws: ``CommandError/refused(_:)`` for a value that is not a number
    func number(_ setting: Setting) throws -> Int? {
        let key = ConfigKey(stringLiteral: setting.name)
        if let number = int(forKey: key) { return number }
        guard string(forKey: key) == nil, bool(forKey: key) == nil, !hasOtherType(key) else {
            throw CommandError.configured(setting) { $0[CommandErrorText.wantedNumber] }
        }
        return nil
    }

    /// Whether a setting is on; nil when it is not set.
    /// - Throws: ``CommandError/refused(_:)`` for a value that is not true or false
    func flag(_ setting: Setting) throws -> Bool? {
        let key = ConfigKey(stringLiteral: setting.name)
        if let flag = bool(forKey: key) { return flag }
        guard string(forKey: key) == nil, int(forKey: key) == nil, !hasOtherType(key) else {
            throw CommandError.configured(setting) { $0[CommandErrorText.wantedFlag] }
        }
        return nil
    }

    /// The texts of a setting; nil when it is not set.
    /// - Throws: ``CommandError/refused(_:)`` for a value that is not a list of texts
    func list(_ setting: Setting) throws -> [String]? {
        let key = ConfigKey(stringLiteral: setting.name)
        if let list = stringArray(forKey: key) { return list }
        guard string(forKey: key) == nil, int(forKey: key) == nil, bool(forKey: key) == nil, !hasOtherType(key) else {
            throw CommandError.configured(setting) { $0[CommandErrorText.wantedList] }
        }
        return nil
    }

    /// Whether a value has a type that no setting has, or is an array.
    private func hasOtherType(_ key: ConfigKey) -> Bool {
        stringArray(forKey: key, isSecret: true) != nil || intArray(forKey: key, isSecret: true) != nil
            || boolArray(forKey: key, isSecret: true) != nil || doubleArray(forKey: key, isSecret: true) != nil
            || double(forKey: key, isSecret: true) != nil
    }
}

extension CommandError {
    /// An error for a setting that has a wrong value.
    static func configured(_ setting: Setting, wanted: @escaping @Sendable (Strings) -> String) -> CommandError {
        configured(setting.name, wanted: wanted)
    }

    static func configured(_ name: String, wanted: @escaping @Sendable (Strings) -> String) -> CommandError {
        .refused { $0[CommandErrorText.configured, ["name": name, "wanted": wanted($0)]] }
    }
}
