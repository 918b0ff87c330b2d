/// Calendars to which programs subscribe: in the settings, and in the calendars themselves.
public enum CalendarFeedText: TextKey {
    case title, intro, episodes, subscribe, another, anotherHint, revoke, revokeOf, notRead, readToday, readOn
    case made, madeHint, secretHint, atHome, open, address, backToSettings
    case name, event, eventTitled
    case services, subscribeNews, servicesSecret

    public var english: Message {
        switch self {
        case .title: "Calendars"
        case .intro: "Calendar programs can subscribe to these. Each has a secret address that needs no password."
        case .episodes: "New episodes of my shows"
        case .subscribe: "Subscribe to new episodes"
        case .another: "New address"
        case .anotherHint: "A new address ends the old one."
        case .revoke: "Revoke"
        case .revokeOf: "Revoke the address of “{calendar}”"
        case .notRead: "not read yet"
        case .readToday: "read today"
        case .readOn: "last read on {day}"
        case .made: "Your calendar"
        case .madeHint: "Add it now. Filmz does not keep the address and cannot show it again."
        case .secretHint:
            "Whoever has the address sees which shows you are watching and when their episodes come out. You can revoke it in Settings."
        case .atHome:
            "You use Filmz under {address}, which the Internet cannot reach: your own devices read this at home, calendar services on the Internet cannot."
        case .open: "Add to my calendar"
        case .address: "Address of the calendar"
        case .backToSettings: "Back to Settings"
        case .services: "New on my services, for news readers (Atom)"
        case .subscribeNews: "Make an address"
        case .servicesSecret:
            "Whoever has the address sees which films of your watchlist came to which of your services. You can revoke it in Settings."
        case .name: "New episodes"
        case .event: "{show} {episode}"
        case .eventTitled: "{show} {episode}: {title}"
        }
    }
}
