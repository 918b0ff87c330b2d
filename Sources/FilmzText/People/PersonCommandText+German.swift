extension PersonCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Die Personen auflisten, hinzufügen oder ändern, die hier Filme sammeln."
        case .discussion:
            "Jede Person hat eigene Filme, Notizen und Sterne, die sonst niemand sieht. Mit der Rolle owner verwaltet sie auch dieses Filmz, mit member sammelt sie nur Filme."
        case .list: "Die Personen auflisten."
        case .add: "Eine Person hinzufügen."
        case .edit: "Namen oder Rolle einer Person ändern."
        case .number: "ID"
        case .name: "Name"
        case .role: "Rolle"
        case .nameHelp: "Der Name."
        case .roleHelp: "Was die Person darf: {roles}."
        case .who: "Name oder ID der Person."
        case .option: "Wessen Filme: Name oder ID einer Person (sonst: $FILMZ_PERSON oder wer dieses Filmz betreibt)."
        case .added: "{name} ist jetzt dabei."
        case .edited: "{name} ist geändert."
        case .noSuchPerson: "Niemand heißt so; wer da ist, zeigt: filmz person list"
        case .noSuchRole: "Diese Rolle gibt es nicht; siehe: filmz person add --help"
        case .nameMissing: "Ein Name braucht einen Buchstaben; bitte nimm einen anderen."
        case .nameTooLong: "Dieser Name ist zu lang; er darf höchstens {most} Zeichen haben."
        case .nameTaken: "So heißt schon jemand; bitte nimm einen anderen Namen."
        case .firstStaysOwner: "Wer dieses Filmz betreibt, behält die Rolle owner; nichts wurde geändert."
        }
    }
}
