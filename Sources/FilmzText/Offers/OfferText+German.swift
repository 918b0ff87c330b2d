extension OfferText {
    public var german: Message {
        switch self {
        case .title: "Wo es ihn gibt"
        case .onMine: "Bei deinen Diensten"
        case .stream: "Streamen"
        case .free: "Kostenlos"
        case .ads: "Kostenlos mit Werbung"
        case .rent: "Leihen"
        case .buy: "Kaufen"
        case .watchOn: "Bei {service} ansehen"
        case .watchFreeOn: "Kostenlos bei {service} ansehen"
        case .rentOn: "Bei {service} leihen"
        case .buyOn: "Bei {service} kaufen"
        case .rentFor: "Für {price} bei {service} leihen"
        case .buyFor: "Für {price} bei {service} kaufen"
        case .searchShops: "In Läden suchen"
        case .asked: "{country}, gefragt {time}."
        case .askedWhen: "Gefragt {time}."
        case .credit: "Streamingdaten von {source}"
        case .notOffered: "{country}: nicht angeboten, soweit JustWatch weiß."
        case .notKnown: "TMDb hat ihn nicht, darum kann niemand sagen, wo er angeboten wird."
        case .couldNotAsk: "Darum wissen wir nicht, ob er dort angeboten wird: {country}."
        case .notAsked: "{country}: Noch wurde niemand gefragt, wo er angeboten wird."
        case .needsKey: "Mit einem kostenlosen Schlüssel sagt TMDb, wer ihn anbietet. {link}"
        case .toSettings: "Einrichten"
        case .asking: "TMDb wird gefragt, wo er angeboten wird …"
        case .searchOn: "Bei {shop} suchen"
        case .searchHint: "Ein Laden erfährt den Titel erst, wenn du seinem Link folgst."
        case .lastSeen: "Einmal da, jetzt nicht mehr: {offers}."
        case .goneOn: "{service}, zuletzt gesehen {time}"
        case .change: "Dein Land und deine Dienste"
        case .filter: "Wo es ihn gibt"
        case .mine: "Bei meinen Diensten"
        case .toStream: "Zum Streamen"
        case .forFree: "Kostenlos"
        case .toRent: "Zum Leihen"
        case .toBuy: "Zum Kaufen"
        case .inMyTheatres: "In meinen Kinos"
        case .placeTitle: "Wo du siehst"
        case .placeIntro:
            "Dein Land und deine Dienste bestimmen, was jede Filmseite zuerst anbietet und was „Bei meinen Diensten“ findet."
        case .toPlace: "Land und Dienste wählen"
        case .country: "Land"
        case .countryOfFilmz: "{country}, wie für dieses Filmz eingestellt"
        case .countryHint:
            "In jedem Land gibt es andere Dienste. Wenn du es änderst, speichere, bevor du Dienste wählst."
        case .services: "Meine Dienste"
        case .servicesHint: "Die du abonniert hast, und kostenlose, die du benutzt."
        case .noServices: "Keine gewählt."
        case .more: "Weitere Dienste"
        case .weekly: "Nach meiner Merkliste fragen, jetzt und jede Woche"
        case .thisWeek: "In den letzten sieben Tagen:"
        case .weeklyHint:
            "TMDb erfährt dann, welche Filme auf deiner Merkliste stehen: Nach jedem wird jetzt gefragt und danach jede Woche wieder. So siehst du, was da ist und was neu ist, ohne jeden Film zu öffnen."
        case .save: "Speichern"
        case .placeSaved: "Gespeichert."
        case .nothingOnMine:
            "Filmz weiß es von Filmen, deren Seite du geöffnet hast, und von allen auf deiner Merkliste, wenn es jede Woche nach ihnen fragen darf."
        case .checking:
            .plural(
                one: "{count} Film wird geprüft: {done} fertig", other: "{count} Filme werden geprüft: {done} fertig")
        case .goOn: "Weiter"
        case .notChecked:
            .plural(
                one: "Bei {count} Film deiner Merkliste wurde noch niemand gefragt, wo er läuft.",
                other: "Bei {count} Filmen deiner Merkliste wurde noch niemand gefragt, wo sie laufen.")
        case .checkNow: "Jetzt nachsehen"
        case .noneOnMine: "Nichts davon läuft bei deinen Diensten"
        case .newTitle: "Neu bei deinen Diensten"
        case .newSince: "{service}, seit {day}"
        case .newHint: "Von deiner Merkliste. {credit}."
        }
    }
}
