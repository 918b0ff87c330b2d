import APICore

/// The configuration of the service. It can be cached for some days.
///
/// See https://developer.themoviedb.org/reference/configuration-details.
public struct TMDbConfiguration: Sendable, Hashable {
    /// The addresses and sizes of images.
    public let images: TMDbImageConfiguration
    /// The names of the fields whose edits are recorded.
    public let changeKeys: [String]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(images: TMDbImageConfiguration, changeKeys: [String] = []) {
        self.images = images
        self.changeKeys = changeKeys
    }
}

extension TMDbConfiguration: Codable {
    private enum CodingKeys: String, CodingKey {
        case images
        case changeKeys = "change_keys"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `images`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        images = try values.decode(TMDbImageConfiguration.self, forKey: .images)
        changeKeys = values.texts(.changeKeys)
    }
}
