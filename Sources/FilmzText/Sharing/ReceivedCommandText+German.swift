extension ReceivedCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Ansehen, was andere dir empfehlen, und antworten."
        case .discussion: "Aufnehmen heißt nur behalten. Sonst ändert sich nichts, bis du annimmst."
        case .list: "Auflisten, was gekommen ist, neue zuerst."
        case .show: "Eine zeigen, und welche Filme gemeint sind."
        case .take: "Eine von einem Link oder aus einer Datei aufnehmen und zeigen."
        case .takeDiscussion:
            "Ein Link zu einer geteilten Seite wird einmal gefragt. Was er antwortet, wird behalten und gezeigt; sonst ändert sich nichts."
        case .accept: "Ihre Filme auf deine Merkliste setzen oder eine Liste daraus machen."
        case .acceptDiscussion:
            "Sichere Filme kommen mit. Sag bei jedem anderen, welcher er ist, oder lass ihn aus; bis dahin ändert sich nichts. Die Nummern sind die von „filmz received show“."
        case .decline: "Eine ablehnen. Sie bleibt erhalten, damit du es dir anders überlegen kannst."
        case .received: "Die Empfehlung: ihre ID."
        case .source: "Ein Link, den du bekommen hast, oder eine Datei; - für die Standardeingabe."
        case .asList: "Eine eigene Liste daraus machen, mit Namen, Reihenfolge und Notizen."
        case .film: "Welcher Film eine Nummer ist: NUMMER=FILM, zum Beispiel 3=tt0078748."
        case .add: "Den Film mit dieser Nummer von Hand hinzufügen, weil ihn hier niemand kennt."
        case .without: "Den Film mit dieser Nummer auslassen."
        case .onlySure: "Alle auslassen, die nicht sicher sind."
        case .from: "Wer es dir gesagt hat; sonst der Name, der mitkam."
        case .head: "{name} empfiehlt {what} (ID {id})"
        case .accepted:
            .plural(one: "{count} Film steht auf deiner Merkliste", other: "{count} Filme stehen auf deiner Merkliste")
        case .declined: "{name} ist abgelehnt"
        case .noSuch: "Es gibt keine Empfehlung mit dieser ID; du siehst sie mit: filmz received"
        case .noList: "Das ist ein einzelner Film und keine Liste; nimm ihn ohne --as-list an."
        case .badFilm: "{text} sagt nicht, welcher Film eine Nummer ist; schreib es wie 3=tt0078748."
        case .isKnown: "Nummer {number} ist hier gefunden, oder vielleicht; sag mit --film, welcher Film es ist."
        case .noNumber: "Eine Nummer {number} gibt es nicht; du siehst die Nummern mit: filmz received show"
        case .open:
            .plural(
                one:
                    "{count} Film ist nicht sicher, deshalb wurde nichts geändert; entscheide mit --film, --add, --without oder --only-sure.",
                other:
                    "{count} Filme sind nicht sicher, deshalb wurde nichts geändert; entscheide mit --film, --add, --without oder --only-sure."
            )
        case .isSure: "sicher"
        case .isDoubtful: "vielleicht"
        case .isUnknown: "hier unbekannt"
        case .idHead: "ID"
        case .fromHead: "VON"
        case .whatHead: "WAS"
        case .filmsHead: "FILME"
        case .dayHead: "BEKOMMEN"
        case .stateHead: "STAND"
        case .numberHead: "NUMMER"
        case .filmHead: "WIE GESCHICKT"
        case .verdictHead: "GEFUNDEN"
        case .titleHead: "FILM"
        }
    }
}
