extension PasswordCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Das Passwort setzen, ändern oder entfernen; damit kommen andere Geräte herein."
        case .discussion:
            "Am Terminal wird zweimal nach dem Passwort gefragt, ohne es zu zeigen. Aus einer Pipe wird es als eine Zeile gelesen. Es zu ändern oder zu entfernen meldet alle Geräte ab."
        case .remove: "Das Passwort entfernen; dann kann nur dieser Rechner Filmz benutzen."
        case .removed: "Das Passwort ist entfernt; jetzt kann nur dieser Rechner Filmz benutzen."
        case .changed: "Das Passwort ist geändert; alle Geräte müssen sich neu anmelden."
        case .set: "Das Passwort ist gesetzt. So nutzt du Filmz auf dem Handy: filmz serve --host 0.0.0.0"
        case .nothingRead: "Es gab kein Passwort zu lesen; gib es als eine Zeile in UTF-8 an."
        case .new: "Neues Passwort:"
        case .again: "Noch einmal dasselbe:"
        case .differ: "Die beiden Passwörter sind verschieden; nichts wurde geändert, bitte versuch es noch einmal."
        }
    }
}
