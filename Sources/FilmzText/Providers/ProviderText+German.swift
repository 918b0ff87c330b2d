extension ProviderName {
    public var german: Message { english }
}

extension ProviderText {
    public var german: Message {
        switch self {
        case .silent: "Keine Antwort von {providers}."
        case .unreachable: "{provider} ist nicht erreichbar. Gibt es ein Netz?"
        case .timedOut: "{provider} hat zu lange für eine Antwort gebraucht."
        case .unavailable: "{provider} ist gerade außer Betrieb."
        case .unreadable: "{provider} hat etwas geschickt, das keinen Sinn ergibt."
        case .wrongKey:
            "{provider} nimmt den Schlüssel nicht an. In den Einstellungen kannst du einen anderen eingeben."
        case .quotaUsedUp: "Die Anfragen an {provider} sind für heute aufgebraucht."
        case .paused: "{provider} möchte eine Weile in Ruhe gelassen werden."
        case .rejected: "{provider} nimmt die Anfrage nicht an."
        case .unavailableUntil: "{provider} ist gerade außer Betrieb. Filmz fragt {time} wieder."
        case .quotaUsedUpUntil:
            "Die Anfragen an {provider} sind für heute aufgebraucht. Filmz kann {time} wieder fragen."
        case .pausedUntil: "{provider} möchte eine Weile in Ruhe gelassen werden. Filmz kann {time} wieder fragen."
        case .inSeconds: .plural(one: "in {count} Sekunde", other: "in {count} Sekunden")
        case .inMinutes: .plural(one: "in {count} Minute", other: "in {count} Minuten")
        case .inHours: .plural(one: "in {count} Stunde", other: "in {count} Stunden")
        case .inDays: .plural(one: "in {count} Tag", other: "in {count} Tagen")
        case .justNow: "gerade eben"
        case .hoursAgo: .plural(one: "vor {count} Stunde", other: "vor {count} Stunden")
        case .daysAgo: .plural(one: "vor {count} Tag", other: "vor {count} Tagen")
        }
    }
}
