public import APICore
public import Foundation

/// What is on. https://www.tvmaze.com/api#schedule
public struct TVmazeScheduleEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeScheduleTarget
    public typealias Model = TVmazeList<TVmazeScheduledEpisode>
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with episodes and their shows. https://www.tvmaze.com/api#schedule
public enum TVmazeScheduleTarget: HTTPTargetType {
    /// What networks and local web channels of a country show on a day; TVmaze's own choices are `US` and today.
    case television(country: String?, day: PlainDate?)
    /// What comes to web channels on a day, today by TVmaze's own choice.
    case web(TVmazeWebChannels, day: PlainDate?)
    /// Every episode to come, everywhere: several megabytes, made anew once a day.
    case full

    public var baseURL: URL { TVmazeVendor.baseURL }

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

/// Whose web channels are meant. TVmaze makes three meanings of one parameter: absent, empty, or a country.
/// https://www.tvmaze.com/api#web-schedule
public enum TVmazeWebChannels: Sendable, Hashable {
    /// All of them.
    case all
    /// Only those that belong to no country, such as Netflix.
    case global
    /// Only those of this country, ISO 3166-1: `GB`, not `UK`. Global ones are not among them.
    case local(String)

    var country: String? {
        switch self {
        case .all: nil
        case .global: ""
        case .local(let country): country.uppercased()
        }
    }
}
