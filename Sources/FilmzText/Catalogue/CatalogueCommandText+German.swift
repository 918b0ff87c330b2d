extension CatalogueCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Sehen, welche Filme Filmz selbst kennt, oder ihm alle geben, die IMDb führt."
        case .status: "Ausgeben, woraus der Katalog gemacht ist, wann, und wie viele Filme er hat."
        case .head: "KATALOG"
        case .madeFrom: "gemacht aus"
        case .films: "Filme"
        case .madeAt: "gemacht am"
        case .holds: "enthält"
        case .edition: "Ausgabe"
        case .fromIMDb: "Daten von IMDb"
        case .fromFilmz: "Filmen, die zu Filmz gehören"
        case .importDatasets: "Den Katalog aus den Daten von IMDb machen."
        case .importDiscussion:
            "IMDb gibt seine Daten allen für persönlichen, nicht kommerziellen Gebrauch; lies die Bedingungen unter https://developer.imdb.com/non-commercial-datasets/ und entscheide. Die Dateien liegen unter https://datasets.imdbws.com/, und filmz catalogue download holt sie; lass sie gepackt. title.basics.tsv.gz und title.ratings.tsv.gz sind nötig; title.akas, title.crew, title.principals und name.basics bringen andere Titel und Leute dazu, und title.episode die Folgen von Serien.\n\nDer jetzige Katalog bleibt in Benutzung, bis der neue ganz ist, auch während Filmz läuft. Was du zu Filmen aufhebst, bleibt, was immer der Katalog sagt. Das hier lässt sich jederzeit abbrechen und neu anfangen."
        case .importFolder: "Der Ordner der Dateien (sonst: wohin filmz catalogue download sie legt)."
        case .kinds: "Was genommen wird: {kinds}."
        case .adult: "Auch Titel für Erwachsene nehmen."
        case .leastVotes: "Weglassen, was weniger Nutzer von IMDb bewertet haben."
        case .episodeVotes: "Die Folgen von Serien weglassen, die weniger Nutzer von IMDb bewertet haben."
        case .regions: "Die Titel aus diesen Regionen nehmen, mit den Kürzeln von IMDb."
        case .languages: "Auch die Titel in diesen Sprachen nehmen."
        case .unchanged: "Nichts wurde geändert."
        case .skippedRows: "ausgelassene Zeilen: {problems}; etwa {example}"
        case .imported:
            .plural(
                one: "Der Katalog hat jetzt {count} Film, nach {seconds} s.",
                other: "Der Katalog hat jetzt {count} Filme, nach {seconds} s.")
        case .episodes:
            .plural(
                one: "{count} Folge seiner Serien ist bekannt.", other: "{count} Folgen seiner Serien sind bekannt.")
        case .noEpisodes: "Folgen von Serien sind nicht bekannt, weil es kein {file} gibt."
        case .noVotes: "{text} ist keine Anzahl von Stimmen; gib 0 oder mehr an."
        case .noKind: "{text} führt IMDb nicht; siehe: filmz help catalogue import"
        case .nothingLeft: "Es bliebe nichts übrig; nenne eine Art."
        case .progress: "{file} {bar} {percent} %  {rows} Zeilen, {kept} behalten, {pace} in der Sekunde"
        case .progressLeft: "{progress}, noch {seconds} s"
        }
    }
}
