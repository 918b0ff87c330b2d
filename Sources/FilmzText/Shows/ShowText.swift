/// Seasons and episodes of a show.
public enum ShowText: TextKey {
    case seasons, season, specials, seasonCount, episodeCount, years

    public var english: Message {
        switch self {
        case .seasons: "Seasons"
        case .season: "Season {number}"
        case .specials: "Specials"
        case .seasonCount: .plural(one: "{count} season", other: "{count} seasons")
        case .episodeCount: .plural(one: "{count} episode", other: "{count} episodes")
        case .years: "{first}–{last}"
        }
    }
}
