public import APICore

extension TVmazeClient {
    /// The schedule of a country's networks and local web channels on a day; nil for TVmaze's defaults, `US` and today.
    ///
    /// The country is ISO 3166-1: `GB`, not `UK`. Global web channels are in ``webSchedule(_:day:)``.
    /// https://www.tvmaze.com/api#schedule
    public func schedule(
        country: String? = nil, day: PlainDate? = nil
    ) async throws(APIError) -> [TVmazeScheduledEpisode] {
        try await TVmazeScheduleEndpoint().request(.television(country: country, day: day), with: client).elements
    }

    /// The schedule of web channels on a day; nil for today. https://www.tvmaze.com/api#web-schedule
    public func webSchedule(
        _ channels: TVmazeWebChannels = .all, day: PlainDate? = nil
    ) async throws(APIError) -> [TVmazeScheduledEpisode] {
        try await TVmazeScheduleEndpoint().request(.web(channels, day: day), with: client).elements
    }

    /// All upcoming episodes, worldwide. Several megabytes, updated once a day.
    /// https://www.tvmaze.com/api#full-schedule
    public func fullSchedule() async throws(APIError) -> [TVmazeScheduledEpisode] {
        try await TVmazeScheduleEndpoint().request(.full, with: client).elements
    }
}
