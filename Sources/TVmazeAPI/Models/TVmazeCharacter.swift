import APICore
public import Foundation

/// A role in a show. https://www.tvmaze.com/api#show-cast
public struct TVmazeCharacter: Sendable, Hashable, Identifiable {
    /// TVmaze's ID of the role.
    public let id: Int
    /// The role's page on TVmaze.
    public let url: URL?
    /// The name of the role.
    public let name: String?
    /// A picture of the role.
    public let image: TVmazePicture?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(id: Int, url: URL? = nil, name: String? = nil, image: TVmazePicture? = nil) {
        self.id = id
        self.url = url
        self.name = name
        self.image = image
    }
}

extension TVmazeCharacter: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, name, image
    }

    /// Decodes the model; a missing or broken field becomes nil or empty. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        url = values.link(.url)
        name = values.text(.name)
        image = values.value(.image)
    }
}
