extension ThemeText {
    public var german: Message {
        switch self {
        case .title: "Aussehen"
        case .choice: "Dieser Browser zeigt Filmz"
        case .automatic: "Wie das Gerät"
        case .light: "Hell"
        case .dark: "Dunkel"
        }
    }
}
