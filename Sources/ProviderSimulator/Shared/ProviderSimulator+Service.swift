extension ProviderSimulator {
    /// One of the services played.
    public enum Service: String, CaseIterable, Sendable {
        case omdb, tmdb, itunes, amc, tvmaze
    }
}

extension ProviderSimulator.Service {
    /// What the paths of the service begin with here.
    var prefix: String {
        if self == .tmdb { "/tmdb/3" } else { "/\(rawValue)" }
    }
}
