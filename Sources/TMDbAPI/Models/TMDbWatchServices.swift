import APICore

/// The services that offer films or series in a country.
///
/// See https://developer.themoviedb.org/reference/watch-providers-movie-list.
public struct TMDbWatchServices: Sendable, Hashable {
    /// The services. Empty for a country for which TMDb knows none.
    public let services: [TMDbWatchService]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(services: [TMDbWatchService] = []) {
        self.services = services
    }
}

extension TMDbWatchServices: Codable {
    private enum CodingKeys: String, CodingKey {
        case services = "results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        services = try values.essentialList(.services)
    }
}
