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
        case .held: "Du warst abgemeldet. Was du eben eingegeben hast, bleibt erhalten, bis du dich anmeldest."
        case .fileNotSent:
            "Du warst abgemeldet, deine Datei wurde also nicht gesendet. Wähle sie nach der Anmeldung noch einmal."
        case .notSaved: "Noch nicht gespeichert"
        case .notSavedHint: "Du warst abgemeldet, als du das speichern wolltest. Jetzt geht es."
        case .saveNow: "Jetzt speichern"
        case .discard: "Nicht speichern"
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
