public import APICore

/// The schedules of networks and web channels. https://www.tvmaze.com/api#schedule
public typealias TVmazeScheduleEndpoint = VendorEndpoint<
    TVmazeScheduleTarget, TVmazeList<TVmazeScheduledEpisode>, TVmazeVendor
>

/// The calls that return episodes with their shows. https://www.tvmaze.com/api#schedule
public enum TVmazeScheduleTarget: TVmazeTarget {
    /// The schedule of a country's networks and local web channels on a day; nil for TVmaze's defaults, `US` and today.
    case television(country: String?, day: PlainDate?)
    /// The schedule of web channels on a day; nil for TVmaze's default, today.
    case web(TVmazeWebChannels, day: PlainDate?)
    /// All upcoming episodes, worldwide: several megabytes, updated once a day.
    case full

    public var path: String {
        switch self {
        case .television: "/schedule"
        case .web: "/schedule/web"
        case .full: "/schedule/full"
        }
    }

    public var task: HTTPTask {
        switch self {
        case .television(let country, let day):
            .requestParams(["country": country?.uppercased(), "date": day?.description])
        case .web(let channels, let day):
            .requestParams(["date": day?.description, "country": channels.country])
        case .full: .requestPlain
        }
    }
}

/// A selection of web channels. TVmaze gives one parameter three meanings: absent, empty, or a country.
/// https://www.tvmaze.com/api#web-schedule
public enum TVmazeWebChannels: Sendable, Hashable {
    /// All web channels.
    case all
    /// Only web channels that belong to no country, such as Netflix.
    case global
    /// Only web channels of this country, ISO 3166-1: `GB`, not `UK`. Global ones are not included.
    case local(String)

    var country: String? {
        switch self {
        case .all: nil
        case .global: ""
        case .local(let country): country.uppercased()
        }
    }
}
