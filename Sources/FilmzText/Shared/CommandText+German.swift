extension CommandText {
    public var german: Message {
        switch self {
        case .abstract: "Finden, merken, entscheiden: dein Leben mit Filmen, auf deinem eigenen Rechner."
        case .discussion:
            "Ein FILM ist die ID, die search ausgibt, eine IMDb-ID wie tt0133093 oder ein eindeutiger Titel.\n\nRückgabewerte: 0 erledigt, 1 nichts gefunden, 2 unbrauchbare Eingabe, 64 falscher Aufruf, 74 Datenordner oder Netz nicht nutzbar, 130 oder 143 durch ein Signal beendet, 70 alles andere."
        case .dataFolder: "Der Datenordner (sonst: $FILMZ_DATA_DIR, oder filmz im XDG-Datenordner)."
        case .json: "JSON ausgeben."
        case .film: "ID, IMDb-ID oder Titel eines Films."
        case .after: "Nach dieser Marke weitermachen, aus „next“ im JSON davor."
        case .limit: "Wie viele höchstens ausgegeben werden (1 bis {most})."
        case .limitOutside: "Gib --limit eine Zahl von 1 bis {most}."
        case .notTheService:
            "Filmz konnte nicht der Benutzer des Dienstes werden, dem {folder} gehört; nichts wurde geändert."
        case .licences: "Die Lizenzen von Filmz und von allem ausgeben, woraus es gemacht ist."
        case .undo: "Eine Änderung zurücknehmen, über die Nummer, die dabei ausgegeben wurde."
        case .undoFilm: "Nur, was die Änderung an einem Film getan hat: seine ID oder Wörter, die nur sein Titel hat."
        case .undoFilmUnclear: "{count} Filme dieser Änderung haben „{film}“ im Titel. Nenne genau einen davon."
        case .undoChange: "Die Nummer der Änderung."
        case .done: "{what}. Rückgängig mit: filmz undo {change}"
        case .doneAlready: "{what}. Das war schon so, nichts wurde geändert."
        case .undone: "Zurückgenommen"
        case .id: "ID"
        case .title: "TITEL"
        case .year: "JAHR"
        case .minutes: "MIN"
        case .genres: "GENRES"
        case .stars: "STERNE"
        case .mine: "BEI MIR"
        case .added: "DAZUGEKOMMEN"
        case .watched: "GESEHEN"
        case .watchlist: "Merkliste"
        case .seen: .plural(one: "gesehen", other: "{count}× gesehen")
        case .favourite: "Favorit"
        case .films: .plural(one: "{count} Film", other: "{count} Filme")
        case .viewings: .plural(one: "{count} Eintrag", other: "{count} Einträge")
        case .catalogueSetAside:
            "Den Katalog hat ein älteres Filmz importiert, und er lässt sich nicht mehr lesen. Darum sind nur die Filme da, die zu Filmz gehören; importiere noch einmal mit: filmz catalogue import. Die alte Datei heißt jetzt {path}."
        case .skippedFilm: "ein Film des mitgelieferten Katalogs wurde ausgelassen, {problem}"
        case .noFreshCatalogue: "es geht ohne frischen Katalog weiter. {reason}"
        }
    }
}
