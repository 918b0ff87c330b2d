public import APICore

extension TVmazeClient {
    /// What networks and local web channels of a country show on a day; nil for TVmaze's own `US` and today.
    ///
    /// A country is ISO 3166-1: `GB`, not `UK`. Global web channels are in ``webSchedule(_:day:)``.
    /// https://www.tvmaze.com/api#schedule
    public func schedule(
        country: String? = nil, day: PlainDate? = nil
    ) async throws(APIError) -> [TVmazeScheduledEpisode] {
        try await TVmazeScheduleEndpoint().request(.television(country: country, day: day), with: client).elements
    }

    /// What comes to web channels on a day; nil for today. https://www.tvmaze.com/api#web-schedule
    public func webSchedule(
        _ channels: TVmazeWebChannels = .all, day: PlainDate? = nil
    ) async throws(APIError) -> [TVmazeScheduledEpisode] {
        try await TVmazeScheduleEndpoint().request(.web(channels, day: day), with: client).elements
    }

    /// Every episode to come, everywhere. Several megabytes, made anew once a day.
    /// https://www.tvmaze.com/api#full-schedule
    public func fullSchedule() async throws(APIError) -> [TVmazeScheduledEpisode] {
        try await TVmazeScheduleEndpoint().request(.full, with: client).elements
    }
}
