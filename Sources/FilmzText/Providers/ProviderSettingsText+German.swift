extension ProviderSettingsText {
    public var german: Message {
        switch self {
        case .title: "Woher die Filme kommen"
        case .intro:
            "Filmz geht auch ohne sie. Eingeschaltete Dienste werden gefragt, wenn du suchst, einen Film öffnest oder einen gezeigt bekommst. Sie erfahren, um welche Filme es geht, und sonst nichts. Was sie durch die Listen auf der Startseite erfahren, steht weiter unten."
        case .isOff: "Ausgeschaltet."
        case .keyNotNeeded: "Braucht keinen Schlüssel."
        case .keyMissing: "Wird nicht gefragt: Der Schlüssel fehlt."
        case .keyKept: "Ein Schlüssel ist gesetzt."
        case .keyConfigured: "Der Schlüssel steht dort, wo Filmz gestartet wird, und lässt sich nur dort ändern."
        case .calls: .plural(one: "{count} Anfrage heute.", other: "{count} Anfragen heute.")
        case .callsOf: .plural(one: "{calls} von {count} Anfrage heute.", other: "{calls} von {count} Anfragen heute.")
        case .answered: "Letzte Antwort: {time}."
        case .wrongKey: "{provider} nimmt den Schlüssel nicht an. Gib hier einen anderen ein."
        case .wrongConfiguredKey: "{provider} nimmt den Schlüssel nicht an."
        case .key: "Dein Schlüssel für {provider}"
        case .otherKey: "Ein anderer Schlüssel für {provider}"
        case .getKey: "Schlüssel von {provider} bekommen"
        case .test: "Noch einmal testen"
        case .remove: "Schlüssel entfernen"
        case .switchOff: "Ausschalten"
        case .switchOn: "Einschalten"
        case .accepted: "{provider} nimmt den Schlüssel an."
        case .refused:
            "{provider} nimmt diesen Schlüssel nicht an, darum wurde er nicht behalten. Sieh nach, ob du ihn ganz kopiert hast."
        case .untested: "Der Schlüssel ist gespeichert, konnte aber gerade nicht getestet werden."
        case .removed: "Der Schlüssel für {provider} ist entfernt."
        case .switchedOn: "{provider} ist eingeschaltet."
        case .switchedOff: "{provider} ist ausgeschaltet. Was von dort schon kam, bleibt."
        case .notAsked: "{provider} wird nicht gefragt, darum gibt es nichts zu testen."
        case .attributionOMDb: "Fakten von OMDb stehen unter der Lizenz CC BY-NC 4.0."
        case .attributionTMDb:
            "This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB."
        case .attributionITunes: "Bilder und Vorschauen mit freundlicher Genehmigung von iTunes."
        case .attributionAMC: "Filme und Vorstellungen kommen von AMC Theatres."
        case .attributionTVmaze: "Fakten, Bilder und Folgen von Serien von TVmaze, unter der Lizenz CC BY-SA 4.0."
        }
    }
}
