import ArgumentParser
import Configuration
import FilmzDomain
import FilmzProviders
import FilmzText
import FilmzWeb
import Foundation

/// Shows the effective settings, and the source of each.
struct ConfigCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: .help(ConfigCommandText.abstract),
        discussion: .help(ConfigCommandText.discussion))

    @Flag(help: .text(ConfigCommandText.all))
    var all = false

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let strings = options.strings
        let held = try await EffectiveSettings(folder: options.directory)
        let rows = held.settings.filter { all || options.json || $0.value != nil }
        if options.json {
            try Output.json(Report(folder: options.directory, file: held.path, settings: rows, unknown: held.unknown))
        } else {
            if Output.isTerminal { print(strings[ConfigCommandText.place, ["path": held.path]]) }
            let heads = [ConfigCommandText.setting, .value, .origin].map { strings[$0] }
            Output.table(heads, in: strings) { strings in
                rows.map { [$0.name, $0.shown(strings), $0.origin(strings)] }
            }
        }
        for name in held.unknown { Output.warn(strings[ConfigCommandText.unknown, ["name": name]]) }
        try await Self.check(folder: options.directory)
    }

    /// Reads everything as the commands do, to report what is wrong with a changed setting.
    static func check(folder: String) async throws {
        let reader = try await ConfigReader.filmz(folder: folder)
        let server = try ServerOptions.parse([]).configuration(reader)
        do throws(CertificateFiles.LoadingError) {
            try server.certificate?.check()
        } catch {
            throw CommandError.refused { error.sentence($0) }
        }
        _ = try await DatasetServer.configured(folder: folder)
        _ = try ReceivedFromOption.parse([]).fetcher(reader)
        _ = try ProgrammesFromOption.parse([]).checked(reader)
        _ = try LogSettings(reader)
        _ = try MetricsConfiguration.read(reader)
        _ = try BackupSchedule.read(reader)
        _ = try ReleaseFeed.configured(reader)
        _ = try ProviderConfiguration.read(reader)
        if let password = try reader.secret(.password) { _ = try Password(password) }
    }

    private struct Report: Encodable {
        let folder: String
        let file: String
        let settings: [EffectiveSetting]
        let unknown: [String]
    }
}

/// A setting with its effective value.
struct EffectiveSetting: Encodable {
    enum Origin: String, Encodable {
        case environment, file, usual
    }

    let name: String
    let variable: String
    /// The value; nil when nothing sets it. Secrets are never shown.
    let value: String?
    let isSecret: Bool
    let origin: Origin?

    func shown(_ strings: Strings) -> String {
        guard let value else { return "" }
        return if isSecret { strings[ConfigCommandText.secret] } else { value }
    }

    func origin(_ strings: Strings) -> String {
        switch origin {
        case .environment: variable
        case .file: strings[ConfigCommandText.file]
        case .usual: strings[ConfigCommandText.usual]
        case nil: ""
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(variable, forKey: .variable)
        if !isSecret { try container.encodeIfPresent(value, forKey: .value) }
        try container.encode(isSecret, forKey: .isSecret)
        try container.encodeIfPresent(origin, forKey: .origin)
    }

    private enum CodingKeys: CodingKey {
        case name, variable, value, isSecret, origin
    }
}

/// All settings with their effective values, and unknown names.
struct EffectiveSettings {
    /// The path of the configuration file, whether it exists or not.
    let path: String
    let settings: [EffectiveSetting]
    let unknown: [String]

    /// Variables that are not settings of the configuration file.
    private static let otherVariables: Set = [
        "FILMZ_CONFIG", "FILMZ_DATA_DIR", "FILMZ_PERSON",
    ]

    /// - Throws: ``CommandError/refused(_:)``
    init(folder: String) async throws {
        let environment = ConfigReader(provider: ConfigReader.environment)
        let file = ConfigReader(provider: try await ConfigReader.file(folder: folder))
        path = ConfigReader.path(folder: folder)
        settings = try Setting.all.map { setting in
            let value: String?
            let origin: EffectiveSetting.Origin?
            if let text = try environment.writtenValue(of: setting) {
                value = text
                origin = .environment
            } else if let text = try file.writtenValue(of: setting) {
                value = text
                origin = .file
            } else {
                value = setting.usual
                origin = setting.usual.map { _ in .usual }
            }
            return EffectiveSetting(
                name: setting.name, variable: setting.variable, value: value, isSecret: setting.form == .secret,
                origin: origin)
        }
        let names = Set(Setting.all.flatMap { $0.form == .secret ? [$0.name, $0.name + ".file"] : [$0.name] })
        let variables = Self.otherVariables.union(names.map(Setting.variable))
        unknown =
            Self.names(in: path).filter { !names.contains($0) }
            + ConfigReader.variables.keys.filter { $0.hasPrefix("FILMZ_") && !variables.contains($0) }
            .sorted()
    }

    /// The effective value of a setting; nil when nothing sets it and it has no default.
    subscript(name: String) -> String? { settings.first { $0.name == name }?.value }

    /// The names of all values in a file, which has been read before and so is one JSON object.
    private static func names(in path: String) -> [String] {
        guard let data = try? RegularFile.contents(of: path, limit: 1 << 20),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [] }
        func names(_ object: [String: Any], after before: String) -> [String] {
            object.flatMap { name, value in
                (value as? [String: Any]).map { names($0, after: before + name + ".") } ?? [before + name]
            }
        }
        return names(object, after: "").sorted()
    }
}

extension ConfigReader {
    /// The value as a person would write it; nil when nothing sets it here.
    /// - Throws: ``CommandError/refused(_:)`` when it has a wrong form
    fileprivate func writtenValue(of setting: Setting) throws -> String? {
        switch setting.form {
        case .text: try text(setting)
        case .number: try number(setting).map(String.init)
        case .flag: try flag(setting).map(String.init)
        case .list: try list(setting).map { $0.joined(separator: ", ") }
        case .secret: try secret(setting)
        }
    }
}
