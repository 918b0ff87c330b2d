extension LanguageText {
    public var german: Message {
        switch self {
        case .title: "Sprache"
        case .choice: "Dieser Browser zeigt Filmz auf"
        case .automatic: "Sprache des Browsers"
        }
    }
}
