extension StorageErrorText {
    public var german: Message {
        switch self {
        case .full: "Die Festplatte ist voll, darum wurde nichts geändert; mach Platz und versuch es noch einmal."
        case .locked:
            "Ein anderes Programm hält die Datenbank von Filmz fest, darum wurde nichts geändert; beende es oder versuch es gleich noch einmal."
        case .readOnly:
            "Die Datenbank von Filmz kann nicht geschrieben werden, darum wurde nichts geändert; sieh nach, ob Datei und Ordner dir gehören und die Festplatte beschreibbar ist."
        case .damaged:
            "Die Datenbank von Filmz oder ihre Festplatte ist beschädigt, darum wurde nichts geändert; beende Filmz, prüfe die Festplatte und spiel ein Backup ein mit: filmz restore DATEI"
        case .detached:
            "Eine Datei von Filmz wurde entfernt oder ersetzt, während sie offen war, darum schreibt Filmz nichts mehr. Alles, was bestätigt war, steht in der Datenbank, oder in einem Backup mit dem Namen rescued, wenn dafür Platz war; beende Filmz und starte es neu."
        }
    }
}
