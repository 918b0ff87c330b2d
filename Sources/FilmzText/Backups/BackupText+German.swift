extension BackupText {
    public var german: Message {
        switch self {
        case .title: "Backups"
        case .intro:
            "Ein Backup ist eine einzige Datei mit allem Persönlichen: was du gesehen hast, deine Sterne, Notizen und deine Merkliste. Die Schlüssel der Dienste sind nicht darin."
        case .sameDisk:
            "Diese liegen auf derselben Festplatte wie Filmz. Geht sie kaputt, helfen sie also nicht. Lade ab und zu eines herunter und hebe es woanders auf."
        case .none: "Es gibt noch kein Backup."
        case .backUpNow: "Jetzt sichern"
        case .older: .plural(one: "{count} älteres Backup", other: "{count} ältere Backups")
        case .download: "Herunterladen"
        case .restore: "Einspielen"
        case .regular: "Regelmäßig"
        case .beforeUpdate: "Vor einem Update"
        case .beforeRestore: "Vor dem Einspielen"
        case .rescued: "Gerettet"
        case .schedule: "Regelmäßige Backups"
        case .interval: "Wie oft"
        case .never: "Nie"
        case .daily: "Jeden Tag"
        case .weekly: "Jede Woche"
        case .keep: "Wie viele behalten"
        case .fixedNever: "Filmz macht von selbst keine."
        case .fixedDaily:
            .plural(
                one: "Filmz macht jeden Tag eines und behält das letzte.",
                other: "Filmz macht jeden Tag eines und behält die letzten {count}.")
        case .fixedWeekly:
            .plural(
                one: "Filmz macht jede Woche eines und behält das letzte.",
                other: "Filmz macht jede Woche eines und behält die letzten {count}.")
        case .fromFile: "Aus einer Datei einspielen"
        case .fromFileHint: "Hol zurück, was du woanders oder auf einem anderen Rechner aufgehoben hast."
        case .chooseFile: "Datei wählen"
        case .made: "Das Backup ist gemacht."
        case .notMade:
            "Ein Teil deiner Daten ist beschädigt. Darum wurde kein Backup gemacht, und die älteren wurden behalten. Was los ist, siehst du auf dem Rechner, auf dem Filmz läuft, mit:"
        case .scheduled: "Der Zeitplan ist gespeichert."
        case .restored: "Das Backup ist eingespielt: {things}."
        case .replaced: "Beiseitegelegt: {things}."
        case .signIns:
            .plural(
                one: "{count} Anmeldung kam nicht mit: Sie kann seither beendet worden sein.",
                other: "{count} Anmeldungen kamen nicht mit: Sie können seither beendet worden sein.")
        case .addresses:
            .plural(
                one: "{count} Adresse eines Links oder Kalenders kam nicht mit: Sie wurde seither zurückgenommen.",
                other: "{count} Adressen von Links und Kalendern kamen nicht mit: Sie wurden seither zurückgenommen.")
        case .lists: .plural(one: "{count} Liste", other: "{count} Listen")
        case .films: .plural(one: "{count} Film", other: "{count} Filme")
        case .viewings: .plural(one: "{count} Tagebucheintrag", other: "{count} Tagebucheinträge")
        case .setAside: "Was vorher da war, ist jetzt auch ein Backup: {time}."
        case .kilobytes: "{size}\u{A0}KB"
        case .isDamaged: "beschädigt, lässt sich nicht einspielen"
        case .ofNewer: "von einem neueren Filmz"
        case .megabytes: "{size}\u{A0}MB"
        case .gigabytes: "{size}\u{A0}GB"
        }
    }
}

extension BackupPageText {
    public var german: Message {
        switch self {
        case .downloadTitle: "Dieses Backup herunterladen?"
        case .downloadHint:
            "In der Datei steht alles Persönliche, und wer sie hat, kann es lesen. Hebe sie an einem sicheren Ort auf."
        case .restoreTitle: "Dieses Backup einspielen?"
        case .restoreFileTitle: "Aus einer Datei einspielen"
        case .whatHappens: "Was dann passiert"
        case .replaced:
            "Alles Persönliche wird so, wie es im Backup war: Filme, gesehene Filme, Sterne, Notizen und Merkliste."
        case .setAside: "Was jetzt da ist, wird selbst ein Backup. Es gibt also einen Weg zurück."
        case .signedOut: "Alle Geräte werden abgemeldet, auch dieses."
        case .passwordStays: "Das Passwort bleibt, wie es jetzt ist."
        case .passwordOfBackup: "Ist dieses Filmz noch leer, gilt von da an das Passwort aus dem Backup."
        case .keysStay: "Die Schlüssel der Dienste bleiben, wie sie sind."
        case .file: "Backup-Datei"
        case .passwordAgain: "Noch einmal dein Passwort"
        }
    }
}

extension UploadText {
    public var german: Message {
        switch self {
        case .brokenOff:
            "Die Datei kam nicht ganz an. Versuch es noch einmal und bleib auf dieser Seite, bis sie da ist."
        case .noFile: "Wähle zuerst eine Datei."
        case .emptyFile: "Diese Datei ist leer. Wähle ein Backup von Filmz."
        case .passwordLate: "Das Passwort muss vor der Datei kommen. Nimm das Formular von Filmz."
        case .boundary: "Was gesendet wurde, sagt nicht, wo seine Teile anfangen. Nimm das Formular von Filmz."
        case .lineEnds:
            "Die Zeilen in dem, was gesendet wurde, enden nicht richtig. Nimm das Formular von Filmz."
        case .headers:
            "Ein Teil von dem, was gesendet wurde, hat zu lange Kopfzeilen. Nimm das Formular von Filmz."
        case .unnamed: "Ein Teil von dem, was gesendet wurde, hat keinen Namen. Nimm das Formular von Filmz."
        case .nested: "Ein Teil von dem, was gesendet wurde, hat selbst Teile. Nimm das Formular von Filmz."
        case .tooMany: "Was gesendet wurde, hat zu viele Teile. Nimm das Formular von Filmz."
        case .tooLong: "Ein Teil von dem, was gesendet wurde, ist zu lang. Nimm das Formular von Filmz."
        case .tooLarge: "Das ist mehr als {size}, und mehr nimmt Filmz hier nicht. Nichts wurde gesendet."
        }
    }
}
