import FilmzDomain
import FilmzText

/// Links that switch between films, shows and both.
struct KindSwitch {
    /// Nil for films and shows.
    let chosen: Film.KindGroup?
    /// What there is to choose from.
    var kinds: [Film.KindGroup?] = [nil] + Film.KindGroup.allCases
    /// The address of the same page with another choice.
    let address: (Film.KindGroup?) -> SiteAddress

    func html(_ strings: Strings) -> HTML {
        let links = kinds.map { kind -> HTML in
            let name = kind.map(strings.name(of:)) ?? strings[SharedText.filmsAndShows]
            return "<a href=\"\(address(kind))\"\(" aria-current=\"true\"", if: kind == chosen)>\(name)</a>\n"
        }
        return "<nav class=\"views\" aria-label=\"\(strings[SharedText.kind])\">\(links)</nav>"
    }
}
