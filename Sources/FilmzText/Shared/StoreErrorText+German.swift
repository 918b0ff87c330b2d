extension StoreErrorText {
    public var german: Message {
        switch self {
        case .folderNotWritable:
            "Der Datenordner {path} kann nicht angelegt oder geschrieben werden; wähle einen anderen mit --data-dir."
        case .notADatabase:
            "{path} ist keine Datenbank von Filmz; leg sie weg oder setz ein Backup an ihre Stelle: {restore}"
        case .damaged: "{path} ist beschädigt, darum öffnet Filmz es nicht; setz ein Backup an seine Stelle: {restore}"
        case .emptied:
            "{path} ist leer oder weg, obwohl Filmz hier schon benutzt wurde; setz ein Backup an seine Stelle: {restore} Um neu anzufangen, räum das aus dem Ordner weg: {signs}."
        case .tooNew:
            "{path} hat ein neueres Filmz geschrieben; installiere diese Version, um es zu öffnen, oder kehr zum Stand vor der Aktualisierung zurück: {restore} Nichts wurde geändert."
        case .catalogueTooNew:
            "{path} hat ein neueres Filmz gemacht; installiere diese Version oder leg die Datei weg, dann macht Filmz eine neue. Nichts wurde geändert."
        case .diskFull:
            "Auf der Festplatte ist kein Platz für einen neuen Katalog in {path}, oder im Ordner für Zwischenergebnisse; mach Platz und versuch es noch einmal. Nichts wurde geändert."
        case .unavailable:
            "{path} lässt sich nicht benutzen ({reason}); prüfe, ob die Festplatte geht, oder setz ein Backup an seine Stelle."
        case .full:
            "Auf der Festplatte ist kein Platz für {path}; mach Platz und versuch es noch einmal. Nichts wurde geändert."
        case .locked:
            "Ein anderes Programm hält {path} fest; warte, bis es fertig ist, oder beende es und versuch es noch einmal. Nichts wurde geändert."
        case .notPermitted:
            "Du darfst {path} nicht lesen und schreiben; sieh nach, wem es gehört, oder wähle einen anderen Ordner mit --data-dir."
        case .tooManyFiles:
            "{path} lässt sich nicht öffnen, weil Filmz zu wenige Dateien auf einmal öffnen darf; erlaube mehr mit: ulimit -n 1024"
        case .noneToRestore: "filmz restore DATEI (im Datenordner gibt es keine)."
        case .olderBackups: "{restore} (ältere: {paths})."
        }
    }
}
