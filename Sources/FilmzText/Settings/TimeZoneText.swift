/// Where the reader's days begin and end.
public enum TimeZoneText: TextKey {
    case title, hint, choice, ofBrowser, change

    public var english: Message {
        switch self {
        case .title: "Time zone"
        case .choice: "Your days begin and end in"
        case .ofBrowser: "The time zone of your browser"
        case .hint: "“Today”, your calendars and the files you import go by it."
        case .change: "Choose another one"
        }
    }
}
