import APICore

/// What the service says about itself. Good for some days.
///
/// See https://developer.themoviedb.org/reference/configuration-details.
public struct TMDbConfiguration: Sendable, Hashable {
    /// Addresses and sizes of images.
    public let images: TMDbImageConfiguration
    /// Names of the fields whose changes are recorded.
    public let changeKeys: [String]

    /// Made of these parts, as for a preview or a test.
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

    /// Reads what is there.
    ///
    /// - Throws: when there is no `images`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        images = try values.decode(TMDbImageConfiguration.self, forKey: .images)
        changeKeys = values.texts(.changeKeys)
    }
}
