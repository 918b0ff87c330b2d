extension CalendarFeedCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Kalender, die andere Programme abonnieren, jeder unter einer geheimen Adresse."
        case .discussion:
            "Eine Adresse wird nur einmal ausgegeben und braucht kein Passwort. Sie endet, wenn du eine neue machst."
        case .create: "Die Adresse eines Kalenders machen; eine ältere desselben Kalenders endet."
        case .list: "Die Kalender auflisten, die eine Adresse haben."
        case .revoke: "Die Adresse eines Kalenders widerrufen."
        case .kind: "Der Kalender: {kinds}."
        case .url: "Die Adresse deines Filmz, etwa https://films.example.org."
        case .made: "Abonnier das: {address}"
        case .madePath: "Abonnier das, mit der Adresse deines Filmz davor: {address}"
        case .revoked: "Die Adresse des Kalenders führt nirgendwohin mehr."
        case .notThere: "Dieser Kalender hat keine Adresse."
        case .kindHead: "KALENDER"
        case .madeHead: "GEMACHT"
        case .readHead: "GELESEN"
        }
    }
}
