extension FilmFinderText {
    public var german: Message {
        switch self {
        case .title: "Welcher Film ist „{title}“?"
        case .search: "Nach einem anderen suchen"
        case .find: "Finden"
        case .this: "Dieser ist es"
        case .nothing: "Wir kennen keinen Film mit so einem Titel."
        }
    }
}
