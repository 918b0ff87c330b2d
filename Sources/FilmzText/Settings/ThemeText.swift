/// The choice of a theme.
public enum ThemeText: TextKey {
    case title, choice, automatic, light, dark

    public var english: Message {
        switch self {
        case .title: "Look"
        case .choice: "This browser shows Filmz"
        case .automatic: "As the device does"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}
