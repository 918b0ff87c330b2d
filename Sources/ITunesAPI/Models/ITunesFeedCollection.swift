import APICore

/// The collection that an entry of the feed belongs to: the season of an episode. Its name is an element within it.
struct ITunesFeedCollection: Codable, Sendable {
    let name: String?

    private enum CodingKeys: String, CodingKey {
        case name = "im:name"
    }

    init(name: String) {
        self.name = name
    }

    init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: CodingKeys.self).element(.name)?.label
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(label: name, forKey: .name)
    }
}
