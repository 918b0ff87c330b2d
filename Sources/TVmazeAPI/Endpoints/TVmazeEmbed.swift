import APICore

/// Data that can be embedded in a show, as ``TVmazeShow/embedded``. https://www.tvmaze.com/api#embedding
public struct TVmazeEmbed: RawRepresentable, Sendable, Hashable {
    /// TVmaze's name for the data.
    public let rawValue: String

    /// Data by TVmaze's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The episodes without specials.
    public static let episodes = TVmazeEmbed(rawValue: "episodes")
    /// The episodes with specials.
    public static let episodesWithSpecials = TVmazeEmbed(rawValue: "episodeswithspecials")
    /// The seasons, without their episodes.
    public static let seasons = TVmazeEmbed(rawValue: "seasons")
    /// The main cast.
    public static let cast = TVmazeEmbed(rawValue: "cast")
    /// The crew with their jobs.
    public static let crew = TVmazeEmbed(rawValue: "crew")
    /// The titles in other countries.
    public static let akas = TVmazeEmbed(rawValue: "akas")
    /// The pictures in all sizes.
    public static let images = TVmazeEmbed(rawValue: "images")
    /// The next episode, if one is announced.
    public static let nextEpisode = TVmazeEmbed(rawValue: "nextepisode")
    /// The latest episode, if there was one.
    public static let previousEpisode = TVmazeEmbed(rawValue: "previousepisode")
}

extension [TVmazeEmbed] {
    /// The query parameters: a single one is sent by itself, several as a list.
    var parameters: HTTPParameters {
        var parameters = HTTPParameters()
        for embed in self { parameters.append(count == 1 ? "embed" : "embed[]", value: embed.rawValue) }
        return parameters
    }
}
