import Configuration
import FilmzDomain
import FilmzProviders
import Foundation
import SystemPackage

extension ProviderConfiguration {
    /// What the environment says, and where it says nothing the configuration file: `$FILMZ_CONFIG`, or `config.json` in
    /// the data folder if there is one.
    /// - Throws: ``CommandError/invalid(_:)``
    static func read(folder: String) async throws -> (ProviderConfiguration, cacheBytes: Int) {
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
            throw CommandError.invalid(
                "\(Output.printable(path)) cannot be read; it holds one JSON object, and must be yours to read.")
        }
        let reader = ConfigReader(providers: sources)
        var entries: [Provider: Entry] = [:]
        for provider in Provider.allCases {
            let name = provider.rawValue
            entries[provider] = Entry(
                key: try reader.text("\(name).key"), address: try reader.text("\(name).url"),
                isEnabled: try reader.flag("\(name).enabled"), dailyLimit: try reader.number("\(name).dailyCalls"))
        }
        let megabytes = try reader.number("cache.megabytes") ?? 512
        guard 1...1_000_000 ~= megabytes else { throw CommandError.configured("cache.megabytes", "1 or more") }
        do {
            let configuration = try ProviderConfiguration(
                entries, language: try reader.text("language") ?? "en-US", country: try reader.text("country") ?? "US")
            return (configuration, megabytes * 1_000_000)
        } catch let error as Invalid {
            throw CommandError.invalid(error.description)
        }
    }
}

extension ConfigReader {
    // What stands there in another form than is wanted counts as missing for the reader; a person wants to hear of it.

    fileprivate func text(_ name: String) throws -> String? {
        let key = ConfigKey(stringLiteral: name)
        if let text = string(forKey: key, isSecret: true) { return text }
        guard int(forKey: key, isSecret: true) == nil, bool(forKey: key, isSecret: true) == nil else {
            throw CommandError.configured(name, "a text in quotes")
        }
        return nil
    }

    fileprivate func number(_ name: String) throws -> Int? {
        let key = ConfigKey(stringLiteral: name)
        if let number = int(forKey: key) { return number }
        guard string(forKey: key) == nil, bool(forKey: key) == nil else {
            throw CommandError.configured(name, "a number")
        }
        return nil
    }

    fileprivate func flag(_ name: String) throws -> Bool? {
        let key = ConfigKey(stringLiteral: name)
        if let flag = bool(forKey: key) { return flag }
        guard string(forKey: key) == nil, int(forKey: key) == nil else {
            throw CommandError.configured(name, "true or false")
        }
        return nil
    }
}

extension CommandError {
    fileprivate static func configured(_ name: String, _ wanted: String) -> CommandError {
        .invalid("\(name) in the configuration is to be \(wanted); correct it in config.json or the environment.")
    }
}
