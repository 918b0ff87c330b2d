import Configuration
import FilmzDomain
import FilmzProviders
import FilmzText

extension ProviderConfiguration {
    /// The settings of providers in the environment and the configuration file.
    /// - Throws: ``CommandError/refused(_:)``
    static func read(_ reader: ConfigReader) throws -> (ProviderConfiguration, cacheBytes: Int) {
        var entries: [Provider: Entry] = [:]
        for provider in Provider.allCases {
            entries[provider] = Entry(
                key: try reader.secret(.providerKey(provider)), address: try reader.text(.providerURL(provider)),
                isEnabled: try reader.flag(.providerEnabled(provider)),
                dailyLimit: try reader.number(.providerDailyCalls(provider)))
        }
        let megabytes = try reader.number(.cacheMegabytes) ?? 512
        guard 1...1_000_000 ~= megabytes else {
            throw CommandError.configured(.cacheMegabytes) { $0[CommandErrorText.wantedPositive] }
        }
        do {
            let configuration = try ProviderConfiguration(
                entries, language: try reader.text(.language) ?? "en-US", country: try reader.text(.country) ?? "US")
            return (configuration, megabytes * 1_000_000)
        } catch let error as Invalid {
            throw CommandError.refused(error.sentence)
        }
    }
}
