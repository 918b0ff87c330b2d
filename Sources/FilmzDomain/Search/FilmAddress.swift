import Foundation

/// The URL of a film's page on another site, as people paste it into the search box.
public enum FilmAddress: Hashable, Sendable {
    /// A page of the film with this ID.
    case film(ExternalID)
    /// A page that names its film only by words, as a query.
    case words(SearchQuery)

    public static let characterLimit = 2_000

    /// Reads URLs of IMDb, TMDb and Letterboxd, with or without `https://`, and IMDb's bare `tt0078748`. Returns nil
    /// for anything else.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.characterLimit else { return nil }
        let text = text.trimmingWhitespace()
        if let id = IMDbID(text.lowercased()) {
            self = .film(.imdb(id))
            return
        }
        guard !text.contains(where: \.isWhitespace), let (host, path) = Self.parts(text) else { return nil }
        switch host {
        case "imdb.com":
            guard let id = Self.part(after: "title", in: path).flatMap(IMDbID.init(_:)) else { return nil }
            self = .film(.imdb(id))
        case "themoviedb.org":
            // `348-alien`: the number is enough.
            guard let number = Self.part(after: "movie", in: path)?.prefix(while: \.isNumber),
                let id = ExternalID("tmdb:\(number)")
            else { return nil }
            self = .film(id)
        case "letterboxd.com":
            guard let slug = Self.part(after: "film", in: path), let query = SearchQuery(slug.replacing("-", with: " "))
            else { return nil }
            self = .words(query)
        default: return nil
        }
    }

    /// The query for the film; nil when the URL contains its ID.
    public var words: SearchQuery? {
        guard case .words(let query) = self else { return nil }
        return query
    }

    /// The host without a prefix such as `www.`, and the components of the path.
    private static func parts(_ text: String) -> (host: String, path: [String])? {
        var rest = text[...]
        for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) {
            rest = rest.dropFirst(scheme.count)
            break
        }
        let parts = rest.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
        guard var host = parts.first?.lowercased(), parts.count > 1 else { return nil }
        for prefix in ["www.", "m."] where host.hasPrefix(prefix) {
            host.removeFirst(prefix.count)
            break
        }
        return (host, Array(parts.dropFirst()))
    }

    private static func part(after name: String, in path: [String]) -> String? {
        guard let index = path.firstIndex(of: name), path.indices.contains(index + 1) else { return nil }
        return path[index + 1]
    }
}
