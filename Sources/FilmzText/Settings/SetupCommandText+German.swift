extension SetupCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Ein paar Fragen beantworten, und Filmz ist eingerichtet."
        case .discussion:
            "Fragt, wer Filmz erreichen darf, nach Passwort, Schlüsseln und Sicherungen, schreibt config.json und probiert den Weg zu Filmz aus. Was du nicht beantwortest, bleibt, wie es ist. Vor der letzten Antwort ändert sich nichts."
        case .check: "Nichts fragen; nur den Weg zu Filmz ausprobieren und seine Adresse als Code zeigen."
        case .folder:
            "Deine Filme liegen in {folder}. Für einen anderen Ordner drück Strg-C und gib --data-dir an."
        case .number: "Nummer:"
        case .noNumber: "Gib eine Nummer von 1 bis {count} an."
        case .stopped: "Die Antworten endeten zu früh; nichts wurde geändert."
        case .notWritten: "{path} lässt sich nicht schreiben ({reason}); nichts wurde geändert."
        case .reach: "Wer darf Filmz erreichen?"
        case .thisMachine: "nur dieser Rechner"
        case .atHome: "alle in meinem Netz, die das Passwort kennen"
        case .byProxy: "auch andere, über einen Proxy auf diesem Rechner, der HTTPS hat"
        case .byCertificate: "auch andere, mit einem Zertifikat, das ich habe"
        case .port: "Port:"
        case .noPort: "{text} ist kein Port; gib einen von 1 bis 65535 an."
        case .address: "Die Adresse, die andere öffnen, etwa https://films.example.org:"
        case .certificate: "Die Datei mit dem Zertifikat und seiner Kette (PEM):"
        case .certificateKey: "Die Datei mit seinem Schlüssel (PEM):"
        case .password: "Ein Passwort deiner Wahl:"
        case .passwordSet: "Das Passwort ist gesetzt."
        case .passwordStays: "Das Passwort bleibt, wie es ist; filmz password ändert es."
        case .tmdb: "Ein Schlüssel für TMDb, für Plakate und Handlungen (nichts: keiner):"
        case .omdb: "Ein Schlüssel für OMDb, für Wertungen (nichts: keiner):"
        case .backups: "Wie oft wird gesichert: daily (täglich), weekly (wöchentlich) oder never (nie)?"
        case .noInterval: "Gib {words} an."
        case .written: "{path} ist geschrieben."
        case .overruled: "{name} ist in der Umgebung gesetzt und zählt mehr als das Geschriebene."
        case .start: "Starte es: filmz serve"
        case .startService: "Starte es: systemctl restart filmz"
        case .restart: "Starte es neu, damit es das Geänderte übernimmt."
        case .fromOutside:
            "Das wurde von diesem Rechner aus gefragt. Ob auch andere hinkommen, zeigt nur ein Gerät in einem anderen Netz."
        case .open: "Andere öffnen {address}"
        case .catalogue:
            "Alle Filme, die es gibt, kommen mit: filmz catalogue download, und danach filmz catalogue import"
        }
    }
}
