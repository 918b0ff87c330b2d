extension APIProblemText {
    public var german: Message {
        switch self {
        case .wrongPassword: "Falsches Passwort"
        case .wrongPasswordDetail: "Das ist nicht das Passwort; sende das richtige."
        case .passwordMissing: "Kein Passwort"
        case .passwordMissingDetail:
            "Andere Geräte kommen nur mit einem Passwort herein; setz eines mit: filmz password"
        case .crossSite: "Nicht von hier"
        case .crossSiteDetail:
            "Eine Änderung muss von Filmz selbst kommen; sende eine Kopfzeile Origin mit der Adresse, die du fragst."
        case .unknownHost: "Nicht dieser Server"
        case .unknownHostDetail:
            "Auf diesen Hostnamen antwortet Filmz nicht; frag es unter der Adresse, die es beim Start ausgegeben hat."
        case .noSuchFilm: "Kein solcher Film"
        case .noSuchFilmDetail: "Es gibt keinen Film mit dieser ID; such nach ihm."
        case .noSuchViewing: "Kein solcher Eintrag"
        case .noSuchViewingDetail:
            "Dieser Film hat keinen Eintrag mit dieser ID, oder ein anderer Film hat ihn; frag nach den Einträgen des Films."
        case .nothingToUndo: "Nichts rückgängig zu machen"
        case .nothingToUndoDetail:
            "Die Änderung ist unbekannt oder zu alt, oder seitdem wurde wieder etwas geändert; es gibt nichts zu tun."
        case .notAddedByHand: "Nicht von Hand hinzugefügt"
        case .notYours: "Nicht deiner"
        case .ownersOnly: "Nur für Besitzer"
        case .setElsewhere: "Woanders eingestellt"
        case .setElsewhereDetail: "Das steht in der Umgebung oder in der Konfigurationsdatei von Filmz; ändere es dort."
        case .tooLong: "Zu lang"
        case .tooLongDetail: "Das Feld {field} darf höchstens {limit} haben; kürze es."
        case .diskFull: "Festplatte voll"
        case .databaseLocked: "Datenbank gesperrt"
        case .databaseReadOnly: "Datenbank nicht beschreibbar"
        case .databaseDamaged: "Datenbank beschädigt"
        case .databaseDetached: "Datenbank weggelegt"
        case .notJSON: "Kein JSON"
        case .notJSONDetail: "Sende den Inhalt mit Content-Type: application/json."
        case .malformed: "Nicht lesbar"
        case .malformedBody:
            "Der Inhalt ist kein JSON-Objekt in UTF-8, oder eine Zahl darin ist zu groß oder zu klein; bring ihn in Ordnung und sende ihn noch einmal."
        case .malformedRequest:
            "Die Adresse oder der Inhalt ist nicht lesbar; bring sie in Ordnung und versuch es noch einmal."
        case .unknownMember: "Unbekanntes Element"
        case .unknownMemberDetail:
            "Mit diesem Element geschähe nichts, darum wurde nichts geändert; lass es weg oder berichtige seinen Namen."
        case .missing: "Etwas fehlt"
        case .missingDetail: "Das Feld {field} fehlt; gib es an."
        case .invalid: "Nicht verstanden"
        case .invalidDetail: "Das Feld {field} versteht Filmz nicht; berichtige es."
        case .methodNotAllowed: "Nicht mit dieser Methode"
        case .methodNotAllowedDetail: "Hier gehen {methods}; nimm eine davon."
        case .signInNeeded: "Erst anmelden"
        case .signInNeededDetail: "Niemand ist angemeldet; melde dich an und frag noch einmal."
        case .forbidden: "Nicht erlaubt"
        case .forbiddenDetail: "Das ist nicht erlaubt; nichts wurde geändert."
        case .notFound: "Hier ist nichts"
        case .notFoundDetail: "Unter dieser Adresse ist nichts; was es gibt, steht in docs/api.md."
        case .tooLarge: "Zu groß"
        case .tooLargeDetail: "Der Inhalt ist größer als alles, was Filmz erwartet; sende weniger."
        case .tooManyRequests: "Zu viele Anfragen"
        case .tooManyRequestsDetail: "Das war zu oft; warte und versuch es noch einmal."
        case .unavailable: "Beschäftigt"
        case .unavailableDetail: "Filmz ist gerade beschäftigt; versuch es in ein paar Sekunden noch einmal."
        case .failed: "Ein Fehler von Filmz"
        case .failedDetail: "In Filmz ist etwas schiefgegangen; versuch es noch einmal oder sieh in sein Protokoll."
        case .refused: "Abgelehnt"
        case .refusedDetail: "Die Anfrage wurde abgelehnt; nichts wurde geändert."
        case .backupUnreadable: "Nicht lesbar"
        case .backupUnreadableDetail: "Das Backup lässt sich nicht lesen; sieh nach, ob es noch da ist."
        case .backupForeign: "Kein Backup"
        case .backupForeignDetail: "Die Datei ist kein Backup von Filmz, darum wurde nichts geändert; nimm eine andere."
        case .backupDamaged: "Beschädigt"
        case .backupDamagedDetail:
            "Ein Teil davon ist kaputt oder fehlt, darum wurde nichts geändert; nimm ein anderes Backup oder sieh nach mit: filmz doctor"
        case .backupTooNew: "Von einem neueren Filmz"
        case .backupTooNewDetail:
            "Ein neueres Filmz hat dieses Backup gemacht, darum wurde nichts geändert; aktualisiere zuerst dieses hier."
        case .backupTooLarge: "Zu groß"
        case .backupTooLargeDetail: "Die Datei ist größer, als ein Backup sein kann; nimm eine andere."
        case .backupExists: "Schon da"
        case .backupExistsDetail: "Eine Datei dieses Namens gibt es schon; wähle einen anderen Namen."
        case .backupPresent: "Die jetzigen Daten"
        case .backupPresentDetail:
            "Die Datei enthält die jetzigen Daten selbst, darum wurde nichts geändert; nimm ein Backup davon."
        case .backupInUse: "In Benutzung"
        case .backupInUseDetail: "Ein anderes Filmz benutzt dieselben Daten; beende es und versuch es noch einmal."
        }
    }
}
