import FilmzDomain

extension SiteAddress {
    /// The address of the search for a text.
    public static func search(_ query: String) -> SiteAddress {
        SiteAddress(.search).with(.query, value: query)
    }

    /// The address of the films of the people with a name.
    static func filmography(
        of name: String, from film: Film.ID? = nil, kind: Film.KindGroup? = nil
    ) -> SiteAddress {
        SiteAddress(.filmography).with(.name, value: name).with(.film, value: film?.description)
            .with(.kind, value: kind?.rawValue)
    }
}
