extension SearchText {
    public var german: Message {
        switch self {
        case .title: "Suche"
        case .titleWithQuery: "„{query}“"
        case .label: "Film, Originaltitel oder Person"
        case .placeholder: "Titel, Person, Jahr"
        case .intro: "Such nach einem Titel, einer Person oder einem englischen Stichwort. Ein Jahr dazu grenzt es ein."
        case .browse: "Nach Jahrzehnt stöbern"
        case .recent: "Letzte Suchen"
        case .forget: "„{query}“ vergessen"
        case .clearAll: "Alle löschen"
        case .count: .plural(one: "{count} Titel", other: "{count} Titel")
        case .countOpen: .plural(one: "Mehr als {count} Titel", other: "Mehr als {count} Titel")
        case .corrected: "Zeige {link} statt „{query}“"
        case .suggested: "Meintest du {link}?"
        case .people: "Personen"
        case .alsoKnown: "Auch bekannt als {name}"
        case .with: "Mit {names}"
        case .namesakes: .plural(one: "{count} Person dieses Namens", other: "{count} Personen dieses Namens")
        case .knownFor: "Bekannt für {film}"
        case .oneOfThem: "Von einer davon"
        case .born: "geboren {year}"
        case .died: "gestorben {year}"
        case .bornAndDied: "geboren {born}, gestorben {died}"
        case .onWatchlist: "Merkliste: {film}"
        case .nothingFound: "Kein Film gefunden für „{query}“"
        case .nothingFoundHint:
            "Vielleicht helfen weniger Wörter oder eine andere Schreibweise. Oder es ist ein Film, den wir noch nicht kennen."
        case .addYourself: "Selbst hinzufügen"
        case .invalidTitle: "Gib einen Titel, einen Namen oder ein Jahr ein."
        case .invalidHint: "Eine Suche braucht mindestens einen Buchstaben oder eine Ziffer."
        case .tooLongTitle: "Das ist viel auf einmal"
        case .tooLongHint: .plural(one: "Höchstens {count} Zeichen.", other: "Höchstens {count} Zeichen.")
        case .overview: "Worum es geht"
        case .overviewOf: ": {film}"
        case .ofTenIMDb: " von 10 bei IMDb"
        case .ofTenRottenTomatoes: " von 10 bei Rotten Tomatoes"
        case .ofTenMetacritic: " von 10 bei Metacritic"
        case .ofTenTMDb: " von 10 bei TMDb"
        case .notHere: "Nicht in deinem Katalog: „{query}“"
        case .askElsewhereHint: "Such überall, dann werden auch die Filmdatenbanken gefragt."
        case .askElsewhere: "Überall suchen"
        case .pastedAddress: "Das ist die Adresse eines Films"
        case .openFilm: "Diesen Film öffnen"
        case .conditions: "Nur Filme, die so sind"
        case .leaveOut: ", weglassen"
        case .noServices: "Du hast noch keine Dienste gewählt."
        case .ignored: "Weggelassen: {words}"
        case .sentences: "Auch ganze Sätze gehen"
        case .example: "Komödien der 90er unter 100 Minuten"
        case .likeExample: "Filme wie Alien"
        case .withoutExample: "Thriller, kein Horror"
        }
    }
}

extension ProviderResultsText {
    public var german: Message {
        switch self {
        case .title: "Anderswo gefunden"
        case .looking: "Suche anderswo"
        case .more: "{count} mehr anderswo"
        case .only: .plural(one: "{count} Film anderswo", other: "{count} Filme anderswo")
        case .showMore: "Mehr von anderswo zeigen"
        case .asked: "Wer gefragt wird"
        case .asking: "frage {provider}"
        case .stillWaiting: "warte noch auf {provider}"
        case .total: "{provider}\u{A0}{count}"
        case .nothing: "{provider} hat nichts gefunden"
        case .tooShort: "{provider} braucht mehr Buchstaben"
        case .noNetwork: "Kein Netz, darum konnte sonst niemand gefragt werden."
        case .openSettings: "Einstellungen öffnen"
        case .stop: "Anhalten"
        case .since: "Zeigen, was inzwischen dazukam"
        case .cut: "Die Verbindung ist abgebrochen."
        case .noNetworkTitle: "Offenbar kein Netz"
        case .noNetworkHint:
            "Filmz selbst hat keinen Film für „{query}“, und die Filmdatenbanken sind nicht erreichbar."
        case .notEverybody: "Nicht alle haben geantwortet. Vielleicht gibt es ihn also doch."
        case .tryAgain: "Noch einmal versuchen"
        }
    }
}

extension SearchFilterText {
    public var german: Message {
        switch self {
        case .cast: "Mit {name}"
        case .director: "Von {name}"
        case .seen: "Gesehen"
        case .unseen: "Nicht gesehen"
        case .watchlist: "Auf der Merkliste"
        case .favourites: "Favoriten"
        case .rated: "Mit meinen Sternen"
        case .years: "{first} bis {last}"
        case .before: "Bis {year}"
        case .since: "Seit {year}"
        case .most: "Höchstens {minutes} Min."
        case .least: "Mindestens {minutes} Min."
        case .service: "Bei {name}"
        case .span: "{first} bis {last} Min."
        case .like: "Wie {film}"
        case .without: "Ohne {name}"
        case .notBy: "Nicht von {name}"
        case .not: "Nicht: {condition}"
        }
    }
}
