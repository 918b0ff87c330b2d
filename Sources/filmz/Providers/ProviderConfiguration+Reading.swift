import Configuration
import FilmzDomain
import FilmzProviders
import FilmzText

extension ProviderConfiguration {
    /// The settings of providers in the environment and the configuration file.
    /// - Throws: ``CommandError/refused(_:)``
    static func read(folder: String) async throws -> (ProviderConfiguration, cacheBytes: Int) {
        let reader = try await ConfigReader.filmz(folder: folder)
        var entries: [Provider: Entry] = [:]
        for provider in Provider.allCases {
            let name = provider.rawValue
            entries[provider] = Entry(
                key: try reader.secret("\(name).key"), address: try reader.text("\(name).url"),
                isEnabled: try reader.flag("\(name).enabled"), dailyLimit: try reader.number("\(name).dailyCalls"))
        }
        let megabytes = try reader.number("cache.megabytes") ?? 512
        guard 1...1_000_000 ~= megabytes else {
            throw CommandError.configured("cache.megabytes") { $0[CommandErrorText.wantedPositive] }
        }
        do {
            let configuration = try ProviderConfiguration(
                entries, language: try reader.text("language") ?? "en-US", country: try reader.text("country") ?? "US")
            return (configuration, megabytes * 1_000_000)
        } catch let error as Invalid {
            throw CommandError.refused(error.sentence)
        }
    }
}
