import FilmzDomain

extension PosterSize {
    /// Where the picture is; the address changes with it, so it can be cached for ever.
    func address(of film: Film.ID, version: String) -> SiteAddress {
        SiteAddress(.picture(film)).with("size", rawValue).with("v", version)
    }
}
