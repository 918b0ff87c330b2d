extension CinemaCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Die Kinos, denen du folgst, und was sie spielen."
        case .discussion: "Zeiten sind die der Uhr des Kinos. Filme deiner Merkliste kommen zuerst."
        case .programme: "Auflisten, was an einem Tag in deinen Kinos läuft."
        case .day: "Der Tag, etwa 2026-11-25; ohne Angabe heute."
        case .theatres: "Deine Kinos auflisten, oder andere von AMC finden."
        case .find: "Wörter aus dem Namen oder der Stadt; AMC erfährt sie nicht."
        case .near: "Grad Nord und Ost, etwa 39.1,-94.58; auf einen Kilometer gerundet."
        case .follow: "Einem Kino folgen."
        case .followDiscussion:
            """
            Kinos von AMC nennt man, wie filmz cinema theatres sie auflistet: amc:610. Jedes andere nennt man mit der \
            Adresse seiner Seite oder seines Kalenders; Filmz liest sie höchstens einmal am Tag, wenn die Seite es erlaubt. \
            Sagt sie Programmen nichts, liest Filmz bis zu 40 ihrer Seiten von Filmen, alle zwei Sekunden eine, oder \
            sonst ihren Text.
            """
        case .source: "Das Kino: amc:610, oder die Adresse einer Seite oder eines Kalenders."
        case .name: "Wie das Kino heißt, wenn seine Seite es nicht sagt."
        case .timeZone: "Die Zeitzone des Kinos, etwa Europe/Vienna; ohne Angabe die dieses Rechners."
        case .unfollow: "Einem Kino nicht mehr folgen."
        case .followed: "Du folgst {theatre}"
        case .unfollowed: "Du folgst ihm nicht mehr"
        case .noTheatres: "Du folgst noch keinem Kino; finden lässt es sich so: filmz cinema theatres --find Boston"
        case .keyNeeded:
            "AMC wird nicht gefragt: Es braucht einen Schlüssel. Setzen lässt er sich so: filmz providers --help"
        case .notFound: "AMC hat kein Kino mit dieser Nummer; finden lässt es sich so: filmz cinema theatres --find"
        case .filmHead: "FILM"
        case .theatreHead: "KINO"
        case .timesHead: "ZEITEN"
        case .sourceHead: "QUELLE"
        case .placeHead: "ORT"
        case .kilometresHead: "KM"
        }
    }
}
