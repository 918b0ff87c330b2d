import APICore

/// The lists of people that TMDb has, as values: what is asked for, without the page.
public enum TMDbPersonList: Sendable, Hashable {
    /// People by words of their names; other names count too. See
    /// https://developer.themoviedb.org/reference/search-person.
    case search(String, includeAdult: Bool = false)
    /// People in the order of their popularity. Many of the first are known for softcore, without being marked as such:
    /// nothing for families. See https://developer.themoviedb.org/reference/person-popular-list.
    case popular
    /// The people that others look at. See https://developer.themoviedb.org/reference/trending-people.
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

    /// What the list itself sends, without page and language.
    var parameters: HTTPParameters {
        switch self {
        case .search(let query, let includeAdult): ["query": query, "include_adult": includeAdult.ifTrue]
        case .popular, .trending: [:]
        }
    }
}
