extension BackupCommandText {
    public var german: Message {
        switch self {
        case .backup: "Alles Persönliche in eine Datei kopieren, auch während Filmz läuft."
        case .backupDiscussion:
            "Ohne DATEI kommt das Backup in den Ordner backups im Datenordner. Dort legt der Server jeden Tag von selbst eines ab, und die ältesten über --keep hinaus werden entfernt, nie aber das letzte mit Filmen; DATEI darf auch ein anderer Ordner dafür sein. Das Backup wird geprüft, bevor es seinen Namen bekommt.\n\nEine Kopie auf derselben Festplatte schützt nicht: Heb ab und zu eine woanders auf. Die Schlüssel der Dienste sind in keinem Backup. Zurück geht es mit: filmz restore DATEI"
        case .file: "Eine Datei, die es noch nicht gibt, oder ein Ordner."
        case .keep: "Wie viele Backups in einem Ordner bleiben (sonst: wie in den Einstellungen, zuerst 7)."
        case .made:
            "Alles Persönliche ist in {path}.\nEine Kopie auf derselben Festplatte schützt nicht: Heb sie auch woanders auf. Die Schlüssel der Dienste sind nicht darin."
        case .restore: "Ein Backup an die Stelle von allem Persönlichen setzen, auch während Filmz läuft."
        case .restoreDiscussion:
            "Das Backup wird zuerst geprüft; ist es beschädigt, von einem neueren Filmz oder gar nicht von Filmz, wird es abgelehnt, und nichts wird geändert. Was vorher da war, wird selbst ein Backup. Das Passwort bleibt, und alle Geräte müssen sich neu anmelden; wo noch nichts war, gilt das Passwort aus dem Backup."
        case .restoreFile: "Das Backup."
        case .before: "Was vorher da war, ist {path}."
        }
    }
}
