/// Where films come from, and the keys to it.
public enum ProviderSettingsText: TextKey {
    case title, intro
    case isOff, keyNotNeeded, keyMissing, keyKept, keyConfigured, calls, callsOf, answered
    case wrongKey, wrongConfiguredKey
    case key, otherKey, getKey, test, remove, switchOff, switchOn
    case accepted, refused, untested, removed, switchedOn, switchedOff, notAsked
    case attributionOMDb
    /// As TMDb's terms of use ask for.
    case attributionTMDb
    case attributionITunes, attributionAMC
    /// With a link to TVmaze and to the licence, as the licence asks for.
    case attributionTVmaze

    public var english: Message {
        switch self {
        case .title: "Where films come from"
        case .intro:
            "Filmz works without any of them. Those that are on are asked when you search, open a film or are shown one; they learn which films, and nothing else. What the lists on Discover tell them is said below."
        case .isOff: "Switched off."
        case .keyNotNeeded: "Needs no key."
        case .keyMissing: "Not asked: it needs a key."
        case .keyKept: "A key is set."
        case .keyConfigured: "Its key is named where Filmz is started, and can only be changed there."
        case .calls: .plural(one: "{count} call today.", other: "{count} calls today.")
        case .callsOf: .plural(one: "{calls} of {count} call today.", other: "{calls} of {count} calls today.")
        case .answered: "Last answered {time}."
        case .wrongKey: "{provider} doesn’t take the key. Enter another one here."
        case .wrongConfiguredKey: "{provider} doesn’t take the key."
        case .key: "Your key for {provider}"
        case .otherKey: "Another key for {provider}"
        case .getKey: "Get a key from {provider}"
        case .test: "Test again"
        case .remove: "Remove key"
        case .switchOff: "Switch off"
        case .switchOn: "Switch on"
        case .accepted: "{provider} takes the key."
        case .refused: "{provider} doesn’t take this key, so it was not kept. Check that you copied all of it."
        case .untested: "The key is kept, but couldn’t be tested now."
        case .removed: "The key for {provider} is removed."
        case .switchedOn: "{provider} is switched on."
        case .switchedOff: "{provider} is switched off. What it said before stays."
        case .notAsked: "{provider} is not asked, so there is nothing to test."
        case .attributionOMDb: "Facts from OMDb are licensed under CC BY-NC 4.0."
        case .attributionTMDb:
            "This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB."
        case .attributionITunes: "Pictures and previews are provided courtesy of iTunes."
        case .attributionAMC: "Films and showtimes come from AMC Theatres."
        case .attributionTVmaze: "Facts, pictures and episodes of shows from TVmaze, licensed under CC BY-SA 4.0."
        }
    }
}
