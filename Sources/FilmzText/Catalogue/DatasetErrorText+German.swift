extension DatasetErrorText {
    public var german: Message {
        switch self {
        case .missing:
            "In {folder} gibt es kein {file}; hol es mit: filmz catalogue download, oder von https://datasets.imdbws.com/."
        case .unreadable:
            "{path} lässt sich nicht lesen ({reason}); sieh nach, ob die Datei da ist und du sie lesen darfst."
        case .notGzip: "{path} ist keine gzip-Datei; lade sie noch einmal herunter und pack sie nicht aus."
        case .truncated:
            "{path} endet zu früh, das Herunterladen wurde also abgebrochen; lade sie noch einmal herunter."
        case .corrupt: "{path} ist beschädigt; lade sie noch einmal herunter."
        case .trailing:
            "In {path} steht hinter dem Ende noch etwas, sie ist also beschädigt; lade sie noch einmal herunter."
        case .wrongHeader: "{path} beginnt nicht wie {file} von IMDb; sieh nach, ob es die richtige Datei ist."
        case .endlessLine:
            "In {path} hört eine Zeile nicht auf, das ist also nicht, was IMDb anbietet; lade sie noch einmal herunter."
        case .senseless:
            "In {path} ergeben zu viele Zeilen keinen Sinn ({problems}); sieh nach, ob es die richtige Datei ist."
        case .empty: "In {path} steht nichts unter der ersten Zeile; lade sie noch einmal herunter."
        case .nothingKept:
            "In {path} ist nichts, was verlangt war, es gäbe also keine Filme; verlange mehr Arten oder weniger Stimmen."
        case .tooManyRows:
            "{path} hat mehr als {limit} Zeilen, so viele hat keine Datei von IMDb; lade sie noch einmal herunter."
        case .tooManyFilms: "{path} hat mehr als {limit} Filme, viel mehr, als es gibt; lade sie noch einmal herunter."
        case .tooManyGenres:
            "{path} hat mehr als {limit} Genres, das ist also nicht, was IMDb anbietet; lade sie noch einmal herunter."
        case .columns: "falsche Zahl von Spalten"
        case .notAnID: "keine ID"
        case .notANumber: "keine Zahl"
        case .noText: "kein lesbarer Text"
        case .duplicate: "schon da"
        case .orphan: "Folge ohne ihre Serie oder ohne eigene Zeile"
        case .counted: "{count} {problem}"
        case .inFile: "{file}: {problem}"
        case .inLine: "{file}, Zeile {line}: {problem}"
        }
    }
}
