public import FilmzDomain

extension Strings {
    /// What something is, in a word or two; nil for films, of which most are.
    public func kind(of film: Film) -> String? {
        switch film.kind {
        case nil, .film: nil
        case .short: self[SharedText.short]
        case .televisionFilm: self[SharedText.televisionFilm]
        case .special: self[SharedText.special]
        case .video: self[SharedText.video]
        case .series: self[SharedText.series]
        case .miniseries: self[SharedText.miniseries]
        }
    }

    public func name(of group: Film.KindGroup) -> String {
        self[group == .films ? SharedText.films : .shows]
    }
}
