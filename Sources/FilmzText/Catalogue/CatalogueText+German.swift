extension CatalogueText {
    public var german: Message {
        switch self {
        case .title: "Katalog"
        case .fromFilmz:
            .plural(
                one: "Filmz kennt von selbst {count} Film.",
                other: "Filmz kennt von selbst {count} bekannte Filme.")
        case .loadMore:
            "Es kann alle Filme kennen, die es gibt, aus den freien Daten von IMDb, ohne Schlüssel und danach ohne Netz."
        case .fromIMDb:
            .plural(
                one: "Filmz kennt von selbst {count} Film, aus den Daten von IMDb.",
                other: "Filmz kennt von selbst {count} Filme, aus den Daten von IMDb.")
        case .importedOn: "Importiert am {day}."
        case .againFrom:
            "Bei IMDb kommen täglich Filme hinzu. Etwa einmal im Monat lohnt es sich, neu zu importieren: ab {day}."
        case .againNow: "Das ist über einen Monat her: Importiere neu, dann sind auch neuere Filme da."
        case .getAll: "Alle Filme holen, die es gibt"
        case .importAgain: "Neu importieren"
        case .tryAgain: "Noch einmal versuchen"
        case .attributionIMDb: "Information courtesy of IMDb (https://www.imdb.com). Used with permission."
        }
    }
}
