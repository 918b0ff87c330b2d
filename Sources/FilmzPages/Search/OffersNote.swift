import FilmzDomain
import FilmzText

/// What is not known about where films can be got, and where that can be changed.
struct OffersNote: Sendable {
    /// What the person has not said yet. Empty when only answers about films are missing.
    let missing: [SearchFilter.Missing]

    /// Nil when nothing has to be said.
    /// - Parameters:
    ///   - filters: the conditions that were asked for
    ///   - isNothing: whether no film meets them, as far as is known
    init?(_ filters: [SearchFilter], missing: [SearchFilter.Missing], isNothing: Bool) {
        guard !missing.isEmpty || isNothing && filters.contains(where: \.isAboutOffers) else { return nil }
        self.missing = missing
    }

    func html(_ strings: Strings) -> HTML {
        guard !missing.isEmpty else {
            return Self.line(strings[OfferText.nothingOnMine], link: strings[OfferText.toPlace], path: .myServices)
        }
        let lines = missing.map { missing -> HTML in
            switch missing {
            case .services:
                Self.line(strings[SearchText.noServices], link: strings[OfferText.toPlace], path: .myServices)
            case .theatres:
                Self.line(strings[CinemaText.noTheatres], link: strings[CinemaText.chooseTheatres], path: .theatres)
            }
        }
        return "\(lines)"
    }

    private static func line(_ text: String, link: String, path: SitePath) -> HTML {
        """
        <p class="corrected">\(text) <a class="link" href="\(path)">\(link)</a></p>

        """
    }
}
