extension CatalogueImportText {
    public var german: Message {
        switch self {
        case .title: "Alle Filme, die es gibt"
        case .intro:
            "IMDb bietet Tabellen aller seiner Titel an. Filmz kann seinen Katalog daraus machen: über eine Million Filme mit ihren Leuten und ihren anderen Titeln. Nichts Persönliches wird gesendet, und was du mit Filmen hast, bleibt, wie es ist."
        case .download: "Etwa {size} werden heruntergeladen von"
        case .time:
            "Bei 20 Mbit in der Sekunde dauert das eine Viertelstunde; der Katalog braucht danach ein bis zwei Minuten."
        case .room:
            "Die Festplatte braucht etwa {size} Platz. Die Dateien bleiben, damit es nach einem Abbruch da weitergeht, wo es aufhörte."
        case .goesOn:
            "Währenddessen geht alles, mit dem jetzigen Katalog. Verlass diese Seite und komm zurück, wann du willst, oder halte es an."
        case .options: "Kurzfilme kommen nicht mit. Anderes lässt sich auf der Kommandozeile wählen:"
        case .conditions: "Die Bedingungen von IMDb"
        case .accept: "Ich habe die Bedingungen von IMDb gelesen und nehme sie an"
        case .start: "Herunterladen und importieren"
        case .downloading: "Datei {number} von {total} wird heruntergeladen"
        case .reading: "Datei {number} von {total} wird gelesen"
        case .indexing: "Listen und Index werden gemacht"
        case .bytesOf: "{size} von {total}"
        case .rows: .plural(one: "{count} Zeile", other: "{count} Zeilen")
        case .films: .plural(one: "{count} Film", other: "{count} Filme")
        case .minutesLeft: .plural(one: "noch etwa {count} Minute", other: "noch etwa {count} Minuten")
        case .soon: "weniger als eine Minute"
        case .stop: "Anhalten"
        case .showProgress: "Fortschritt zeigen"
        case .done:
            .plural(
                one: "Der neue Katalog ist da, mit {count} Film.",
                other: "Der neue Katalog ist da, mit {count} Filmen.")
        case .stopped:
            "Der Import wurde angehalten. Was heruntergeladen ist, bleibt, und ein neuer Start macht da weiter."
        case .interrupted:
            "Filmz endete vor dem Import. Was heruntergeladen ist, bleibt, und ein neuer Start macht da weiter."
        case .unchanged: "Der Katalog ist, wie er war."
        case .unreachable:
            "Der Server von IMDb ist nicht erreichbar. Prüfe das Netz der Maschine, auf der Filmz läuft."
        case .brokenOff:
            "Die Verbindung zum Server von IMDb ist abgebrochen. Der nächste Versuch macht da weiter, wo sie aufhörte."
        case .refused: "Der Server von IMDb hat eine Datei verweigert. Versuch es später noch einmal."
        case .unexpected:
            "Es kam etwas anderes als die Dateien von IMDb. Sieh nach, ob das Netz der Maschine, auf der Filmz läuft, eine Anmeldung will."
        case .damaged:
            "Eine Datei von IMDb ist beschädigt und wurde entfernt. Der nächste Versuch lädt sie neu herunter."
        case .diskFull: "Die Festplatte ist voll. Mach Platz auf der Festplatte, auf der Filmz deine Filme hat."
        case .notWritable:
            "Die Dateien lassen sich nicht schreiben. Sieh nach, ob die Festplatte Platz hat und Filmz in seinen Ordner schreiben darf."
        case .unknown: "Bei uns ist etwas schiefgegangen; was, steht im Protokoll des Servers."
        }
    }
}
