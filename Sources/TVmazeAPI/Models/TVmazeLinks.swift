import APICore

/// Links to related items. https://www.tvmaze.com/api#links
public struct TVmazeLinks: Sendable, Hashable {
    /// The item itself.
    public let itself: TVmazeLink?
    /// The show of an episode.
    public let show: TVmazeLink?
    /// The latest episode; nil if there was none.
    public let previousEpisode: TVmazeLink?
    /// The next episode; nil if none is announced.
    public let nextEpisode: TVmazeLink?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        itself: TVmazeLink? = nil, show: TVmazeLink? = nil, previousEpisode: TVmazeLink? = nil,
        nextEpisode: TVmazeLink? = nil
    ) {
        self.itself = itself
        self.show = show
        self.previousEpisode = previousEpisode
        self.nextEpisode = nextEpisode
    }
}

extension TVmazeLinks: Codable {
    private enum CodingKeys: String, CodingKey {
        case show
        case itself = "self"
        case previousEpisode = "previousepisode"
        case nextEpisode = "nextepisode"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        itself = values.value(.itself)
        show = values.value(.show)
        previousEpisode = values.value(.previousEpisode)
        nextEpisode = values.value(.nextEpisode)
    }
}

/// A link to an item of TVmaze. https://www.tvmaze.com/api#links
public struct TVmazeLink: Sendable, Hashable {
    /// The address in TVmaze's API.
    public let href: String
    /// The title; nil in responses from before 2024.
    public let name: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(href: String, name: String? = nil) {
        self.href = href
        self.name = name
    }

    /// TVmaze's ID of the linked item; nil if the address does not end in one.
    public var id: Int? {
        guard let number = href.split(separator: "/").last.flatMap({ Int($0) }), number > 0 else { return nil }
        return number
    }
}

extension TVmazeLink: Codable {
    private enum CodingKeys: String, CodingKey {
        case href, name
    }

    /// Decodes a link. Fails without an address.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard let href = values.text(.href) else {
            throw DecodingError.keyNotFound(
                CodingKeys.href, .init(codingPath: decoder.codingPath, debugDescription: "no address"))
        }
        self.href = href
        name = values.text(.name)
    }
}
