extension ProviderListText {
    public var german: Message {
        switch self {
        case .inCinemas: "Im Kino"
        case .comingSoon: "Bald im Kino"
        case .toBuyOrRent: "Neu zum Kaufen oder Leihen"
        case .trending: "Diese Woche gefragt"
        case .onTheAir: "Gerade im Programm"
        case .moreOf: "Mehr von {provider}"
        case .from: "Von {provider}, {time}."
        case .asking: "{provider} wird gefragt …"
        case .askNow: "{provider} jetzt fragen"
        case .late: "{provider} lässt noch auf sich warten."
        case .showNow: "Noch einmal nachsehen"
        case .empty: "{provider} hat gerade nichts auf dieser Liste."
        case .notAsked: "Für diese Liste wird niemand gefragt. Sie braucht {providers} und muss eingeschaltet sein."
        case .toSettings: "Zu den Einstellungen"
        case .keyHint: "Was im Kino läuft, bald kommt und gerade gefragt ist, wissen kostenlose Dienste. {link}"
        case .keyHintLink: "Einen einrichten"
        case .title: "Neues auf der Startseite"
        case .intro:
            "Nach jeder Liste wird gefragt, wenn du Entdecken öffnest und sie älter als ein Tag ist. Was geantwortet wurde, bleibt hier."
        case .ofYears: "Jahre, die der Katalog kaum kennt"
        case .isOn: "Eingeschaltet."
        case .isOff: "Ausgeschaltet."
        case .needs: "Nicht gefragt: Sie braucht {providers}."
        case .learnsVisit: "{provider} erfährt, dass jemand Entdecken geöffnet hat."
        case .learnsLanguage: "{provider} erfährt deine Sprache und dass jemand Entdecken geöffnet hat."
        case .learnsCountry: "{provider} erfährt dein Land und dass jemand Entdecken geöffnet hat."
        case .learnsBoth: "{provider} erfährt dein Land, deine Sprache und dass jemand Entdecken geöffnet hat."
        case .learnsYear:
            "{provider} erfährt dein Land, deine Sprache und welches dieser Jahre sich jemand angesehen hat."
        }
    }
}
