public import Foundation

/// A shop in which to search for a film, for when no offers are known. Its search URLs are not guaranteed: a shop may
/// redirect to its front page instead.
public enum ShopSearch: String, Hashable, Sendable, Codable, CaseIterable {
    case appleTV = "apple-tv"
    case primeVideo = "prime-video"
    case youTube = "youtube"
    /// Discs.
    case amazon

    public var name: String {
        switch self {
        case .appleTV: "Apple TV"
        case .primeVideo: "Prime Video"
        case .youTube: "YouTube"
        case .amazon: "Amazon"
        }
    }

    /// The URL of a search for a film. No request is made before a person opens it.
    public func address(of film: Film, in country: CountryCode) -> URL? {
        let title = String(film.title.prefix(FilmDraft.titleLimit))
        var parts = URLComponents()
        parts.scheme = "https"
        let item: (name: String, value: String)
        switch self {
        case .appleTV:
            parts.host = "tv.apple.com"
            parts.path = "/\(country.description.lowercased())/search"
            item = ("term", title)
        case .primeVideo:
            parts.host = "www.primevideo.com"
            parts.path = "/search/ref=atv_nb_sr"
            item = ("phrase", title)
        case .youTube:
            parts.host = "www.youtube.com"
            parts.path = "/results"
            item = ("search_query", Self.withYear(title, of: film))
        case .amazon:
            parts.host = "www.amazon.\(Self.domains[country.description] ?? "com")"
            parts.path = "/s"
            item = ("k", Self.withYear(title, of: film))
        }
        parts.queryItems = [URLQueryItem(name: item.name, value: item.value)]
        // A plus sign means a space to many servers.
        parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
        return parts.url
    }

    /// The title with the year, since titles alone find remakes too.
    private static func withYear(_ title: String, of film: Film) -> String {
        film.year.map { "\(title) \($0)" } ?? title
    }

    private static let domains = [
        "AT": "de", "AU": "com.au", "BE": "com.be", "BR": "com.br", "CA": "ca", "CH": "de", "DE": "de", "ES": "es",
        "FR": "fr", "GB": "co.uk", "IE": "ie", "IN": "in", "IT": "it", "JP": "co.jp", "MX": "com.mx", "NL": "nl",
        "PL": "pl", "SE": "se", "SG": "sg", "TR": "com.tr",
    ]
}
