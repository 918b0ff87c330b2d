extension PeopleText {
    public var german: Message {
        switch self {
        case .signIn: "Anmelden"
        case .welcome: "Willkommen zurück"
        case .password: "Passwort"
        case .forgotten: "Vergessen? Setz ein neues auf dem Rechner, auf dem Filmz läuft, mit:"
        case .wrongPassword: "Das ist nicht das Passwort. Versuch es noch einmal."
        case .tooManySeconds:
            .plural(
                one: "Zu viele Versuche. Warte {count} Sekunde und versuch es dann noch einmal.",
                other: "Zu viele Versuche. Warte {count} Sekunden und versuch es dann noch einmal.")
        case .tooManyMinutes:
            .plural(
                one: "Zu viele Versuche. Warte {count} Minute und versuch es dann noch einmal.",
                other: "Zu viele Versuche. Warte {count} Minuten und versuch es dann noch einmal.")
        case .busy: "Filmz prüft gerade zu viele Passwörter. Versuch es in ein paar Sekunden noch einmal."
        }
    }
}

extension BrowserText {
    public var german: Message {
        switch self {
        case .chrome: "Chrome"
        case .edge: "Edge"
        case .firefox: "Firefox"
        case .opera: "Opera"
        case .safari: "Safari"
        case .samsung: "Samsung Internet"
        case .unknown: "Ein Browser"
        }
    }
}

extension SystemText {
    public var german: Message { english }
}
