import FilmzDomain
import FilmzText

/// The conditions of a query, each as a link to the query without it, with a note about unknown offers.
struct SentenceChips: Sendable {
    private let sentence: SearchSentence
    /// The conditions in the order shown.
    private let filters: [SearchFilter]
    private let note: OffersNote?

    /// Nil when the query names no conditions.
    init?(_ results: SearchResults) {
        guard let sentence = results.sentence else { return nil }
        self.sentence = sentence
        filters = results.filters
        note = OffersNote(filters, missing: results.missing, isNothing: results.films.total == 0)
    }

    /// Whether there is a note that explains why no known film meets the conditions.
    var saysWhyNot: Bool { note != nil }

    func html(_ strings: Strings) -> HTML {
        let items = filters.enumerated().map { index, filter -> HTML in
            let rest = sentence.text(without: index)
            let address = SiteAddress(.search).with(.query, value: rest.nonEmpty)
            return """
                <li><a class="chip" href="\(address)" dir="auto">\
                \(strings.name(of: filter))\(Icon.remove.html)<span class="vh">\(strings[SearchText.leaveOut])</span></a></li>
                """
        }
        return """
            <ul class="found-people" aria-label="\(strings[SearchText.conditions])">\(items)<li>\(keepChip(strings))</li></ul>
            \(note?.html(strings))
            """
    }

    /// A link that makes a list with these conditions as its rule.
    private func keepChip(_ strings: Strings) -> HTML {
        """
        <a class="chip quiet" href="\(SiteAddress(.newList).with(.rule, value: sentence.text))">\
        \(Icon.plus.html)\(strings[FilmListText.keepAsList])</a>
        """
    }
}
