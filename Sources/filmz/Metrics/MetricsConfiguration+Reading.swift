import Configuration
import CoreMetrics
import FilmzText
import FilmzWeb

extension MetricsConfiguration {
    /// Begins to collect figures, if the environment or the configuration file says who may read them. Call it once, before
    /// anything is counted.
    /// - Returns: nil when nobody may read them; then none are collected
    /// - Throws: ``CommandError/refused(_:)``
    static func begun(folder: String) async throws -> MetricsConfiguration? {
        guard let token = try await ConfigReader.filmz(folder: folder).secret("metrics.token") else { return nil }
        guard let configuration = MetricsConfiguration(token: token) else {
            throw CommandError.configured("metrics.token") {
                $0[CommandErrorText.wantedSecret, ["count": String(shortestToken)]]
            }
        }
        MetricsSystem.bootstrap(configuration.registry)
        return configuration
    }
}
