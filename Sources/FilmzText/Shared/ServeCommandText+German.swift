extension ServeCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Die App für Browser anbieten."
        case .discussion:
            "Ohne Optionen kann nur dieser Rechner sie öffnen. Für dein Handy setz ein Passwort (filmz password) und gib --host 0.0.0.0 an; die Adresse und ihr QR-Code werden ausgegeben."
        case .host:
            "Die Adresse, auf der gelauscht wird, sonst 127.0.0.1; 0.0.0.0 und :: sind jedes Netz dieses Rechners und brauchen ein Passwort."
        case .port: "Der Port, auf dem gelauscht wird, sonst 4455; 0 findet einen freien."
        case .socket:
            "Der Unix-Socket, auf dem ein Proxy auf diesem Rechner fragt, statt einer Adresse; braucht ein Passwort."
        case .basePath:
            "Der Pfad, unter dem alles liegt, wenn ein Proxy unter demselben Namen noch anderes anbietet, etwa /filmz."
        case .tlsCertificate: "HTTPS mit diesem Zertifikat und seiner Kette (PEM)."
        case .tlsKey: "Der private Schlüssel des Zertifikats (PEM)."
        case .trustedProxy:
            "Ein Reverse-Proxy, dem über seine Clients geglaubt wird (X-Forwarded-For, -Proto, -Host); mehrfach möglich."
        case .receivedFrom:
            "Ein Rechner in deinem Heimnetz, von dem Empfehlungen geholt werden dürfen, etwa 192.168.1.7:4455; darf mehrmals stehen. Rechner im Internet brauchen das nicht."
        case .programmesFrom:
            "Ein Rechner in deinem Heimnetz, dessen Seiten als Kinoprogramm gelesen werden dürfen, etwa cinema.lan; darf mehrmals stehen. Rechner im Internet brauchen das nicht."
        case .noHost: "{text} ist kein Rechner; schreib ihn wie films.lan oder 192.168.1.7:4455."
        case .url: "Die Adresse, die andere öffnen, etwa https://films.example.org."
        case .loaded:
            .plural(
                one: "{count} Film in {seconds} s in den Katalog geladen.",
                other: "{count} Filme in {seconds} s in den Katalog geladen.")
        case .ended: "Der Server ist beendet."
        case .isAt: "Filmz ist unter {address}"
        case .scanOrOpen: "Scanne das auf dem Handy oder öffne {address}"
        case .openOnPhone: "Öffne auf dem Handy {address}"
        case .withoutHTTPS:
            "Ohne HTTPS könnten andere im selben Netz mithören; wie du es einrichtest, steht in docs/hosting.md."
        case .folder: "Deine Filme liegen in {folder}. Mit Strg-C hört es auf."
        case .bothForHTTPS: "HTTPS braucht --tls-certificate und --tls-key, beide."
        case .noAddress: "{text} ist keine Adresse; schreib sie wie 127.0.0.1 oder 10.0.0.0/8."
        case .noPublicAddress:
            "{text} ist keine Adresse, die andere öffnen können; schreib sie wie https://films.example.org, und gib einen Pfad mit --base-path an."
        case .noBasePath:
            "{text} kann nicht der Pfad von Filmz sein; schreib ihn wie /filmz, aus kleinen Buchstaben, Ziffern, - und _, und nicht wie eine seiner Seiten."
        case .noSocket:
            "Auf dem Socket {path} kann nicht gelauscht werden (Fehler {code} des Systems); wähl einen Pfad aus höchstens 100 Zeichen, wo keine andere Datei ist, in einem Ordner, in den du schreiben darfst."
        case .socketInUse:
            "Auf dem Socket {path} antwortet ein anderes Programm; beende es oder wähl mit --socket einen anderen Pfad."
        case .certificateUnreadable: "{path} lässt sich nicht lesen; prüfe den Namen und ob du es lesen darfst."
        case .noCertificate: "In {path} steht kein Zertifikat; gib eines im PEM-Format an, danach seine Kette."
        case .noKey:
            "In {path} steht kein brauchbarer privater Schlüssel; gib einen im PEM-Format an, nicht verschlüsselt."
        case .renewed: "Das Zertifikat ist neu gelesen."
        case .notRenewed: "Das bisherige Zertifikat bleibt."
        case .mismatch:
            "Der Schlüssel in {key} gehört nicht zum Zertifikat in {certificate}; gib die beiden an, die zusammengehören."
        }
    }
}
