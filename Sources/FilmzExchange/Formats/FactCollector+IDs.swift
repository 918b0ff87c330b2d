import FilmzDomain

/// IDs in the forms that files use.
extension FactCollector {
    /// The ID in `tt0241527`, `0241527`, or an address; nil, with a problem reported, for anything else but an empty
    /// value.
    mutating func imdbID(_ text: String) -> IMDbID? {
        guard !text.isEmpty, !Self.isNothing(text) else { return nil }
        if let id = IMDbID(text.lowercased()) { return id }
        // Some tables have only the number, and spreadsheets remove its leading zeros.
        if text.utf8.count <= 10, text.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(text),
            let id = IMDbID(number: number)
        {
            return id
        }
        if case .film(.imdb(let id))? = FilmAddress(text) { return id }
        report(.id, text: text)
        return nil
    }

    /// - Parameter namespace: a database with numbers as IDs
    mutating func id(_ text: String, namespace: ExternalID.Namespace) -> ExternalID? {
        guard !text.isEmpty, text != "0", !Self.isNothing(text) else { return nil }
        let digits = if text.hasSuffix(".0") { String(text.dropLast(2)) } else { text }
        if let number = Int(digits), let id = ExternalID(namespace, number: number) { return id }
        report(.id, text: text)
        return nil
    }

    /// Adds the IDs of a film, or of a show.
    /// - Parameter texts: the IDs, each with the namespace in which a film would have it
    mutating func addIDs(
        _ texts: KeyValuePairs<ExternalID.Namespace, String>, isShow: Bool, to ids: inout ExternalIDs
    ) {
        for (namespace, text) in texts {
            let externalID: ExternalID? =
                switch namespace {
                case .imdb: imdbID(text).map { .imdb($0) }
                case _ where isShow: id(text, namespace: namespace.ofSeries)
                default: id(text, namespace: namespace)
                }
            if let externalID { ids.insert(externalID) }
        }
    }

    /// Adds the ID in the address of a film's page to a film, or the address if there is no ID in it.
    /// - Parameter isOfFilm: whether a short address of Letterboxd is that of a film. In a diary, it is that of an
    ///   entry.
    mutating func addID(address text: String, isOfFilm: Bool, in film: inout FilmReference) {
        guard !text.isEmpty, text.utf8.count <= FilmAddress.characterLimit, !Self.hasSpace(text) else { return }
        if let end = Self.shortIdentifier(text) {
            if isOfFilm, let id = LetterboxdID(String(end)) { film.ids.insert(.letterboxd(id)) }
            return
        }
        film.impliedKind = film.impliedKind ?? Self.kind(ofAddress: text)
        if case .film(let id)? = FilmAddress(text) {
            film.ids.insert(id)
        } else if text.hasPrefix("https://") || text.hasPrefix("http://") {
            film.address = text.printable
        }
    }

    /// The kind that the path of a page tells, as those of TMDb, Trakt and TheTVDB do: `/movie/348`, `/tv/1396`. On
    /// Letterboxd, `/film/` tells nothing, because it has some miniseries too, and the other parts are names.
    private static func kind(ofAddress text: String) -> Film.Kind? {
        let path = text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").dropFirst()
        if path.contains("film") { return nil }
        for part in path {
            if ["movie", "movies"].contains(part) { return .film }
            if ["tv", "show", "shows", "series", "tv-show", "tv-series"].contains(part) { return .series }
        }
        return nil
    }

    private static func hasSpace(_ text: String) -> Bool {
        // Nearly all addresses are ASCII, for which the check is fast.
        text.utf8.contains { $0 <= UInt8(ascii: " ") }
            || text.utf8.contains { $0 >= 0x80 } && text.contains(where: \.isWhitespace)
    }

    /// The identifier in a short address of Letterboxd: `7lcA` of `https://boxd.it/7lcA`.
    private static func shortIdentifier(_ text: String) -> Substring? {
        let host = "boxd.it/"
        guard let start = ["https://", "http://", ""].first(where: { text.hasPrefix($0 + host) }) else { return nil }
        return text.dropFirst(start.count + host.count).prefix { $0 != "/" && $0 != "?" }
    }
}
