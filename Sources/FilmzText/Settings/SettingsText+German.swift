extension SettingsText {
    public var german: Message {
        switch self {
        case .title: "Einstellungen"
        case .onPhone: "Auf deinem Handy"
        case .scan: "Halte die Kamera auf den Code oder öffne diese Adresse:"
        case .codeLabel: "QR-Code der Adresse"
        case .install:
            "Füge Filmz dann im Menü des Browsers zum Startbildschirm hinzu. Es öffnet sich wie jede andere App."
        case .installNeedsHTTPS:
            "Mit HTTPS könntest du es wie jede andere App auf dem Startbildschirm haben. Wie das geht, steht in docs/hosting.md."
        case .thisMachineOnly: "Bisher kann nur dieser Rechner Filmz öffnen. So nutzt du es auf dem Handy:"
        case .stepPassword: "Setz ein Passwort, damit sonst niemand hineinkommt:"
        case .stepServe: "Starte Filmz für dein Heimnetz:"
        case .stepScan: "Komm hierher zurück und scanne den Code."
        case .addressUnknown:
            "Filmz konnte die Adresse dieses Rechners in deinem Netz nicht finden. Nenn sie beim Start mit --url."
        case .devices: "Wo du angemeldet bist"
        case .noPassword:
            "Filmz hat kein Passwort, darum muss sich niemand anmelden. Setz eines auf diesem Rechner mit:"
        case .browserOn: "{browser} auf {system}"
        case .thisDevice: "Dieses Gerät"
        case .usedToday: "Heute benutzt"
        case .usedOn: "Zuletzt benutzt am {day}"
        case .licences: "Lizenzen"
        case .signOut: "Abmelden"
        case .signOutOthers: "Alle anderen abmelden"
        case .changePassword:
            "Um das Passwort zu ändern, was alle Geräte abmeldet, gib auf dem Rechner, auf dem Filmz läuft, das hier ein:"
        }
    }
}
