extension CommandErrorText {
    public var german: Message {
        switch self {
        case .nothingFound:
            "Kein Film passt zu „{text}“; versuch weniger Wörter oder füge ihn hinzu mit: filmz add \"{text}\""
        case .ambiguous: "„{text}“ kann {films} sein; gib die ID an."
        case .choice: "{film} [{id}]"
        case .choiceID: "ID {id}"
        case .passwordNeeded:
            "So könnten andere Filmz erreichen, und es hat noch kein Passwort; setz eines mit: filmz password"
        case .nothingSet: "Filmz hat kein Passwort; nichts wurde geändert."
        case .addressInUse:
            "Auf {host} Port {port} lässt sich nicht lauschen, weil ein anderes Programm es tut; wähle einen anderen mit --port (0 findet einen freien)."
        case .addressReserved:
            "Auf {host} Port {port} lässt sich nicht lauschen, weil das System ihn für die Verwaltung behält; wähle einen ab 1024 mit --port."
        case .addressForeign:
            "Auf {host} Port {port} lässt sich nicht lauschen, weil das keine Adresse dieses Rechners ist; wähle eine andere mit --host."
        case .addressFiles:
            "Auf {host} Port {port} lässt sich nicht lauschen, weil zu viele Dateien offen sind; erlaube mehr mit: ulimit -n 1024"
        case .addressUnavailable:
            "Auf {host} Port {port} lässt sich nicht lauschen (Fehler {code} des Systems); wähle etwas anderes mit --host oder --port."
        case .tooFewFiles:
            "Filmz darf zu wenige Dateien öffnen, um zu laufen; erlaube mindestens {needed}, besser mehr, mit: ulimit -n 1024"
        case .notAsked: "Filmz fragt {provider} nicht; wie du das änderst, zeigt: filmz help providers"
        case .noCatalogue:
            "Es gibt keinen Katalog, und es ließ sich keiner machen; sieh nach, ob die Festplatte voll ist, und versuch es noch einmal."
        case .keyRefused:
            "{provider} nimmt diesen Schlüssel nicht an, darum wurde er nicht behalten; sieh nach, ob er vollständig und freigeschaltet ist."
        case .stopped: "Angehalten. {remark}"
        case .notAccepted:
            "Niemand hat diese Bedingungen angenommen, darum wurde nichts heruntergeladen; sag ja, wenn du gefragt wirst, oder gib --accept-licence an."
        case .fault:
            "Etwas ist schiefgegangen; nichts Halbes wurde gespeichert, bitte versuch es noch einmal. ({reason})"
        case .configurationUnreadable:
            "{path} lässt sich nicht lesen; darin steht ein JSON-Objekt, und du musst es lesen dürfen."
        case .configured:
            "{name} in der Konfiguration muss {wanted} sein; berichtige es in config.json oder in der Umgebung."
        case .wantedText: "ein Text in Anführungszeichen"
        case .wantedNumber: "eine Zahl"
        case .wantedFlag: "true oder false"
        case .wantedFile: "eine lesbare Datei, die nicht leer ist"
        case .wantedList: "Texte in Anführungszeichen in [ ], oder in der Umgebung mit Kommas dazwischen"
        case .wantedSecret: "ein Geheimnis aus mindestens {count} Zeichen"
        case .wantedRange: "{first} bis {last}"
        case .wantedPositive: "1 oder mehr"
        case .noSuchFilm: "Es gibt keinen Film mit dieser ID; such ihn mit: filmz search"
        case .noSuchViewing: "Es gibt keinen Eintrag mit dieser ID; alle zeigt: filmz viewing list"
        case .noSuchShare: "Es gibt keinen Link mit dieser ID; alle zeigt: filmz share show"
        case .noSuchList: "Es gibt keine Liste mit diesem Namen oder dieser ID; alle zeigt: filmz list lists"
        case .nothingToUndo:
            "Hier gibt es nichts zurückzunehmen; es ist schon zurückgenommen oder seitdem wieder geändert."
        case .setElsewhere:
            "Das steht in der Umgebung oder in der Konfigurationsdatei; ändere es dort. Nichts wurde geändert."
        case .missing: "Die Angabe „{field}“ fehlt; bitte mach sie."
        case .tooLong: "Die Angabe „{field}“ ist zu lang; erlaubt sind höchstens {limit}."
        case .malformed: "Die Angabe „{field}“ versteht Filmz nicht; siehe --help."
        case .notYet: "Die Angabe „{field}“ liegt in der Zukunft; gib heute oder etwas Früheres an."
        case .passwordTooShort: "Dieses Passwort ist zu kurz; nimm mindestens {least} Zeichen. Nichts wurde geändert."
        case .passwordTooLong: "Dieses Passwort ist zu lang; erlaubt sind höchstens {most} Bytes."
        case .wrongPassword: "Das ist nicht das Passwort."
        case .busy: "Filmz prüft gerade zu viele Passwörter; versuch es in ein paar Sekunden noch einmal."
        case .noPort: "{port} ist kein Port; gib einen von 0 bis 65535 an."
        case .noProvider: "{text} ist kein Dienst; gib einen von diesen an: {providers}."
        }
    }
}
