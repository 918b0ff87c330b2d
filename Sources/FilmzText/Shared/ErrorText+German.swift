extension ErrorText {
    public var german: Message {
        switch self {
        case .title: "Das hat nicht geklappt"
        case .badRequest: "Diese Anfrage konnten wir nicht lesen"
        case .badRequestHint:
            "Die Adresse oder das Formular kam unvollständig an. Nichts wurde geändert. Geh zurück und versuch es noch einmal."
        case .forbidden: "Das geht von hier aus nicht"
        case .forbiddenHint:
            "Die Anfrage kam von einer anderen Website, darum wurde nichts geändert. Öffne Filmz selbst und mach es dort."
        case .notFound: "Unter dieser Adresse ist nichts"
        case .notFoundHint: "Der Link ist vielleicht alt oder vertippt. Deine Filme sind alle noch da."
        case .noSuchFilmHint: "Der Link ist vielleicht alt oder vertippt. Such stattdessen nach dem Titel."
        case .conflict: "Das geht nicht mehr"
        case .tooLarge: "Das ist zu viel auf einmal"
        case .tooLargeHint: "Was gesendet wurde, ist größer als alles, was Filmz erwartet. Nichts wurde geändert."
        case .wrongKind: "Diese Art von Daten können wir nicht lesen"
        case .wrongKindHint: "Nichts wurde geändert. Nimm die Formulare auf den Seiten, dann klappt es."
        case .invalid: "Das konnten wir nicht annehmen"
        case .failed: "Bei uns ist etwas schiefgegangen"
        case .failedHint:
            "Deine Filme sind sicher. Versuch es gleich noch einmal. Bleibt es dabei, steht der Grund im Protokoll des Servers."
        case .unavailable: "Filmz ist gerade beschäftigt"
        case .unavailableHint: "Deine Filme sind sicher. Versuch es in ein paar Sekunden noch einmal."
        case .diskFull: "Die Festplatte ist voll"
        case .diskFullHint:
            "Nichts wurde geändert. Mach auf der Festplatte, auf der Filmz deine Filme aufhebt, Platz und versuch es dann noch einmal."
        case .locked: "Ein anderes Programm hält deine Filme fest"
        case .lockedHint:
            "Nichts wurde geändert. Versuch es gleich noch einmal. Bleibt es dabei, beende das andere Programm."
        case .readOnly: "Deine Filme können nicht geschrieben werden"
        case .readOnlyHint:
            "Nichts wurde geändert. Die Datei oder ihre Festplatte lässt Filmz nur lesen. Ändere das und versuch es dann noch einmal."
        case .damaged: "Die Datei mit deinen Filmen ist beschädigt"
        case .detached: "Eine Datei von Filmz wurde entfernt oder ersetzt"
        case .detachedHint:
            "Das geschah, während Filmz sie offen hatte. Darum schreibt es nichts mehr. Was bis dahin gespeichert war, steht in der Datenbank, oder in einem Backup mit dem Namen rescued, wenn dafür Platz war. Beende Filmz und starte es neu."
        case .damagedHint:
            "Nichts wurde geändert. Beende Filmz, prüfe die Festplatte und hol dann ein Backup zurück mit: filmz restore"
        case .passwordMissing: "Filmz braucht ein Passwort"
        case .passwordMissingHint:
            "Andere Geräte können es erreichen, und es hat keines. Setz eines auf seinem Rechner mit: filmz password"
        case .backupUnreadable:
            "Das Backup lässt sich nicht lesen. Sieh nach, ob es noch da ist, und versuch es dann noch einmal."
        case .backupForeign: "Diese Datei ist kein Backup von Filmz. Wähle eine, deren Name mit „filmz-“ anfängt."
        case .backupDamaged:
            "Ein Teil davon ist kaputt oder fehlt, darum wurde nichts geändert. Versuch ein anderes Backup, oder ruf auf dem Rechner „filmz doctor“ auf."
        case .backupTooNew:
            "Ein neueres Filmz hat dieses Backup gemacht. Aktualisiere zuerst dieses hier und versuch es dann noch einmal."
        case .backupTooLarge:
            "Die Datei ist größer, als ein Backup sein kann, darum wurde sie nicht angenommen. Wähle eine andere."
        case .backupExists: "Eine Datei dieses Namens gibt es schon. Wähle einen anderen Namen."
        case .backupPresent: "Diese Datei enthält die jetzigen Daten selbst. Wähle ein Backup davon."
        case .backupInUse: "Ein anderes Filmz benutzt dieselben Daten. Beende es und versuch es dann noch einmal."
        case .importElsewhere: "Das geschieht schon anderswo"
        case .search: "Einen Film suchen"
        case .home: "Zu Entdecken"
        }
    }
}
