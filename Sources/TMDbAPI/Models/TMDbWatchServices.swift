import APICore

/// The services that offer films or series in a country.
///
/// See https://developer.themoviedb.org/reference/watch-providers-movie-list.
public struct TMDbWatchServices: Sendable, Hashable {
    /// The services. Empty for a country of which TMDb knows none.
    public let services: [TMDbWatchService]

    /// Made of these parts, as for a preview or a test.
    public init(services: [TMDbWatchService] = []) {
        self.services = services
    }
}

extension TMDbWatchServices: Codable {
    private enum CodingKeys: String, CodingKey {
        case services = "results"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        services = try values.essentialList(.services)
    }
}
