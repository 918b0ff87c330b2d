extension ConfigCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Die Einstellungen zeigen, und woher jede kommt."
        case .discussion:
            "Am meisten zählt eine Option auf der Kommandozeile, dann die Umgebung, dann config.json im Datenordner oder die Datei, die FILMZ_CONFIG nennt. filmz setup schreibt diese Datei."
        case .all: "Auch Einstellungen zeigen, die nichts setzt."
        case .place: "Die Konfigurationsdatei ist {path}"
        case .setting: "Einstellung"
        case .value: "Wert"
        case .origin: "Woher"
        case .secret: "(gesetzt, nicht gezeigt)"
        case .file: "Konfigurationsdatei"
        case .usual: "wie üblich"
        case .unknown: "{name} ist keine Einstellung von Filmz; alle zeigt: filmz config --all"
        }
    }
}
