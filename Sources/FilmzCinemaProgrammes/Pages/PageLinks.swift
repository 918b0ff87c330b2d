import Foundation

/// Finds the links from a cinema's page to pages about films.
struct PageLinks {
    private struct Link {
        var address: URL
        var score: Int
        /// The folder and query keys, which are the same for pages of one kind.
        var folder: String
        /// The position on the page.
        var position: Int
    }

    private static let linkLimit = 5_000

    /// Words in the paths of pages about films.
    private static let filmWords: Set = [
        "film", "films", "movie", "movies", "filme", "pelicula", "peliculas", "pellicola", "elokuva", "elokuvat",
        "filmy",
        "event", "events", "show", "shows", "screening", "screenings", "veranstaltung", "veranstaltungen", "production",
        "productions", "whatson", "programme", "programm", "program", "seance", "seances", "voorstelling", "evento",
        "eventi", "evenement", "agenda", "cinema", "forestilling", "vorstellung", "titel", "title",
    ]
    /// Words in the paths of other pages.
    private static let otherWords: Set = [
        "about", "contact", "kontakt", "impressum", "datenschutz", "privacy", "terms", "agb", "login", "account",
        "cart",
        "basket", "checkout", "news", "blog", "jobs", "team", "press", "presse", "newsletter", "gutschein", "gift",
        "membership", "faq", "shop", "hire", "cafe", "bar", "search", "suche", "tag", "category", "author", "feed",
        "wp",
        "user", "preise", "prices", "anfahrt", "cookie", "cookies", "imprint", "sitemap", "tickets", "warenkorb",
    ]
    private static let otherEndings: Set = [
        "jpg", "jpeg", "png", "gif", "webp", "svg", "pdf", "css", "js", "ics", "xml", "rss", "json", "mp4", "mp3",
        "zip",
        "doc", "docx", "avif", "ico",
    ]

    /// The addresses that most likely are pages about films, on the same host, without duplicates and fragments, the
    /// most likely ones first.
    /// - Parameter text: the page in UTF-8
    static func films(_ text: [UInt8], address: URL) -> [URL] {
        var tokenizer = HTMLTokenizer(text)
        var links: [Link] = []
        var addresses: Set<String> = [withoutFragment(address)?.absoluteString ?? ""]
        var base = address
        while let token = tokenizer.next(), links.count < linkLimit {
            guard case .start(let name, let attributes) = token, let href = attributes["href"] else { continue }
            if name == "base", let address = ProgrammeText.link(href, from: address).flatMap(URL.init(string:)) {
                base = address
            }
            guard name == "a", !href.hasPrefix("#"), let link = ProgrammeText.link(href, from: base),
                let url = URL(string: link).flatMap(withoutFragment), isSameHost(url, and: address),
                addresses.insert(url.absoluteString).inserted,
                let link = Self.link(url, position: links.count)
            else { continue }
            links.append(link)
        }
        // Usually many pages of one kind are those about films.
        let counts = Dictionary(grouping: links, by: \.folder).mapValues(\.count)
        let candidates = links.filter { $0.score > 0 || counts[$0.folder] ?? 0 >= 3 && $0.score >= 0 }
        return candidates.sorted { one, other in
            let left = one.score
            let right = other.score
            if left != right { return left > right }
            let count = counts[one.folder] ?? 0
            let otherCount = counts[other.folder] ?? 0
            return if count != otherCount { count > otherCount } else { one.position < other.position }
        }.map(\.address)
    }

    private static func link(_ url: URL, position: Int) -> Link? {
        let parts = url.path().split(separator: "/").map { $0.lowercased() }
        guard let last = parts.last else { return nil }
        if let dot = last.lastIndex(of: "."), otherEndings.contains(String(last[last.index(after: dot)...])) {
            return nil
        }
        let folders = parts.dropLast()
        let words = Set(folders.flatMap(Self.words) + [String(last.prefix { $0 != "." })])
        if !words.isDisjoint(with: otherWords) { return nil }
        let keys =
            URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.map(\.name.localizedLowercase) ?? []
        var score = 0
        if folders.contains(where: { !filmWords.isDisjoint(with: Self.words($0)) }) {
            score = 2
        }
        // `?film=12`, `film-psycho.html`
        if keys.contains(where: { filmWords.contains($0.withoutIDSuffix) }) { score = 2 }
        if score == 0, let first = last.split(whereSeparator: { !$0.isLetter }).first,
            filmWords.contains(String(first)),
            last.count > first.count + 2
        {
            score = 1
        }
        // A path with a single word is more likely that of a list or a day than of a film.
        if score == 0, folders.isEmpty, keys.isEmpty { score = Self.words(last).count >= 2 ? 0 : -1 }
        return Link(
            address: url, score: score,
            folder: folders.joined(separator: "/") + "?" + keys.sorted().joined(separator: "&"), position: position)
    }

    private static func words(_ part: String) -> [String] { part.split { !$0.isLetter }.map(String.init) }

    private static func withoutFragment(_ url: URL) -> URL? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        parts.fragment = nil
        return parts.url
    }

    /// Whether an address is on the same host as another, ignoring `www.`.
    static func isSameHost(_ url: URL?, and other: URL) -> Bool {
        guard let url, let host = url.host(), let otherHost = other.host(), url.port == other.port else { return false }
        return withoutWWW(host) == withoutWWW(otherHost)
    }

    private static func withoutWWW(_ host: String) -> Substring {
        let host = host.lowercased()
        return if host.hasPrefix("www.") { host.dropFirst(4) } else { host[...] }
    }
}

extension String {
    /// `film` for `film_id` and `filmid`.
    fileprivate var withoutIDSuffix: String {
        for ending in ["_id", "-id", "id"] where hasSuffix(ending) && utf8.count > ending.utf8.count {
            return String(dropLast(ending.count))
        }
        return self
    }
}
