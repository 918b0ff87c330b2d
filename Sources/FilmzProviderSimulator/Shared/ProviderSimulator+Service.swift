extension ProviderSimulator {
    /// A simulated service.
    public enum Service: String, CaseIterable, Sendable {
        case omdb, tmdb, itunes, amc, tvmaze
    }
}

extension ProviderSimulator.Service {
    /// The prefix of the service's paths in the simulator.
    var prefix: String {
        if self == .tmdb { "/tmdb/3" } else { "/\(rawValue)" }
    }
}
