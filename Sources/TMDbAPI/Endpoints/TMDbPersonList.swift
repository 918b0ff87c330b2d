import APICore

/// A list of people on TMDb, without the page to fetch.
public enum TMDbPersonList: Sendable, Hashable {
    /// People with these words in their names; other names count too. See
    /// https://developer.themoviedb.org/reference/search-person.
    case search(String, includeAdult: Bool = false)
    /// People in the order of their popularity. Many of the first are known for softcore without being marked as such:
    /// not suitable for families. See https://developer.themoviedb.org/reference/person-popular-list.
    case popular
    /// The people who are viewed most on TMDb. See https://developer.themoviedb.org/reference/trending-people.
    case trending(TMDbTimeWindow)
}

extension TMDbPersonList {
    var path: String {
        switch self {
        case .search: "/search/person"
        case .popular: "/person/popular"
        case .trending(let window): "/trending/person/\(segment: window.rawValue)"
        }
    }

    /// The list's own parameters, without page and language.
    var parameters: HTTPParameters {
        switch self {
        case .search(let query, let includeAdult): ["query": query, "include_adult": includeAdult.ifTrue]
        case .popular, .trending: [:]
        }
    }
}
