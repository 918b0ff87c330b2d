/// `filmz search`.
public enum SearchCommandText: TextKey {
    case abstract, discussion, words, provider, nothingToSearch, noProvider, noneAsked, showing, asked, suggestion,
        tooShort, noServices, ignored

    public var english: Message {
        switch self {
        case .abstract:
            "Find films by title, original title, people or keywords; a year narrows. Sentences such as \"90s comedies under 100 minutes\" or \"dramas on my services\" are understood, and so are IMDb's numbers and the addresses of films' pages."
        case .discussion:
            "Without --provider only what Filmz knows by itself is looked through, at once. With it those providers are asked too, and films that only they know follow the others."
        case .words: "What to look for."
        case .provider: "Ask this provider too: {providers}, or all; may be repeated."
        case .nothingToSearch: "There is nothing to search for in this; give a title, a name or a year."
        case .noProvider: "{text} is no provider; give one of {providers}, or all."
        case .noneAsked: "Filmz asks none of these providers yet; see how to change that with: filmz help providers"
        case .showing: "showing {found} for {query}"
        case .asked: "understood as: {conditions}"
        case .suggestion: "did you mean {query}?"
        case .tooShort: "{provider} needs a longer query."
        case .ignored: "ignored: {words}"
        case .noServices: "You have chosen no services yet; do that with: filmz services --add Netflix"
        }
    }
}
