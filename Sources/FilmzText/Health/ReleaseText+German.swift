extension ReleaseText {
    public var german: Message {
        switch self {
        case .abstract: "Die Version oder die Lizenzen ausgeben."
        case .check:
            "Fragen, ob es eine neuere Version gibt, unter der Adresse, die die Einstellung updates.url nennt."
        case .title: "Ein neueres Filmz"
        case .isThere: "Filmz {version} ist da. Dies ist {present}."
        case .whatIsNew: "Was neu ist"
        case .newest: "Dies ist die neueste Version."
        case .noAddress:
            "Filmz weiß nicht, wo neue Versionen stehen; nenn die Adresse mit der Einstellung updates.url. Niemand wurde gefragt."
        case .noAddressOfTheWeb: "eine Adresse wie https://example.org/filmz/newest.json"
        case .untold:
            "Unter {address} steht keine Version; prüfe die Einstellung updates.url oder versuch es später noch einmal."
        }
    }
}
