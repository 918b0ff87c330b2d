/// `filmz calendar`.
public enum CalendarFeedCommandText: TextKey {
    case abstract, discussion, create, list, revoke, kind, url
    case made, madePath, revoked, notThere
    case kindHead, madeHead, readHead

    public var english: Message {
        switch self {
        case .abstract: "Calendars to which other programs subscribe, each by a secret address."
        case .discussion: "An address is printed only once, and needs no password. Making another one ends it."
        case .create: "Make the address of a calendar; an older one of the same calendar ends."
        case .list: "List the calendars that have an address."
        case .revoke: "End the address of a calendar."
        case .kind: "The calendar: {kinds}."
        case .url: "The address of your Filmz, such as https://films.example.org."
        case .made: "Subscribe to this: {address}"
        case .madePath: "Subscribe to this, with the address of your Filmz before it: {address}"
        case .revoked: "The address of the calendar leads nowhere any more."
        case .notThere: "This calendar has no address."
        case .kindHead: "CALENDAR"
        case .madeHead: "MADE"
        case .readHead: "READ"
        }
    }
}
