/// The choice of the language.
public enum LanguageText: TextKey {
    case title, choice, automatic

    public var english: Message {
        switch self {
        case .title: "Language"
        case .choice: "This browser shows Filmz in"
        case .automatic: "The browser’s language"
        }
    }
}
