extension AdvertisingCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Angebote von Werbenden, die Filmseiten als Werbung bezeichnet zeigen."
        case .discussion: "Nur ein Besitzer verwaltet sie. Klicks werden nach Tagen gezählt; wer klickt, ist unbekannt."
        case .list: "Alle Angebote auflisten, mit ihren Klicks in einem Jahr."
        case .add: "Ein Angebot hinzufügen."
        case .addDiscussion:
            "Gib mindestens eine Regel an. Mehrere Werte einer Regel stehen zwischen |; einer davon genügt."
        case .remove: "Ein Angebot mit seinem Bild und seinen Klicks entfernen."
        case .setPicture: "Einem Angebot ein Bild geben."
        case .importing: "Angebote aus einer Tabelle (CSV) übernehmen."
        case .importDiscussion:
            "Angebote mit bekannter ID ersetzen die bekannten; die anderen bleiben. Ist etwas falsch, ändert sich nichts."
        case .exporting: "Alle Angebote als Tabelle (CSV) ausgeben."
        case .limit: "Festlegen, wie viele Angebote die Seite eines Films höchstens zeigt."
        case .id: "Die ID des Angebots."
        case .file: "Die Datei, oder - für die Standardeingabe."
        case .picture:
            "Die Datei mit einem JPEG, PNG oder WebP bis 300 KB, oder ihre Adresse, die mit https:// beginnt."
        case .tableOut: "Die Datei, in die die Tabelle geschrieben statt ausgegeben wird."
        case .pictures: "Der Ordner mit den Bildern, die die Tabelle nennt. Solche mit einer Adresse werden geholt."
        case .count: "Eine Zahl von 0 bis 3."
        case .field: "Zum Angebot: {field}."
        case .rule: "Wozu es gehört: {field}."
        case .saved: "Hinzugefügt: {offer}"
        case .removed: "Das Angebot ist entfernt."
        case .pictureSet: "Das Angebot hat jetzt dieses Bild."
        case .imported: "Übernommene Angebote: {count}"
        case .limited: "Die Seite eines Films zeigt höchstens {count} Angebote."
        case .unreadable: "{file} ist nicht zu lesen: {reason}"
        case .unwritable: "{file} ist nicht zu schreiben: {reason}"
        case .noNumber: "Gib eine Zahl von 0 bis 3 an."
        case .idHead: "ID"
        case .nameHead: "NAME"
        case .daysHead: "TAGE"
        case .priorityHead: "VORRANG"
        case .clicksHead: "KLICKS"
        }
    }
}
