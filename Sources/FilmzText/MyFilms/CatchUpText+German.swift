extension CatchUpText {
    public var german: Message {
        switch self {
        case .title: "Nachholen"
        case .intro: "Welche davon hast du gesehen? Je ein Tippen. Sterne gelten als gesehen."
        case .notSeen: "Nicht gesehen"
        case .starsFor: "Sterne für {film}"
        }
    }
}
