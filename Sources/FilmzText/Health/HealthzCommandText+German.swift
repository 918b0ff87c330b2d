extension HealthzCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Den laufenden Server fragen, ob er arbeiten kann."
        case .discussion:
            "Gefragt wird der Server dort, wo er nach den Einstellungen lauscht; gib die Optionen von filmz serve an, wenn er mit welchen gestartet wurde. Der Exit-Code ist nur dann 0, wenn er bereit ist."
        case .needsURL:
            "Ein Server mit Zertifikat lässt sich nur unter seinem Namen fragen; gib ihn mit --url an, etwa https://films.example.org."
        case .ready: "{place} antwortet: bereit."
        case .unready: "{place} antwortet, dass es nicht bereit ist: {word}. filmz doctor sagt, was nicht stimmt."
        case .somethingElse: "Unter {place} antwortet etwas anderes als Filmz; sieh nach, was dort lauscht."
        case .nobody: "Unter {place} antwortet niemand; sieh nach, ob Filmz läuft."
        case .nobodyTrusted:
            "Unter {place} antwortet niemand; sieh nach, ob Filmz und sein Proxy laufen und ob dieser Rechner seinem Zertifikat vertraut."
        }
    }
}
