import FilmzDomain
import FilmzText

/// A note that offers of films are not fully known, with links to change that.
struct OffersNote: Sendable {
    /// The choices that the person has not made yet; empty when only providers' answers are missing.
    let missing: [SearchFilter.Missing]

    /// Nil when there is nothing to say.
    /// - Parameters:
    ///   - filters: the conditions of the query
    ///   - isNothing: whether no known film meets them
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
