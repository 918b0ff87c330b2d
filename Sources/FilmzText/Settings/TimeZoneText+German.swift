extension TimeZoneText {
    public var german: Message {
        switch self {
        case .title: "Zeitzone"
        case .choice: "Deine Tage beginnen und enden in"
        case .ofBrowser: "Zeitzone deines Browsers"
        case .change: "Andere wählen"
        case .hint: "„Heute“, deine Kalender und importierte Dateien richten sich danach."
        }
    }
}
