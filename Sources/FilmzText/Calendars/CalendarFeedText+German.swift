extension CalendarFeedText {
    public var german: Message {
        switch self {
        case .title: "Kalender"
        case .intro:
            "Kalenderprogramme können diese abonnieren. Jeder hat eine geheime Adresse, die kein Passwort braucht."
        case .episodes: "Neue Folgen meiner Serien"
        case .showings: "Vorstellungen meiner Merkliste im Kino"
        case .releases: "Neuerscheinungen meiner Merkliste"
        case .diary: "Mein Tagebuch, nur Titel und Tage"
        case .fullDiary: "Mein Tagebuch mit Sternen, Orten, Begleitung und Notizen"
        case .subscribe: "Abonnieren"
        case .subscribeTo: "„{calendar}“ abonnieren"
        case .toCalendars: "Im Kalender abonnieren"
        case .another: "Neue Adresse"
        case .anotherFor: "Neue Adresse von „{calendar}“"
        case .anotherHint: "Eine neue Adresse beendet die alte."
        case .revoke: "Widerrufen"
        case .revokeOf: "Die Adresse von „{calendar}“ widerrufen"
        case .notRead: "noch nicht gelesen"
        case .readToday: "heute gelesen"
        case .readOn: "zuletzt gelesen am {day}"
        case .made: "Dein Kalender"
        case .madeHint: "Füg ihn jetzt hinzu. Filmz behält die Adresse nicht und kann sie nicht noch einmal zeigen."
        case .episodesSecret:
            "Wer die Adresse hat, sieht, welche Serien du siehst und wann ihre Folgen kommen. Du kannst sie in den Einstellungen widerrufen."
        case .showingsSecret:
            "Wer die Adresse hat, sieht, welche Filme deiner Merkliste in deinen Kinos laufen. Du kannst sie in den Einstellungen widerrufen."
        case .releasesSecret:
            "Wer die Adresse hat, sieht, was von deiner Merkliste bald erscheint. Du kannst sie in den Einstellungen widerrufen."
        case .diarySecret:
            "Wer die Adresse hat, sieht, was du gesehen hast und an welchem Tag. Du kannst sie in den Einstellungen widerrufen."
        case .fullDiarySecret:
            "Wer die Adresse hat, sieht, was du gesehen hast, wann, wo und mit wem, und was du dazu geschrieben hast. Du kannst sie in den Einstellungen widerrufen."
        case .atHome:
            "Du benutzt Filmz unter {address}; das ist aus dem Internet nicht zu erreichen: Deine Geräte lesen das zu Hause, Kalenderdienste im Internet können es nicht."
        case .open: "Zu meinem Kalender hinzufügen"
        case .address: "Adresse des Kalenders"
        case .backToSettings: "Zurück zu den Einstellungen"
        case .services: "Neu bei meinen Diensten, für Nachrichtenleser (Atom)"
        case .subscribeNews: "Adresse machen"
        case .subscribeNewsTo: "Adresse machen von „{calendar}“"
        case .servicesSecret:
            "Wer die Adresse hat, sieht, welche Filme deiner Merkliste zu welchem deiner Dienste gekommen sind. Du kannst sie in den Einstellungen widerrufen."
        case .event: "{show} {episode}"
        case .eventTitled: "{show} {episode}: {title}"
        case .comesOut: "{title} erscheint"
        }
    }
}
