import APICore

/// What comes along with a show, in its ``TVmazeShow/embedded``. https://www.tvmaze.com/api#embedding
public struct TVmazeEmbed: RawRepresentable, Sendable, Hashable {
    /// TVmaze's word for it.
    public let rawValue: String

    /// Something by TVmaze's word for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The episodes without specials.
    public static let episodes = TVmazeEmbed(rawValue: "episodes")
    /// The episodes with specials.
    public static let episodesWithSpecials = TVmazeEmbed(rawValue: "episodeswithspecials")
    /// The seasons.
    public static let seasons = TVmazeEmbed(rawValue: "seasons")
    /// The main cast.
    public static let cast = TVmazeEmbed(rawValue: "cast")
    /// The crew.
    public static let crew = TVmazeEmbed(rawValue: "crew")
    /// The titles in other countries.
    public static let akas = TVmazeEmbed(rawValue: "akas")
    /// The pictures.
    public static let images = TVmazeEmbed(rawValue: "images")
    /// The next episode, if one is announced.
    public static let nextEpisode = TVmazeEmbed(rawValue: "nextepisode")
    /// The episode that was on last, if there was one.
    public static let previousEpisode = TVmazeEmbed(rawValue: "previousepisode")
}

extension [TVmazeEmbed] {
    /// One is named by itself, several as a list.
    var parameters: HTTPParameters {
        var parameters = HTTPParameters()
        for embed in self { parameters.append(count == 1 ? "embed" : "embed[]", value: embed.rawValue) }
        return parameters
    }
}
