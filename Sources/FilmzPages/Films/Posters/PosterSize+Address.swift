import FilmzDomain

extension PosterSize {
    /// The address of the picture. It changes with the picture, so the picture can be cached forever.
    func address(of film: Film.ID, version: String) -> SiteAddress {
        SiteAddress(.picture(film)).with(.size, value: rawValue).with(.version, value: version)
    }
}
