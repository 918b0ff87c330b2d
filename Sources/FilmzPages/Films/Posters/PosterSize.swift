import FilmzDomain

/// How large a film's picture is shown, as addresses name it.
public enum PosterSize: String, Sendable {
    /// On tiles and in rows.
    case small
    /// On the film's own page.
    case large

    /// Pixels, for screens with several of them to a point.
    public var width: Int {
        switch self {
        case .small: 342
        case .large: 780
        }
    }

    /// Where the picture is; the address changes with it, so it can be cached for ever.
    func address(of film: Film.ID, version: String) -> String {
        SiteAddress("/films/\(film)/picture").with("size", rawValue).with("v", version).text
    }
}
