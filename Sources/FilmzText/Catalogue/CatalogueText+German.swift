extension CatalogueText {
    public var german: Message {
        switch self {
        case .title: "Katalog"
        case .fromFilmz:
            .plural(
                one: "Filmz kennt von selbst {count} Film.",
                other: "Filmz kennt von selbst {count} bekannte Filme.")
        case .loadMore:
            "Es kann alle Filme kennen, die es gibt, aus den freien Daten von IMDb, ohne Schlüssel und danach ohne Netz. Hol sie und lade sie:"
        case .fromIMDb:
            .plural(
                one: "Filmz kennt von selbst {count} Film, aus den Daten von IMDb.",
                other: "Filmz kennt von selbst {count} Filme, aus den Daten von IMDb.")
        case .attributionIMDb: "Information courtesy of IMDb (https://www.imdb.com). Used with permission."
        }
    }
}
