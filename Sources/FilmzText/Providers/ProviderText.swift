import FilmzDomain

/// The providers as they write themselves.
public enum ProviderName: TextKey {
    case omdb, tmdb, iTunes, amc, tvmaze

    public var english: Message {
        switch self {
        case .omdb: "OMDb"
        case .tmdb: "TMDb"
        case .iTunes: "iTunes"
        case .amc: "AMC"
        case .tvmaze: "TVmaze"
        }
    }
}

extension ProviderName {
    init(_ provider: Provider) {
        self =
            switch provider {
            case .omdb: .omdb
            case .tmdb: .tmdb
            case .iTunes: .iTunes
            case .amc: .amc
            case .tvmaze: .tvmaze
            }
    }
}

/// What is said when a provider gives no answer.
public enum ProviderText: TextKey {
    case silent, unreachable, timedOut, unavailable, unreadable, wrongKey, quotaUsedUp, paused, rejected
    case unavailableUntil, quotaUsedUpUntil, pausedUntil
    case inSeconds, inMinutes, inHours, inDays
    case justNow, hoursAgo, daysAgo

    public var english: Message {
        switch self {
        case .silent: "No answer from {providers}."
        case .unreachable: "{provider} can’t be reached. Is there a network?"
        case .timedOut: "{provider} took too long to answer."
        case .unavailable: "{provider} is out of order at the moment."
        case .unreadable: "{provider} sent something that makes no sense."
        case .wrongKey: "{provider} doesn’t take the key. You can enter another one in the settings."
        case .quotaUsedUp: "Today’s questions to {provider} are used up."
        case .paused: "{provider} wants to be left alone for a while."
        case .rejected: "{provider} doesn’t take the question."
        case .unavailableUntil: "{provider} is out of order at the moment. Filmz asks again {time}."
        case .quotaUsedUpUntil: "Today’s questions to {provider} are used up. Filmz can ask again {time}."
        case .pausedUntil: "{provider} wants to be left alone for a while. Filmz can ask again {time}."
        case .inSeconds: .plural(one: "in {count} second", other: "in {count} seconds")
        case .inMinutes: .plural(one: "in {count} minute", other: "in {count} minutes")
        case .inHours: .plural(one: "in {count} hour", other: "in {count} hours")
        case .inDays: .plural(one: "in {count} day", other: "in {count} days")
        case .justNow: "just now"
        case .hoursAgo: .plural(one: "{count} hour ago", other: "{count} hours ago")
        case .daysAgo: .plural(one: "{count} day ago", other: "{count} days ago")
        }
    }
}
