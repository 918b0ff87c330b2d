import Configuration
import CoreMetrics
import FilmzText
import FilmzWeb

extension MetricsConfiguration {
    /// Begins to collect metrics, if the environment or the configuration file sets the token for reading them. Call it
    /// once, before anything is counted.
    /// - Returns: nil when there is no token; then no metrics are collected
    /// - Throws: ``CommandError/refused(_:)``
    static func begun(_ reader: ConfigReader) throws -> MetricsConfiguration? {
        guard let configuration = try read(reader) else { return nil }
        MetricsSystem.bootstrap(configuration.registry)
        return configuration
    }

    /// - Throws: ``CommandError/refused(_:)``
    static func read(_ reader: ConfigReader) throws -> MetricsConfiguration? {
        guard let token = try reader.secret(.metricsToken) else { return nil }
        guard let configuration = MetricsConfiguration(token: token) else {
            throw CommandError.configured(.metricsToken) {
                $0[CommandErrorText.wantedSecret, ["count": String(shortestToken)]]
            }
        }
        return configuration
    }
}
