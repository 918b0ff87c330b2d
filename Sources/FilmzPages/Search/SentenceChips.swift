import FilmzDomain
import FilmzText

/// The conditions of a query, each as a link to the query without it.
struct SentenceChips {
    let sentence: SearchSentence
    /// As they are shown.
    let filters: [SearchFilter]

    func html(_ strings: Strings) -> HTML {
        let items = filters.enumerated().map { index, filter -> HTML in
            let rest = sentence.text(without: index)
            let address = SiteAddress(.search).with("q", rest.isEmpty ? nil : rest)
            return """
                <li><a class="chip" href="\(address)" dir="auto">\
                \(strings.name(of: filter))\(Icon.remove.html)<span class="vh">\(strings[SearchText.leaveOut])</span></a></li>
                """
        }
        return """
            <ul class="found-people" aria-label="\(strings[SearchText.conditions])">\(items)<li>\(keeping(strings))</li></ul>

            """
    }

    /// Makes a list that stays up to date by these conditions.
    private func keeping(_ strings: Strings) -> HTML {
        """
        <a class="chip quiet" href="\(SiteAddress(.newList).with("rule", sentence.query.text))">\
        \(Icon.plus.html)\(strings[FilmListText.keepAsList])</a>
        """
    }
}
