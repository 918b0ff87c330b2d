/// Calendars to which programs subscribe: in the settings, and in the calendars themselves.
public enum CalendarFeedText: TextKey {
    case title, intro, episodes, showings, releases, diary, fullDiary
    case subscribe, subscribeTo, toCalendars, another, anotherFor, anotherHint, revoke, revokeOf, notRead, readToday,
        readOn
    case made, madeHint, atHome, open, address, backToSettings
    case episodesSecret, showingsSecret, releasesSecret, diarySecret, fullDiarySecret
    case event, eventTitled, comesOut
    case services, subscribeNews, subscribeNewsTo, servicesSecret

    public var english: Message {
        switch self {
        case .title: "Calendars"
        case .intro: "Calendar programs can subscribe to these. Each has a secret address that needs no password."
        case .episodes: "New episodes of my shows"
        case .showings: "Showings of my watchlist in the cinema"
        case .releases: "Releases of my watchlist"
        case .diary: "My diary, titles and days only"
        case .fullDiary: "My diary with stars, places, company and notes"
        case .subscribe: "Subscribe"
        case .subscribeTo: "Subscribe to “{calendar}”"
        case .toCalendars: "Subscribe in my calendar"
        case .another: "New address"
        case .anotherFor: "New address of “{calendar}”"
        case .anotherHint: "A new address ends the old one."
        case .revoke: "Revoke"
        case .revokeOf: "Revoke the address of “{calendar}”"
        case .notRead: "not read yet"
        case .readToday: "read today"
        case .readOn: "last read on {day}"
        case .made: "Your calendar"
        case .madeHint: "Add it now. Filmz does not keep the address and cannot show it again."
        case .episodesSecret:
            "Whoever has the address sees which shows you are watching and when their episodes come out. You can revoke it in Settings."
        case .showingsSecret:
            "Whoever has the address sees which films of your watchlist are shown at your theatres. You can revoke it in Settings."
        case .releasesSecret:
            "Whoever has the address sees what of your watchlist comes out soon. You can revoke it in Settings."
        case .diarySecret:
            "Whoever has the address sees what you have seen and on which day. You can revoke it in Settings."
        case .fullDiarySecret:
            "Whoever has the address sees what you have seen, when, where and with whom, and what you wrote about it. You can revoke it in Settings."
        case .atHome:
            "You use Filmz under {address}, which the Internet cannot reach: your own devices read this at home, calendar services on the Internet cannot."
        case .open: "Add to my calendar"
        case .address: "Address of the calendar"
        case .backToSettings: "Back to Settings"
        case .services: "New on my services, for news readers (Atom)"
        case .subscribeNews: "Make an address"
        case .subscribeNewsTo: "Make an address of “{calendar}”"
        case .servicesSecret:
            "Whoever has the address sees which films of your watchlist came to which of your services. You can revoke it in Settings."
        case .event: "{show} {episode}"
        case .eventTitled: "{show} {episode}: {title}"
        case .comesOut: "{title} comes out"
        }
    }
}
