extension ShareCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Filme und Listen mit Links weitergeben, und Links zurücknehmen."
        case .discussion:
            "Ein Link zeigt einen Film oder eine Liste allen, die ihn haben. Er wird nur einmal ausgegeben."
        case .film: "Einen Link zu einem Film machen."
        case .list: "Einen Link zu einer Liste machen."
        case .show: "Deine Links zeigen, neueste zuerst."
        case .address: "Noch eine Adresse eines Links machen; die anderen gelten weiter."
        case .takeBack: "Einen Link zurücknehmen: Keine seiner Adressen gilt mehr."
        case .share: "Der Link: seine ID."
        case .stars: "Deine Sterne gehen mit."
        case .note: "Deine Notiz zum Film geht mit."
        case .notes: "Was du auf dieser Liste zu den Filmen sagst, geht mit."
        case .asSent: "Die Liste, wie sie jetzt ist; sonst wie sie beim Ansehen gerade ist."
        case .message: "Deine Nachricht."
        case .from: "Der Name, unter dem du es schickst."
        case .audience: "Für wen: {groups}."
        case .days: "Wie viele Tage er gilt; sonst, bis du ihn zurücknimmst."
        case .url: "Die Adresse deines Filmz, zum Beispiel https://films.example.org."
        case .made: "Schick das: {address} (ID {id})"
        case .madePath: "Schick das, mit der Adresse deines Filmz davor: {address} (ID {id})"
        case .done: "Der Link zu {name} ist zurückgenommen"
        case .isTakenBack: "zurückgenommen"
        case .idHead: "ID"
        case .nameHead: "NAME"
        case .madeHead: "GEMACHT"
        case .openedHead: "GEÖFFNET"
        case .endHead: "ENDE"
        }
    }
}
