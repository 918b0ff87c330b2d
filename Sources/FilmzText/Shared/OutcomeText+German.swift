extension OutcomeText {
    public var german: Message {
        switch self {
        case .part: "{things}: {count}"
        case .entries: "Einträge"
        case .films: "Filme"
        case .providers: "Anbieter"
        case .recognised: "Film erkannt"
        case .offered: "zu haben"
        case .found: "Film gefunden"
        case .doubtful: "nicht sicher"
        case .offeredNowhere: "nirgends zu haben"
        case .filmUnknown: "Film nicht bekannt"
        case .unknown: "dort nicht bekannt"
        case .unreadable: "nicht lesbar"
        case .failed: "keine Antwort"
        case .waiting: "noch zu fragen"
        case .notAsked: "noch nicht gefragt"
        }
    }
}
