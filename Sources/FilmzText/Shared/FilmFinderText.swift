/// Where somebody says which film a title means.
public enum FilmFinderText: TextKey {
    case title, search, find, this, nothing

    public var english: Message {
        switch self {
        case .title: "Which film is “{title}”?"
        case .search: "Search for another"
        case .find: "Find"
        case .this: "It is this one"
        case .nothing: "We know no film with such a title."
        }
    }
}
