/// Lists of providers: the rows of Discover, their pages, and their switches.
public enum ProviderListText: TextKey {
    case inCinemas, comingSoon, toBuyOrRent, trending, onTheAir, moreOf
    case from, asking, askNow, late, showNow, empty, notAsked, toSettings
    case keyHint, keyHintLink
    case title, intro, ofYears, isOn, isOff, needs
    /// What a provider learns.
    case learnsVisit, learnsLanguage, learnsCountry, learnsBoth, learnsYear

    public var english: Message {
        switch self {
        case .inCinemas: "In cinemas"
        case .comingSoon: "Coming soon"
        case .toBuyOrRent: "New to buy or rent"
        case .trending: "Trending this week"
        case .onTheAir: "On the air"
        case .moreOf: "More from {provider}"
        case .from: "From {provider}, {time}."
        case .asking: "Asking {provider}…"
        case .askNow: "Ask {provider} now"
        case .late: "{provider} is taking a while."
        case .showNow: "Look again"
        case .empty: "{provider} has nothing on this list now."
        case .notAsked: "Nobody is asked for this list. It needs {providers}, and must be switched on."
        case .toSettings: "To the settings"
        case .keyHint: "What is in cinemas, coming soon and trending is known to free services. {link}"
        case .keyHintLink: "Set one up"
        case .title: "What is new, on Discover"
        case .intro:
            "Each list is asked for when you open Discover and it is more than a day old. What was answered stays here."
        case .ofYears: "Years that the catalogue hardly knows"
        case .isOn: "On."
        case .isOff: "Switched off."
        case .needs: "Not asked: it needs {providers}."
        case .learnsVisit: "{provider} learns that somebody opened Discover."
        case .learnsLanguage: "{provider} learns your language, and that somebody opened Discover."
        case .learnsCountry: "{provider} learns your country, and that somebody opened Discover."
        case .learnsBoth: "{provider} learns your country and language, and that somebody opened Discover."
        case .learnsYear: "{provider} learns your country and language, and which of these years somebody looked at."
        }
    }
}
