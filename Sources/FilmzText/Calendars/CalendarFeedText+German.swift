extension CalendarFeedText {
    public var german: Message {
        switch self {
        case .title: "Kalender"
        case .intro:
            "Kalenderprogramme können diese abonnieren. Jeder hat eine geheime Adresse, die kein Passwort braucht."
        case .episodes: "Neue Folgen meiner Serien"
        case .subscribe: "Neue Folgen abonnieren"
        case .another: "Neue Adresse"
        case .anotherHint: "Eine neue Adresse beendet die alte."
        case .revoke: "Widerrufen"
        case .revokeOf: "Die Adresse von „{calendar}“ widerrufen"
        case .notRead: "noch nicht gelesen"
        case .readToday: "heute gelesen"
        case .readOn: "zuletzt gelesen am {day}"
        case .made: "Dein Kalender"
        case .madeHint: "Füg ihn jetzt hinzu. Filmz behält die Adresse nicht und kann sie nicht noch einmal zeigen."
        case .secretHint:
            "Wer die Adresse hat, sieht, welche Serien du siehst und wann ihre Folgen kommen. Du kannst sie in den Einstellungen widerrufen."
        case .atHome:
            "Du benutzt Filmz unter {address}; das ist aus dem Internet nicht zu erreichen: Deine Geräte lesen das zu Hause, Kalenderdienste im Internet können es nicht."
        case .open: "Zu meinem Kalender hinzufügen"
        case .address: "Adresse des Kalenders"
        case .backToSettings: "Zurück zu den Einstellungen"
        case .services: "Neu bei meinen Diensten, für Nachrichtenleser (Atom)"
        case .subscribeNews: "Adresse machen"
        case .servicesSecret:
            "Wer die Adresse hat, sieht, welche Filme deiner Merkliste zu welchem deiner Dienste gekommen sind. Du kannst sie in den Einstellungen widerrufen."
        case .name: "Neue Folgen"
        case .event: "{show} {episode}"
        case .eventTitled: "{show} {episode}: {title}"
        }
    }
}
